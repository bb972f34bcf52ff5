package gopark.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** The JSON Schema of scenarios and commands, made of what reads them. */
public final class ScenarioSchema {
  private ScenarioSchema() {}

  /** The schema of scenarios; commands are among its definitions. */
  public static SequencedMap<String, Object> tree() {
    SequencedMap<String, Object> schema =
        Schema.of("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("title", "A scenario: a run that can be repeated exactly");
    schema.putAll(ScenarioReader.schema());
    schema.put(Schema.DEFINITIONS, definitions());
    return schema;
  }

  private static SequencedMap<String, Object> definitions() {
    SequencedMap<String, Object> all = new LinkedHashMap<>();
    for (Field<?> field : SharedFields.DEFINED) {
      all.put(field.definition().name(), field.definition().schema());
    }
    all.put("behaviour", BehaviourTable.schema());
    all.put("step", oneOf("behaviour", "statement"));
    all.put("statement", StatementTable.schema());
    all.put("timedCommand", Timed.schema());
    all.put("command", oneOf("runtimeCommand", "playbackCommand"));
    all.put("runtimeCommand", CommandTable.schema());
    all.put("playbackCommand", PlaybackTable.schema());
    return all;
  }

  private static SequencedMap<String, Object> oneOf(String one, String other) {
    return Schema.of(Schema.ONE_OF, List.of(Schema.reference(one), Schema.reference(other)));
  }
}
