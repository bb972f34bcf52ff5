package gopark.program.script;

/** A run-time panic in the middle of an expression. */
final class GoPanic extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String text;

  GoPanic(String text) {
    super(text, null, false, false);
    this.text = text;
  }

  String text() {
    return text;
  }
}
