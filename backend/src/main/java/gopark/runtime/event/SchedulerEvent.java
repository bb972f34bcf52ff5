package gopark.runtime.event;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.NUMBER;
import static gopark.runtime.state.Meaning.PROCESSOR;

import gopark.runtime.state.Means;
import java.util.List;

/** Events of the search for what to run: what was looked at, taken, stolen. */
public sealed interface SchedulerEvent extends Event {

  /**
   * A search has ended: what was looked at, in order, and where something was found. Where that was
   * a queue, how many stood there and how many of them were taken, if known.
   */
  record FindRunnable(
      Stamp at,
      List<Checks.Entry> checks,
      Source source,
      @Means(COUNT) int taken,
      @Means(COUNT) int stood)
      implements SchedulerEvent {}

  /** A batch was taken from the global queue; the goroutine is the first of it, and runs. */
  record GlobalBatchTaken(Stamp at, @Means(COUNT) int taken) implements SchedulerEvent {}

  /** The machine looks for work in other processors' queues from now on. */
  record SpinningStarted(Stamp at) implements SchedulerEvent {}

  /** The machine no longer spins. */
  record SpinningEnded(Stamp at, boolean foundWork) implements SchedulerEvent {}

  /** One of the four rounds over all processors found nothing. */
  record StealRound(Stamp at, @Means(NUMBER) int round) implements SchedulerEvent {}

  /** A batch was taken from the victim's queue; the goroutine, the last of it, runs. */
  record Stolen(Stamp at, @Means(PROCESSOR) int victim, @Means(COUNT) int taken)
      implements SchedulerEvent {}

  /** The thief sleeps a moment before it takes a running victim's runnext. */
  record RunnextNap(Stamp at, @Means(PROCESSOR) int victim) implements SchedulerEvent {}

  /** The goroutine stood in the victim's runnext and runs here now. */
  record RunnextStolen(Stamp at, @Means(PROCESSOR) int victim) implements SchedulerEvent {}
}
