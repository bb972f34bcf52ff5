package gopark.scenario;

import gopark.command.ProcessSignal;
import gopark.trace.GoldenText;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The page's types of commands are made of the descriptions by which commands are read. */
class CommandTypesTest {
  private static final List<String> SIGNALS =
      Arrays.stream(ProcessSignal.values()).map(Enum::name).toList();

  private static final String FILE = "../../../../frontend/src/message/command.ts";

  private final Map<?, ?> document = ScenarioSchema.tree();
  private final JsonSchema schema = new JsonSchema(document);

  @Test
  void thePagesTypesOfCommandsAreThoseThatTheServerReads() throws IOException {
    TypeScript types =
        new TypeScript(schema)
            .line("// Made of the server's tables of commands and behaviours by CommandTypesTest:")
            .line("// mvn test -pl backend -Dtest=CommandTypesTest -Dgolden=update writes it anew.")
            .line("")
            .line("import type { Pace } from \"./snapshot\";")
            .union(
                "Makes something happen in the run; without a goroutine the runtime chooses one.",
                "RuntimeCommand",
                members("runtimeCommand"))
            .union(
                "Steers what is shown of the run.", "PlaybackCommand", members("playbackCommand"))
            .line("")
            .line("/** What somebody asks of a session. */")
            .line("export type Command = PlaybackCommand | RuntimeCommand;")
            .object(
                "The switches that change one rule of the run.",
                "Rules",
                within(document, "properties", "rules"))
            .union("What a goroutine can be told to wait for.", "BlockReason", Behaviour.REASONS)
            .union("What another process can send to this one.", "ProcessSignal", SIGNALS)
            .union("What a goroutine does with its life.", "Behaviour", members("behaviour"))
            .union("One operation of a script.", "Statement", members("statement"))
            .line("")
            .line("/** One step of a script. */")
            .line("export type ScriptStep = Behaviour | Statement;")
            .union("What a select may wait for.", "SelectCase", cases());
    GoldenText.check(FILE, types.toString());
  }

  private List<?> members(String definition) {
    return (List<?>) Objects.requireNonNull(schema.definition(definition).get("oneOf"));
  }

  private List<?> cases() {
    for (Object statement : members("statement")) {
      Map<?, ?> properties = JsonSchema.object(JsonSchema.object(statement).get("properties"));
      if (properties.containsKey("cases")) {
        return (List<?>) Objects.requireNonNull(within(properties, "cases", "items").get("oneOf"));
      }
    }
    throw new IllegalStateException("There is no select");
  }

  private static Map<?, ?> within(Map<?, ?> tree, String... path) {
    Map<?, ?> part = tree;
    for (String name : path) {
      part = JsonSchema.object(part.get(name));
    }
    return part;
  }
}
