package gopark.web.scene;

import gopark.scenario.ScenarioSchema;
import gopark.scene.Scene;
import gopark.scene.SceneTemplate;
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
  static List<SceneTemplate> scenes() {
    List<SceneTemplate> scenes = new ArrayList<>();
    try {
      Resource[] files = new PathMatchingResourcePatternResolver().getResources(SCENES);
      for (Resource file : files) {
        scenes.add(scene(file));
      }
    } catch (IOException failure) {
      throw new UncheckedIOException("The scenes cannot be read", failure);
    }
    scenes.sort(Comparator.comparing(scene -> scene.summary().id()));
    return scenes;
  }

  private static SceneTemplate scene(Resource file) throws IOException {
    String name = Objects.requireNonNull(file.getFilename());
    try {
      SceneTemplate scene =
          SceneTemplate.of(
              Documents.read(file.getContentAsString(StandardCharsets.UTF_8), Format.YAML));
      String id = scene.summary().id();
      if (!name.equals(id + ".yaml")) {
        throw new IllegalStateException(name + " tells of the scene " + id);
      }
      return scene;
    } catch (ApiProblem | IllegalArgumentException wrong) {
      // The mistake is ours, and not the client's.
      throw new IllegalStateException(name + ": " + wrong.getMessage(), wrong);
    }
  }

  /** The schema with that of scenarios in it, so that it needs no other file. */
  static Map<String, Object> schema() {
    Map<String, Object> scenario = ScenarioSchema.tree();
    Map<String, Object> schema = schemaOfScenes();
    Map<String, Object> definitions = new LinkedHashMap<>(object(schema.get(DEFINITIONS)));
    definitions.putAll(object(scenario.remove(DEFINITIONS)));
    scenario.remove("$schema");
    definitions.put("scenario", scenario);
    schema.put(DEFINITIONS, definitions);
    return schema;
  }

  private static Map<String, Object> schemaOfScenes() {
    String name = "scene.schema.json";
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
