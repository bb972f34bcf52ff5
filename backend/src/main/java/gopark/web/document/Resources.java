package gopark.web.document;

import gopark.scenario.ScenarioSchema;
import gopark.web.problem.ApiProblem;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** The server's own files in the class path. Mistakes in them are ours, and not the client's. */
public final class Resources {
  private static final String DEFINITIONS = "$defs";

  private Resources() {}

  /**
   * The text of a file in UTF-8.
   *
   * @param beside a class in the file's folder
   * @param file its name, or a path from the root that begins with a slash
   */
  public static String text(Class<?> beside, String file) {
    try (InputStream content = beside.getResourceAsStream(file)) {
      if (content == null) {
        throw new IllegalStateException(file + " is not in the class path");
      }
      return new String(content.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(file + " cannot be read", failure);
    }
  }

  /** The properties in a file, which is found as that of a text is. */
  public static Properties properties(Class<?> beside, String file) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text(beside, file)));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return properties;
  }

  /**
   * What the YAML files of a folder tell of, a thing a file.
   *
   * @param pattern of the files' names, as Spring has it
   * @param reader makes a thing of a tree
   * @param name what the file of a thing is called, without its ending
   */
  public static <T> List<T> things(
      String pattern, Function<@Nullable Object, T> reader, Function<T, String> name) {
    List<T> things = new ArrayList<>();
    try {
      for (Resource file : new PathMatchingResourcePatternResolver().getResources(pattern)) {
        things.add(thing(file, reader, name));
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(pattern + " cannot be read", failure);
    }
    return things;
  }

  private static <T> T thing(
      Resource file, Function<@Nullable Object, T> reader, Function<T, String> name)
      throws IOException {
    String called = Objects.requireNonNull(file.getFilename());
    try {
      String text = file.getContentAsString(StandardCharsets.UTF_8);
      T thing = reader.apply(Documents.read(text, Format.YAML));
      String told = name.apply(thing);
      if (!called.equals(told + ".yaml")) {
        throw new IllegalStateException(called + " tells of " + told);
      }
      return thing;
    } catch (ApiProblem | IllegalArgumentException wrong) {
      throw new IllegalStateException(called + ": " + wrong.getMessage(), wrong);
    }
  }

  /**
   * The JSON Schema beside a class with that of scenarios in it, so that it needs no other file.
   */
  public static Map<String, Object> schemaWithScenario(Class<?> beside, String file) {
    Map<String, Object> scenario = ScenarioSchema.tree();
    Map<String, Object> schema = object(Documents.read(text(beside, file), Format.JSON));
    Map<String, Object> definitions = new LinkedHashMap<>(object(schema.get(DEFINITIONS)));
    definitions.putAll(object(scenario.remove(DEFINITIONS)));
    scenario.remove("$schema");
    definitions.put("scenario", scenario);
    schema.put(DEFINITIONS, definitions);
    return schema;
  }

  private static Map<String, Object> object(@Nullable Object tree) {
    Map<String, Object> object = new LinkedHashMap<>();
    if (tree instanceof Map<?, ?> map) {
      map.forEach((name, value) -> object.put(String.valueOf(name), value));
    }
    return object;
  }
}
