package gopark.web.api;

import gopark.runtime.Budget;
import gopark.scenario.Fields;
import gopark.scenario.Scenario;
import gopark.session.ProgramRun;
import gopark.simulation.WorkMeter;
import gopark.web.document.Body;
import gopark.web.problem.ApiProblem;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A program that somebody wants run at once.
 *
 * @param limitNs virtual time after which it is stopped
 */
record ProgramRequest(Scenario scenario, long limitNs) {
  private static final String LIMIT = "limitNs";
  private static final long USUAL_NS = 10_000_000_000L;
  private static final long MOST_NS = 3_600_000_000_000L;

  /** The scheduler's part of what a run may cost; the program's own part has its own limits. */
  private static final long STEPS = 5_000_000;

  /** What the body says; throws if there can be no such run. */
  static ProgramRequest of(Body body, WorkMeter work) {
    Map<String, @Nullable Object> fields = body.fields();
    long limitNs = ApiProblem.right(Fields.read(body.tree(), ProgramRequest::look));
    return new ProgramRequest(
        GoPrograms.scenario(String.valueOf(fields.get(GoPrograms.SOURCE)), fields, work), limitNs);
  }

  private static Long look(Fields fields) {
    GoPrograms.look(fields);
    if (!fields.has(GoPrograms.SOURCE)) {
      fields.text(GoPrograms.SOURCE, 1);
    }
    SessionRequest.lookAtSettings(fields);
    return fields.number(LIMIT, 1, MOST_NS, USUAL_NS);
  }

  ProgramResult run(WorkMeter work) {
    return ProgramResult.of(ProgramRun.of(scenario, new Budget(STEPS, limitNs), work));
  }
}
