package gopark.session;

import gopark.command.Pace;
import gopark.program.Beginning;
import gopark.scenario.Fields;
import gopark.scenario.PaceFields;
import gopark.scenario.Problem;
import gopark.scenario.Reading;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.simulation.Digest;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A session's entries in the journal. The first says what it began with; each other says what was
 * done, and what came of it, so that nothing has to be worked out from the clock again. Each names
 * the engine that wrote it, and has a digest of the state that it led to.
 */
final class Entries {
  static final String ENGINE = "engine";
  static final String DIGEST = "digest";
  static final String SCENARIO = "scenario";
  private static final String SCENE = "scene";
  static final String EDIT_KEY = "editKey";
  private static final String AT = "atMs";
  static final String STEP = "step";

  /** The commands that were applied, under the name that the first journals gave them. */
  static final String APPLIED = "deeds";

  static final String FORKS = "forks";
  static final String BRANCH = "branch";
  static final String PLAYBACK = "playback";
  private static final String FARTHEST = "farthest";
  static final String BREAKPOINTS = "breakpoints";
  private static final String TROUBLE = "trouble";
  private static final String CODE = "code";

  private static final long MOST_STEPS = Long.MAX_VALUE >> 10;
  private static final int HEXADECIMAL = 16;

  private Entries() {}

  static Map<String, Object> first(State begun, long nowMs) {
    Origin origin = begun.origin();
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(AT, nowMs);
    fields.put(SCENARIO, origin.scenario().tree());
    if (origin.scene() != null) {
      fields.put(SCENE, origin.scene());
    }
    fields.put(EDIT_KEY, begun.editKeyHash());
    fields.put(FARTHEST, begun.branch().history().farthest());
    putState(fields, begun);
    putDigest(fields, begun);
    return fields;
  }

