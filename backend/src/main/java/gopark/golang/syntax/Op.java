package gopark.golang.syntax;

/** The operators, with how tightly they bind between two operands (0: they stand before one). */
public enum Op {
  NOT("!", 0),
  RECV("<-", 0),
  TILDE("~", 0),
  OR_OR("||", 1),
  AND_AND("&&", 2),
  EQL("==", 3),
  NEQ("!=", 3),
  LSS("<", 3),
  LEQ("<=", 3),
  GTR(">", 3),
  GEQ(">=", 3),
  ADD("+", 4),
  SUB("-", 4),
  OR("|", 4),
  XOR("^", 4),
  /** Before one operand: the dereferenced pointer, or the type of such a pointer. */
  MUL("*", 5),
  DIV("/", 5),
  REM("%", 5),
  /** Before one operand: the operand's address. */
  AND("&", 5),
  AND_NOT("&^", 5),
  SHL("<<", 5),
  SHR(">>", 5);

  private final String text;
  private final int precedence;

  Op(String text, int precedence) {
    this.text = text;
    this.precedence = precedence;
  }

  public String text() {
    return text;
  }

  public int precedence() {
    return precedence;
  }

  public boolean isComparison() {
    return precedence == 3;
  }

  public boolean isShift() {
    return this == SHL || this == SHR;
  }
}
