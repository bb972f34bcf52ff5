package gopark.trace;

import gopark.runtime.event.Checks;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * All that has happened, mostly one to three words an event. Events are numbered from 0 and keep
 * their numbers; of a long run the oldest are dropped, a chunk at a time. Texts are never dropped:
 * code that lets strangers print must limit what they print.
 */
public final class EventLog implements EventSink {
  /** Enough to go back a long way, and some hundred megabytes at most. */
  public static final long STANDARD_RETENTION = 10_000_000;

  private final long retention;
  private final List<Checks.Check> order;
  private final List<LogChunk> chunks = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private final Map<String, Integer> textNumbers = new LinkedHashMap<>();
  private long textLength;
  private LogChunk last;
  private long size;

  /** The step and time of the newest event. */
  private long toldStep;

  private long toldTime;

  /** The step that is going on. */
  private long step;

  private long time;
  private boolean first;

  public EventLog() {
    this(STANDARD_RETENTION, Checks.newestOrder());
  }

  /**
   * A log that keeps at least the newest {@code retention} events.
   *
   * @param order in which the release searches, for those who read
   */
  public EventLog(long retention, List<Checks.Check> order) {
    this(retention, order, 0);
  }

  /** One that goes on from a number, of a run whose first events are not told. */
  public EventLog(long retention, List<Checks.Check> order, long firstIndex) {
    this.retention = retention;
    this.order = List.copyOf(order);
    this.last = LogChunk.first(firstIndex);
    this.size = firstIndex;
    chunks.add(last);
  }

  private EventLog(EventLog original) {
    retention = original.retention;
    order = original.order;
    chunks.addAll(original.chunks);
    last = original.last.copy();
    chunks.set(chunks.size() - 1, last);
    texts.addAll(original.texts);
    textNumbers.putAll(original.textNumbers);
    textLength = original.textLength;
    size = original.size;
    toldStep = original.toldStep;
    toldTime = original.toldTime;
    step = original.step;
    time = original.time;
    first = original.first;
  }

  /** A log that goes its own way from here; what is old is shared. */
  public EventLog copy() {
    return new EventLog(this);
  }

  @Override
  public void step(long number, long now) {
    step = number;
    time = now;
    first = true;
  }

  @Override
  public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
    if ((m + 1) >>> Word.M_BITS != 0 || (p + 1) >>> Word.P_BITS != 0) {
      throw new IllegalArgumentException("The log has no room for M" + m + " or P" + p);
    }
    if (!last.hasRoomFor(Word.MOST)) {
      beginChunk();
    }
    LogChunk chunk = last;
    long[] words = chunk.words;
    int at = chunk.used++;
    long head =
        kind.ordinal()
            | (long) rule << Word.RULE
            | (long) (m + 1) << Word.M
            | (long) (p + 1) << Word.P;
    if (first) {
      head |= beginStep(chunk);
    }
    int next = chunk.used;
    boolean wideA = a != (int) a;
    if (g != NONE || a != 0) {
      head |= Word.G_AND_A;
      words[next++] = (long) g << Integer.SIZE | (wideA ? 0 : a & 0xFFFF_FFFFL);
    }
    if (wideA) {
      head |= Word.WIDE_A;
      words[next++] = a;
    }
    if (b >>> Word.SMALL_B_BITS == 0) {
      head |= b << Word.SMALL_B;
    } else {
      head |= Word.WIDE_B;
      words[next++] = b;
    }
    if (c != 0) {
      head |= Word.HAS_C;
      words[next++] = c;
    }
    words[at] = head;
    chunk.used = next;
    size++;
  }

  /** The bits that say how far the step is from the one before; or writes it out. */
  private long beginStep(LogChunk chunk) {
    first = false;
    long steps = step - toldStep;
    long ns = time - toldTime;
    toldStep = step;
    toldTime = time;
    if (steps >>> Word.STEPS_BITS == 0 && ns >>> Word.TIME_BITS == 0) {
      return Word.FIRST | steps << Word.STEPS | ns << Word.TIME;
    }
    chunk.words[chunk.used++] = step;
    chunk.words[chunk.used++] = time;
    return Word.FIRST | Word.JUMP;
  }

  private void beginChunk() {
    last = new LogChunk(size, toldStep, toldTime);
    chunks.add(last);
    while (chunks.size() > 1 && size - chunks.get(1).firstIndex >= retention) {
      chunks.removeFirst();
    }
  }

  @Override
  public int text(String text) {
    Integer known = textNumbers.get(text);
    if (known != null) {
      return known;
    }
    texts.add(text);
    textLength += text.length();
    textNumbers.put(text, texts.size());
    return texts.size();
  }

  /** The text of that number; 0 is the empty one. */
  public String textOf(int number) {
    return number == 0 ? "" : texts.get(number - 1);
  }

  /** How many different texts there have been. */
  public int textCount() {
    return texts.size();
  }

  /** How many characters the different texts have. */
  public long textLength() {
    return textLength;
  }

  /** How many events there have been, with those before its first. */
  public long size() {
    return size;
  }

  /** The index of the oldest event that is still here. */
  public long firstKept() {
    return chunks.getFirst().firstIndex;
  }

  /** Reads from that event on, or from the oldest that is left; before the first {@code next}. */
  public EventCursor cursor(long from) {
    EventCursor cursor = new EventCursor(this, order, chunkWith(from));
    boolean more = true;
    while (more && cursor.nextIndex() < from) {
      more = cursor.next();
    }
    return cursor;
  }

  /** Shows the events from one index up to, but without, another; those that are left of them. */
  public void forEach(long from, long to, Consumer<Event> visitor) {
    EventCursor cursor = cursor(from);
    while (cursor.nextIndex() < to && cursor.next()) {
      visitor.accept(cursor.event());
    }
  }

  /** The index of the first event that is left of that step, or a later one if it has none. */
  public long firstOfStep(long wanted) {
    int low = 0;
    int high = chunks.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (chunks.get(middle).firstStep < wanted) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    EventCursor cursor = new EventCursor(this, order, low);
    while (cursor.next()) {
      if (cursor.step() >= wanted) {
        return cursor.index();
      }
    }
    return size;
  }

  /** Bytes that are the same for the same events, whatever the log has dropped or shares. */
  public byte[] encode(long from, long to) {
    return new EventBytes().encode(this, from, to);
  }

  int chunkCount() {
    return chunks.size();
  }

  LogChunk chunk(int number) {
    return chunks.get(number);
  }

  /** The number that a chunk has now, which was {@code before}; -1 if it has been dropped. */
  int numberOf(LogChunk chunk, int before) {
    for (int number = Math.min(before, chunks.size() - 1); number >= 0; number--) {
      if (chunks.get(number) == chunk) {
        return number;
      }
    }
    return -1;
  }

  private int chunkWith(long index) {
    int low = 0;
    int high = chunks.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (chunks.get(middle).firstIndex <= index) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
