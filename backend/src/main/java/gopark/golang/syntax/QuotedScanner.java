package gopark.golang.syntax;

import java.util.Locale;

/** Reads string and rune literals; each method tells whether the literal is right. */
final class QuotedScanner {
  private static final int LARGEST_BYTE = 255;

  private final SourceReader reader;
  private final Position start;
  private final SourceReader.Complaints complaints;

  QuotedScanner(SourceReader reader, Position start, SourceReader.Complaints complaints) {
    this.reader = reader;
    this.start = start;
    this.complaints = complaints;
  }

  boolean string() {
    boolean good = true;
    reader.advance();
    while (true) {
      switch (reader.current()) {
        case '"' -> {
          reader.advance();
          return good;
        }
        case '\\' -> {
          reader.advance();
          good &= escape('"');
        }
        case '\n' -> {
          reader.complain("newline in string");
          return false;
        }
        case SourceReader.END -> {
          complaints.complain(start, "string not terminated");
          return false;
        }
        default -> reader.advance();
      }
    }
  }

  boolean rawString() {
    reader.advance();
    while (reader.current() != '`') {
      if (reader.current() == SourceReader.END) {
        complaints.complain(start, "string not terminated");
        return false;
      }
      reader.advance();
    }
    reader.advance();
    return true;
  }

  boolean rune() {
    boolean good = true;
    reader.advance();
    for (int n = 0; ; n++) {
      switch (reader.current()) {
        case '\'' -> {
          if (good && n == 0) {
            reader.complain("empty rune literal or unescaped '");
          } else if (good && n != 1) {
            complaints.complain(start, "more than one character in rune literal");
          }
          reader.advance();
          return good && n == 1;
        }
        case '\\' -> {
          reader.advance();
          good &= escape('\'');
        }
        case '\n' -> {
          if (good) {
            reader.complain("newline in rune literal");
          }
          return false;
        }
        case SourceReader.END -> {
          if (good) {
            complaints.complain(start, "rune literal not terminated");
          }
          return false;
        }
        default -> reader.advance();
      }
    }
  }

  private boolean escape(int quote) {
    int c = reader.current();
    if (c == quote) {
      reader.advance();
      return true;
    }
    return switch (c) {
      case 'a', 'b', 'f', 'n', 'r', 't', 'v', '\\' -> {
        reader.advance();
        yield true;
      }
      case '0', '1', '2', '3', '4', '5', '6', '7' -> {
        yield number(3, 8, LARGEST_BYTE);
      }
      case 'x' -> {
        reader.advance();
        yield number(2, 16, LARGEST_BYTE);
      }
      case 'u', 'U' -> {
        reader.advance();
        yield number(c == 'u' ? 4 : 8, 16, Character.MAX_CODE_POINT);
      }
      case SourceReader.END -> {
        // The caller tells that the text has ended.
        yield true;
      }
      default -> {
        reader.complain("unknown escape");
        yield false;
      }
    };
  }

  private boolean number(int digits, int base, int largest) {
    long value = 0;
    for (int i = 0; i < digits; i++) {
      int c = reader.current();
      if (c == SourceReader.END) {
        return true;
      }
      int digit = c < 0x80 ? Character.digit(c, base) : -1;
      if (digit < 0) {
        reader.complain(
            "invalid character "
                + RuneText.quoted(c)
                + " in "
                + NumberScanner.baseName(base)
                + " escape");
        return false;
      }
      value = value * base + digit;
      reader.advance();
    }
    if (value > largest && base == 8) {
      reader.complain("octal escape value " + value + " > 255");
      return false;
    }
    if (value > largest || (0xD800 <= value && value < 0xE000)) {
      reader.complain("escape is invalid Unicode code point " + codePoint(value));
      return false;
    }
    return true;
  }

  private static String codePoint(long value) {
    return value > Character.MAX_CODE_POINT
        ? "U+" + Long.toHexString(value).toUpperCase(Locale.ROOT)
        : RuneText.unicode((int) value);
  }
}
