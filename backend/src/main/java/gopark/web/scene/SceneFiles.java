package gopark.web.scene;

import gopark.scene.Scene;
import gopark.scene.SceneTemplate;
import gopark.web.document.Resources;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The resource files that scenes are written in, and their schema. */
final class SceneFiles {

  private static final String SCENES = "classpath*:gopark/scene/scenes/*.yaml";

  private SceneFiles() {}

  /** All scenes, in the order of their ids. */
  static List<SceneTemplate> scenes() {
    List<SceneTemplate> scenes =
        Resources.things(SCENES, SceneTemplate::of, scene -> scene.summary().id());
    scenes.sort(Comparator.comparing(scene -> scene.summary().id()));
    return scenes;
  }

  static Map<String, Object> schema() {
    return Resources.schemaWithScenario(Scene.class, "scene.schema.json");
  }
}
