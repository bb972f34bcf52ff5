package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Command;
import gopark.journal.Journal;
import gopark.journal.embedded.EmbeddedJournal;
import gopark.scenario.Commands;
import gopark.scenario.Scenario;
import gopark.scenario.ScenarioLimits;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a session accepts it reads again, as deep and as large as it may be. */
class LargeCommandsTest {
  private static final long NOON = 1_000_000;

  /** A command is one object, and its innermost behaviour stands in as many. */
  private static final int DEEPEST = ScenarioLimits.DEPTH - 2;

  @TempDir Path folder;
  private Journal journal;

  @BeforeEach
  void open() {
    journal = EmbeddedJournal.open(folder.resolve("journal"), InstantSource.system());
  }

  @AfterEach
  void close() {
    journal.close();
  }

  private static Map<String, Object> go(Map<String, Object> behaviour) {
    return Map.of("do", "go", "by", 1L, "behaviour", behaviour);
  }

  /** A goroutine that starts one that starts one, and so on. */
  private static Map<String, Object> chain(int length) {
    Map<String, Object> behaviour = Map.of("kind", "cpu", "ns", 1_000L);
    for (int i = 0; i < length; i++) {
      behaviour = Map.of("kind", "spawn", "count", 1L, "behaviour", behaviour);
    }
    return behaviour;
  }

  private static Map<String, Object> longScript() {
    Map<String, Object> print = Map.of("do", "print", "text", "x");
    return Map.of("kind", "script", "steps", Collections.nCopies(ScenarioLimits.STEPS, print));
  }

  /** Sends a command, or a list of them. */
  private static void submit(Session session, Object trees) {
    List<Command> commands = Commands.readAll(trees).orThrow();
    assertThat(session.submit(commands, OptionalLong.empty(), NOON))
        .isInstanceOf(Submitted.Done.class);
  }

  private Session begun() {
    return Objects.requireNonNull(Session.create("s", Scenario.standard(), "hash", journal, NOON));
  }

  private void assertIsReadAgain(Session session) {
    Session again = Objects.requireNonNull(Session.open("s", journal));
    assertThat(again.moment(NOON)).isEqualTo(session.moment(NOON));
    assertThat(again.scenario()).isEqualTo(session.scenario());
    submit(again, Map.of("do", "step", "count", 3L));

    Scenario upTo = session.scenarioUpTo(session.step(NOON));
    Objects.requireNonNull(Session.create("copy", upTo, "hash", journal, NOON));
    Session copy = Objects.requireNonNull(Session.open("copy", journal));
    assertThat(copy.scenario()).isEqualTo(upTo);
    assertThat(copy.at(session.step(NOON)).runtime()).isEqualTo(session.moment(NOON).runtime());
  }

  @Test
  void aSessionWithTheDeepestCommandIsOpenedAndCopied() {
    Session session = begun();
    assertThat(Commands.readAll(go(chain(DEEPEST + 1))).problems()).isNotEmpty();
    submit(session, go(chain(DEEPEST)));
    submit(session, Map.of("do", "step", "count", 100L));

    assertIsReadAgain(session);
  }

  @Test
  void theDocumentOfTheDeepestCommandIsADocumentThatMayBeSent() {
    Session session = begun();
    submit(session, go(chain(DEEPEST)));

    Scenario document = session.document(NOON);

    assertThat(Scenario.read(document.tree()).orThrow()).isEqualTo(document);
  }

  @Test
  void aSessionWithVeryManyCommandsInACommandIsOpenedAndCopied() {
    Session session = begun();
    List<Map<String, Object>> commands = new ArrayList<>();
    for (int i = 0; i < ScenarioLimits.COMMANDS_AT_ONCE; i++) {
      commands.add(go(longScript()));
    }
    for (int i = 0; i < 4; i++) {
      submit(session, commands);
    }

    assertIsReadAgain(session);
  }
}
