package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxExpr.ChanDirection;
import gopark.golang.syntax.SyntaxExpr.FuncType;
import gopark.golang.syntax.SyntaxExpr.Index;
import gopark.golang.syntax.SyntaxExpr.Name;
import gopark.golang.syntax.SyntaxExpr.Selector;
import gopark.golang.syntax.SyntaxExpr.Unary;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses types. */
final class TypeParser {
  private final Grammar grammar;
  private final Tokens tokens;

  TypeParser(Grammar grammar) {
    this.grammar = grammar;
    this.tokens = grammar.tokens;
  }

  SyntaxExpr type() {
    SyntaxExpr type = typeOrNull();
    if (type != null) {
      return type;
    }
    SyntaxExpr bad = grammar.exprs.bad();
    tokens.syntaxError("expected type");
    tokens.advanceTo(
        Token.COMMA,
        Token.COLON,
        Token.SEMICOLON,
        Token.RIGHT_PAREN,
        Token.RIGHT_BRACKET,
        Token.RIGHT_BRACE);
    return bad;
  }

  /** A type, or null, without a complaint, if none begins here. */
  @Nullable SyntaxExpr typeOrNull() {
    return switch (tokens.token()) {
      case STAR, ARROW, FUNC, LEFT_BRACKET, CHAN, MAP, STRUCT, INTERFACE, LEFT_PAREN ->
          tokens.nested(this::literal);
      case NAME -> qualifiedName(null);
      default -> null;
    };
  }

  private SyntaxExpr literal() {
    Position at = tokens.at();
    Token first = tokens.token();
    switch (first) {
      case STRUCT -> {
        return grammar.structs.structType();
      }
      case INTERFACE -> {
        return grammar.interfaces.interfaceType();
      }
      default -> tokens.next();
    }
    return switch (first) {
      case STAR -> new Unary(Op.MUL, type(), at);
      case ARROW -> {
        tokens.want(Token.CHAN);
        yield new SyntaxExpr.ChanType(ChanDirection.RECEIVE, channelElement(), at);
      }
      case CHAN -> {
        boolean send = tokens.got(Token.ARROW);
        ChanDirection direction = send ? ChanDirection.SEND : ChanDirection.BOTH;
        yield new SyntaxExpr.ChanType(direction, channelElement(), at);
      }
      case FUNC -> funcType("function type").type();
      case LEFT_BRACKET -> tokens.got(Token.RIGHT_BRACKET) ? slice(at) : array(at, null);
      case MAP -> map(at);
      default -> {
        // Parentheses are not kept around what can only be a type.
        SyntaxExpr type = type();
        tokens.want(Token.RIGHT_PAREN);
        yield type;
      }
    };
  }

  private SyntaxExpr map(Position at) {
    tokens.want(Token.LEFT_BRACKET);
    SyntaxExpr key = type();
    tokens.want(Token.RIGHT_BRACKET);
    return new SyntaxExpr.MapType(key, type(), at);
  }

  private SyntaxExpr channelElement() {
    SyntaxExpr type = typeOrNull();
    if (type != null) {
      return type;
    }
    SyntaxExpr bad = grammar.exprs.bad();
    tokens.syntaxError("missing channel element type");
    return bad;
  }

  /** What follows the bracket; the length may have been parsed. */
  SyntaxExpr array(Position bracket, @Nullable SyntaxExpr parsedLength) {
    SyntaxExpr length = parsedLength;
    if (length == null && !tokens.got(Token.DOTS)) {
      length = grammar.exprs.bracketed();
    }
    if (tokens.is(Token.COMMA)) {
      // A comma may end type parameters, but no length.
      tokens.syntaxError("unexpected comma; expected ]");
      tokens.next();
    }
    tokens.want(Token.RIGHT_BRACKET);
    return new SyntaxExpr.ArrayType(length, type(), bracket);
  }

  /** What follows the brackets. */
  SyntaxExpr slice(Position bracket) {
    return new SyntaxExpr.SliceType(type(), bracket);
  }

  /**
   * Parses brackets after a name: an array's length before its element type, nothing before a
   * slice's element type, or type arguments of what the name names.
   */
  SyntaxExpr arrayOrArguments(Name name) {
    Position at = tokens.at();
    tokens.want(Token.LEFT_BRACKET);
    if (tokens.got(Token.RIGHT_BRACKET)) {
      return slice(at);
    }
    ExprParser.TypeList list = grammar.exprs.typeList(false);
    tokens.want(Token.RIGHT_BRACKET);
    if (!list.comma()) {
      SyntaxExpr element = typeOrNull();
      if (element != null) {
        return new SyntaxExpr.ArrayType(list.list().getFirst(), element, at);
      }
    }
    return new Index(name, list.list(), at);
  }

  /** A name of a type, perhaps of another package and with type arguments. */
  SyntaxExpr qualifiedName(@Nullable Name parsed) {
    SyntaxExpr x;
    if (parsed != null) {
      x = parsed;
    } else if (tokens.is(Token.NAME)) {
      x = tokens.name();
    } else {
      x = new Name("_", tokens.at());
      tokens.syntaxError("expected name");
      tokens.advanceTo(Token.DOT, Token.SEMICOLON, Token.RIGHT_BRACE);
    }
    if (tokens.is(Token.DOT)) {
      Position at = tokens.at();
      tokens.next();
      x = new Selector(x, tokens.name(), at);
    }
    return tokens.is(Token.LEFT_BRACKET) ? instance(x) : x;
  }

  private SyntaxExpr instance(SyntaxExpr generic) {
    return tokens.nested(() -> {
      Position at = tokens.at();
      tokens.want(Token.LEFT_BRACKET);
      List<SyntaxExpr> arguments;
      if (tokens.is(Token.RIGHT_BRACKET)) {
        tokens.syntaxError("expected type argument list");
        arguments = List.of(grammar.exprs.bad());
      } else {
        arguments = grammar.exprs.typeList(true).list();
      }
      tokens.want(Token.RIGHT_BRACKET);
      return new Index(generic, arguments, at);
    });
  }

  /** A function's type and the type parameters before it. */
  record Signature(List<SyntaxField> typeParams, FuncType type) {}

  /**
   * @param context what may have no type parameters, empty if they may be there
   */
  Signature funcType(String context) {
    Position at = tokens.at();
    List<SyntaxField> typeParams = List.of();
    if (tokens.got(Token.LEFT_BRACKET)) {
      if (!context.isEmpty()) {
        tokens.syntaxErrorAt(at, context + " must have no type parameters");
      }
      if (tokens.is(Token.RIGHT_BRACKET)) {
        tokens.syntaxError("empty type parameter list");
        tokens.next();
      } else {
        typeParams = grammar.params.typeParams();
      }
    }
    tokens.want(Token.LEFT_PAREN);
    List<SyntaxField> params = grammar.params.params(true);
    return new Signature(typeParams, new FuncType(params, results(), at));
  }

  private List<SyntaxField> results() {
    if (tokens.got(Token.LEFT_PAREN)) {
      return grammar.params.params(false);
    }
    Position at = tokens.at();
    SyntaxExpr type = typeOrNull();
    return type == null ? List.of() : List.of(new SyntaxField(null, type, null, at));
  }
}
