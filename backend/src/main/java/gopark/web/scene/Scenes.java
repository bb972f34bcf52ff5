package gopark.web.scene;

import gopark.scenario.Scenario;
import gopark.scene.LocatedScene;
import gopark.scene.Point;
import gopark.scene.Scene;
import gopark.scene.SceneLocator;
import gopark.scene.SceneSummary;
import gopark.scene.SceneTemplate;
import gopark.session.Moment;
import gopark.simulation.WorkMeter;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.problem.ApiProblem;
import gopark.web.work.WarmUp;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/**
 * The scenes of this server. What lists show of them is read when it is first asked for; a scene
 * and where everything is in it are worked out once, when somebody wants that scene. Every method
 * may take a second the first time.
 */
@Component
public final class Scenes implements WarmUp {

  private final SceneLibrary library = SceneLibrary.shared();

  /** Reads all scenes. */
  @Override
  public void warmUp() {
    all();
  }

  /** False: a client that asks for a scene before all are read waits for that one alone. */
  @Override
  public boolean isPartOfStart() {
    return false;
  }

  /** What may be chosen in a scene; null for one that is none of ours. */
  public @Nullable SceneTemplate template(String scene) {
    return library.template(baseOf(scene));
  }

  private static String baseOf(String address) {
    int choice = address.indexOf('~');
    return choice < 0 ? address : address.substring(0, choice);
  }

  /** What a list shows of each scene, in the order of the groups. */
  public List<SceneSummary> summaries() {
    return library.catalogue().all();
  }

  /** All scenes as they usually are, in the same order. */
  public List<Scene> all() {
    return summaries().stream()
        .map(SceneSummary::id)
        .map(id -> require(id, HttpStatus.NOT_FOUND))
        .toList();
  }

  /**
   * The scene of that id, perhaps with what is chosen in it behind it, or a refusal with this
   * status that names those that may be meant.
   */
  public Scene require(String id, HttpStatus otherwise) {
    SceneTemplate template = template(id);
    Scene scene = template == null ? null : library.find(id, template);
    if (scene == null) {
      throw ApiProblem.of(otherwise, "scene-not-found")
          .with("scene", id)
          .with("nearest", library.catalogue().nearest(baseOf(id)));
    }
    return scene;
  }

  /** Where everything is in one of these scenes. */
  public LocatedScene located(Scene scene) {
    return library.located(scene);
  }

  /** What a scene shows where it shows most of what it is about. */
  public Moment telling(Scene scene) {
    return SceneLocator.scenarioRun(scene).at(located(scene).telling().step());
  }

  /** Where a viewer first sees a scene whose scenario may have been changed; else at step 0. */
  public long opening(Scene scene, Scenario changed, WorkMeter work) {
    if (scene.open() instanceof Point.AtStep(long step)) {
      return step;
    }
    return changed.equals(scene.scenario())
        ? located(scene).open().step()
        : SceneLocator.opening(scene.with(changed), work).orElse(0);
  }

  /** The step of a beat, by its number, in a scene whose scenario may have been changed. */
  public long beat(Scene scene, Scenario changed, int number, WorkMeter work) {
    return changed.equals(scene.scenario())
        ? located(scene).beats().get(number).step()
        : ApiProblem.right(SceneLocator.beat(scene.with(changed), number, work)).step();
  }

  /** Where everything is in a stranger's scene, or all that is wrong with it. */
  public static LocatedScene checked(@Nullable Object tree, WorkMeter work) {
    Scene scene = ApiProblem.right(Scene.read(tree, work));
    return ApiProblem.right(SceneLocator.of(scene, work));
  }

  /** The JSON Schema of scenes, complete in itself. */
  public static byte[] schema() {
    return Documents.write(SceneFiles.schema(), Format.JSON);
  }
}
