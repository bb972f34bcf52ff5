package gopark.session;

import gopark.condition.Compiled;
import gopark.scenario.Command;
import gopark.scenario.Fields;
import gopark.scenario.Pace;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.simulation.WorkMeter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A session's entries in the journal. The first says what it began with; each other says what was
 * commanded, and what came of it, so that nothing has to be worked out from the clock again.
 */
final class Entries {
  private static final String SCENARIO = "scenario";
  private static final String SCENE = "scene";
  private static final String EDIT_KEY = "editKey";
  private static final String AT = "atMs";
  private static final String STEP = "step";
  private static final String COMMANDS = "commands";
  private static final String DEEDS = "deeds";
  private static final String FORKS = "forks";
  private static final String BRANCH = "branch";
  private static final String PLAYBACK = "playback";
  private static final String BREAKPOINTS = "breakpoints";

  private Entries() {}

  static Map<String, Object> first(Origin origin, String editKeyHash, long nowMs) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(AT, nowMs);
    fields.put(SCENARIO, origin.scenario().tree());
    if (origin.scene() != null) {
      fields.put(SCENE, origin.scene());
    }
    fields.put(EDIT_KEY, editKeyHash);
    return fields;
  }

  /** What was commanded at a step, and the state after it. */
  static Map<String, Object> of(
      List<? extends Command> commands, List<Deed> deeds, State after, long step, long nowMs) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(AT, nowMs);
    fields.put(STEP, step);
    fields.put(COMMANDS, commands.stream().map(Command::tree).toList());
    fields.put(DEEDS, deeds.stream().map(Entries::tree).toList());
    fields.put(BRANCH, (long) after.shown());
    fields.put(PLAYBACK, after.playback().tree());
    fields.put(BREAKPOINTS, new LinkedHashMap<>(after.breakpoints().texts()));
    return fields;
  }

  private static Map<String, Object> tree(Deed deed) {
    Map<String, Object> tree = new LinkedHashMap<>(deed.timed().tree());
    tree.put(FORKS, deed.forks());
    return tree;
  }

  static State begin(Map<String, Object> fields, WorkMeter work) {
    Scenario scenario = Scenario.read(fields.get(SCENARIO)).orThrow();
    String scene = fields.get(SCENE) instanceof String id ? id : null;
    return State.begin(new Origin(scenario, scene), String.valueOf(fields.get(EDIT_KEY)), work);
  }

  /** The state after an entry, from that before it. */
  static State then(State before, Map<String, Object> fields) {
    return Fields.read(fields, read -> then(before, read)).orThrow();
  }

  private static State then(State before, Fields fields) {
    fields.leaveRest();
    State state = before;
    state.branch().history().show(fields.number(STEP, 0, Long.MAX_VALUE >> 10));
    for (Fields one : fields.objects(DEEDS, 0, Integer.MAX_VALUE)) {
      boolean forks = one.flag(FORKS, false);
      Timed timed = Timed.of(one);
      if (timed != null) {
        state = state.after(new Deed(timed, forks));
      }
    }
    int shown = fields.integer(BRANCH, 0, Integer.MAX_VALUE);
    Breakpoints breakpoints = new Breakpoints();
    Fields texts = fields.object(BREAKPOINTS);
    for (String id : texts.names()) {
      if (Breakpoints.compile(texts.text(id, Integer.MAX_VALUE))
          instanceof Compiled.Ready(var condition)) {
        breakpoints.put(id, condition);
      }
    }
    Playback playback = playback(fields.object(PLAYBACK));
    State after =
        state
            .shows(Math.min(shown, state.branches().size() - 1), playback)
            .with(playback, breakpoints);
    after.branch().history().show(playback.step());
    return after;
  }

  private static Playback playback(Fields fields) {
    long step = fields.number(STEP, 0, Long.MAX_VALUE >> 10);
    Fields told = fields.optionalObject("pace");
    Pace pace = told == null ? null : Pace.of(told);
    if (pace == null || !fields.has("sinceMs")) {
      return new Playback.Paused(step, pace);
    }
    return new Playback.Playing(step, fields.number("sinceMs", 0, Long.MAX_VALUE >> 10), pace);
  }
}
