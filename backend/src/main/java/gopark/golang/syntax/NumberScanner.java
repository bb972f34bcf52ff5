package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxExpr.LiteralKind;

/** Reads a number literal. */
final class NumberScanner {
  private final SourceReader reader;
  private final Position start;
  private final SourceReader.Complaints complaints;
  private final int startOffset;

  private LiteralKind kind = LiteralKind.INT;
  private boolean bad;
  private int base = 10;

  /** The letter after a leading 0, or 0 for an octal without one; a blank for a decimal. */
  private char prefix = ' ';

  private boolean sawDigit;
  private boolean sawSeparator;
  private int invalidDigit = -1;

  NumberScanner(SourceReader reader, Position start, SourceReader.Complaints complaints) {
    this.reader = reader;
    this.start = start;
    this.complaints = complaints;
    this.startOffset = reader.offset();
  }

  LiteralKind kind() {
    return kind;
  }

  boolean isBad() {
    return bad;
  }

  /** Reads from the first digit or dot to the end of the number. */
  void scan() {
    mantissa();
    if (!sawDigit) {
      complain(baseName(base) + " literal has no digits");
    }
    exponent();
    if (reader.current() == 'i') {
      kind = LiteralKind.IMAGINARY;
      reader.advance();
    }
    checkDigits();
  }

  private void mantissa() {
    if (reader.current() != '.') {
      if (reader.current() == '0') {
        reader.advance();
        prefix();
      }
      digits(base);
    }
    if (reader.current() == '.') {
      if (prefix == 'o' || prefix == 'b') {
        complain("invalid radix point in " + baseName(base) + " literal");
      }
      reader.advance();
      kind = LiteralKind.FLOAT;
      digits(base);
    }
  }

  private void prefix() {
    char letter = (char) (reader.current() < 0 ? 0 : reader.current() | 0x20);
    base =
        switch (letter) {
          case 'x' -> 16;
          case 'b' -> 2;
          default -> 8;
        };
    if (letter == 'x' || letter == 'o' || letter == 'b') {
      prefix = letter;
      reader.advance();
    } else {
      prefix = '0';
      sawDigit = true;
    }
  }

  private void digits(int base) {
    while (isDigit(base) || reader.current() == '_') {
      if (reader.current() == '_') {
        sawSeparator = true;
      } else {
        sawDigit = true;
        if (base <= 10 && reader.current() >= '0' + base && invalidDigit < 0) {
          invalidDigit = reader.offset() - startOffset;
        }
      }
      reader.advance();
    }
  }

  private boolean isDigit(int base) {
    return base <= 10
        ? Scanner.isDecimal(reader.current())
        : Scanner.isHexadecimal(reader.current());
  }

  private void exponent() {
    int c = reader.current();
    boolean power = c == 'p' || c == 'P';
    if (c != 'e' && c != 'E' && !power) {
      if (prefix == 'x' && kind == LiteralKind.FLOAT) {
        complain("hexadecimal mantissa requires a 'p' exponent");
      }
      return;
    }
    if (!power && prefix != ' ' && prefix != '0') {
      complain(RuneText.quoted(c) + " exponent requires decimal mantissa");
    } else if (power && prefix != 'x') {
      complain(RuneText.quoted(c) + " exponent requires hexadecimal mantissa");
    }
    reader.advance();
    kind = LiteralKind.FLOAT;
    if (reader.current() == '+' || reader.current() == '-') {
      reader.advance();
    }
    sawDigit = false;
    digits(10);
    if (!sawDigit) {
      complain("exponent has no digits");
    }
  }

  private void checkDigits() {
    String text = reader.since(startOffset);
    if (kind == LiteralKind.INT && invalidDigit >= 0 && !bad) {
      String digit = RuneText.quoted(text.charAt(invalidDigit));
      complainAt(invalidDigit, "invalid digit " + digit + " in " + baseName(base) + " literal");
    }
    if (sawSeparator && !bad) {
      int wrong = misplacedSeparator(text);
      if (wrong >= 0) {
        complainAt(wrong, "'_' must separate successive digits");
      }
    }
  }

  /** Where the first separator stands that is not between two digits, or -1. */
  private static int misplacedSeparator(String text) {
    boolean prefixed = text.length() >= 2 && "xob".indexOf(text.charAt(1) | 0x20) >= 0;
    boolean hex = prefixed && (text.charAt(1) | 0x20) == 'x';
    // The letter of a prefix counts as a digit.
    boolean afterDigit = prefixed;
    boolean afterSeparator = false;
    for (int i = prefixed ? 2 : 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean digit = hex ? Scanner.isHexadecimal(c) : Scanner.isDecimal(c);
      if (c == '_' && !afterDigit) {
        return i;
      }
      if (c != '_' && !digit && afterSeparator) {
        return i - 1;
      }
      afterDigit = digit;
      afterSeparator = c == '_';
    }
    return afterSeparator ? text.length() - 1 : -1;
  }

  /** Tells of the first thing that is wrong. */
  private void complain(String message) {
    if (!bad) {
      reader.complain(message);
      bad = true;
    }
  }

  private void complainAt(int offset, String message) {
    complaints.complain(start.plus(offset), message);
    bad = true;
  }

  static String baseName(int base) {
    return switch (base) {
      case 2 -> "binary";
      case 8 -> "octal";
      case 10 -> "decimal";
      default -> "hexadecimal";
    };
  }
}
