package gopark.trace;

import gopark.runtime.event.EventKind;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A form of events that two logs can be compared in: every number in a fixed order, the small ones
 * in few bytes, and texts in full, since their numbers are a log's own affair.
 */
final class EventBytes {
  private byte[] bytes = new byte[1024];
  private int used;

  byte[] encode(EventLog log, long from, long to) {
    EventCursor cursor = log.cursor(from);
    while (cursor.nextIndex() < to && cursor.next()) {
      number(cursor.index());
      number(cursor.step());
      number(cursor.timeNs());
      number(cursor.firstOfStep() ? 1 : 0);
      number(cursor.kind().ordinal());
      number(cursor.rule());
      number(cursor.m());
      number(cursor.p());
      number(cursor.g());
      numberOrText(log, cursor.a(), isTextA(cursor.kind()));
      numberOrText(log, cursor.b(), cursor.kind() == EventKind.PROCESS_EXITED);
      number(cursor.c());
    }
    return Arrays.copyOf(bytes, used);
  }

  private static boolean isTextA(EventKind kind) {
    return switch (kind) {
      case PRINTED, ORDERED, SCHEDTRACE, ARTICLE_RULE -> true;
      default -> false;
    };
  }

  private void numberOrText(EventLog log, long number, boolean isText) {
    if (!isText) {
      number(number);
      return;
    }
    byte[] text = log.textOf((int) number).getBytes(StandardCharsets.UTF_8);
    number(text.length);
    need(text.length);
    System.arraycopy(text, 0, bytes, used, text.length);
    used += text.length;
  }

  /** Seven bits a byte, the sign in the lowest. */
  private void number(long value) {
    need(10);
    long rest = (value << 1) ^ (value >> (Long.SIZE - 1));
    while (rest >>> 7 != 0) {
      bytes[used++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    bytes[used++] = (byte) rest;
  }

  private void need(int more) {
    if (used + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, used + more));
    }
  }
}
