package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxExpr.Index;
import gopark.golang.syntax.SyntaxExpr.Name;
import gopark.golang.syntax.SyntaxExpr.Unary;
import java.util.ArrayList;
import java.util.List;

/** Parses struct types. */
final class StructParser {
  private final Grammar grammar;
  private final Tokens tokens;

  StructParser(Grammar grammar) {
    this.grammar = grammar;
    this.tokens = grammar.tokens;
  }

  SyntaxExpr structType() {
    Position at = tokens.at();
    tokens.want(Token.STRUCT);
    tokens.want(Token.LEFT_BRACE);
    List<SyntaxField> fields = new ArrayList<>();
    tokens.list(
        "struct type",
        Token.SEMICOLON,
        Token.RIGHT_BRACE,
        () -> {
          field(fields);
          return false;
        });
    return new SyntaxExpr.StructType(List.copyOf(fields), at);
  }

  private void field(List<SyntaxField> fields) {
    Position at = tokens.at();
    switch (tokens.token()) {
      case NAME -> namedField(fields, at);
      case STAR -> {
        tokens.next();
        boolean parens = tokens.is(Token.LEFT_PAREN);
        if (parens) {
          tokens.syntaxError("cannot parenthesize embedded type");
          tokens.next();
        }
        SyntaxExpr type = grammar.types.qualifiedName(null);
        if (parens) {
          tokens.got(Token.RIGHT_PAREN);
        }
        embedded(fields, new Unary(Op.MUL, type, at), at);
      }
      case LEFT_PAREN -> {
        tokens.syntaxError("cannot parenthesize embedded type");
        tokens.next();
        Position star = tokens.at();
        boolean pointer = tokens.got(Token.STAR);
        SyntaxExpr type = grammar.types.qualifiedName(null);
        tokens.got(Token.RIGHT_PAREN);
        embedded(fields, pointer ? new Unary(Op.MUL, type, star) : type, at);
      }
      default -> {
        tokens.syntaxError("expected field name or embedded type");
        tokens.advanceTo(Token.SEMICOLON, Token.RIGHT_BRACE);
      }
    }
  }

  private void namedField(List<SyntaxField> fields, Position at) {
    Name first = tokens.name();
    switch (tokens.token()) {
      case DOT, LITERAL, SEMICOLON, RIGHT_BRACE -> {
        embedded(fields, grammar.types.qualifiedName(first), at);
        return;
      }
      default -> {
        // Names with a type after them.
      }
    }
    List<Name> names = tokens.nameList(first);
    SyntaxExpr type;
    if (names.size() == 1 && tokens.is(Token.LEFT_BRACKET)) {
      type = grammar.types.arrayOrArguments(first);
      if (type instanceof Index) {
        embedded(fields, type, at);
        return;
      }
    } else {
      type = grammar.types.type();
    }
    SyntaxExpr.Literal tag = tokens.literalOrNull();
    for (Name name : names) {
      fields.add(new SyntaxField(name, type, tag, name.at()));
    }
  }

  private void embedded(List<SyntaxField> fields, SyntaxExpr type, Position at) {
    fields.add(new SyntaxField(null, type, tokens.literalOrNull(), at));
  }
}
