package gopark.web.scene;

import gopark.scenario.Reading;
import gopark.scene.Scene;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.problem.ApiProblem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** The resource files that scenes are written in, and their schema. */
final class SceneFiles {

  private static final String SCENES = "classpath*:gopark/scene/scenes/*.yaml";
  private static final String DEFINITIONS = "$defs";

  private SceneFiles() {}

  /** All scenes, in the order of their ids. */
  static List<Scene> scenes() {
    List<Scene> scenes = new ArrayList<>();
    try {
      Resource[] files = new PathMatchingResourcePatternResolver().getResources(SCENES);
      for (Resource file : files) {
        scenes.add(scene(file));
      }
    } catch (IOException failure) {
      throw new UncheckedIOException("The scenes cannot be read", failure);
    }
    scenes.sort(Comparator.comparing(Scene::id));
    return scenes;
  }

  private static Scene scene(Resource file) throws IOException {
    String name = Objects.requireNonNull(file.getFilename());
    try {
      Reading<Scene> reading =
          Scene.read(Documents.read(file.getContentAsString(StandardCharsets.UTF_8), Format.YAML));
      Scene scene = reading.orThrow();
      if (!name.equals(scene.id() + ".yaml")) {
        throw new IllegalStateException(name + " tells of the scene " + scene.id());
      }
      return scene;
    } catch (ApiProblem | IllegalArgumentException wrong) {
      // It is our mistake, and not that of whoever asked.
      throw new IllegalStateException(name + ": " + wrong.getMessage(), wrong);
    }
  }

  /** The schema with that of scenarios in it, so that it needs no other file. */
  static Map<String, Object> schema() {
    Map<String, Object> scenario = json("/gopark/scenario/scenario.schema.json");
    Map<String, Object> schema = json("/gopark/scene/scene.schema.json");
    Map<String, Object> definitions = new LinkedHashMap<>(object(schema.get(DEFINITIONS)));
    definitions.putAll(object(scenario.remove(DEFINITIONS)));
    scenario.remove("$schema");
    definitions.put("scenario", scenario);
    schema.put(DEFINITIONS, definitions);
    return schema;
  }

  private static Map<String, Object> json(String name) {
    try (var file = Scene.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException(name + " is not in the class path");
      }
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return object(Documents.read(text, Format.JSON));
    } catch (IOException failure) {
      throw new UncheckedIOException(name + " cannot be read", failure);
    }
  }

  private static Map<String, Object> object(@Nullable Object tree) {
    Map<String, Object> object = new LinkedHashMap<>();
    if (tree instanceof Map<?, ?> map) {
      map.forEach((name, value) -> object.put(String.valueOf(name), value));
    }
    return object;
  }
}
