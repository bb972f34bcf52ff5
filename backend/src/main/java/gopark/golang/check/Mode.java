package gopark.golang.check;

/** What an operand is. */
enum Mode {
  /** There was a mistake in it, which has been told. */
  INVALID("invalid operand"),
  /** A call without results. */
  NO_VALUE("no value"),
  BUILTIN("built-in"),
  TYPE("type"),
  CONSTANT("constant"),
  /** What has an address. */
  VARIABLE("variable"),
  MAP_INDEX("map index expression"),
  VALUE("value"),
  NIL("nil"),
  /** A value that can also tell whether it is one. */
  COMMA_OK("comma, ok expression");

  private final String text;

  Mode(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }
}
