package gopark.golang.syntax;

/**
 * Finds how far the package clause and the imports of a text go, by looking at its bytes and no
 * further, as the go command does before it lets anything be compiled.
 */
final class HeaderText {
  private static final int NONE = -1;

  private final String text;
  private int next;
  private boolean broken;

  private HeaderText(String text) {
    this.text = text;
  }

  /** The text up to the first thing after its imports; all of it if they are not in order. */
  static String of(String text) {
    HeaderText header = new HeaderText(text);
    header.read();
    return header.broken ? text : text.substring(0, header.next);
  }

  private void read() {
    keyword("package");
    name();
    while (!broken && peekAfterBlanks() == 'i') {
      keyword("import");
      if (peekAfterBlanks() == '(') {
        next++;
        while (!broken && peekAfterBlanks() != ')') {
          importSpec();
        }
        next++;
      } else {
        importSpec();
      }
    }
  }

  private int peek() {
    return next < text.length() ? text.charAt(next) : NONE;
  }

  private int peekAfterBlanks() {
    while (!broken) {
      switch (peek()) {
        case ' ', '\f', '\t', '\r', '\n', ';' -> next++;
        case '/' -> comment();
        default -> {
          return peek();
        }
      }
    }
    return NONE;
  }

  private void comment() {
    if (text.startsWith("//", next)) {
      int end = text.indexOf('\n', next);
      next = end < 0 ? text.length() : end;
    } else {
      int end = text.startsWith("/*", next) ? text.indexOf("*/", next + 2) : NONE;
      broken = end < 0;
      next = end + 2;
    }
  }

  private void keyword(String keyword) {
    peekAfterBlanks();
    if (!broken && text.startsWith(keyword, next)) {
      next += keyword.length();
      broken = isNamePart(peek());
    } else {
      broken = true;
    }
  }

  private void name() {
    broken |= !isNamePart(peekAfterBlanks());
    while (isNamePart(peek())) {
      next++;
    }
  }

  private static boolean isNamePart(int c) {
    return Scanner.isLetter(c) || Scanner.isDecimal(c) || c >= 0x80;
  }

  private void importSpec() {
    int first = peekAfterBlanks();
    if (first == '.') {
      next++;
    } else if (isNamePart(first)) {
      name();
    }
    string(peekAfterBlanks());
  }

  private void string(int quote) {
    if (quote != '"' && quote != '`') {
      broken = true;
      return;
    }
    next++;
    while (peek() != quote) {
      if (peek() == NONE || (peek() == '\n' && quote == '"')) {
        broken = true;
        return;
      }
      next += peek() == '\\' && quote == '"' ? 2 : 1;
    }
    next++;
  }
}
