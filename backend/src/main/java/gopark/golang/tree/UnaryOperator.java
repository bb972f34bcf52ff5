package gopark.golang.tree;

/** What an expression does with its one operand. */
public enum UnaryOperator {
  NEG("-"),
  NOT("!"),
  COMPLEMENT("^");

  private final String text;

  UnaryOperator(String text) {
    this.text = text;
  }

  /** The operator's text in Go. */
  public String text() {
    return text;
  }
}
