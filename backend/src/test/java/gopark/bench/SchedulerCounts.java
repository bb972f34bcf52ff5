package gopark.bench;

import java.util.List;

/**
 * What a scheduler did for one run of a program, from main's first line to its end.
 *
 * @param starts how often a goroutine of the program began to run
 * @param processorStarts how often a thread took a processor
 * @param sleeps how often a thread left its core to wait
 * @param retakes how many processors were taken from system calls
 * @param migrations how many of the starts were on another processor than the start before
 * @param latency the median of how long a goroutine was runnable before it ran, nanoseconds
 */
record SchedulerCounts(
    double starts,
    double processorStarts,
    double sleeps,
    double retakes,
    double migrations,
    double latency) {
  static final List<String> NAMES =
      List.of("starts", "P starts", "thread sleeps", "retakes", "migrations", "latency p50, µs");

  private static final double NANOSECONDS = 1_000;

  /** The counts in the order of their names. */
  List<Double> values() {
    return List.of(starts, processorStarts, sleeps, retakes, migrations, latency / NANOSECONDS);
  }

  SchedulerCounts withSleeps(double others) {
    return new SchedulerCounts(starts, processorStarts, others, retakes, migrations, latency);
  }

  SchedulerCounts withLatency(double other) {
    return new SchedulerCounts(starts, processorStarts, sleeps, retakes, migrations, other);
  }
}
