package gopark.golang.tree;

/** What an expression does with its operands. */
public enum Operator {
  ADD("+"),
  SUB("-"),
  MUL("*"),
  DIV("/"),
  REM("%"),
  AND("&"),
  OR("|"),
  XOR("^"),
  AND_NOT("&^"),
  SHL("<<"),
  SHR(">>"),
  LOGICAL_AND("&&"),
  LOGICAL_OR("||"),
  EQL("=="),
  NEQ("!="),
  LSS("<"),
  LEQ("<="),
  GTR(">"),
  GEQ(">="),
  /** Unary minus. */
  NEG("-"),
  /** {@code !x}. */
  NOT("!"),
  /** {@code ^x}. */
  COMPLEMENT("^");

  private final String text;

  Operator(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }

  public boolean isComparison() {
    return compareTo(EQL) >= 0 && compareTo(GEQ) <= 0;
  }

  public boolean isShift() {
    return this == SHL || this == SHR;
  }
}
