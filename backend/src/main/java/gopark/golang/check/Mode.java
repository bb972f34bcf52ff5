package gopark.golang.check;

/** What an operand is. */
enum Mode {
  /** The operand had a mistake, which has been reported. */
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
