package gopark.trace;

import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.GcEvent.GcPhaseBegan;
import gopark.runtime.event.GoroutineEvent.GoParked;
import gopark.runtime.event.WorldEvent.StwStarted;
import gopark.runtime.state.Creation;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Events that change what a processor, a thread or a goroutine does, as columns of numbers: a
 * timeline of a million spans is made of them, and as one object each they would be too heavy.
 */
public final class LaneColumns {

  /** What is told of every event. */
  private enum Column {
    STEP,
    TIME,
    KIND,
    G,
    M,
    P,
    OTHER,
    WORD
  }

  /** The kinds that are told. */
  private static final List<EventKind> KINDS =
      List.of(
          EventKind.GO_CREATED,
          EventKind.GO_STARTED,
          EventKind.GO_YIELDED,
          EventKind.GO_PREEMPTED,
          EventKind.GO_PARKED,
          EventKind.GO_READIED,
          EventKind.GO_ENDED,
          EventKind.STOLEN,
          EventKind.RUNNEXT_STOLEN,
          EventKind.SPINNING_STARTED,
          EventKind.SPINNING_ENDED,
          EventKind.P_ACQUIRED,
          EventKind.P_RELEASED,
          EventKind.P_IDLED,
          EventKind.P_HANDED_OFF,
          EventKind.M_CREATED,
          EventKind.M_WOKEN,
          EventKind.M_PARKED,
          EventKind.M_PARKED_LOCKED,
          EventKind.M_GAVE_P_TO_LOCKED,
          EventKind.M_EXITED,
          EventKind.SYSCALL_ENTERED,
          EventKind.SYSCALL_EXITED_FAST,
          EventKind.SYSCALL_EXITED_SLOW,
          EventKind.P_RETAKEN,
          EventKind.NETPOLL_BLOCKED,
          EventKind.NETPOLL_RETURNED,
          EventKind.STW_STARTED,
          EventKind.P_STOPPED,
          EventKind.WORLD_STOPPED,
          EventKind.WORLD_STARTED,
          EventKind.PROCS_RESIZED,
          EventKind.P_DESTROYED,
          EventKind.GC_PHASE,
          EventKind.THROTTLED,
          EventKind.UNTHROTTLED);

  private static final EnumMap<EventKind, Integer> NUMBERS = new EnumMap<>(EventKind.class);

  static {
    KINDS.forEach(kind -> NUMBERS.put(kind, NUMBERS.size()));
  }

  private static final String SPINNING = "spinning";

  private final List<List<Long>> columns = new ArrayList<>();
  private final Map<String, Long> words = new LinkedHashMap<>();
  private final List<Long> made = new ArrayList<>();
  private long lastStep;
  private long lastTime;

  public LaneColumns() {
    for (Column column : Column.values()) {
      columns.add(column.ordinal(), new ArrayList<>());
    }
    words.put("", 0L);
  }

  /** How many events there are. */
  public int size() {
    return columns.getFirst().size();
  }

  /**
   * Adds the event on which the cursor stands, if it is of a kind that is told.
   *
   * @param creation of the goroutine that it creates, if that is known
   */
  public void add(EventCursor event, @Nullable Creation creation) {
    Integer kind = NUMBERS.get(event.kind());
    if (kind == null) {
      return;
    }
    put(Column.STEP, event.step() - lastStep);
    put(Column.TIME, event.timeNs() - lastTime);
    lastStep = event.step();
    lastTime = event.timeNs();
    put(Column.KIND, kind);
    put(Column.G, event.g());
    put(Column.M, event.m());
    put(Column.P, event.p());
    put(Column.OTHER, other(event));
    put(Column.WORD, number(word(event)));
    if (creation != null) {
      made.add((long) creation.g());
      made.add(number(creation.function()));
      made.add(number(place(creation)));
    }
  }

  private void put(Column column, long number) {
    columns.get(column.ordinal()).add(number);
  }

  private long number(String word) {
    return words.computeIfAbsent(word, _ -> (long) words.size());
  }

  private static String place(Creation creation) {
    return creation.line().isKnown() ? creation.line().file() + ":" + creation.line().line() : "";
  }

  /** The other party of an event; see {@link #others}. */
  private static long other(EventCursor event) {
    return switch (event.kind()) {
      case GO_CREATED, GO_READIED, STOLEN, RUNNEXT_STOLEN, M_GAVE_P_TO_LOCKED, P_RETAKEN ->
          event.a();
      case M_CREATED, M_WOKEN, PROCS_RESIZED -> event.b();
      default -> -1;
    };
  }

  private static String word(EventCursor event) {
    return switch (event.kind()) {
      case M_CREATED, M_WOKEN -> event.a() == 1 ? SPINNING : "";
      case GO_PARKED, GC_PHASE, STW_STARTED -> reason(event.event());
      default -> "";
    };
  }

  private static String reason(Event event) {
    return switch (event) {
      case GoParked parked -> ApiNames.of(parked.reason());
      case GcPhaseBegan began -> ApiNames.of(began.phase());
      case StwStarted started -> ApiNames.of(started.reason());
      default -> "";
    };
  }

  /** The names of the kinds, by the numbers that stand for them. */
  public List<String> kinds() {
    return KINDS.stream().map(EventKind::apiName).toList();
  }

  /** The words, by the numbers that stand for them; the first is empty. */
  public List<String> words() {
    return List.copyOf(words.keySet());
  }

  /** The steps, each told by how far it is from the one before; the first from 0. */
  public List<Long> steps() {
    return column(Column.STEP);
  }

  /** The times in ns, told in the same way. */
  public List<Long> times() {
    return column(Column.TIME);
  }

  public List<Long> kindNumbers() {
    return column(Column.KIND);
  }

  public List<Long> goroutines() {
    return column(Column.G);
  }

  public List<Long> machines() {
    return column(Column.M);
  }

  public List<Long> processors() {
    return column(Column.P);
  }

  /** The other party: creator, waker, victim, or the number of processors; −1: none. */
  public List<Long> others() {
    return column(Column.OTHER);
  }

  /** Why a goroutine waits, which phase began, by the number of the word; 0: nothing. */
  public List<Long> wordNumbers() {
    return column(Column.WORD);
  }

  /** Three numbers for each goroutine that was created: it, and the words of function and line. */
  public List<Long> made() {
    return List.copyOf(made);
  }

  private List<Long> column(Column column) {
    return List.copyOf(columns.get(column.ordinal()));
  }
}
