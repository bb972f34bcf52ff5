package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxExpr.Binary;
import gopark.golang.syntax.SyntaxExpr.ChanDirection;
import gopark.golang.syntax.SyntaxExpr.ChanType;
import gopark.golang.syntax.SyntaxExpr.Unary;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses expressions made of operators, and lists of expressions. */
final class ExprParser {
  private final Grammar grammar;
  private final Tokens tokens;

  ExprParser(Grammar grammar) {
    this.grammar = grammar;
    this.tokens = grammar.tokens;
  }

  SyntaxExpr expr() {
    return binary(null, 0);
  }

  /** An expression within brackets, where braces make composite literals. */
  SyntaxExpr bracketed() {
    tokens.brackets++;
    SyntaxExpr x = expr();
    tokens.brackets--;
    return x;
  }

  List<SyntaxExpr> exprList() {
    List<SyntaxExpr> list = new ArrayList<>();
    list.add(expr());
    while (tokens.got(Token.COMMA)) {
      list.add(expr());
    }
    return List.copyOf(list);
  }

  /** Operators that bind tighter than this, the first operand being parsed already or not. */
  SyntaxExpr binary(@Nullable SyntaxExpr first, int precedence) {
    SyntaxExpr x = first == null ? unary() : first;
    int links = 0;
    while ((tokens.is(Token.OPERATOR) || tokens.is(Token.STAR))
        && tokens.op().precedence() > precedence) {
      tokens.deepen(1);
      links++;
      Position at = tokens.at();
      Op op = tokens.op();
      tokens.next();
      x = new Binary(op, x, binary(null, op.precedence()), at);
    }
    tokens.rise(links);
    return x;
  }

  private SyntaxExpr unary() {
    return tokens.nested(this::unaryHere);
  }

  private SyntaxExpr unaryHere() {
    Position at = tokens.at();
    if (tokens.is(Token.ARROW)) {
      tokens.next();
      // Only after the operand it is known whether this was a receive or a type of channels.
      SyntaxExpr x = unary();
      return x instanceof ChanType channel ? receiveOnly(channel) : new Unary(Op.RECV, x, at);
    }
    if (tokens.is(Token.OPERATOR) || tokens.is(Token.STAR)) {
      Op op = tokens.op();
      switch (op) {
        case MUL, ADD, SUB, NOT, XOR, TILDE -> {
          tokens.next();
          return new Unary(op, unary(), at);
        }
        case AND -> {
          tokens.next();
          return new Unary(op, unary().bare(), at);
        }
        default -> {
          // An operand does not follow: the operand parser complains.
        }
      }
    }
    return grammar.operands.primary(null, true);
  }

  /** {@code <-(chan T)} is {@code (<-chan T)}, and {@code <-(chan<- T)} is {@code <-chan (<-T)}. */
  private ChanType receiveOnly(ChanType channel) {
    SyntaxExpr element = channel.element();
    if (channel.direction() == ChanDirection.RECEIVE) {
      tokens.syntaxError("unexpected <-, expected chan");
    } else if (channel.direction() == ChanDirection.SEND) {
      if (element instanceof ChanType inner) {
        element = receiveOnly(inner);
      } else {
        tokens.syntaxError("unexpected " + ExprText.of(element) + ", expected chan");
      }
    }
    return new ChanType(ChanDirection.RECEIVE, element, channel.at());
  }

  /** Type arguments or an index. */
  record TypeList(List<SyntaxExpr> list, boolean comma) {}

  /**
   * One or more types, of which the first may be another expression unless only types are allowed;
   * a comma may end them.
   */
  TypeList typeList(boolean typesOnly) {
    tokens.brackets++;
    List<SyntaxExpr> list = new ArrayList<>();
    list.add(typesOnly ? grammar.types.type() : expr());
    boolean comma = false;
    boolean more = true;
    while (more && tokens.got(Token.COMMA)) {
      comma = true;
      SyntaxExpr type = grammar.types.typeOrNull();
      more = type != null;
      if (type != null) {
        list.add(type);
      }
    }
    tokens.brackets--;
    return new TypeList(List.copyOf(list), comma);
  }

  SyntaxExpr bad() {
    return new SyntaxExpr.Bad(tokens.at());
  }
}
