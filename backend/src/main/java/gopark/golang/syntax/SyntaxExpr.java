package gopark.golang.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An expression or a type: which of the two is often known only to the checker. {@code *T} is a
 * {@link Unary} with {@link Op#MUL}, {@code T[A, B]} an {@link Index}, a union of a constraint a
 * {@link Binary} with {@link Op#OR}, {@code ~T} a {@link Unary} with {@link Op#TILDE}.
 */
public sealed interface SyntaxExpr extends SyntaxNode {

  /** Stands where an expression could not be parsed; that has been reported. */
  record Bad(Position at) implements SyntaxExpr {}

  record Name(String text, Position at) implements SyntaxExpr {
    public boolean isBlank() {
      return text.equals("_");
    }
  }

  /**
   * A number, a rune or a string.
   *
   * @param text as it is written; {@link LiteralValue} tells its value
   * @param bad whether it has errors, which have been reported
   */
  record Literal(LiteralKind kind, String text, boolean bad, Position at) implements SyntaxExpr {}

  /** What a literal is a literal of. */
  enum LiteralKind {
    INT,
    FLOAT,
    IMAGINARY,
    RUNE,
    STRING
  }

  /**
   * {@code T{…}}, at its opening brace.
   *
   * @param type null for an element whose type is understood
   * @param elements of which some may be {@link KeyValue}
   * @param close its closing brace
   */
  record Composite(
      @Nullable SyntaxExpr type, List<SyntaxExpr> elements, Position close, Position at)
      implements SyntaxExpr {

    /** How many of the elements have keys. */
    public int keys() {
      return (int) elements.stream().filter(KeyValue.class::isInstance).count();
    }
  }

  /** A key with a value, only in a {@link Composite}; it is at the colon. */
  record KeyValue(SyntaxExpr key, SyntaxExpr value, Position at) implements SyntaxExpr {}

  /** A function literal; it is at {@code func}. */
  record FuncLiteral(FuncType type, SyntaxStmt.Block body, Position at) implements SyntaxExpr {}

  /** Parentheses that are written, but those around types where only a type can stand. */
  record Paren(SyntaxExpr x, Position at) implements SyntaxExpr {}

  /** A selector; it is at the dot. */
  record Selector(SyntaxExpr x, Name selected, Position at) implements SyntaxExpr {}

  /** An element of x, or x with type arguments; there is at least one index. At the bracket. */
  record Index(SyntaxExpr x, List<SyntaxExpr> indices, Position at) implements SyntaxExpr {}

  /** {@code x[low:high:max]}, at the bracket. */
  record Slice(
      SyntaxExpr x,
      @Nullable SyntaxExpr low,
      @Nullable SyntaxExpr high,
      @Nullable SyntaxExpr max,
      Position at)
      implements SyntaxExpr {}

  /** {@code x.(T)}, at the dot. */
  record Assert(SyntaxExpr x, SyntaxExpr type, Position at) implements SyntaxExpr {}

  /** {@code x.(type)}, {@code name := x.(type)}, at the dot; the tag of a type switch. */
  record TypeSwitchGuard(@Nullable Name name, SyntaxExpr x, Position at) implements SyntaxExpr {}

  record Unary(Op op, SyntaxExpr x, Position at) implements SyntaxExpr {}

  /** A binary expression; it is at the operator. */
  record Binary(Op op, SyntaxExpr x, SyntaxExpr y, Position at) implements SyntaxExpr {}

  /**
   * A call; it is at the opening parenthesis.
   *
   * @param spread whether the last argument is followed by dots
   * @param close the closing parenthesis
   */
  record Call(
      SyntaxExpr function, List<SyntaxExpr> args, boolean spread, Position close, Position at)
      implements SyntaxExpr {}

  /**
   * The type of an array.
   *
   * @param length null if it is {@code ...}
   */
  record ArrayType(@Nullable SyntaxExpr length, SyntaxExpr element, Position at)
      implements SyntaxExpr {}

  record SliceType(SyntaxExpr element, Position at) implements SyntaxExpr {}

  /** {@code ...T}, the type of the last parameter of a variadic function. */
  record DotsType(SyntaxExpr element, Position at) implements SyntaxExpr {}

  record StructType(List<SyntaxField> fields, Position at) implements SyntaxExpr {}

  /** Methods have a name and a {@link FuncType}; elements without a name are embedded. */
  record InterfaceType(List<SyntaxField> elements, Position at) implements SyntaxExpr {}

  /** A function type; it is at the opening parenthesis of the parameters. */
  record FuncType(List<SyntaxField> params, List<SyntaxField> results, Position at)
      implements SyntaxExpr {}

  record MapType(SyntaxExpr key, SyntaxExpr value, Position at) implements SyntaxExpr {}

  record ChanType(ChanDirection direction, SyntaxExpr element, Position at) implements SyntaxExpr {}

  /** What a channel may be used for. */
  enum ChanDirection {
    BOTH,
    SEND,
    RECEIVE
  }

  /** This expression without the parentheses around it. */
  default SyntaxExpr bare() {
    SyntaxExpr x = this;
    while (x instanceof Paren(SyntaxExpr inner, Position _)) {
      x = inner;
    }
    return x;
  }
}
