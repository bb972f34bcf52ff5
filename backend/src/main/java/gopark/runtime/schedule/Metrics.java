package gopark.runtime.schedule;

import gopark.program.MetricFigures;
import gopark.program.MetricFigures.Figure;
import gopark.program.MetricFigures.Times;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.state.GoroutineStatus;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;

/**
 * What package runtime/metrics reads, of the runtime's own figures. In Go: metrics.go. Left out:
 * what the model has no figures for, such as the classes of memory and of processor time.
 */
public final class Metrics {
  /** One in eight starts of a goroutine is measured. In Go: gTrackingPeriod. */
  private static final int TRACKING_PERIOD = 8;

  /** How long reading takes. */
  private static final long READ_NS = 2_000;

  private final Sched sched;
  private final ReleaseInForce release;
  private final WorkMeter work;
  private final GcCycle cycle;
  private final List<TimeHistogram> times = new ArrayList<>();
  private int begun;

  /** How many collections programs have asked for. */
  public long forcedCycles;

  /** How many goroutines there have been. */
  long created;

  public Metrics(Sched sched, ReleaseInForce release, WorkMeter work, GcCycle cycle) {
    this.sched = sched;
    this.release = release;
    this.work = work;
    this.cycle = cycle;
    for (int i = 0; i < Times.values().length; i++) {
      times.add(new TimeHistogram());
    }
  }

  /** Counts a goroutine that begins to run after it was runnable for that long. */
  void begins(long runnableNs) {
    begun = (begun + 1) & (TRACKING_PERIOD - 1);
    if (begun == 0) {
      record(Times.LATENCIES, runnableNs);
    }
  }

  public void record(Times what, long ns) {
    times.get(what.ordinal()).record(ns);
  }

  public long read(Goroutine g) {
    List<Long> numbers = new ArrayList<>();
    long[] byStatus = byStatus();
    for (Figure figure : Figure.values()) {
      numbers.add(value(figure, byStatus));
    }
    List<List<Long>> histograms = times.stream().map(TimeHistogram::view).toList();
    g.finish(new MetricFigures(List.copyOf(numbers), histograms), true);
    return READ_NS;
  }

  /** Goroutines by their status, those of the runtime, too. */
  private long[] byStatus() {
    long[] counts = new long[GoroutineStatus.values().length];
    for (Goroutine g : sched.allgs) {
      work.spend(Sched.LOOK_WORK);
      counts[g.status().ordinal()]++;
    }
    return counts;
  }

  private long value(Figure figure, long[] byStatus) {
    long runnable = byStatus[GoroutineStatus.RUNNABLE.ordinal()];
    long running = byStatus[GoroutineStatus.RUNNING.ordinal()];
    long inCalls = byStatus[GoroutineStatus.SYSCALL.ordinal()];
    return switch (figure) {
      case GOROUTINES -> release.get().countsItsOwn() ? sched.alive : sched.gcount();
      case CREATED -> created;
      case NOT_IN_GO -> inCalls;
      case RUNNABLE -> runnable;
      case RUNNING -> running;
      case WAITING -> sched.alive - runnable - running - inCalls;
      case PROCESSORS -> sched.gomaxprocs;
      case THREADS -> sched.allm.size() - sched.nmfreed;
      case CYCLES -> cycle.figures().collections();
      case FORCED_CYCLES -> forcedCycles;
      case PERCENT -> cycle.percent;
      case LIVE_HEAP -> cycle.heapMarked;
      case HEAP_GOAL -> cycle.goal;
      case HEAP -> cycle.figures().heapBytes();
    };
  }

  public void copyFrom(Metrics original) {
    begun = original.begun;
    forcedCycles = original.forcedCycles;
    created = original.created;
    for (int i = 0; i < times.size(); i++) {
      times.get(i).copyFrom(original.times.get(i));
    }
  }
}
