package gopark.web.scene;

import gopark.scenario.Scenario;
import gopark.scene.Catalogue;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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

  /**
   * The scenes that were asked for, by their addresses: one for each choice of values in a file.
   */
  private final Map<String, Scene> scenes = new ConcurrentHashMap<>();

  private final Map<String, LocatedScene> located = new ConcurrentHashMap<>();
  private @Nullable Known known;

  /** What lists show of the scenes as they usually are, and what may be chosen in each. */
  private record Known(Catalogue catalogue, Map<String, SceneTemplate> templates) {}

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

  private synchronized Known known() {
    Known read = known;
    if (read == null) {
      Map<String, SceneTemplate> templates = new LinkedHashMap<>();
      List<SceneTemplate> files = SceneFiles.scenes();
      files.forEach(file -> templates.put(file.summary().id(), file));
      List<SceneSummary> summaries = files.stream().map(SceneTemplate::summary).toList();
      read = new Known(new Catalogue(summaries), templates);
      known = read;
    }
    return read;
  }

  private Catalogue catalogue() {
    return known().catalogue();
  }

  /** What may be chosen in a scene; null for one that is none of ours. */
  public @Nullable SceneTemplate template(String scene) {
    return known().templates().get(baseOf(scene));
  }

  private static String baseOf(String address) {
    int choice = address.indexOf('~');
    return choice < 0 ? address : address.substring(0, choice);
  }

  /** What a list shows of each scene, in the order of the groups. */
  public List<SceneSummary> summaries() {
    return catalogue().all();
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
    Scene scene = template == null ? null : scenes.computeIfAbsent(id, template::find);
    if (scene == null) {
      throw ApiProblem.of(otherwise, "scene-not-found")
          .with("scene", id)
          .with("nearest", catalogue().nearest(baseOf(id)));
    }
    return scene;
  }

  /** Where everything is in one of these scenes. */
  public LocatedScene located(Scene scene) {
    return located.computeIfAbsent(scene.id(), id -> SceneLocator.of(scene).orThrow());
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