  /**
   * What was done to a state at a step, and the state after it. Throws IllegalStateException if the
   * entry could not be read again: then nothing may be told to have been done.
   */
  static Map<String, Object> of(
      State before, List<AppliedCommand> applied, State after, long step, long nowMs) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(AT, nowMs);
    fields.put(STEP, step);
    fields.put(APPLIED, applied.stream().map(Entries::tree).toList());
    fields.put(BRANCH, (long) after.shown());
    putState(fields, after);
    putDigest(fields, after);
    if (reading(before, fields) instanceof Reading.Refused<Read>(List<Problem> problems)) {
      throw new IllegalStateException("An entry could not be read again: " + problems);
    }
    return fields;
  }

  /** The entry that says why a session cannot go on. Nothing is computed for it. */
  static Map<String, Object> of(Trouble trouble, State after, long nowMs) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(AT, nowMs);
    fields.put(STEP, after.playback().step());
    fields.put(APPLIED, List.of());
    fields.put(BRANCH, (long) after.shown());
    fields.put(FARTHEST, after.branch().history().farthest());
    putState(fields, after);
    Map<String, Object> told = new LinkedHashMap<>();
    told.put(CODE, trouble.code().word());
    told.put(STEP, trouble.step());
    fields.put(TROUBLE, told);
    return fields;
  }

  /**
   * The entry that says why a session cannot go on, made of its last entry alone: the session
   * itself is in the hands of work that does not end. It stands where that entry left it, and what
   * was recorded is all that is to be seen of it. Null: the last entry says already that it cannot.
   */
  static @Nullable Map<String, Object> after(
      Map<String, Object> last, Trouble.Code code, long nowMs) {
    if (last.containsKey(TROUBLE)) {
      return null;
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put(AT, nowMs);
    fields.put(APPLIED, List.of());
    fields.put(BRANCH, last.getOrDefault(BRANCH, 0L));
    if (last.get(PLAYBACK) instanceof Map<?, ?> playback) {
      Map<Object, Object> paused = new LinkedHashMap<>(playback);
      paused.remove(Playback.SINCE);
      fields.put(PLAYBACK, paused);
      fields.put(STEP, paused.getOrDefault(STEP, 0L));
    }
    fields.put(ENGINE, last.getOrDefault(ENGINE, Engine.ID));
    fields.put(TROUBLE, Map.of(CODE, code.word(), STEP, MOST_STEPS));
    return fields;
  }

  private static void putState(Map<String, Object> fields, State state) {
    fields.put(PLAYBACK, state.playback().tree());
    fields.put(BREAKPOINTS, new LinkedHashMap<>(state.breakpoints().texts()));
    fields.put(ENGINE, Engine.ID);
  }

  private static void putDigest(Map<String, Object> fields, State state) {
    long digest = state.branch().history().digest(state.playback().step());
    fields.put(DIGEST, Digest.hex(digest));
  }

  private static Map<String, Object> tree(AppliedCommand one) {
    Map<String, Object> tree = new LinkedHashMap<>(one.timed().tree());
    tree.put(FORKS, one.forks());
    return tree;
  }

  // ---- reading

  /** What a session began with, and the hash of its key. */
  record Beginning(Origin origin, String editKeyHash) {}

  /** The beginning of the session of that name; throws if its document is refused. */
  static Beginning beginning(String id, Map<String, Object> fields, WorkMeter work) {
    Scenario scenario =
        switch (Scenario.readStored(fields.get(SCENARIO), work)) {
          case Reading.Read<Scenario>(Scenario read) -> read;
          case Reading.Refused<Scenario>(List<Problem> problems) ->
              throw SessionUnreadable.document(id, problems);
        };
    String scene = fields.get(SCENE) instanceof String name ? name : null;
    return new Beginning(new Origin(scenario, scene), String.valueOf(fields.get(EDIT_KEY)));
  }

  /**
   * What an entry says; nothing is worked out.
   *
   * @param state after it, but for the breakpoints
   * @param breakpoints their conditions by their ids; null: as before
   * @param engine that wrote it; null: one that had no name
   */
  record Told(
      State state,
      @Nullable Map<String, String> breakpoints,
      @Nullable String engine,
      @Nullable Trouble trouble) {}

  /** An entry that comes after a state, as it is read. */
  private record Read(
      long step,
      List<AppliedCommand> applied,
      int shown,
      @Nullable Playback playback,
      @Nullable Long farthest,
      @Nullable String digest,
      @Nullable Map<String, String> breakpoints,
      @Nullable String engine,
      @Nullable Trouble trouble) {}

  /**
   * What the entry says that comes after a state. Throws IllegalArgumentException if it makes no
   * sense; then nothing is changed.
   */
  static Told then(State before, Map<String, Object> fields) {
    return then(before, reading(before, fields).orThrow());
  }

  private static Reading<Read> reading(State before, Map<String, Object> fields) {
    return Fields.readStored(fields, WorkMeter.unlimited(), read -> read(before, read));
  }

  private static Read read(State before, Fields fields) {
    fields.leaveRest();
    List<AppliedCommand> applied = new ArrayList<>();
    int branches = before.branches().size();
    for (Fields one : fields.optionalObjects(APPLIED, Integer.MAX_VALUE)) {
      boolean forks = one.flag(FORKS, false);
      Timed timed = Timed.of(one);
      if (timed != null) {
        applied.add(new AppliedCommand(timed, forks));
        branches += forks ? 1 : 0;
      }
    }
    Fields played = fields.optionalObject(PLAYBACK);
    return new Read(
        fields.number(STEP, 0, MOST_STEPS, 0),
        applied,
        fields.integer(BRANCH, 0, branches - 1, 0),
        played == null ? null : playback(played),
        fields.optionalNumber(FARTHEST, 0, MOST_STEPS),
        fields.optionalText(DIGEST, HEXADECIMAL),
        breakpoints(fields.optionalObject(BREAKPOINTS)),
        fields.optionalText(ENGINE, Integer.MAX_VALUE),
        trouble(fields.optionalObject(TROUBLE)));
  }

  private static Told then(State before, Read read) {
    Long digest = read.digest == null ? null : Long.parseUnsignedLong(read.digest, HEXADECIMAL);
    State state = before;
    state.branch().history().tell(read.step);
    for (AppliedCommand one : read.applied) {
      state = state.noted(one);
    }
    if (read.playback != null) {
      state = state.shows(read.shown, read.playback);
    }
    History history = state.branch().history();
    long step = state.playback().step();
    history.tell(read.farthest == null ? step : Math.max(step, read.farthest));
    if (digest != null) {
      history.expect(step, digest);
    }
    return new Told(state, read.breakpoints, read.engine, read.trouble);
  }

  private static @Nullable Map<String, String> breakpoints(@Nullable Fields fields) {
    if (fields == null) {
      return null;
    }
    Map<String, String> texts = new LinkedHashMap<>();
    for (String id : fields.names()) {
      texts.put(id, fields.text(id, Integer.MAX_VALUE));
    }
    return texts;
  }

  private static @Nullable Trouble trouble(@Nullable Fields fields) {
    return fields == null
        ? null
        : new Trouble(
            Trouble.Code.of(fields.text(CODE, Integer.MAX_VALUE)),
            fields.number(STEP, 0, MOST_STEPS));
  }

  private static Playback playback(Fields fields) {
    long step = fields.number(STEP, 0, MOST_STEPS);
    Fields told = fields.optionalObject("pace");
    Pace pace = told == null ? null : PaceFields.of(told);
    if (pace == null || !fields.has(Playback.SINCE)) {
      return new Playback.Paused(step, pace);
    }
    return new Playback.Playing(step, fields.number(Playback.SINCE, 0, MOST_STEPS), pace);
  }
}
