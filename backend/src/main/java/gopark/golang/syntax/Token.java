package gopark.golang.syntax;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** The kinds of tokens. */
enum Token {
  EOF("EOF"),
  NAME("name"),
  LITERAL("literal"),
  /** An operator but for {@code *} and {@code <-}; which one, the scanner tells. */
  OPERATOR("op"),
  /** An operator with {@code =}. */
  ASSIGN_OP("op="),
  /** {@code ++} or {@code --}. */
  INC_OP("opop"),
  ASSIGN("="),
  DEFINE(":="),
  ARROW("<-"),
  STAR("*"),
  LEFT_PAREN("("),
  LEFT_BRACKET("["),
  LEFT_BRACE("{"),
  RIGHT_PAREN(")"),
  RIGHT_BRACKET("]"),
  RIGHT_BRACE("}"),
  COMMA(","),
  SEMICOLON(";"),
  COLON(":"),
  DOT("."),
  DOTS("..."),
  BREAK("break"),
  CASE("case"),
  CHAN("chan"),
  CONST("const"),
  CONTINUE("continue"),
  DEFAULT("default"),
  DEFER("defer"),
  ELSE("else"),
  FALLTHROUGH("fallthrough"),
  FOR("for"),
  FUNC("func"),
  GO("go"),
  GOTO("goto"),
  IF("if"),
  IMPORT("import"),
  INTERFACE("interface"),
  MAP("map"),
  PACKAGE("package"),
  RANGE("range"),
  RETURN("return"),
  SELECT("select"),
  STRUCT("struct"),
  SWITCH("switch"),
  TYPE("type"),
  VAR("var");

  private static final SequencedMap<String, Token> KEYWORDS = keywords();

  private final String text;

  Token(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  boolean isKeyword() {
    return compareTo(BREAK) >= 0;
  }

  /** How messages call it. */
  String description() {
    return switch (this) {
      case COMMA -> "comma";
      case SEMICOLON -> "semicolon or newline";
      default -> isKeyword() ? "keyword " + text : text;
    };
  }

  static @Nullable Token keyword(String name) {
    return KEYWORDS.get(name);
  }

  private static SequencedMap<String, Token> keywords() {
    SequencedMap<String, Token> keywords = new LinkedHashMap<>();
    for (Token token : values()) {
      if (token.isKeyword()) {
        keywords.put(token.text, token);
      }
    }
    return keywords;
  }
}
