package gopark.trace;

import gopark.runtime.event.Event;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Where two runs first do something else. What each thread does is compared with what the same
 * thread does in the other run: that two threads act in another order by some nanoseconds is no
 * difference yet. What only tells of time and weight is not compared.
 *
 * @param ofA the first event of the one that differs; null: the thread does nothing more
 * @param ofB the event of the other in its place; null: the thread does nothing more
 */
public record Divergence(@Nullable Place ofA, @Nullable Place ofB) {

  /** The time that the other run has to do the same; a thread that takes longer does not do it. */
  private static final long LONG_NS = VirtualTime.MILLISECOND;

  /** What reading an event costs, and what noting whose it is. */
  private static final long READ_WORK = 20;

  private static final long NOTE_WORK = 200;
  private static final long NONE = -1;

  /**
   * An event in its run.
   *
   * @param number counted from the first that is compared, as all others are
   */
  public record Place(long number, Event event) {}

  /**
   * What is compared of a run.
   *
   * @param from the index of the first event
   * @param endNs when the run came to its end, or nothing more would happen in it
   * @param hasProcessors whether it matters which processor does something
   */
  public record Side(EventLog log, long from, long endNs, boolean hasProcessors) {

    /** The step of the event of that number, or of the last event if there are fewer. */
    public long stepOf(long number) {
      EventCursor cursor = log.cursor(from);
      long step = 0;
      for (long left = number; left >= 0 && next(cursor); left--) {
        step = cursor.step();
      }
      return step;
    }

    /** How many of its events come before a step. */
    public long numberAt(long step) {
      EventCursor cursor = log.cursor(from);
      long number = 0;
      while (next(cursor) && cursor.step() < step) {
        number++;
      }
      return number;
    }
  }

  /** The first difference, or null if there is none up to the end of both. */
  public static @Nullable Divergence of(Side a, Side b, WorkMeter work) {
    Lineages lineages = new Lineages();
    Threads ofA = Threads.of(a, lineages, work);
    Threads ofB = Threads.of(b, lineages, work);
    Difference first = null;
    for (int actor : ofA.actors(ofB)) {
      long beforeNs = first == null ? Long.MAX_VALUE : first.timeNs;
      Difference found = new ThreadComparison(ofA, ofB, actor, work).before(beforeNs);
      first = found == null ? first : found;
    }
    return first == null ? null : new Divergence(ofA.place(first.inA), ofB.place(first.inB));
  }

  /** Where two runs differ, by the indices of the events; {@link #NONE} for none. */
  private record Difference(long inA, long inB, long timeNs) {}

  /** What one thread does in both runs. */
  private static final class ThreadComparison {
    private final Threads ofA;
    private final Threads ofB;
    private final List<Long> left;
    private final List<Long> right;
    private final WorkMeter work;

    ThreadComparison(Threads ofA, Threads ofB, int actor, WorkMeter work) {
      this.ofA = ofA;
      this.ofB = ofB;
      this.left = ofA.of(actor);
      this.right = ofB.of(actor);
      this.work = work;
    }

    /** The first difference, if it is before that time; else null. */
    private @Nullable Difference before(long timeNs) {
      boolean comparesProcessors = ofA.side.hasProcessors && ofB.side.hasProcessors;
      EventCursor inA = ofA.cursor(left);
      EventCursor inB = ofB.cursor(right);
      int both = Math.min(left.size(), right.size());
      for (int i = 0; i < both; i++) {
        advance(inA, left.get(i));
        advance(inB, right.get(i));
        long firstNs = Math.min(inA.timeNs(), inB.timeNs());
        if (firstNs >= timeNs) {
          return null;
        }
        if (!Happening.same(ofA.happening, inA, ofB.happening, inB, comparesProcessors)) {
          return new Difference(inA.index(), inB.index(), firstNs);
        }
      }
      if (left.size() > both) {
        advance(inA, left.get(both));
        return isLate(inA.timeNs(), ofB.side, timeNs)
            ? new Difference(inA.index(), NONE, inA.timeNs())
            : null;
      }
      if (right.size() > both) {
        advance(inB, right.get(both));
        return isLate(inB.timeNs(), ofA.side, timeNs)
            ? new Difference(NONE, inB.index(), inB.timeNs())
            : null;
      }
      return null;
    }

    /** Whether the other run has had the time to do the same and has not, before that time. */
    private static boolean isLate(long ns, Side other, long beforeNs) {
      return ns < beforeNs && other.endNs - ns > LONG_NS;
    }

    private void advance(EventCursor cursor, long index) {
      work.spend(READ_WORK * (1 + index - cursor.nextIndex()));
      while (cursor.nextIndex() <= index && cursor.next()) {
        // Other threads do what stands between.
      }
    }
  }

  /** Up to the event of this number both are the same. */
  public long number() {
    long number = Long.MAX_VALUE;
    if (ofA != null) {
      number = ofA.number;
    }
    return ofB == null ? number : Math.min(number, ofB.number);
  }

  private static boolean next(EventCursor cursor) {
    while (cursor.next()) {
      if (Happening.isCompared(cursor.kind())) {
        return true;
      }
    }
    return false;
  }

  /** The events of a run by the threads that act in them. */
  private static final class Threads {
    private final Happening happening;
    private final Map<Integer, List<Long>> indices = new TreeMap<>();
    private final Side side;

    private Threads(Side side, Lineages lineages) {
      this.side = side;
      this.happening = new Happening(lineages);
    }

    static Threads of(Side side, Lineages lineages, WorkMeter work) {
      Threads threads = new Threads(side, lineages);
      EventCursor cursor = side.log.cursor(side.from);
      while (Divergence.next(cursor)) {
        work.spend(NOTE_WORK);
        threads.happening.pass(cursor);
        threads
            .indices
            .computeIfAbsent(Happening.actor(cursor), actor -> new ArrayList<>())
            .add(cursor.index());
      }
      return threads;
    }

    /** The actors of either run. */
    List<Integer> actors(Threads other) {
      Map<Integer, List<Long>> all = new TreeMap<>(indices);
      all.putAll(other.indices);
      return List.copyOf(all.keySet());
    }

    List<Long> of(int actor) {
      return indices.getOrDefault(actor, List.of());
    }

    /** A cursor before the first of these events. */
    EventCursor cursor(List<Long> events) {
      return side.log.cursor(events.isEmpty() ? side.from : events.getFirst());
    }

    @Nullable Place place(long index) {
      if (index == NONE) {
        return null;
      }
      EventCursor event = side.log.cursor(index);
      event.next();
      return new Place(side.numberAt(event.step()) + within(event), event.event());
    }

    /** How many compared events of the same step come before it. */
    private long within(EventCursor event) {
      EventCursor cursor = side.log.cursor(side.log.firstOfStep(event.step()));
      long before = 0;
      while (Divergence.next(cursor) && cursor.index() < event.index()) {
        before += cursor.index() >= side.from ? 1 : 0;
      }
      return before;
    }
  }
}
