package gopark.web.work;

/**
 * A part of the server that is slow when it is used for the first time: classes are loaded, files
 * read, tables made. It is used once while the server starts, so that nobody waits for that. One
 * part follows the other.
 */
public interface WarmUp {

  /** The {@code @Order} of what the first client sees. */
  int FIRST_SEEN = 0;

  /** Does once what the first client would wait for, on a thread of its own. */
  void warmUp();

  /** Whether the server is ready only when this is done; else it follows when the server is. */
  default boolean isPartOfStart() {
    return true;
  }
}
