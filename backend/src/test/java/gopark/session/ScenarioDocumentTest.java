package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Command;
import gopark.command.PlaybackCommand;
import gopark.runtime.event.Event;
import gopark.scenario.Scenario;
import gopark.simulation.SeededRandom;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A session made of another's document is that session: whatever was done to it before, on however
 * many branches, and whatever is done to both afterwards. {@code -Dscenarios=1000} tries as many.
 */
class ScenarioDocumentTest {
  private static final int SCENARIOS = Integer.getInteger("scenarios", 40);
  private static final Path EXAMPLES = Path.of("src/main/resources/gopark/golang/examples");
  private static final long NOON = 1_000_000;
  private static final int COMMANDS = 30;
  private static final int MORE_COMMANDS = 6;
  private static final int EVENTS = 1_000_000;

  /** What says which session it is, or that it plays, and not what is to be seen. */
  private static final List<String> OF_THE_SESSION =
      List.of("session", "seq", "branch", "playing", "stoppedBy");

  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.USE_LONG_FOR_INTS).build();

  private final List<String> programs = programs();
  private int branches;
  private int programsRun;

  @Test
  void theSessionMadeOfADocumentIsTheOneThatTheDocumentIsOf() {
    for (long seed = 1; seed <= SCENARIOS; seed++) {
      try {
        check(seed);
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError("with seed " + seed, failure);
      }
    }
    assertThat(branches).as("branches beside the first").isGreaterThan(SCENARIOS / 2);
    assertThat(programsRun).as("sessions of a Go program").isGreaterThan(SCENARIOS / 4);
  }

  private void check(long seed) {
    RandomCommands commands = new RandomCommands(seed);
    Session original = create("original", begin(commands));
    long now = NOON;
    for (int i = 0; i < COMMANDS; i++) {
      now += commands.pauseMs();
      act(commands, original, now);
    }
    now += commands.pauseMs();
    branches += original.branches().size() - 1;

    String document = JSON.writeValueAsString(original.document(now).tree());
    Scenario read = Scenario.read(JSON.readValue(document, Object.class)).orThrow();
    Session twin = create("twin", read);

    submit(original, new PlaybackCommand.Pause(), now);
    assertSame(original, twin, now);
    assertThat(twin.document(now)).isEqualTo(original.document(now));
    for (int i = 0; i < MORE_COMMANDS; i++) {
      Command command = commands.next(original.moment(now));
      assertThat(outcome(submit(twin, command, now)))
          .as("%s", command)
          .isEqualTo(outcome(submit(original, command, now)));
      now += commands.pauseMs();
      assertSame(original, twin, now);
    }
  }

  private Scenario begin(RandomCommands commands) {
    Scenario hand = commands.scenario();
    SeededRandom random = commands.random();
    if (random.below(2) == 0) {
      return hand;
    }
    programsRun++;
    Map<String, Object> program = new LinkedHashMap<>();
    program.put("source", programs.get(random.below(programs.size())));
    if (random.below(3) == 0) {
      program.put("race", true);
    }
    if (random.below(3) == 0) {
      program.put("stdin", "3 4\nfive\n");
      program.put("args", List.of("-n", "7"));
      program.put("instructionPs", 1L + random.below(5_000));
    }
    Map<String, Object> tree = new LinkedHashMap<>(hand.tree());
    tree.put("go", random.below(2) == 0 ? "1.26" : "1.24");
    tree.put("program", program);
    if (random.below(3) == 0) {
      tree.put("quota", Map.of("quotaNs", 150_000_000L));
      tree.put("godebug", Map.of("gctrace", "1"));
      tree.put("rules", Map.of("runnext", false));
    }
    return Scenario.read(tree).orThrow();
  }

  private static Session create(String id, Scenario scenario) {
    return Objects.requireNonNull(Session.create(id, scenario, "hash", new MemoryJournal(), NOON));
  }

  private static void act(RandomCommands commands, Session session, long now) {
    int known = session.branches().size();
    if (known > 1 && commands.random().below(10) == 0) {
      session.switchTo(commands.random().below(known), now);
    } else {
      submit(session, commands.next(session.moment(now)), now);
    }
  }

  private static Submitted submit(Session session, Command command, long now) {
    return session.submit(List.of(command), OptionalLong.empty(), now);
  }

  private static Object outcome(Submitted submitted) {
    return submitted instanceof Submitted.Done done
        ? List.of(done.step(), done.timeNs(), done.created())
        : submitted;
  }

  private static void assertSame(Session original, Session twin, long now) {
    assertThat(shown(twin, now)).isEqualTo(shown(original, now));
    assertThat(events(twin)).isEqualTo(events(original));
    long step = original.step(now);
    assertThat(twin.stdout(step)).isEqualTo(original.stdout(step));
    assertThat(twin.stderr(step)).isEqualTo(original.stderr(step));
  }

  private static Map<String, Object> shown(Session session, long now) {
    Map<String, Object> tree = MomentTree.of(session.moment(now));
    tree.keySet().removeAll(OF_THE_SESSION);
    return tree;
  }

  private static List<Event> events(Session session) {
    return session.events(0, EVENTS, Set.of()).events();
  }

  private static List<String> programs() {
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      return files
          .filter(file -> file.toString().endsWith(".go"))
          .sorted()
          .map(ScenarioDocumentTest::text)
          .toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
