package gopark.web.api;

import gopark.scenario.Fields;
import gopark.scenario.ScenarioLimits;
import gopark.scenario.Timed;
import gopark.scene.LocatedScene;
import gopark.scene.Scene;
import gopark.scene.SceneAttempt;
import gopark.scene.SceneChallenge;
import gopark.scene.SceneLimits;
import gopark.scene.SceneLocator;
import gopark.simulation.WorkMeter;
import gopark.web.document.Body;
import gopark.web.problem.ApiProblem;
import gopark.web.scene.Scenes;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/**
 * What somebody did at the challenge of a scene.
 *
 * @param id of a scene of ours; null: it was sent whole
 * @param own the scene that was sent; null: it is one of ours
 */
record AttemptRequest(@Nullable String id, @Nullable Scene own, List<Timed> commands) {
  private static final String SCENE = "scene";

  static AttemptRequest of(Body body, WorkMeter work) {
    boolean isNamed = body.tree() instanceof Map<?, ?> sent && sent.get(SCENE) instanceof String;
    return PracticeCalls.read(body, work, fields -> read(fields, isNamed));
  }

  private static AttemptRequest read(Fields fields, boolean isNamed) {
    String id = isNamed ? fields.text(SCENE, ScenarioLimits.NAME) : null;
    Scene own = isNamed ? null : fields.nested(SCENE, tree -> Scene.read(tree, fields.work()));
    List<Timed> commands =
        fields.has("commands") ? Timed.all(fields, "commands", SceneLimits.MOST_GIVEN) : List.of();
    fields.mayHave(List.of("commands"));
    return new AttemptRequest(id, own, commands);
  }

  /** Plays the attempt, or refuses what cannot be. */
  SceneAttempt attempt(Scenes scenes, WorkMeter work) {
    Scene scene = own == null ? ours(scenes) : own;
    SceneChallenge challenge = scene.challenge();
    if (challenge == null) {
      throw ApiProblem.of(HttpStatus.UNPROCESSABLE_CONTENT, "no-challenge");
    }
    for (Timed timed : commands) {
      if (!challenge.allows(timed.command())) {
        throw PracticeCalls.otherCommand(timed);
      }
    }
    LocatedScene located =
        own == null ? scenes.located(scene) : ApiProblem.right(SCENE, SceneLocator.of(scene, work));
    return ApiProblem.right(SceneAttempt.of(located, challenge, commands, work));
  }

  private Scene ours(Scenes scenes) {
    return scenes.require(Objects.requireNonNullElse(id, ""), HttpStatus.UNPROCESSABLE_CONTENT);
  }
}
