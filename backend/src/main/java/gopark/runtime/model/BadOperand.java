package gopark.runtime.model;

/**
 * A program asked for what cannot be: an object that nobody made, or one of another kind. Thrown
 * before anything has changed; it ends the simulated process and never leaves the runtime.
 */
public final class BadOperand extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BadOperand(String message) {
    super("gopark: " + message, null, false, false);
  }

  /** What follows {@code fatal error: }. */
  public String text() {
    return String.valueOf(getMessage());
  }
}
