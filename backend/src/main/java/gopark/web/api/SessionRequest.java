package gopark.web.api;

import gopark.runtime.config.RuntimeConfig;
import gopark.scenario.Fields;
import gopark.scenario.Problem;
import gopark.scenario.Reading;
import gopark.scenario.Scenario;
import gopark.scenario.ScenarioLimits;
import gopark.scene.Scene;
import gopark.session.Origin;
import gopark.simulation.WorkMeter;
import gopark.web.document.Body;
import gopark.web.problem.ApiProblem;
import gopark.web.scene.Scenes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/**
 * What somebody wants a new session to begin with: a scene, a scenario, a program or nothing, and
 * settings that hold in place of those given there.
 *
 * @param scenario with these settings
 * @param scene of which it is; or null
 * @param beat of that scene at which it is to stand; null: where the scene opens
 * @param step at which it is to stand instead; or null
 */
record SessionRequest(
    Scenario scenario, @Nullable Scene scene, @Nullable String beat, @Nullable Long step) {

  private static final String SCENE = "scene";
  private static final String SCENARIO = "scenario";
  private static final String SOURCE = GoPrograms.SOURCE;
  private static final String AT = "at";
  private static final String STEP = "step";
  private static final String VERSION = "version";
  private static final List<String> BEGINNINGS = List.of(SCENE, SCENARIO, SOURCE);
  static final List<String> SETTINGS =
      List.of(
          "go",
          "rules",
          "godebug",
          "gomaxprocs",
          "cores",
          "quota",
          "quiet",
          "latency",
          "costs",
          "seed");

  /** What the body says. Throws an {@link ApiProblem} if there can be no such session. */
  static SessionRequest of(Body body, Scenes scenes, WorkMeter work) {
    if (body.isEmpty()) {
      return new SessionRequest(Scenario.standard(), null, null, null);
    }
    Map<String, @Nullable Object> fields = body.fields();
    Map<?, ?> document = fields.get(SCENARIO) instanceof Map<?, ?> given ? given : null;
    if (document != null) {
      // A scenario may be as deep as any document, and is read on its own.
      fields.put(SCENARIO, Map.of());
    }
    boolean isObject = body.tree() instanceof Map<?, ?>;
    List<Problem> problems = new ArrayList<>(problemsOf(isObject ? fields : body.tree()));
    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
    if (document == null) {
      tree.put(VERSION, Scenario.VERSION);
    } else {
      switch (Scenario.read(document, work)) {
        case Reading.Read<Scenario>(Scenario read) -> tree.putAll(read.tree());
        case Reading.Refused<Scenario>(List<Problem> wrong) ->
            wrong.forEach(problem -> problems.add(problem.within(SCENARIO)));
      }
    }
    if (!problems.isEmpty()) {
      throw ApiProblem.badInput(problems);
    }
    if (fields.get(SOURCE) instanceof String text) {
      String program = GoPrograms.PROGRAM;
      tree.put(program, GoPrograms.program(text, fields.get(program), work));
    }
    Scene scene = null;
    if (fields.get(SCENE) instanceof String id) {
      scene = scenes.require(id, HttpStatus.UNPROCESSABLE_CONTENT);
      tree.putAll(scene.scenario().tree());
    }
    for (String setting : SETTINGS) {
      if (fields.containsKey(setting)) {
        tree.put(setting, fields.get(setting));
      }
    }
    return new SessionRequest(
        ApiProblem.right(Scenario.read(tree, work)),
        scene,
        fields.get(AT) instanceof String beat ? beat : null,
        fields.get(STEP) instanceof Number step ? step.longValue() : null);
  }

  Origin origin() {
    return new Origin(scenario, scene == null ? null : scene.id());
  }

  /** Whether the session is to stand at a later step; to play its run up to there may take long. */
  boolean goesFar() {
    return scenario.view().farthest() > 0;
  }

  /** The step at which the session is to stand, which may take a second to find. */
  long begins(Scenes scenes, WorkMeter work) {
    if (scene == null) {
      return 0;
    }
    if (beat != null) {
      List<String> beats = scene.beatIds();
      String known = Asked.choice(AT, beat, beats, beats.getFirst());
      return scenes.beat(scene, scenario, beats.indexOf(known), work);
    }
    return step == null
        ? scenes.opening(scene, scenario, work)
        : Asked.number(STEP, step, 0, scenes.located(scene).end().step(), 0);
  }

  private static List<Problem> problemsOf(@Nullable Object tree) {
    return Fields.<Object>read(tree, SessionRequest::look).problems();
  }

  /** Looks at the kinds of values only: what they may be, the scenario's reader knows. */
  private static Object look(Fields fields) {
    fields.optionalText(SCENE, ScenarioLimits.NAME);
    open(fields, SCENARIO);
    if (fields.has(SCENE)) {
      fields.optionalText(AT, ScenarioLimits.NAME);
      fields.optionalNumber(STEP, 0, ScenarioLimits.EXACT);
      fields.atMostOneOf(AT, STEP);
    }
    GoPrograms.look(fields);
    lookAtSettings(fields);
    for (int i = 0; i < BEGINNINGS.size(); i++) {
      for (int j = i + 1; j < BEGINNINGS.size(); j++) {
        fields.atMostOneOf(BEGINNINGS.get(i), BEGINNINGS.get(j));
      }
    }
    return fields;
  }

  /** Checks the scheduler's settings that a request may give in place of a scenario's. */
  static void lookAtSettings(Fields fields) {
    fields.optionalText("go", ScenarioLimits.NAME);
    open(fields, "rules");
    open(fields, "godebug");
    fields.optionalInteger("gomaxprocs", 1, RuntimeConfig.MAX_PROCESSORS);
    fields.optionalInteger("cores", 1, RuntimeConfig.MAX_PROCESSORS);
    open(fields, "quota");
    fields.optionalFlag("quiet");
    fields.optionalText("latency", ScenarioLimits.NAME);
    open(fields, "costs");
    fields.optionalNumber("seed", -ScenarioLimits.EXACT, ScenarioLimits.EXACT);
  }

  private static void open(Fields fields, String name) {
    Fields object = fields.optionalObject(name);
    if (object != null) {
      object.leaveRest();
    }
  }
}
