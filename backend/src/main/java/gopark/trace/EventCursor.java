package gopark.trace;

import gopark.runtime.event.Checks;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.Events;
import gopark.runtime.event.Stamp;
import java.util.List;

/**
 * Reads a log event by event, as plain numbers, or as an {@link Event} when asked. At the end it
 * may be asked again after something was added to the log; what the log has dropped meanwhile is
 * passed over.
 */
public final class EventCursor {
  private final EventLog log;
  private final Events events;

  /** Where the chunk was among those of the log when it was entered; the oldest may be gone. */
  private int chunkNumber;

  private LogChunk chunk;
  private int position;
  private long nextIndex;

  private EventKind kind = EventKind.GO_CREATED;
  private boolean firstOfStep;
  private long step;
  private long time;
  private int rule;
  private int m;
  private int p;
  private int g;
  private long a;
  private long b;
  private long c;

  EventCursor(EventLog log, List<Checks.Check> order, int chunkNumber) {
    this.log = log;
    this.events = new Events(log::textOf, order);
    this.chunk = log.chunk(chunkNumber);
    enterChunk(chunkNumber);
  }

  private void enterChunk(int number) {
    chunkNumber = number;
    chunk = log.chunk(number);
    position = 0;
    nextIndex = chunk.firstIndex;
    step = chunk.firstStep;
    time = chunk.firstTime;
  }

  /** Goes to the next event; false at the end. */
  public boolean next() {
    if (position == chunk.used) {
      int following = log.numberOf(chunk, chunkNumber) + 1;
      if (following == log.chunkCount()) {
        return false;
      }
      enterChunk(following);
    }
    read();
    nextIndex++;
    return true;
  }

  private void read() {
    long[] words = chunk.words;
    long head = words[position++];
    kind = EventKind.of((int) head & 0xFF);
    rule = Word.bits(head, Word.RULE, Word.RULE_BITS);
    m = Word.bits(head, Word.M, Word.M_BITS) - 1;
    p = Word.bits(head, Word.P, Word.P_BITS) - 1;
    firstOfStep = (head & Word.FIRST) != 0;
    if ((head & Word.JUMP) != 0) {
      step = words[position++];
      time = words[position++];
    } else {
      step += Word.bits(head, Word.STEPS, Word.STEPS_BITS);
      time += Word.bits(head, Word.TIME, Word.TIME_BITS);
    }
    g = EventSink.NONE;
    a = 0;
    if ((head & Word.G_AND_A) != 0) {
      long both = words[position++];
      g = (int) (both >> Integer.SIZE);
      a = (int) both;
    }
    if ((head & Word.WIDE_A) != 0) {
      a = words[position++];
    }
    boolean wideB = (head & Word.WIDE_B) != 0;
    b = wideB ? words[position++] : Word.bits(head, Word.SMALL_B, Word.SMALL_B_BITS);
    c = (head & Word.HAS_C) != 0 ? words[position++] : 0;
  }

  /** The event, as a record. */
  public Event event() {
    return events.decode(new Stamp(step, index(), time, kind, m, p, g, rule), a, b, c);
  }

  /** Whether it reads that log, and the next event that it shows is the one with that index. */
  public boolean standsAt(EventLog where, long index) {
    return log == where && nextIndex == index;
  }

  /** The index of the event that the next call of next will show. */
  public long nextIndex() {
    return nextIndex;
  }

  public long index() {
    return nextIndex - 1;
  }

  public EventKind kind() {
    return kind;
  }

  public boolean firstOfStep() {
    return firstOfStep;
  }

  public long step() {
    return step;
  }

  public long timeNs() {
    return time;
  }

  public int rule() {
    return rule;
  }

  public int m() {
    return m;
  }

  public int p() {
    return p;
  }

  public int g() {
    return g;
  }

  public long a() {
    return a;
  }

  public long b() {
    return b;
  }

  public long c() {
    return c;
  }
}
