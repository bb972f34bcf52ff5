package gopark.bench;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Adds up what is told of a program's goroutines: main's, and those that come from it. */
final class ProgramTally {
  private static final long MAIN = 1;

  private final Map<Long, Goroutine> goroutines = new HashMap<>(Map.of(MAIN, new Goroutine()));
  private final Series latencies = new Series();
  private final Set<Integer> woken = new HashSet<>();
  private int starts;
  private int processorStarts;
  private int sleeps;
  private int retakes;
  private int migrations;

  private static final class Goroutine {
    private static final int NOWHERE = -1;

    private int processor = NOWHERE;
    private long runnableSince = -1;
  }

  void created(long goroutine, long creator, long now) {
    if (goroutines.containsKey(creator)) {
      Goroutine created = new Goroutine();
      created.runnableSince = now;
      goroutines.put(goroutine, created);
    }
  }

  void runnable(long goroutine, long now) {
    Goroutine found = goroutines.get(goroutine);
    if (found != null) {
      found.runnableSince = now;
    }
  }

  void started(long goroutine, int processor, long now) {
    Goroutine found = goroutines.get(goroutine);
    if (found == null) {
      return;
    }
    starts++;
    runs(goroutine, processor);
    if (found.runnableSince >= 0) {
      latencies.add((double) (now - found.runnableSince));
    }
    if (found.processor != Goroutine.NOWHERE && found.processor != processor) {
      migrations++;
    }
    found.processor = processor;
  }

  /** Where main runs when the counting begins. */
  void stands(int processor) {
    Objects.requireNonNull(goroutines.get(MAIN)).processor = processor;
  }

  /**
   * A processor that was idle has a thread. It counts once a goroutine of the program runs there:
   * others wake processors too, the tracer's above all.
   */
  void processorStarted(int processor) {
    woken.add(processor);
  }

  /** The goroutine has a processor, be it after a wait or at the end of a system call. */
  void runs(long goroutine, int processor) {
    if (goroutines.containsKey(goroutine) && woken.remove(processor)) {
      processorStarts++;
    }
  }

  void slept() {
    sleeps++;
  }

  void retaken() {
    retakes++;
  }

  SchedulerCounts counts() {
    return new SchedulerCounts(
        starts,
        processorStarts,
        sleeps,
        retakes,
        migrations,
        latencies.isEmpty() ? 0 : latencies.median());
  }
}
