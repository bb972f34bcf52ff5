package gopark.web.scene;

import gopark.scene.Catalogue;
import gopark.scene.LocatedScene;
import gopark.scene.Scene;
import gopark.scene.SceneLocator;
import gopark.scene.SceneSummary;
import gopark.scene.SceneTemplate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The scenes that come with the program. They hang on nothing that a server is told, so a JVM reads
 * and plays each once, however many servers it starts.
 */
final class SceneLibrary {
  private static final SceneLibrary SHARED = new SceneLibrary();

  /**
   * The scenes that were asked for, by their addresses: one for each choice of values in a file.
   */
  private final Map<String, Scene> scenes = new ConcurrentHashMap<>();

  private final Map<String, LocatedScene> located = new ConcurrentHashMap<>();
  private @Nullable Known known;

  /** What lists show of the scenes as they usually are, and what may be chosen in each. */
  private record Known(Catalogue catalogue, Map<String, SceneTemplate> templates) {}

  private SceneLibrary() {}

  static SceneLibrary shared() {
    return SHARED;
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

  Catalogue catalogue() {
    return known().catalogue();
  }

  /** What may be chosen in the scene of that id; null if there is none. */
  @Nullable SceneTemplate template(String id) {
    return known().templates().get(id);
  }

  /** The scene of that address, which is one of the template's or of nothing. */
  @Nullable Scene find(String address, SceneTemplate template) {
    return scenes.computeIfAbsent(address, template::find);
  }

  /** Where everything is in one of these scenes. */
  LocatedScene located(Scene scene) {
    return located.computeIfAbsent(scene.id(), id -> SceneLocator.of(scene).orThrow());
  }
}
