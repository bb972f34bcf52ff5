package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxExpr.LiteralKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks at a text's package clause and imports. The go command reads these first to find the
 * packages needed; if it cannot, it tells one error, in words that the compiler does not use.
 */
final class Header {
  private static final String FORBIDDEN_IN_PATHS = "!\"#$%&'()*,:;<=>?[\\]^{|}`\uFFFD";

  private final List<SyntaxError> errors = new ArrayList<>();
  private final String text;
  private final Scanner scanner;

  /** Told only if all else is right. */
  private @Nullable SyntaxError invalidPath;

  private Header(String text) {
    this.text = text;
    this.scanner = new Scanner(HeaderText.of(text), this::scanError);
  }

  /** Thrown at the first error of the grammar. */
  private static final class Wrong extends RuntimeException {
    private static final long serialVersionUID = 1;

    Wrong() {
      super("wrong", null, false, false);
    }
  }

  /** The first thing that is wrong; null if all is right. */
  static @Nullable SyntaxError problem(String text) {
    Header header = new Header(text);
    try {
      header.read();
    } catch (Wrong wrong) {
      // It is among the errors.
    }
    return header.errors.stream()
        .min(Comparator.comparing(SyntaxError::at))
        .orElse(header.invalidPath);
  }

  private void scanError(Position at, String message) {
    if (message.equals("newline in string")) {
      errors.add(new SyntaxError(scanner.position(), "string literal not terminated"));
    } else if (message.equals("string not terminated")) {
      String kind = text.indexOf('`') < 0 ? "string" : "raw string";
      errors.add(new SyntaxError(scanner.position(), kind + " literal not terminated"));
    } else if (message.equals("more than one character in rune literal")
        || message.startsWith("empty rune literal")) {
      errors.add(new SyntaxError(scanner.position(), "illegal rune literal"));
    } else if (message.endsWith("in rune literal")) {
      errors.add(new SyntaxError(scanner.position(), "rune literal not terminated"));
    } else if (message.equals("unknown escape")) {
      errors.add(new SyntaxError(at, "unknown escape sequence"));
    } else {
      errors.add(new SyntaxError(at, message.replace("invalid character", "illegal character")));
    }
  }

  private void read() {
    scanner.next();
    expect(Token.PACKAGE, "'package'");
    expect(Token.NAME, "'IDENT'");
    endLine();
    while (scanner.token() == Token.IMPORT) {
      scanner.next();
      if (scanner.token() == Token.LEFT_PAREN) {
        scanner.next();
        while (scanner.token() != Token.RIGHT_PAREN && scanner.token() != Token.EOF) {
          importSpec();
        }
        expect(Token.RIGHT_PAREN, "')'");
        endLine();
      } else {
        importSpec();
      }
    }
  }

  private void expect(Token token, String name) {
    if (scanner.token() != token) {
      expected(name);
    }
    scanner.next();
  }

  private void expected(String name) {
    wrong("expected " + name + ", found " + found());
  }

  private void wrong(String message) {
    errors.add(new SyntaxError(scanner.position(), message));
    throw new Wrong();
  }

  private String found() {
    return switch (scanner.token()) {
      case NAME, LITERAL -> scanner.text();
      case SEMICOLON -> scanner.text().equals("semicolon") ? "';'" : "newline";
      default -> "'" + operatorOrText() + "'";
    };
  }

  private String operatorOrText() {
    Op op = scanner.op();
    return switch (scanner.token()) {
      case OPERATOR -> op == null ? "" : op.text();
      case ASSIGN_OP -> op == null ? "" : op.text() + "=";
      case INC_OP -> op == null ? "" : op.text() + op.text();
      default -> scanner.token().text();
    };
  }

  /** A semicolon, which a line's end may stand for, or what may follow without one. */
  private void endLine() {
    switch (scanner.token()) {
      case RIGHT_PAREN, RIGHT_BRACE -> {
        // A separator is not needed.
      }
      case SEMICOLON -> scanner.next();
      default -> expected("';'");
    }
  }

  private void importSpec() {
    Position start = scanner.position();
    if (scanner.token() == Token.NAME || scanner.token() == Token.DOT) {
      scanner.next();
    }
    boolean literal = scanner.token() == Token.LITERAL;
    if (!literal && scanner.token() != Token.NAME) {
      wrong("missing import path");
    }
    if (!literal || scanner.kind() != LiteralKind.STRING) {
      wrong("import path must be a string");
    }
    if (!scanner.bad()) {
      String path = Utf8.text(LiteralValue.bytes(scanner.text()));
      if (!isValidPath(path) && invalidPath == null) {
        invalidPath = new SyntaxError(start, "invalid import path: " + path);
      }
    }
    scanner.next();
    endLine();
  }

  private static boolean isValidPath(String path) {
    return !path.isEmpty()
        && path.codePoints()
            .noneMatch(c ->
                c <= ' '
                    || FORBIDDEN_IN_PATHS.indexOf(c) >= 0
                    || Character.isSpaceChar(c)
                    || Character.isISOControl(c));
  }
}
