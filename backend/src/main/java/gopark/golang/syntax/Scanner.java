package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxExpr.LiteralKind;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Finds the tokens of a text one by one and puts semicolons at the ends of lines, as Go does. What
 * is wrong is told and read over.
 */
final class Scanner {
  private final SourceReader reader;
  private final SourceReader.Complaints complaints;
  private boolean semicolonAtLineEnd;

  private Token token = Token.EOF;
  private Position position = new Position(1, 1);
  private String text = "";
  private @Nullable Op op;
  private LiteralKind kind = LiteralKind.INT;
  private boolean bad;
  private boolean noInline;

  Scanner(String source, SourceReader.Complaints complaints) {
    this.complaints = complaints;
    this.reader = new SourceReader(source.getBytes(StandardCharsets.UTF_8), complaints);
  }

  Token token() {
    return token;
  }

  Position position() {
    return position;
  }

  /** A name, a literal as written, or for a semicolon: "semicolon", "newline" or "EOF". */
  String text() {
    return text;
  }

  /** The operator of the token, if it is made of one. */
  @Nullable Op op() {
    return op;
  }

  LiteralKind kind() {
    return kind;
  }

  /** Whether the literal has errors. */
  boolean bad() {
    return bad;
  }

  /** Whether a {@code //go:noinline} was passed since this was last asked. */
  boolean takeNoInline() {
    boolean passed = noInline;
    noInline = false;
    return passed;
  }

  /** Goes to the next token. */
  void next() {
    boolean lineEnds = semicolonAtLineEnd;
    semicolonAtLineEnd = false;
    op = null;
    while (!scan(lineEnds)) {
      // A comment or a character that cannot be: the next one.
    }
  }

  private boolean scan(boolean lineEnds) {
    skipBlanks(lineEnds);
    position = reader.position();
    int start = reader.offset();
    int c = reader.current();
    if (isLetter(c) || (c >= 0x80 && isIdentifierPart(true))) {
      reader.advance();
      identifier(start);
      return true;
    }
    if (isDecimal(c) || (c == '.' && isDecimal(reader.peek(1)))) {
      literal(new NumberScanner(reader, position, complaints), start);
      return true;
    }
    switch (c) {
      case SourceReader.END -> end(lineEnds);
      case '\n' -> {
        reader.advance();
        semicolon("newline");
      }
      case '"', '`', '\'' -> quoted(c, start);
      case '/' -> {
        return slash(lineEnds);
      }
      default -> {
        return punctuation(c);
      }
    }
    return true;
  }

  private void skipBlanks(boolean lineEnds) {
    int c = reader.current();
    while (c == ' ' || c == '\t' || (c == '\n' && !lineEnds) || c == '\r') {
      reader.advance();
      c = reader.current();
    }
  }

  private void end(boolean lineEnds) {
    if (lineEnds) {
      semicolon("EOF");
    } else {
      token = Token.EOF;
    }
  }

  private void semicolon(String why) {
    token = Token.SEMICOLON;
    text = why;
  }

  private void literal(NumberScanner number, int start) {
    number.scan();
    literal(number.kind(), reader.since(start), number.isBad());
  }

  private void quoted(int quote, int start) {
    QuotedScanner quoted = new QuotedScanner(reader, position, complaints);
    boolean good =
        switch (quote) {
          case '"' -> quoted.string();
          case '`' -> quoted.rawString();
          default -> quoted.rune();
        };
    literal(quote == '\'' ? LiteralKind.RUNE : LiteralKind.STRING, reader.since(start), !good);
  }

  private void literal(LiteralKind kind, String text, boolean bad) {
    token = Token.LITERAL;
    this.kind = kind;
    this.text = text;
    this.bad = bad;
    semicolonAtLineEnd = true;
  }

  private void identifier(int start) {
    while (isLetter(reader.current()) || isDecimal(reader.current())) {
      reader.advance();
    }
    if (reader.current() >= 0x80) {
      while (isIdentifierPart(false)) {
        reader.advance();
      }
    }
    String name = reader.since(start);
    Token keyword = Token.keyword(name);
    if (keyword != null) {
      token = keyword;
      semicolonAtLineEnd =
          switch (keyword) {
            case BREAK, CONTINUE, FALLTHROUGH, RETURN -> true;
            default -> false;
          };
      return;
    }
    token = Token.NAME;
    text = name;
    semicolonAtLineEnd = true;
  }

  private boolean isIdentifierPart(boolean first) {
    int c = reader.current();
    if (c == SourceReader.END) {
      return false;
    }
    if (Character.isLetter(c) || c == '_') {
      return true;
    }
    if (Character.isDigit(c)) {
      if (first) {
        reader.complain("identifier cannot begin with digit " + RuneText.unicode(c));
      }
      return true;
    }
    if (c >= 0x80) {
      reader.complain("invalid character " + RuneText.unicode(c) + " in identifier");
      return true;
    }
    return false;
  }

