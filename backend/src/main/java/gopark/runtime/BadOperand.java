package gopark.runtime;

/**
 * A program asked for what cannot be: an object that nobody made, or one of another kind. Thrown
 * before anything has changed; it ends the simulated process and never leaves the runtime.
 */
final class BadOperand extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BadOperand(String message) {
    super("gopark: " + message, null, false, false);
  }

  /** What follows {@code fatal error: }. */
  String text() {
    return String.valueOf(getMessage());
  }
}
