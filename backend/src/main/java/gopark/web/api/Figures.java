package gopark.web.api;

import gopark.runtime.event.EventKind;
import gopark.session.MeasuredRun;
import gopark.trace.Measures;

/**
 * What can be counted about a run from its first line to where it ended or was stopped.
 *
 * @param timeNs the virtual time that it took, from the beginning of main
 * @param switches how often a goroutine was put on a processor
 * @param hops how often a goroutine went on on another thread than before
 * @param lockWaits how often a goroutine began to wait for a lock
 * @param waitP50Ns of the times from runnable to running, the one in the middle
 * @param waitP99Ns the one that 99 of 100 did not exceed
 */
record Figures(
    long timeNs,
    long events,
    long steps,
    long goroutines,
    long threads,
    long switches,
    long steals,
    long hops,
    long preemptions,
    long parks,
    long lockWaits,
    long syscalls,
    long handOffs,
    long collections,
    long throttles,
    long waitMeanNs,
    long waitP50Ns,
    long waitP99Ns) {

  private static final int HALF = 50;
  private static final int NEARLY_ALL = 99;

  static Figures of(MeasuredRun run) {
    Measures measures = run.measures();
    return new Figures(
        run.timeNs() - run.begunNs(),
        run.log().size() - run.begun(),
        run.steps(),
        measures.count(EventKind.GO_CREATED),
        measures.threads(),
        measures.switches(),
        measures.steals(),
        measures.hops(),
        measures.count(EventKind.GO_PREEMPTED),
        measures.count(EventKind.GO_PARKED),
        measures.lockWaits(),
        measures.count(EventKind.SYSCALL_ENTERED),
        measures.count(EventKind.P_HANDED_OFF),
        measures.count(EventKind.GC_TRIGGERED),
        measures.count(EventKind.THROTTLED),
        measures.meanQueueWaitNs(),
        measures.queueWaitNs(HALF),
        measures.queueWaitNs(NEARLY_ALL));
  }

  /** How a run ended: one of the verdicts of a program, or that it was long enough. */
  static String end(MeasuredRun run) {
    if (run.ending() != null) {
      return ProgramResult.verdict(run.ending());
    }
    return run.isCut() ? "cut" : "rest";
  }
}
