package gopark.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * Where a session of a scenario stands, paused.
 *
 * @param step at which it stands
 * @param farthest the last step that was seen, which is never before that one
 * @param pace at which it is to play when it is told to; null: the usual
 * @param breakpoints their conditions by their ids
 */
public record View(
    long step, long farthest, @Nullable Pace pace, SequencedMap<String, String> breakpoints) {
  /** At the first line of main. */
  public static final View START = new View(0, 0, null, new LinkedHashMap<>());

  private static final String STEP = "step";
  private static final String FARTHEST = "farthest";
  private static final String PACE = "pace";
  private static final String BREAKPOINTS = "breakpoints";

  public View {
    farthest = Math.max(step, farthest);
    breakpoints = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(breakpoints));
  }

  SequencedMap<String, Object> tree() {
    Tree tree = new Tree().unless(0, STEP, step).unless(step, FARTHEST, farthest);
    if (pace != null) {
      tree.with(PACE, pace.tree());
    }
    if (!breakpoints.isEmpty()) {
      List<Map<String, Object>> list = new ArrayList<>();
      breakpoints.forEach((id, condition) ->
          list.add(new Tree().with("id", id).with("condition", condition).done()));
      tree.withList(BREAKPOINTS, list);
    }
    return tree.done();
  }

  static View of(Fields fields) {
    long step = fields.number(STEP, 0, ScenarioLimits.EXACT, 0);
    long farthest = fields.number(FARTHEST, 0, ScenarioLimits.EXACT, step);
    Fields pace = fields.optionalObject(PACE);
    SequencedMap<String, String> breakpoints = new LinkedHashMap<>();
    for (Fields each : fields.optionalObjects(BREAKPOINTS, ScenarioLimits.BREAKPOINTS)) {
      breakpoints.put(
          each.text("id", ScenarioLimits.NAME), each.text("condition", ScenarioLimits.CONDITION));
    }
    return new View(step, farthest, pace == null ? null : Pace.of(pace), breakpoints);
  }
}
