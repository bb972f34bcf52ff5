package gopark.session;

import gopark.runtime.Budget;
import gopark.runtime.GoRuntime;
import gopark.runtime.state.Ending;
import gopark.runtime.state.Stats;
import gopark.scenario.Scenario;
import gopark.simulation.WorkMeter;
import org.jspecify.annotations.Nullable;

/**
 * A scenario played to its end at once, with nobody who looks at it on the way.
 *
 * @param stdout what was printed; of very much the first part
 * @param stop why it went no further
 * @param ending how the process ended; null if it has not
 */
public record ProgramRun(
    String stdout,
    String stderr,
    Budget.Stop stop,
    @Nullable Ending ending,
    long timeNs,
    long steps,
    Stats stats) {

  /** Plays until the process ends or the budget is used up. */
  public static ProgramRun of(Scenario scenario, Budget budget) {
    return of(scenario, budget, WorkMeter.unlimited());
  }

  /** Runs the program on a computer that is lent slice by slice. */
  public static ProgramRun of(Scenario scenario, Budget budget, WorkMeter work) {
    RunSink sink = new RunSink();
    GoRuntime runtime = scenario.start(sink, work);
    Budget.Stop stop = runtime.run(budget);
    Ending ending = runtime.ending();
    String printed = sink.errors().all();
    return new ProgramRun(
        sink.output().all(),
        ending == null ? printed : printed + ending.stderr(),
        stop,
        ending,
        runtime.now(),
        runtime.steps(),
        runtime.snapshot().stats());
  }
}
