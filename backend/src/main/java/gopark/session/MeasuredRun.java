package gopark.session;

import gopark.runtime.GoRuntime;
import gopark.runtime.state.Ending;
import gopark.scenario.Replay;
import gopark.scenario.Scenario;
import gopark.simulation.WorkMeter;
import gopark.trace.Divergence;
import gopark.trace.EventLog;
import gopark.trace.Measures;
import org.jspecify.annotations.Nullable;

/**
 * A scenario played with its commands and with nobody who looks, and all that happened in it.
 *
 * @param begun the number of the first event that is the program's and not the boot's
 * @param begunNs when the program began
 * @param isCut whether it was stopped because it had become so long
 * @param ending how the process ended; null if it has not
 * @param hasProcessors whether its design has processors of their own, and not only threads
 */
public record MeasuredRun(
    EventLog log,
    long begun,
    long begunNs,
    boolean isCut,
    @Nullable Ending ending,
    long timeNs,
    long steps,
    Measures measures,
    boolean hasProcessors) {

  /** The bytes of an event in the log, with what the run itself keeps. */
  private static final int BYTES_PER_EVENT = 32;

  private static final int REPORT = 1 << 14;

  /**
   * How far a run may go.
   *
   * @param events that are told
   * @param steps of the simulation
   * @param untilNs no step later than this virtual time
   */
  public record Limits(long events, long steps, long untilNs) {}

  /** Plays until the process ends, nothing is left to happen, or a limit is reached. */
  public static MeasuredRun of(Scenario scenario, Limits limits, WorkMeter work) {
    EventLog log = new EventLog(limits.events(), scenario.release().searchOrder());
    RunSink sink = new RunSink();
    sink.connect(log, 0, 0);
    Replay replay = scenario.begin(sink, work);
    GoRuntime runtime = replay.runtime();
    long begun = log.size();
    long begunNs = runtime.now();
    long reported = begun;
    boolean goesOn = true;
    while (goesOn && !isOver(runtime, log, limits)) {
      boolean mayCome = replay.apply();
      goesOn = (mayCome || !runtime.isAtRest()) && runtime.step();
      if (log.size() - reported > REPORT) {
        reported = log.size();
        work.holds(reported * BYTES_PER_EVENT);
      }
    }
    return new MeasuredRun(
        log,
        begun,
        begunNs,
        goesOn,
        runtime.ending(),
        runtime.now(),
        runtime.steps(),
        Measures.of(log, begun, log.size()),
        scenario.release().processors());
  }

  private static boolean isOver(GoRuntime runtime, EventLog log, Limits limits) {
    return log.size() >= limits.events()
        || runtime.steps() >= limits.steps()
        || runtime.nextTime() > limits.untilNs();
  }

  /** Where another run first does something else than this one; null: nowhere. */
  public @Nullable Divergence divergence(MeasuredRun other, WorkMeter work) {
    return Divergence.of(side(), other.side(), work);
  }

  /** What is compared of it with others: all that came after the boot. */
  public Divergence.Side side() {
    return new Divergence.Side(log, begun, isAtRest() ? Long.MAX_VALUE : timeNs, hasProcessors);
  }

  private boolean isAtRest() {
    return !isCut && ending == null;
  }
}
