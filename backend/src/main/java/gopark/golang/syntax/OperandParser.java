package gopark.golang.syntax;

import gopark.golang.syntax.ExprParser.TypeList;
import gopark.golang.syntax.SyntaxExpr.Call;
import gopark.golang.syntax.SyntaxExpr.Composite;
import gopark.golang.syntax.SyntaxExpr.FuncLiteral;
import gopark.golang.syntax.SyntaxExpr.FuncType;
import gopark.golang.syntax.SyntaxExpr.Index;
import gopark.golang.syntax.SyntaxExpr.KeyValue;
import gopark.golang.syntax.SyntaxExpr.Literal;
import gopark.golang.syntax.SyntaxExpr.Paren;
import gopark.golang.syntax.SyntaxExpr.Selector;
import gopark.golang.syntax.SyntaxExpr.Slice;
import gopark.golang.syntax.SyntaxExpr.Unary;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses operands and what may follow them: selectors, indices, calls, composite literals. */
final class OperandParser {
  private final Grammar grammar;
  private final Tokens tokens;

  OperandParser(Grammar grammar) {
    this.grammar = grammar;
    this.tokens = grammar.tokens;
  }

  /**
   * @param first the operand if it has been parsed
   * @param keepParens whether parentheses around the operand matter to the caller
   */
  SyntaxExpr primary(@Nullable SyntaxExpr first, boolean keepParens) {
    SyntaxExpr x = first == null ? operand(keepParens) : first;
    int links = 0;
    while (true) {
      SyntaxExpr longer = suffix(x);
      if (longer == null) {
        tokens.rise(links);
        return x;
      }
      tokens.deepen(1);
      links++;
      x = longer;
    }
  }

  private @Nullable SyntaxExpr suffix(SyntaxExpr x) {
    return switch (tokens.token()) {
      case DOT -> dot(x);
      case LEFT_BRACKET -> bracket(x);
      case LEFT_PAREN -> call(x);
      case LEFT_BRACE -> composite(x);
      default -> null;
    };
  }

  private SyntaxExpr operand(boolean keepParens) {
    Position at = tokens.at();
    return switch (tokens.token()) {
      case NAME -> {
        yield tokens.name();
      }
      case LITERAL -> {
        Literal literal = tokens.literalOrNull();
        yield literal != null ? literal : grammar.exprs.bad();
      }
      case LEFT_PAREN -> {
        tokens.next();
        SyntaxExpr x = grammar.exprs.bracketed();
        tokens.want(Token.RIGHT_PAREN);
        // Parentheses before a brace may be around a composite literal's type, which is an error.
        yield keepParens || tokens.is(Token.LEFT_BRACE) ? new Paren(x, at) : x;
      }
      case FUNC -> {
        yield function(at);
      }
      case LEFT_BRACKET, CHAN, MAP, STRUCT, INTERFACE -> {
        yield grammar.types.type();
      }
      default -> {
        SyntaxExpr x = grammar.exprs.bad();
        tokens.syntaxError("expected expression");
        tokens.advanceTo(Token.RIGHT_PAREN, Token.RIGHT_BRACKET, Token.RIGHT_BRACE);
        yield x;
      }
    };
  }

  private SyntaxExpr function(Position at) {
    tokens.next();
    FuncType type = grammar.types.funcType("function type").type();
    if (!tokens.is(Token.LEFT_BRACE)) {
      return type;
    }
    tokens.brackets++;
    SyntaxStmt.Block body = grammar.decls.funcBody();
    tokens.brackets--;
    return new FuncLiteral(type, body, at);
  }

  private SyntaxExpr dot(SyntaxExpr x) {
    Position at = tokens.at();
    tokens.next();
    return switch (tokens.token()) {
      case NAME -> {
        yield new Selector(x, tokens.name(), at);
      }
      case LEFT_PAREN -> {
        tokens.next();
        SyntaxExpr result =
            tokens.got(Token.TYPE)
                ? new SyntaxExpr.TypeSwitchGuard(null, x, at)
                : new SyntaxExpr.Assert(x, grammar.types.type(), at);
        tokens.want(Token.RIGHT_PAREN);
        yield result;
      }
      default -> {
        tokens.syntaxError("expected name or (");
        tokens.advanceTo(Token.SEMICOLON, Token.RIGHT_PAREN);
        yield x;
      }
    };
  }

