package gopark.program;

import java.util.List;

/**
 * What package runtime/metrics reads of the runtime, each list in the order of its enum.
 *
 * @param numbers by {@link Figure}
 * @param times by {@link Times}: how often each span of time was met, shortest first
 */
public record MetricFigures(List<Long> numbers, List<List<Long>> times) {

  /** What is counted. */
  public enum Figure {
    GOROUTINES,
    CREATED,
    NOT_IN_GO,
    RUNNABLE,
    RUNNING,
    WAITING,
    PROCESSORS,
    THREADS,
    CYCLES,
    FORCED_CYCLES,
    PERCENT,
    LIVE_HEAP,
    HEAP_GOAL,
    HEAP
  }

  /** What takes its time. */
  public enum Times {
    LATENCIES,
    STOPPING_FOR_GC,
    STOPPING,
    STOPPED_FOR_GC,
    STOPPED
  }
}
