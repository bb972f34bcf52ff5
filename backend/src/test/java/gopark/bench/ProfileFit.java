package gopark.bench;

import gopark.runtime.config.CostModel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.Function;

/**
 * Finds the costs with which the operations of the calibration take here what real Go took. Each of
 * these costs has an operation in which it weighs most; it is changed by what the operation is off,
 * and since one changes what others take, that is done several times.
 */
final class ProfileFit {
  private static final int ROUNDS = 6;
  private static final long MOST = 1_000_000_000;

  /**
   * A cost and its operation.
   *
   * @param times how often the operation pays the cost
   */
  private record Measure(String cost, String operation, double times) {}

  private static final List<Measure> MEASURES =
      List.of(
          new Measure("newproc", "a goroutine from go to its end", 1),
          new Measure("yield", "a switch by Gosched", 1),
          new Measure("park", "a hand-over through an unbuffered channel", 1),
          new Measure("channel", "send and receive, buffered", 2),
          new Measure("sync", "Lock and Unlock of a free mutex", 2),
          new Measure("now", "time.Now", 1),
          new Measure("allocate", "a small struct on the heap", 1),
          new Measure("allocateKilobyte", "a slice of 64 KB", 64),
          new Measure("gcPause", "runtime.GC of a small heap", 2),
          new Measure("stopTheWorld", "ReadMemStats", 1),
          new Measure("procResize", "a change of GOMAXPROCS", 1),
          new Measure("futexLatency", "a hand-over between threads", 1),
          new Measure("threadStart", "a thread from its start to its end", 1),
          new Measure("timerSlack", "Sleep of 5 ms", 1));

  private ProfileFit() {}

  /**
   * The profile by which a simulation comes near to what was measured.
   *
   * @param measured nanoseconds of each operation in real Go
   * @param simulated what the operations take here with a profile
   */
  static SequencedMap<String, Long> fit(
      Map<String, Double> measured, Function<Map<String, Long>, Map<String, Double>> simulated) {
    SequencedMap<String, Long> profile = new LinkedHashMap<>();
    CostModel usual = CostModel.linux();
    MEASURES.forEach(measure -> profile.put(measure.cost, usual.cost(measure.cost)));
    for (int round = 0; round < ROUNDS; round++) {
      Map<String, Double> here = simulated.apply(profile);
      for (Measure measure : MEASURES) {
        double real = Objects.requireNonNull(measured.get(measure.operation));
        double off = real - Objects.requireNonNull(here.get(measure.operation));
        profile.merge(
            measure.cost,
            Math.round(off / measure.times),
            (cost, more) -> Math.clamp(cost + more, 1, MOST));
      }
    }
    return profile;
  }
}
