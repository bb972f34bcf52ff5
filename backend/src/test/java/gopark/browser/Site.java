package gopark.browser;

/**
 * The server under test.
 *
 * @param address as the browser writes it, without a slash at the end
 */
public record Site(String address) {

  public String at(String path) {
    return address + path;
  }
}