  /** A comment or a division; false if there is no token yet. */
  private boolean slash(boolean lineEnds) {
    int start = reader.offset();
    reader.advance();
    if (reader.current() == '/') {
      while (reader.current() != SourceReader.END && reader.current() != '\n') {
        reader.advance();
      }
      if (position.column() == 1) {
        noInline |= reader.since(start).strip().equals("//go:noinline");
      }
      return false;
    }
    if (reader.current() == '*') {
      reader.advance();
      skipComment();
      // A comment over several lines ends the line that it begins on.
      if (reader.line() > position.line() && lineEnds) {
        semicolon("newline");
        return true;
      }
      return false;
    }
    operatorOrAssignment(Op.DIV);
    return true;
  }

  private void skipComment() {
    while (reader.current() != SourceReader.END) {
      boolean star = reader.current() == '*';
      reader.advance();
      if (star && reader.current() == '/') {
        reader.advance();
        return;
      }
    }
    complaints.complain(position, "comment not terminated");
  }

  private boolean punctuation(int c) {
    switch (c) {
      case '(' -> one(Token.LEFT_PAREN);
      case '[' -> one(Token.LEFT_BRACKET);
      case '{' -> one(Token.LEFT_BRACE);
      case ',' -> one(Token.COMMA);
      case ';' -> {
        one(Token.SEMICOLON);
        text = "semicolon";
      }
      case ')' -> closing(Token.RIGHT_PAREN);
      case ']' -> closing(Token.RIGHT_BRACKET);
      case '}' -> closing(Token.RIGHT_BRACE);
      case ':' -> {
        one(Token.COLON);
        also('=', Token.DEFINE);
      }
      case '.' -> dots();
      default -> {
        return operator(c);
      }
    }
    return true;
  }

  private void one(Token token) {
    reader.advance();
    this.token = token;
  }

  private void closing(Token token) {
    one(token);
    semicolonAtLineEnd = true;
  }

  private boolean also(int c, Token token) {
    if (reader.current() != c) {
      return false;
    }
    one(token);
    return true;
  }

  private void dots() {
    boolean three = reader.peek(1) == '.' && reader.peek(2) == '.';
    one(three ? Token.DOTS : Token.DOT);
    if (three) {
      reader.advance();
      reader.advance();
    }
  }

  private boolean operator(int c) {
    switch (c) {
      case '+' -> addition(c, Op.ADD);
      case '-' -> addition(c, Op.SUB);
      case '*' -> {
        one(Token.STAR);
        op = Op.MUL;
        also('=', Token.ASSIGN_OP);
      }
      case '%' -> advanceTo(Op.REM);
      case '^' -> advanceTo(Op.XOR);
      case '~' -> simple(Op.TILDE);
      case '&' -> ampersand();
      case '|' -> {
        reader.advance();
        if (!twice('|', Op.OR_OR)) {
          operatorOrAssignment(Op.OR);
        }
      }
      case '<' -> less();
      case '>' -> greater();
      case '=' -> {
        reader.advance();
        token = Token.ASSIGN;
        twice('=', Op.EQL);
      }
      case '!' -> {
        simple(Op.NOT);
        twice('=', Op.NEQ);
      }
      default -> {
        reader.complain("invalid character " + RuneText.unicode(c));
        reader.advance();
        return false;
      }
    }
    return true;
  }

  private void addition(int c, Op operator) {
    reader.advance();
    op = operator;
    if (also(c, Token.INC_OP)) {
      semicolonAtLineEnd = true;
    } else {
      operatorOrAssignment(operator);
    }
  }

  private void ampersand() {
    reader.advance();
    if (twice('&', Op.AND_AND)) {
      return;
    }
    if (reader.current() == '^') {
      advanceTo(Op.AND_NOT);
    } else {
      operatorOrAssignment(Op.AND);
    }
  }

  private void less() {
    reader.advance();
    if (twice('=', Op.LEQ) || also('-', Token.ARROW)) {
      return;
    }
    if (reader.current() == '<') {
      advanceTo(Op.SHL);
    } else {
      token = Token.OPERATOR;
      op = Op.LSS;
    }
  }

  private void greater() {
    reader.advance();
    if (twice('=', Op.GEQ)) {
      return;
    }
    if (reader.current() == '>') {
      advanceTo(Op.SHR);
    } else {
      token = Token.OPERATOR;
      op = Op.GTR;
    }
  }

  /** If this character comes, it completes this operator. */
  private boolean twice(int c, Op operator) {
    if (reader.current() != c) {
      return false;
    }
    simple(operator);
    return true;
  }

  private void simple(Op operator) {
    one(Token.OPERATOR);
    op = operator;
  }

  private void advanceTo(Op operator) {
    reader.advance();
    operatorOrAssignment(operator);
  }

  private void operatorOrAssignment(Op operator) {
    op = operator;
    token = Token.OPERATOR;
    also('=', Token.ASSIGN_OP);
  }

  static boolean isLetter(int c) {
    return ('a' <= (c | 0x20) && (c | 0x20) <= 'z' && c > 0) || c == '_';
  }

  static boolean isDecimal(int c) {
    return '0' <= c && c <= '9';
  }

  static boolean isHexadecimal(int c) {
    return isDecimal(c) || (c > 0 && 'a' <= (c | 0x20) && (c | 0x20) <= 'f');
  }
}
