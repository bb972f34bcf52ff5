package gopark.golang.type;

/** What an expression does with its two operands. */
public sealed interface Operator {

  /** The operator's text in Go. */
  String text();

  /** Makes a value of two others; a statement such as {@code x += y} can do it in place. */
  sealed interface Arithmetic extends Operator {}

  /** The operands have one type; {@link #ADD} joins strings, too. */
  enum Calculation implements Arithmetic {
    ADD("+"),
    SUB("-"),
    MUL("*"),
    DIV("/"),
    REM("%"),
    AND("&"),
    OR("|"),
    XOR("^"),
    AND_NOT("&^");

    private final String text;

    Calculation(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }
  }

  /** The right operand is a count, of an integer type of its own. */
  enum Shift implements Arithmetic {
    LEFT("<<"),
    RIGHT(">>");

    private final String text;

    Shift(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }
  }

  /** The right operand is evaluated only if the left one does not decide. */
  enum Logical implements Operator {
    AND("&&"),
    OR("||");

    private final String text;

    Logical(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }
  }

  enum Comparison implements Operator {
    EQL("=="),
    NEQ("!="),
    LSS("<"),
    LEQ("<="),
    GTR(">"),
    GEQ(">=");

    private final String text;

    Comparison(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }

    /** Whether it is {@code ==} or {@code !=}. */
    public boolean isEquality() {
      return this == EQL || this == NEQ;
    }

    /** The comparison that is true where this one is not; not so of floats, because of NaN. */
    public Comparison opposite() {
      return switch (this) {
        case EQL -> NEQ;
        case NEQ -> EQL;
        case LSS -> GEQ;
        case LEQ -> GTR;
        case GTR -> LEQ;
        case GEQ -> LSS;
      };
    }

    /** The comparison that holds when the operands are exchanged. */
    public Comparison turned() {
      return switch (this) {
        case EQL, NEQ -> this;
        case LSS -> GTR;
        case LEQ -> GEQ;
        case GTR -> LSS;
        case GEQ -> LEQ;
      };
    }
  }
}
