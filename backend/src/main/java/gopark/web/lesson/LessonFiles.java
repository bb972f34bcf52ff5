package gopark.web.lesson;

import gopark.lesson.Lesson;
import gopark.scenario.ScenarioSchema;
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

/** The resource files that lessons are written in, and their schema. */
final class LessonFiles {

  private static final String LESSONS = "classpath*:gopark/lesson/lessons/*.yaml";
  private static final String DEFINITIONS = "$defs";

  private LessonFiles() {}

  /** All lessons in the order of the course, then all challenges, the easier ones first. */
  static List<Lesson> lessons() {
    List<Lesson> lessons = new ArrayList<>();
    try {
      for (Resource file : new PathMatchingResourcePatternResolver().getResources(LESSONS)) {
        lessons.add(lesson(file));
      }
    } catch (IOException failure) {
      throw new UncheckedIOException("The lessons cannot be read", failure);
    }
    lessons.sort(
        Comparator.comparing(Lesson::kind)
            .thenComparingInt(Lesson::number)
            .thenComparing(Lesson::id));
    return lessons;
  }

  private static Lesson lesson(Resource file) throws IOException {
    String name = Objects.requireNonNull(file.getFilename());
    try {
      String text = file.getContentAsString(StandardCharsets.UTF_8);
      Lesson lesson = Lesson.read(Documents.read(text, Format.YAML)).orThrow();
      if (!name.equals(lesson.id() + ".yaml")) {
        throw new IllegalStateException(name + " tells of the lesson " + lesson.id());
      }
      return lesson;
    } catch (ApiProblem | IllegalArgumentException wrong) {
      // The mistake is ours, and not the client's.
      throw new IllegalStateException(name + ": " + wrong.getMessage(), wrong);
    }
  }

  /** The schema with that of scenarios in it, so that it needs no other file. */
  static Map<String, Object> schema() {
    Map<String, Object> scenario = ScenarioSchema.tree();
    Map<String, Object> schema = schemaOfLessons();
    Map<String, Object> definitions = new LinkedHashMap<>(object(schema.get(DEFINITIONS)));
    definitions.putAll(object(scenario.remove(DEFINITIONS)));
    scenario.remove("$schema");
    definitions.put("scenario", scenario);
    schema.put(DEFINITIONS, definitions);
    return schema;
  }

  private static Map<String, Object> schemaOfLessons() {
    String name = "lesson.schema.json";
    try (var file = Lesson.class.getResourceAsStream(name)) {
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
