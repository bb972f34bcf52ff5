package gopark.web.api;

import gopark.runtime.Budget;
import gopark.scenario.Scenario;
import gopark.session.MomentTree;
import gopark.session.ProgramRun;
import gopark.session.ScenarioRun;
import gopark.simulation.WorkMeter;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.work.WarmUp;
import java.util.Map;
import org.springframework.stereotype.Component;

/**
 * Compiles and runs a program in Go, and shows a moment of it, as somebody's first one would be.
 */
@Component
final class ProgramWarmUp implements WarmUp {
  private static final String EXAMPLE = "worker-pool";
  private static final Budget BUDGET = new Budget(100_000, 1_000_000_000);
  private static final ScenarioRun.Limits LIMITS = new ScenarioRun.Limits(10_000, 1_000);
  private static final long STEP = 50;

  @Override
  public void warmUp() {
    WorkMeter work = WorkMeter.unlimited();
    Scenario scenario = GoPrograms.scenario(Examples.source(EXAMPLE), Map.of(), work);
    ProgramRun.of(scenario, BUDGET, work);
    ScenarioRun run = new ScenarioRun(EXAMPLE, scenario, LIMITS);
    run.to(STEP);
    Documents.write(MomentTree.of(run.at(STEP)), Format.JSON);
  }
}
