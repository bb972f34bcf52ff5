package gopark.web.docs;

import gopark.runtime.event.EventKind;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.session.Moment;
import gopark.trace.RecordShape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is sent and answered, by name. */
final class Schemas {

  /** A component of a moment that is no tree of its own kind. */
  private static final List<String> OTHERS = List.of("pace", "trouble", "runtime");

  private Schemas() {}

  /**
   * All schemas.
   *
   * @param found those that springdoc found in what handlers return
   */
  static Map<String, Object> all(Map<String, Object> found) {
    Map<String, Object> schemas = new LinkedHashMap<>(found);
    RecordSchemas records = new RecordSchemas();
    Map<String, Object> snapshot = snapshot(records);
    schemas.putAll(records.all());
    schemas.put("Snapshot", snapshot);
    schemas.putAll(ScenarioSchemas.all());
    Map<String, Object> kind = new LinkedHashMap<>();
    kind.put("type", "string");
    kind.put("enum", List.copyOf(EventKind.apiNames()));
    schemas.put("EventKind", kind);
    return Tree.laidOver(schemas, Words.schemas());
  }

  /** The fields of a moment, then those of the runtime that are not among them. */
  private static Map<String, Object> snapshot(RecordSchemas records) {
    List<RecordShape.Part> parts = new ArrayList<>();
    for (RecordShape.Part part : RecordShape.of(Moment.class).parts()) {
      if (!OTHERS.contains(part.name())) {
        parts.add(part);
      }
    }
    List<String> told = parts.stream().map(RecordShape.Part::name).toList();
    for (RecordShape.Part part : RecordShape.of(RuntimeSnapshot.class).parts()) {
      if (!told.contains(part.name())) {
        parts.add(part);
      }
    }
    return records.object(parts);
  }
}
