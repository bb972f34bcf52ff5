package gopark.trace;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.ProgramEvent;
import java.util.Map;
import java.util.TreeMap;

/**
 * What happens in the events of one run, without when: two runs may do the same at other times. A
 * goroutine is known by who created it as which of its children, because each release numbers the
 * goroutines of a program otherwise.
 */
public final class Happening {
  private final Lineages lineages;

  /** The lineages of goroutines, by their ids in this run. */
  private final Map<Integer, Integer> known = new TreeMap<>();

  /** How many goroutines each has created so far, by lineages. */
  private final Map<Integer, Integer> children = new TreeMap<>();

  /** What happens in a run, of whose goroutines others are asked in the same lineages. */
  Happening(Lineages lineages) {
    this.lineages = lineages;
  }

  /** Whether an event is the bustle of threads and sysmon, which changes with every nanosecond. */
  public static boolean isBustle(EventKind kind) {
    return switch (kind) {
      case SYSMON_ROUND, SYSMON_SLEPT, SYSMON_WOKEN, THREAD_ON_CORE, THREAD_OFF_CORE -> true;
      default -> false;
    };
  }

  /** Whether an event says what a run does, and not only what it weighs or how it is timed. */
  public static boolean isCompared(EventKind kind) {
    return kind != EventKind.HEAP_CHANGED && !isBustle(kind);
  }

  /** The thread that acts; for a new or woken thread, the one that made or woke it. */
  static int actor(EventCursor event) {
    return switch (event.kind()) {
      case M_CREATED, M_WOKEN -> (int) event.b();
      default -> event.m();
    };
  }

  /** Takes note of an event, the next of the run. */
  void pass(EventCursor event) {
    if (event.kind() == EventKind.GO_CREATED) {
      int creator = lineage((int) event.a());
      int which = children.merge(creator, 1, Integer::sum);
      known.put(event.g(), lineages.ofChild(creator, which));
    }
  }

  /** Whether the same happens in two events, of two runs that are known so far. */
  static boolean same(
      Happening ofA, EventCursor a, Happening ofB, EventCursor b, boolean comparesProcessors) {
    return a.kind() == b.kind()
        && a.m() == b.m()
        && (a.p() == b.p() || !comparesProcessors)
        && ofA.lineage(a.g()) == ofB.lineage(b.g())
        && sameNumbers(ofA, a, ofB, b);
  }

  private int lineage(int g) {
    if (g == EventSink.NONE) {
      return Lineages.NOBODY;
    }
    Integer lineage = known.get(g);
    return lineage == null ? lineages.ofOldest(g) : lineage;
  }

  /** Numbers that say when, how long, or only how a search went are left out. */
  private static boolean sameNumbers(Happening ofA, EventCursor a, Happening ofB, EventCursor b) {
    return switch (a.kind()) {
      case GO_CREATED, GO_READIED ->
          ofA.lineage((int) a.a()) == ofB.lineage((int) b.a()) && a.b() == b.b();
      case FIND_RUNNABLE, SYSCALL_ENTERED, GC_WORKER_STOPPED -> a.b() == b.b();
      case GO_STARTED, TIMER_STARTED, TIMER_FIRED -> a.a() == b.a();
      case NETPOLL_BLOCKED, WORLD_STOPPED, WORLD_STARTED, THROTTLED, SCHEDTRACE -> true;
      case PRINTED, PROCESS_EXITED, ORDERED, ARTICLE_RULE -> text(a).equals(text(b));
      default -> a.a() == b.a() && a.b() == b.b();
    };
  }

  private static String text(EventCursor event) {
    return switch (event.event()) {
      case ProgramEvent.Printed printed -> printed.text();
      case ProgramEvent.ProcessExited exited -> exited.code() + exited.text();
      case ProgramEvent.Ordered ordered -> ordered.order();
      case ProgramEvent.ArticleRule rule -> rule.text();
      default -> "";
    };
  }
}
