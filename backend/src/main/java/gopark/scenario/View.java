package gopark.scenario;

import gopark.command.Pace;
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
  /** The view at the first line of main. */
  public static final View START = new View(0, 0, null, new LinkedHashMap<>());

  private static final Field<Long> STEP =
      Field.number("step", 0, ScenarioLimits.EXACT, 0).about("At which it stands.");
  private static final Field<@Nullable Long> FARTHEST =
      Field.number("farthest", 0, ScenarioLimits.EXACT)
          .about("The last step that was seen; absent: the same.")
          .optional();
  private static final Field<SequencedMap<String, String>> BREAKPOINTS =
      Field.of(
              "breakpoints",
              Schema.with(
                  Schema.list(
                      Field.object(List.of(PlaybackTable.ID, PlaybackTable.CONDITION)),
                      0,
                      ScenarioLimits.BREAKPOINTS),
                  "default",
                  List.of()),
              View::breakpoints)
          .unless(new LinkedHashMap<>());

  public View {
    farthest = Math.max(step, farthest);
    breakpoints = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(breakpoints));
  }

  SequencedMap<String, Object> tree() {
    Tree tree = new Tree().unless(0, STEP.name, step).unless(step, FARTHEST.name, farthest);
    if (pace != null) {
      tree.with(PlaybackTable.PACE.name, PaceFields.tree(pace));
    }
    if (!breakpoints.isEmpty()) {
      List<Map<String, Object>> list = new ArrayList<>();
      breakpoints.forEach((id, condition) ->
          list.add(
              new Tree()
                  .with(PlaybackTable.ID.name, id)
                  .with(PlaybackTable.CONDITION.name, condition)
                  .done()));
      tree.withList(BREAKPOINTS.name, list);
    }
    return tree.done();
  }

  static View of(Fields fields) {
    long step = STEP.of(fields);
    Long farthest = FARTHEST.of(fields);
    Pace pace = PlaybackTable.PACE.of(fields);
    return new View(step, farthest == null ? step : farthest, pace, BREAKPOINTS.of(fields));
  }

  private static SequencedMap<String, String> breakpoints(Fields fields, String name) {
    SequencedMap<String, String> breakpoints = new LinkedHashMap<>();
    for (Fields each : fields.objects(name, 0, ScenarioLimits.BREAKPOINTS)) {
      breakpoints.put(PlaybackTable.ID.of(each), PlaybackTable.CONDITION.of(each));
    }
    return breakpoints;
  }

  static SequencedMap<String, Object> schema() {
    return Schema.with(
        Field.object(List.of(STEP, FARTHEST, PlaybackTable.PACE, BREAKPOINTS)),
        "description",
        "Where a session of it stands, paused.");
  }
}
