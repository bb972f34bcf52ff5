package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxExpr.Binary;
import gopark.golang.syntax.SyntaxExpr.FuncType;
import gopark.golang.syntax.SyntaxExpr.Index;
import gopark.golang.syntax.SyntaxExpr.Name;
import gopark.golang.syntax.SyntaxExpr.Unary;
import java.util.ArrayList;
import java.util.List;

/** Parses interface types and the elements of constraints. */
final class InterfaceParser {
  private static final String METHOD = "interface method";

  private final Grammar grammar;
  private final Tokens tokens;

  InterfaceParser(Grammar grammar) {
    this.grammar = grammar;
    this.tokens = grammar.tokens;
  }

  SyntaxExpr interfaceType() {
    Position at = tokens.at();
    tokens.want(Token.INTERFACE);
    tokens.want(Token.LEFT_BRACE);
    List<SyntaxField> elements = new ArrayList<>();
    tokens.list(
        "interface type",
        Token.SEMICOLON,
        Token.RIGHT_BRACE,
        () -> {
          elements.add(element());
          return false;
        });
    return new SyntaxExpr.InterfaceType(List.copyOf(elements), at);
  }

  private SyntaxField element() {
    Position at = tokens.at();
    if (!tokens.is(Token.NAME)) {
      return new SyntaxField(null, union(term()), null, at);
    }
    SyntaxField method = methodOrName();
    return method.name() != null ? method : new SyntaxField(null, union(method.type()), null, at);
  }

  private SyntaxField methodOrName() {
    Position at = tokens.at();
    Name name = tokens.name();
    return switch (tokens.token()) {
      case LEFT_PAREN -> method(name, at);
      case LEFT_BRACKET -> bracketed(name, at);
      default -> new SyntaxField(null, grammar.types.qualifiedName(name), null, at);
    };
  }

  private SyntaxField method(Name name, Position at) {
    FuncType type = grammar.types.funcType(METHOD).type();
    return new SyntaxField(name, type, null, at);
  }

  /** A type with arguments, or what Go does not have: a method with type parameters. */
  private SyntaxField bracketed(Name name, Position at) {
    Position bracket = tokens.at();
    tokens.next();
    if (tokens.is(Token.RIGHT_BRACKET)) {
      Position close = tokens.at();
      tokens.next();
      boolean method = tokens.is(Token.LEFT_PAREN);
      tokens.errorAt(close, method ? "empty type parameter list" : "empty type argument list");
      return method ? method(name, at) : new SyntaxField(null, name, null, at);
    }
    List<SyntaxField> list = grammar.params.bracketedParams();
    if (list.isEmpty()) {
      return tokens.is(Token.LEFT_PAREN) ? method(name, at) : new SyntaxField(null, name, null, at);
    }
    if (list.getFirst().name() != null) {
      SyntaxField method = method(name, at);
      tokens.errorAt(bracket, "interface method must have no type parameters");
      return method;
    }
    List<SyntaxExpr> arguments = list.stream().map(SyntaxField::type).toList();
    return new SyntaxField(null, new Index(name, arguments, bracket), null, at);
  }

  /** More terms after the first. */
  SyntaxExpr union(SyntaxExpr first) {
    SyntaxExpr x = first;
    int links = 0;
    while (tokens.isOperator(Op.OR)) {
      tokens.deepen(1);
      links++;
      Position at = tokens.at();
      tokens.next();
      x = new Binary(Op.OR, x, term(), at);
    }
    tokens.rise(links);
    return x;
  }

  SyntaxExpr term() {
    Position at = tokens.at();
    if (tokens.isOperator(Op.TILDE)) {
      tokens.next();
      return new Unary(Op.TILDE, grammar.types.type(), at);
    }
    SyntaxExpr type = grammar.types.typeOrNull();
    if (type != null) {
      return type;
    }
    SyntaxExpr bad = grammar.exprs.bad();
    tokens.syntaxError("expected ~ term or type");
    tokens.advanceTo(
        Token.OPERATOR, Token.SEMICOLON, Token.RIGHT_PAREN, Token.RIGHT_BRACKET, Token.RIGHT_BRACE);
    return bad;
  }
}
