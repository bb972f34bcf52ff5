package gopark.trace;

import gopark.runtime.event.Event;
import gopark.simulation.VirtualTime;
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
  public static @Nullable Divergence of(Side a, Side b) {
    Threads ofA = Threads.of(a);
    Threads ofB = Threads.of(b);
    Divergence first = null;
    for (int actor : ofA.actors(ofB)) {
      Divergence found = ofActor(a, ofA, b, ofB, actor);
      if (found != null && (first == null || found.timeNs() < first.timeNs())) {
        first = found;
      }
    }
    return first;
  }

  private static @Nullable Divergence ofActor(Side a, Threads ofA, Side b, Threads ofB, int actor) {
    List<Long> left = ofA.of(actor);
    List<Long> right = ofB.of(actor);
    EventCursor inA = a.log.cursor(a.from);
    EventCursor inB = b.log.cursor(b.from);
    boolean comparesProcessors = a.hasProcessors && b.hasProcessors;
    int both = Math.min(left.size(), right.size());
    for (int i = 0; i < both; i++) {
      advance(inA, left.get(i));
      advance(inB, right.get(i));
      if (!Happening.same(ofA.happening, inA, ofB.happening, inB, comparesProcessors)) {
        return new Divergence(ofA.place(inA), ofB.place(inB));
      }
    }
    if (left.size() > both) {
      advance(inA, left.get(both));
      return b.endNs - inA.timeNs() > LONG_NS ? new Divergence(ofA.place(inA), null) : null;
    }
    if (right.size() > both) {
      advance(inB, right.get(both));
      return a.endNs - inB.timeNs() > LONG_NS ? new Divergence(null, ofB.place(inB)) : null;
    }
    return null;
  }

  /** Up to the event of this number both are the same. */
  public long number() {
    long number = Long.MAX_VALUE;
    if (ofA != null) {
      number = ofA.number;
    }
    return ofB == null ? number : Math.min(number, ofB.number);
  }

  private static void advance(EventCursor cursor, long index) {
    while (cursor.nextIndex() <= index && cursor.next()) {
      // The two runs have not parted yet.
    }
  }

  private long timeNs() {
    long ns = Long.MAX_VALUE;
    if (ofA != null) {
      ns = ofA.event.at().timeNs();
    }
    return ofB == null ? ns : Math.min(ns, ofB.event.at().timeNs());
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
    private final Happening happening = new Happening();
    private final Map<Integer, List<Long>> indices = new TreeMap<>();
    private final Side side;

    private Threads(Side side) {
      this.side = side;
    }

    static Threads of(Side side) {
      Threads threads = new Threads(side);
      EventCursor cursor = side.log.cursor(side.from);
      while (Divergence.next(cursor)) {
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

    Place place(EventCursor event) {
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
