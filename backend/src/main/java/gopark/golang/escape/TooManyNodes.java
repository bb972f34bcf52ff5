package gopark.golang.escape;

/** A program would take too much memory to be decided about. */
final class TooManyNodes extends RuntimeException {
  private static final long serialVersionUID = 1;

  TooManyNodes() {
    super("a program of too many nodes", null, false, false);
  }
}
