package gopark.bench;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.LeftCore;

/** Counts what the simulated scheduler does for a program, once main runs. */
final class CountedEvents implements EventSink {
  private static final int MAIN = 1;

  private final ProgramTally tally = new ProgramTally();
  private boolean counts;
  private long now;
  private int mainsProcessor;

  @Override
  public void step(long number, long time) {
    now = time;
  }

  @Override
  public int text(String told) {
    return 0;
  }

  @Override
  public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
    if (counts) {
      count(kind, p, g, a, b);
    } else if (kind == EventKind.GO_STARTED && g == MAIN) {
      mainsProcessor = p;
    }
  }

  /** Main stands at its first line; from here on everything counts. */
  void begin() {
    counts = true;
    tally.stands(mainsProcessor);
  }

  private void count(EventKind kind, int p, int g, long a, long b) {
    switch (kind) {
      case GO_CREATED -> tally.created(g, a, now);
      case GO_READIED, GO_YIELDED, GO_PREEMPTED, SYSCALL_EXITED_SLOW -> tally.runnable(g, now);
      case GO_STARTED -> tally.started(g, p, now);
      case SYSCALL_EXITED_FAST -> tally.runs(g, p);
      case P_ACQUIRED -> tally.processorStarted(p);
      case P_RETAKEN -> tally.retaken();
      case THREAD_OFF_CORE -> {
        if (LeftCore.of(b) == LeftCore.SLEEPS) {
          tally.slept();
        }
      }
      default -> {
        // No other event is counted.
      }
    }
  }

  SchedulerCounts counts() {
    return tally.counts();
  }
}
