package gopark.web.api;

import gopark.scenario.Fields;
import gopark.simulation.WorkMeter;
import gopark.web.document.Body;
import gopark.web.scene.Scenes;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What several runs have in common: what a session could begin with. */
final class ComparedBase {
  static final String OF = "of";

  private ComparedBase() {}

  /**
   * The fields with an empty object in place of what is run, which may be as deep as any document
   * and is read on its own.
   */
  static Map<String, @Nullable Object> shallow(Map<String, @Nullable Object> fields) {
    Map<String, @Nullable Object> shallow = new LinkedHashMap<>(fields);
    shallow.computeIfPresent(OF, (name, value) -> value instanceof Map<?, ?> ? Map.of() : value);
    return shallow;
  }

  /** Looks whether it is said what is run. */
  static void look(Fields fields) {
    fields.object(OF).leaveRest();
  }

  /** What is run, as a document of a scenario without the place where its session would stand. */
  static Map<String, @Nullable Object> document(
      Map<String, @Nullable Object> fields, int bytes, Scenes scenes, WorkMeter work) {
    Body body = new Body(false, fields.get(OF), bytes);
    Map<String, @Nullable Object> document =
        new LinkedHashMap<>(SessionRequest.of(body, scenes, work).scenario().tree());
    document.remove("view");
    return document;
  }
}
