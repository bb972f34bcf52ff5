package gopark.runtime.report;

import gopark.runtime.event.EventKind;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.GcTimes;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.DebugInForce;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Tracer;
import gopark.runtime.release.DebugSetting;
import gopark.simulation.VirtualTime;
import java.util.Locale;

/**
 * What GODEBUG=gctrace=1 prints. In Go: mgc.go, the end of gcMarkTermination; forcegchelper. Left
 * out: what 2 prints besides, and the line of Go 1.5 and before, whose phases were others.
 */
public final class GcTrace {
  private static final int TO_MEGABYTES = 20;

  /** More than that is told in whole milliseconds. */
  private static final long WHOLE = 10 * VirtualTime.MILLISECOND;

  private final Sched sched;
  private final ReleaseInForce release;
  private final DebugInForce debug;
  private final Tracer tracer;
  private final GcCycle cycle;

  public GcTrace(
      Sched sched, ReleaseInForce release, DebugInForce debug, Tracer tracer, GcCycle cycle) {
    this.sched = sched;
    this.release = release;
    this.debug = debug;
    this.tracer = tracer;
    this.cycle = cycle;
  }

  /** Sysmon has asked for a collection, since the last one was long ago. */
  public void forced(Machine m, Goroutine g) {
    if (debug.isOn(DebugSetting.GCTRACE)) {
      print(m, g, "GC forced\n");
    }
  }

  /** A cycle is over but for the sweeping. */
  public void ended(Machine m, Goroutine g) {
    if (debug.isOn(DebugSetting.GCTRACE)) {
      print(m, g, line());
    }
  }

  private void print(Machine m, Goroutine g, String text) {
    tracer.tell(EventKind.PRINTED, m, g, tracer.text(text), 1);
  }

  private String line() {
    GcTimes times = cycle.times;
    long sinceResize = times.endsAt - sched.procresizetime;
    long available = sched.totaltime + sinceResize * sched.gomaxprocs;
    long begins = times.marksAt - times.beginsAt;
    long terminates = times.endsAt - times.terminatesAt;
    StringBuilder line = new StringBuilder();
    line.append("gc ").append(cycle.cycles);
    line.append(" @").append(seconds(times.beginsAt)).append("s ");
    line.append(times.percentOf(available)).append("%: ");
    line.append(milliseconds(begins)).append('+');
    line.append(milliseconds(times.terminatesAt - times.marksAt)).append('+');
    line.append(milliseconds(terminates)).append(" ms clock, ");
    line.append(milliseconds(begins * times.stoppedProcessors)).append('+');
    line.append(milliseconds(times.assisted)).append('/');
    line.append(milliseconds(times.marked)).append('/');
    line.append(milliseconds(times.markedIdle)).append('+');
    line.append(milliseconds(terminates * times.stoppedProcessors)).append(" ms cpu, ");
    line.append(megabytes(cycle.heapAtStart)).append("->");
    line.append(megabytes(times.heapAtEnd)).append("->");
    line.append(megabytes(cycle.heapMarked)).append(" MB, ");
    line.append(megabytes(times.goal)).append(" MB goal, ");
    if (release.get().gcTraceTellsStacks()) {
      line.append(megabytes(cycle.lastStackScan)).append(" MB stacks, ");
      line.append(megabytes(GcCycle.DATA + GcCycle.BSS)).append(" MB globals, ");
    }
    line.append(times.processors).append(" P");
    if (times.isForced) {
      line.append(" (forced)");
    }
    return line.append('\n').toString();
  }

  private static long megabytes(long bytes) {
    return bytes >> TO_MEGABYTES;
  }

  private static String seconds(long ns) {
    return thousandths(ns / VirtualTime.MILLISECOND, 3);
  }

  /** A time with two digits that matter, and at most three behind the point. */
  private static String milliseconds(long ns) {
    if (ns >= WHOLE) {
      return Long.toString(ns / VirtualTime.MILLISECOND);
    }
    long told = ns / VirtualTime.MICROSECOND;
    int behindPoint = 3;
    while (told >= 100) {
      told /= 10;
      behindPoint--;
    }
    return told == 0 ? "0" : thousandths(told, behindPoint);
  }

  private static String thousandths(long number, int behindPoint) {
    long one = Math.powExact(10L, behindPoint);
    return behindPoint == 0
        ? Long.toString(number)
        : String.format(Locale.ROOT, "%d.%0" + behindPoint + "d", number / one, number % one);
  }
}