  private SyntaxExpr bracket(SyntaxExpr x) {
    Position at = tokens.at();
    tokens.next();
    SyntaxExpr low = null;
    if (!tokens.is(Token.COLON)) {
      TypeList list;
      if (tokens.is(Token.RIGHT_BRACKET)) {
        tokens.syntaxError("expected operand");
        list = new TypeList(List.of(grammar.exprs.bad()), false);
      } else {
        list = grammar.exprs.typeList(false);
      }
      if (list.comma() || tokens.is(Token.RIGHT_BRACKET)) {
        tokens.want(Token.RIGHT_BRACKET);
        return new Index(x, list.list(), at);
      }
      low = list.list().getFirst();
    }
    if (!tokens.got(Token.COLON)) {
      tokens.syntaxError("expected comma, : or ]");
      tokens.advanceTo(Token.COMMA, Token.COLON, Token.RIGHT_BRACKET);
    }
    tokens.brackets++;
    SyntaxExpr slice = slice(x, low, at);
    tokens.brackets--;
    tokens.want(Token.RIGHT_BRACKET);
    return slice;
  }

  private SyntaxExpr slice(SyntaxExpr x, @Nullable SyntaxExpr low, Position at) {
    SyntaxExpr high = null;
    SyntaxExpr max = null;
    if (!tokens.is(Token.COLON) && !tokens.is(Token.RIGHT_BRACKET)) {
      high = grammar.exprs.expr();
    }
    if (tokens.is(Token.COLON)) {
      if (high == null) {
        tokens.error("middle index required in 3-index slice");
        high = grammar.exprs.bad();
      }
      tokens.next();
      if (tokens.is(Token.RIGHT_BRACKET)) {
        tokens.error("final index required in 3-index slice");
        max = grammar.exprs.bad();
      } else {
        max = grammar.exprs.expr();
      }
    }
    return new Slice(x, low, high, max, at);
  }

  private SyntaxExpr call(SyntaxExpr function) {
    Position at = tokens.at();
    tokens.next();
    List<SyntaxExpr> args = new ArrayList<>();
    boolean[] spread = {false};
    tokens.brackets++;
    Position close =
        tokens.list(
            "argument list",
            Token.COMMA,
            Token.RIGHT_PAREN,
            () -> {
              args.add(grammar.exprs.expr());
              spread[0] = tokens.got(Token.DOTS);
              return spread[0];
            });
    tokens.brackets--;
    return new Call(function, List.copyOf(args), spread[0], close, at);
  }

  /** A composite literal, if x may be its type here. */
  private @Nullable SyntaxExpr composite(SyntaxExpr x) {
    SyntaxExpr type = x.bare();
    boolean possible =
        switch (type) {
          case SyntaxExpr.Name _, Selector _ -> tokens.brackets >= 0;
          case Index _ -> tokens.brackets >= 0 && !isValue(type);
          case SyntaxExpr.ArrayType _,
              SyntaxExpr.SliceType _,
              SyntaxExpr.StructType _,
              SyntaxExpr.MapType _ ->
              true;
          default -> false;
        };
    if (!possible) {
      return null;
    }
    if (x instanceof Paren) {
      tokens.syntaxError("cannot parenthesize type in composite literal");
    }
    return braces(x);
  }

  /** Whether x can only be a value and no type. */
  private static boolean isValue(SyntaxExpr x) {
    return switch (x) {
      case Literal _,
          Composite _,
          FuncLiteral _,
          Slice _,
          SyntaxExpr.Assert _,
          SyntaxExpr.TypeSwitchGuard _,
          Call _,
          SyntaxExpr.Binary _ ->
          true;
      case Unary u -> u.op() != Op.MUL;
      case Paren p -> isValue(p.x());
      case Index i ->
          isValue(i.x()) || (i.indices().size() == 1 && isValue(i.indices().getFirst()));
      default -> false;
    };
  }

  private Composite braces(@Nullable SyntaxExpr type) {
    Position at = tokens.at();
    List<SyntaxExpr> elements = new ArrayList<>();
    tokens.brackets++;
    tokens.want(Token.LEFT_BRACE);
    Position close =
        tokens.list(
            "composite literal",
            Token.COMMA,
            Token.RIGHT_BRACE,
            () -> {
              elements.add(element());
              return false;
            });
    tokens.brackets--;
    return new Composite(type, List.copyOf(elements), close, at);
  }

  private SyntaxExpr element() {
    SyntaxExpr x = value();
    Position at = tokens.at();
    return tokens.got(Token.COLON) ? new KeyValue(x, value(), at) : x;
  }

  private SyntaxExpr value() {
    return tokens.is(Token.LEFT_BRACE) ? tokens.nested(() -> braces(null)) : grammar.exprs.expr();
  }
}
