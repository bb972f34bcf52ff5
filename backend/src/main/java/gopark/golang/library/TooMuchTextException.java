package gopark.golang.library;

/** A text would be so long that no program is to have it. */
final class TooMuchTextException extends RuntimeException {
  private static final long serialVersionUID = 1;

  TooMuchTextException() {
    super(null, null, false, false);
  }
}
