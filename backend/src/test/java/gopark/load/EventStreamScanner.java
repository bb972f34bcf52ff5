package gopark.load;

import java.nio.charset.StandardCharsets;

/**
 * Reads an HTTP answer with an event stream piece by piece as it comes, and keeps none of it. Of
 * each message it sees when it was made, which is the number after {@code "atMs":}.
 */
final class EventStreamScanner {
  private static final byte[] STAMP = "\"atMs\":".getBytes(StandardCharsets.US_ASCII);
  private static final int END_OF_HEAD = 4;
  private static final int STATUS_AT = 9;
  private static final int STATUS_ENDS = 12;
  private static final int HEX = 16;
  private static final int DECIMAL = 10;

  private enum Part {
    HEAD,
    SIZE,
    CHUNK,
    AFTER_CHUNK,
    END
  }

  /** What is looked for within a line. */
  private enum Search {
    STAMP,
    NUMBER,
    END_OF_LINE
  }

  private Part part = Part.HEAD;
  private int position;
  private int status;
  private int matched;
  private int left;
  private Search search = Search.STAMP;
  private long number;
  private boolean emptyLine = true;

  /** The status of the answer; 0 as long as its head has not been read. */
  int status() {
    return part == Part.HEAD ? 0 : status;
  }

  boolean isOver() {
    return part == Part.END;
  }

  /** Takes the next bytes; those with a message's stamp count as having come now. */
  void take(byte[] bytes, int length, long nowMs, ReceivedCounts tally) {
    tally.bytes += length;
    int i = 0;
    while (i < length) {
      switch (part) {
        case HEAD -> head(bytes[i++]);
        case SIZE -> size(bytes[i++]);
        case CHUNK -> {
          int end = Math.min(length, i + left);
          left -= end - i;
          chunk(bytes, i, end, nowMs, tally);
          i = end;
          if (left == 0) {
            part = Part.AFTER_CHUNK;
          }
        }
        case AFTER_CHUNK -> {
          if (bytes[i++] == '\n') {
            part = Part.SIZE;
          }
        }
        case END -> i = length;
      }
    }
  }

  private void head(byte c) {
    if (position >= STATUS_AT && position < STATUS_ENDS) {
      status = status * DECIMAL + (c - '0');
    }
    position++;
    if (c == (matched % 2 == 0 ? '\r' : '\n')) {
      matched++;
    } else {
      matched = c == '\r' ? 1 : 0;
    }
    if (matched == END_OF_HEAD) {
      matched = 0;
      part = Part.SIZE;
    }
  }

  private void size(byte c) {
    int digit = Character.digit(c, HEX);
    if (digit >= 0) {
      left = left * HEX + digit;
    } else if (c == '\n') {
      part = left == 0 ? Part.END : Part.CHUNK;
    }
  }

  private void chunk(byte[] bytes, int from, int to, long nowMs, ReceivedCounts tally) {
    int i = from;
    while (i < to) {
      byte c = bytes[i++];
      if (search == Search.END_OF_LINE) {
        while (c != '\n' && i < to) {
          c = bytes[i++];
        }
      } else if (search == Search.NUMBER) {
        if (c >= '0' && c <= '9') {
          number = number * DECIMAL + (c - '0');
          continue;
        }
        tally.message(nowMs - number);
        search = Search.END_OF_LINE;
      } else if (c == STAMP[matched]) {
        matched++;
        if (matched == STAMP.length) {
          matched = 0;
          number = 0;
          search = Search.NUMBER;
          continue;
        }
      } else {
        matched = c == STAMP[0] ? 1 : 0;
      }
      if (c == '\n') {
        line(tally);
      } else {
        emptyLine = false;
      }
    }
  }

  private void line(ReceivedCounts tally) {
    if (emptyLine) {
      tally.frames++;
    }
    emptyLine = true;
    matched = 0;
    search = Search.STAMP;
  }
}
