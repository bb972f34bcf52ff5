package gopark.web.api;

import gopark.scenario.Fields;
import gopark.scenario.Scenario;
import gopark.scenario.ScenarioLimits;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;
import gopark.web.document.Body;
import gopark.web.problem.ApiProblem;
import gopark.web.scene.Scenes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Runs that somebody wants side by side.
 *
 * @param scenarios what is run, two to four of them
 * @param from the number of the first event to be shown; null: shortly before the first difference
 * @param limitNs virtual time after which a run is stopped
 */
record CompareRequest(List<Scenario> scenarios, @Nullable Long from, long limitNs) {
  static final String LIMIT = "limitNs";
  static final long MOST_NS = 3_600 * VirtualTime.SECOND;
  private static final String RUNS = "runs";
  private static final String FROM = "from";
  private static final int LEAST = 2;
  private static final int MOST = 4;
  private static final long USUAL_NS = VirtualTime.SECOND;

  private record Bounds(@Nullable Long from, long limitNs) {}

  /** What the body says; throws if there can be no such runs. */
  static CompareRequest of(Body body, Scenes scenes, WorkMeter work) {
    Map<String, @Nullable Object> fields = body.fields();
    Object looked = body.tree() instanceof Map<?, ?> ? ComparedBase.shallow(fields) : body.tree();
    Bounds asked = ApiProblem.right(Fields.read(looked, work, CompareRequest::look));
    Map<String, @Nullable Object> document =
        ComparedBase.document(fields, body.bytes(), scenes, work);
    List<Scenario> scenarios = new ArrayList<>();
    if (fields.get(RUNS) instanceof List<?> runs) {
      for (int i = 0; i < runs.size(); i++) {
        Variation run = Variation.of(RUNS + "[" + i + "]", runs.get(i));
        scenarios.add(run.scenario(document, work));
      }
    }
    return new CompareRequest(scenarios, asked.from, asked.limitNs);
  }

  private static Bounds look(Fields fields) {
    ComparedBase.look(fields);
    fields.objects(RUNS, LEAST, MOST).forEach(Variation::look);
    return new Bounds(
        fields.optionalNumber(FROM, 0, ScenarioLimits.EXACT),
        fields.number(LIMIT, 1, MOST_NS, USUAL_NS));
  }
}
