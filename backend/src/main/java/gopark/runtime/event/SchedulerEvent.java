package gopark.runtime.event;

import java.util.List;

/** Of the search for what to run: what was looked at, what was taken, what was stolen. */
public sealed interface SchedulerEvent extends Event {

  /**
   * A search has ended: what was looked at, in order, and where something was found. Where that was
   * a queue, how many stood there and how many of them were taken, if known.
   */
  record FindRunnable(Stamp at, List<Checks.Entry> checks, Source source, int taken, int stood)
      implements SchedulerEvent {}

  /** So many were taken from the global queue; the goroutine is the first, and runs. */
  record GlobalBatchTaken(Stamp at, int taken) implements SchedulerEvent {}

  /** The machine looks for work in other processors' queues from now on. */
  record SpinningStarted(Stamp at) implements SchedulerEvent {}

  /** The machine no longer spins. */
  record SpinningEnded(Stamp at, boolean foundWork) implements SchedulerEvent {}

  /** One of the four rounds over all processors found nothing. */
  record StealRound(Stamp at, int round) implements SchedulerEvent {}

  /** So many were taken from the victim's queue; the goroutine, the last of them, runs. */
  record Stolen(Stamp at, int victim, int taken) implements SchedulerEvent {}

  /** The thief sleeps a moment before it takes a running victim's runnext. */
  record RunnextNap(Stamp at, int victim) implements SchedulerEvent {}

  /** The goroutine stood in the victim's runnext and runs here now. */
  record RunnextStolen(Stamp at, int victim) implements SchedulerEvent {}
}
