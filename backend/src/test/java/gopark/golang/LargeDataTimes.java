package gopark.golang;

import gopark.simulation.WorkMeter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Measures how long slices of work really are, with as much data as a program may have: each
 * program of {@link LargeData} with more and more, until it may not; before that once with little,
 * so that the code is warm. What counts is the time that the thread has had a core, so that neither
 * collections nor other processes are measured.
 */
public final class LargeDataTimes {
  private static final int WARM_UPS = 3;
  private static final long LITTLE = 1 << 16;
  private static final long FIRST = 1 << 18;
  private static final double MILLISECOND = 1_000_000;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final double LONG_MS = 10;

  private LargeDataTimes() {}

  /** Gives full slices, and notes how long they took. */
  private static final class Stopwatch extends WorkMeter {
    private final List<Double> slices = new ArrayList<>();
    private long began = THREADS.getCurrentThreadCpuTime();

    @Override
    protected long nextSlice() {
      slices.add((THREADS.getCurrentThreadCpuTime() - began) / MILLISECOND);
      began = THREADS.getCurrentThreadCpuTime();
      return SLICE;
    }

    /** The slice that such a part of all are no longer than. */
    private double quantile(double part) {
      Collections.sort(slices);
      return slices.isEmpty()
          ? 0
          : slices.get((int) Math.min(slices.size() - 1, part * slices.size()));
    }
  }

  /**
   * Runs them and prints what was found.
   *
   * @param most elements
   * @param word that programs must contain
   */
  public static void print(long most, String word) {
    for (int round = 0; round < WARM_UPS; round++) {
      for (LargeData program : LargeData.every()) {
        LargeDataRun.of(GoSource.of(program.source(LITTLE)), WorkMeter.unlimited());
      }
    }
    List<Double> all = new ArrayList<>();
    for (LargeData program : LargeData.every()) {
      if (!program.toString().contains(word)) {
        continue;
      }
      for (long n = FIRST; n <= most; n *= 4) {
        GoSource source = GoSource.of(program.source(n));
        if (!source.runs()) {
          // A type that is too large.
          break;
        }
        Stopwatch watch = new Stopwatch();
        LargeDataRun run = LargeDataRun.of(source, watch);
        watch.nextSlice();
        double worst = watch.quantile(1);
        all.addAll(watch.slices);
        if (worst > LONG_MS) {
          System.out.printf(
              "%,d elements, %d slices, median %.1f ms, longest %.1f ms: %s%n",
              n, watch.slices.size(), watch.quantile(0.5), worst, program);
        }
        if (run.limit() != null || run.ns() < 0) {
          break;
        }
      }
    }
    Collections.sort(all);
    System.out.printf(
        "%d slices; median %.2f ms, p99 %.2f ms, p99.9 %.2f ms, longest %.1f ms%n",
        all.size(), at(all, 0.5), at(all, 0.99), at(all, 0.999), at(all, 1));
  }

  private static double at(List<Double> sorted, double part) {
    return sorted.isEmpty()
        ? 0
        : sorted.get((int) Math.min(sorted.size() - 1, part * sorted.size()));
  }
}
