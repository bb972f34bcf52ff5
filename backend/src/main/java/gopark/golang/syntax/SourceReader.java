package gopark.golang.syntax;

import java.nio.charset.StandardCharsets;

/** Reads a text character by character and knows where it is. */
final class SourceReader {
  /** What stands for the end of the text. */
  static final int END = -1;

  private static final int BYTE_ORDER_MARK = 0xfeff;

  private final byte[] bytes;
  private final Complaints complaints;
  private int next;
  private int line = 1;
  private int column = 1;
  private int current = ' ';
  private int width;

  /** A listener for errors. */
  interface Complaints {
    void complain(Position at, String message);
  }

  SourceReader(byte[] bytes, Complaints complaints) {
    this.bytes = bytes;
    this.complaints = complaints;
    advance();
  }

  /** The character that is looked at. */
  int current() {
    return current;
  }

  Position position() {
    return new Position(line, column);
  }

  int line() {
    return line;
  }

  int column() {
    return column;
  }

  /** Where the current character begins, in bytes. */
  int offset() {
    return next - width;
  }

  String since(int offset) {
    return new String(bytes, offset, offset() - offset, StandardCharsets.UTF_8);
  }

  /** The byte this many after the current character. */
  int peek(int distance) {
    int i = next + distance - 1;
    return i < bytes.length ? bytes[i] & 0xff : END;
  }

  void complain(String message) {
    complaints.complain(position(), message);
  }

  /** Goes to the next character; those that may not be in a source are told and left out. */
  void advance() {
    boolean again = true;
    while (again) {
      column += width;
      if (current == '\n') {
        line++;
        column = 1;
      }
      again = !decode();
    }
  }

  /** Reads a character and tells whether it counts. */
  private boolean decode() {
    if (next == bytes.length) {
      current = END;
      width = 0;
      return true;
    }
    int first = bytes[next] & 0xff;
    if (first < 0x80) {
      next++;
      width = 1;
      current = first;
      if (first == 0) {
        complain("invalid NUL character");
      }
      return first != 0;
    }
    return decodeLong(first);
  }

  private boolean decodeLong(int first) {
    int length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    int end = Math.min(next + length, bytes.length);
    String text = new String(bytes, next, end - next, StandardCharsets.UTF_8);
    boolean valid = text.codePointCount(0, text.length()) == 1 && !isReplacement(text, first);
    width = valid ? end - next : 1;
    next += width;
    current = valid ? text.codePointAt(0) : 0xfffd;
    if (!valid) {
      complain("invalid UTF-8 encoding");
      return false;
    }
    if (current == BYTE_ORDER_MARK) {
      if (line > 1 || column > 1) {
        complain("invalid BOM in the middle of the file");
      }
      return false;
    }
    return true;
  }

  private boolean isReplacement(String text, int first) {
    boolean written = first == 0xef && peekRaw(1) == 0xbf && peekRaw(2) == 0xbd;
    return text.charAt(0) == 0xfffd && !written;
  }

  private int peekRaw(int distance) {
    return next + distance < bytes.length ? bytes[next + distance] & 0xff : END;
  }
}
