package gopark.golang.compile;

/** A program is too large to be compiled. */
public final class TooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String what;

  /**
   * @param what it has, that it may not have
   */
  public TooLargeException(String what) {
    super("The program is too large: it has " + what, null, false, false);
    this.what = what;
  }

  public String what() {
    return what;
  }
}
