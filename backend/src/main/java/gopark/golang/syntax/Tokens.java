package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxExpr.LiteralKind;
import gopark.golang.syntax.SyntaxExpr.Name;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The token that the parser looks at, what it may ask of it, and how it goes on after errors. */
final class Tokens {
  /** How deep a program may nest; a link of a long chain counts one, nesting proper two. */
  private static final int DEEPEST = 500;

  /** Keywords that begin statements, good places to go on from. */
  private static final Set<Token> STATEMENT_STARTS =
      EnumSet.of(
          Token.BREAK,
          Token.CONST,
          Token.CONTINUE,
          Token.DEFER,
          Token.FALLTHROUGH,
          Token.FOR,
          Token.GO,
          Token.GOTO,
          Token.IF,
          Token.RETURN,
          Token.SELECT,
          Token.SWITCH,
          Token.TYPE,
          Token.VAR);

  /**
   * The longest name, since a name is told with each goroutine that runs its function, with each
   * call of a stack and with each event.
   */
  static final int LONGEST_NAME = 255;

  private static final String TOO_LARGE = "go-too-large";

  private static final String TOO_DEEP = "go-too-deep";

  /** What a token and its node cost, beside its letters. */
  private static final long TOKEN_WORK = 400;

  private final WorkMeter work;
  private final Scanner scanner;
  private final ErrorLog log;
  private int errorCount;
  private int depth;
  private Position last = new Position(1, 1);

  /** How many functions enclose this place. */
  int functions;

  /**
   * How many brackets enclose this place; below 0 in the header of a statement, where a brace
   * begins a block and no composite literal.
   */
  int brackets;

  Tokens(String text, ErrorLog log, WorkMeter work) {
    this.work = work;
    this.log = log;
    this.scanner = new Scanner(text, this::errorAt);
  }

  /** Thrown if the text is beyond a limit of GoPark, so that it is not read any further. */
  static final class BeyondLimit extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient SyntaxError error;

    BeyondLimit(Position at, String message, String code) {
      super(message, null, false, false);
      this.error = new SyntaxError(at, message, code);
    }

    SyntaxError error() {
      return error;
    }
  }

  Token token() {
    return scanner.token();
  }

  /** Whether a {@code //go:noinline} was passed since this was last asked. */
  boolean takeNoInline() {
    return scanner.takeNoInline();
  }

  boolean is(Token token) {
    return scanner.token() == token;
  }

  boolean isOperator(Op op) {
    return (is(Token.OPERATOR) || is(Token.STAR)) && scanner.op() == op;
  }

  /** The operator of the current token, which has one. */
  Op op() {
    Op op = scanner.op();
    if (op == null) {
      throw new IllegalStateException("no operator: " + scanner.token());
    }
    return op;
  }

  String text() {
    return scanner.text();
  }

  Position at() {
    return scanner.position();
  }

  /** Where the token before this one began. */
  Position last() {
    return last;
  }

  void next() {
    last = scanner.position();
    scanner.next();
    work.spend(TOKEN_WORK);
    if (is(Token.NAME) && text().length() > LONGEST_NAME) {
      throw new BeyondLimit(
          at(), "GoPark takes no name of more than " + LONGEST_NAME + " characters", TOO_LARGE);
    }
  }

  /** Reports work beside that for each token. */
  void spend(long units) {
    work.spend(units);
  }

  boolean got(Token token) {
    if (is(token)) {
      next();
      return true;
    }
    return false;
  }

  void want(Token token) {
    if (!got(token)) {
      syntaxError("expected " + token.description());
      advance();
    }
  }

  /** An {@code =}; {@code :=} is told and taken for one. */
  boolean gotAssign() {
    if (is(Token.DEFINE)) {
      syntaxError("expected =");
      next();
      return true;
    }
    return got(Token.ASSIGN);
  }

  Name name() {
    Position at = at();
    if (is(Token.NAME)) {
      Name name = new Name(text(), at);
      next();
      return name;
    }
    syntaxError("expected name");
    advance();
    return new Name("_", at);
  }

  SyntaxExpr.@Nullable Literal literalOrNull() {
    if (!is(Token.LITERAL)) {
      return null;
    }
    LiteralKind kind = scanner.kind();
    SyntaxExpr.Literal literal = new SyntaxExpr.Literal(kind, text(), scanner.bad(), at());
    next();
    return literal;
  }

  /** Goes a step deeper for as long as the action takes. */
  <T> T nested(Supplier<T> action) {
    deepen(2);
    T result = action.get();
    depth -= 2;
    return result;
  }

  void deepen(int links) {
    depth += links;
    if (depth > DEEPEST) {
      throw new BeyondLimit(at(), "GoPark does not parse what nests as deep as this", TOO_DEEP);
    }
  }

  void rise(int links) {
    depth -= links;
  }

  int errorCount() {
    return errorCount;
  }

  void error(String message) {
    errorAt(at(), message);
  }

  void errorAt(Position at, String message) {
    errorCount++;
    log.report(at, message);
  }

  /** An error that is not the parser's own and says nothing of how well the tree is known. */
  void note(Position at, String message) {
    log.report(at, message);
  }

  void syntaxError(String message) {
    syntaxErrorAt(at(), message);
  }

  /** A message that begins with "expected", "in", "at" or "after" also tells of the token found. */
  void syntaxErrorAt(Position at, String message) {
    if (is(Token.EOF) && errorCount > 0) {
      return;
    }
    if (message.startsWith("in ") || message.startsWith("at ") || message.startsWith("after ")) {
      errorAt(at, "syntax error: unexpected " + found() + " " + message);
    } else if (message.startsWith("expected ")) {
      errorAt(at, "syntax error: unexpected " + found() + ", " + message);
    } else {
      errorAt(at, "syntax error: " + message);
    }
  }

  private String found() {
    return switch (token()) {
      case NAME -> "name " + text();
      case SEMICOLON -> text();
      case LITERAL -> "literal " + text();
      case OPERATOR -> op().text();
      case ASSIGN_OP -> op().text() + "=";
      case INC_OP -> op().text() + op().text();
      default -> token().description();
    };
  }

  /** Skips one token. */
  void advance() {
    if (!is(Token.EOF)) {
      next();
    }
  }

  /** Skips to one of these tokens or, in a function, to the beginning of a statement. */
  void advanceTo(Token first, Token... others) {
    Set<Token> stops = EnumSet.of(first, others);
    stops.add(Token.EOF);
    if (functions > 0) {
      stops.addAll(STATEMENT_STARTS);
    }
    while (!stops.contains(token())) {
      next();
    }
  }

  /**
   * A list, perhaps empty, of what the element parses, which tells if it was the last that may
   * come. A separator may stand before the closing token, whose position is returned.
   */
  Position list(String context, Token separator, Token close, BooleanSupplier element) {
    boolean done = false;
    while (!is(Token.EOF) && !is(close) && !done) {
      done = element.getAsBoolean();
      if (!got(separator) && !is(close)) {
        syntaxError(
            "in "
                + context
                + "; possibly missing "
                + separator.description()
                + " or "
                + close.description());
        advanceTo(Token.RIGHT_PAREN, Token.RIGHT_BRACKET, Token.RIGHT_BRACE);
        if (!is(close)) {
          return at();
        }
      }
    }
    Position at = at();
    want(close);
    return at;
  }

  List<Name> nameList(Name first) {
    List<Name> names = new ArrayList<>();
    names.add(first);
    while (got(Token.COMMA)) {
      names.add(name());
    }
    return List.copyOf(names);
  }
}
