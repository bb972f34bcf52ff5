package gopark.web.scene;

import gopark.scenario.Problem;
import gopark.scenario.Reading;
import gopark.scenario.Scenario;
import gopark.scene.Catalogue;
import gopark.scene.Point;
import gopark.scene.Scene;
import gopark.scene.Staged;
import gopark.scene.Staging;
import gopark.session.Moment;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.problem.ApiProblem;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/**
 * The scenes of this server. They are read when they are first asked for, beside the server's
 * start, and what takes long to work out is worked out once. Every method may take a second the
 * first time.
 */
@Component
public final class Scenes {

  private final Map<String, Staged> staged = new ConcurrentHashMap<>();
  private @Nullable Catalogue catalogue;

  private synchronized Catalogue catalogue() {
    Catalogue known = catalogue;
    if (known == null) {
      known = new Catalogue(SceneFiles.scenes());
      catalogue = known;
    }
    return known;
  }

  public List<Scene> all() {
    return catalogue().all();
  }

  /** The scene of that id, or a refusal with this status that names those that may be meant. */
  public Scene require(String id, HttpStatus otherwise) {
    Scene scene = catalogue().find(id);
    if (scene == null) {
      throw ApiProblem.of(otherwise, "scene-not-found")
          .with("scene", id)
          .with("nearest", catalogue().nearest(id));
    }
    return scene;
  }

  /** Where everything is in one of these scenes. */
  public Staged staged(Scene scene) {
    return staged.computeIfAbsent(scene.id(), id -> Staging.of(scene).orThrow());
  }

  /** What a scene shows where it shows most of what it is about. */
  public Moment telling(Scene scene) {
    return Staging.rehearsal(scene).at(staged(scene).telling().step());
  }

  /** Where a viewer first sees a scene whose scenario may have been changed; else at step 0. */
  public long opening(Scene scene, Scenario changed) {
    if (scene.open() instanceof Point.AtStep(long step)) {
      return step;
    }
    return changed.equals(scene.scenario())
        ? staged(scene).open().step()
        : Staging.opening(scene.with(changed)).orElse(0);
  }

  /** The step of a beat, by its number, in a scene whose scenario may have been changed. */
  public long beat(Scene scene, Scenario changed, int number) {
    return changed.equals(scene.scenario())
        ? staged(scene).beats().get(number).step()
        : right(Staging.beat(scene.with(changed), number)).step();
  }

  /** Where everything is in a stranger's scene, or all that is wrong with it. */
  public static Staged checked(@Nullable Object tree) {
    Scene scene = right(Scene.read(tree));
    return right(Staging.of(scene));
  }

  private static <T> T right(Reading<T> reading) {
    return switch (reading) {
      case Reading.Read<T>(T value) -> value;
      case Reading.Refused<T>(List<Problem> problems) -> throw ApiProblem.badInput(problems);
    };
  }

  /** The JSON Schema of scenes, complete in itself. */
  public static byte[] schema() {
    return Documents.write(SceneFiles.schema(), Format.JSON);
  }
}
