package gopark.slices;

import gopark.simulation.WorkMeter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/** Gives slices as a session gets them, and notes the computer's time that each took. */
final class TimedMeter extends WorkMeter {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final List<Long> slicesNs = new ArrayList<>();

  /** When the present slice began, for one who watches from another thread. */
  private volatile long wallStart = System.nanoTime();

  private long start = THREADS.getCurrentThreadCpuTime();

  @Override
  protected long nextSlice() {
    end();
    return SLICE;
  }

  /** The work is done; what is left of its last slice counts as one. */
  void end() {
    long now = THREADS.getCurrentThreadCpuTime();
    slicesNs.add(now - start);
    wallStart = System.nanoTime();
    start = THREADS.getCurrentThreadCpuTime();
  }

  long wallStart() {
    return wallStart;
  }

  List<Long> slicesNs() {
    return slicesNs;
  }
}
