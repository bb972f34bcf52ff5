package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.PlaybackCommand;
import gopark.program.Call;
import gopark.runtime.state.ChannelContents;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.Scenario;
import gopark.simulation.SeededRandom;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Going back in a running Go program shows exactly what was there. */
class GoRewindTest {
  private static final Path EXAMPLES = Path.of("src/main/resources/gopark/golang/examples");
  private static final long NOW = 1_000;
  private static final long MOST_STEPS = 30_000;
  private static final int LOOKS = 12;
  private static final int GOROUTINES = 8;

  /** All that can be seen of a program at a step. */
  private record Sight(
      RuntimeSnapshot snapshot,
      List<@Nullable List<Call>> calls,
      @Nullable ChannelContents channel,
      String stdout,
      String stderr) {

    static Sight of(Session session, long step) {
      RuntimeSnapshot snapshot = session.at(step).runtime();
      List<@Nullable List<Call>> calls = new ArrayList<>();
      snapshot.gs().keySet().stream()
          .limit(GOROUTINES)
          .forEach(g -> calls.add(session.calls(g, step)));
      return new Sight(
          snapshot, calls, session.channel(1, step), session.stdout(step), session.stderr(step));
    }
  }

  private static Session session(String source) {
    Scenario scenario =
        Scenario.read(Map.of("version", 1L, "gomaxprocs", 2L, "program", Map.of("source", source)))
            .orThrow();
    Session session = Session.create("go", scenario, "", new MemoryJournal(), NOW);
    assertThat(session).isNotNull();
    return session;
  }

  private static long goTo(Session session, long step) {
    session.submit(List.of(new PlaybackCommand.SeekStep(step)), OptionalLong.empty(), NOW);
    return session.step(NOW);
  }

  private static long end(String source) {
    Session session = session(source);
    return goTo(session, MOST_STEPS);
  }

  @TestFactory
  Stream<DynamicTest> everyExampleCanBeReadBackwards() throws IOException {
    List<Path> examples;
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      examples = files.filter(file -> file.toString().endsWith(".go")).sorted().toList();
    }
    return examples.stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static void check(Path file) {
    String source = text(file);
    long end = end(source);
    SeededRandom random = new SeededRandom(file.getFileName().toString().hashCode());
    List<Long> steps = new ArrayList<>(List.of(0L, end));
    for (int i = 0; i < LOOKS; i++) {
      steps.add((long) random.below((int) end + 1));
    }
    goBackThrough(source, steps);
  }

  /** Sees each step on the way forward, and again in any order from the end. */
  private static void goBackThrough(String source, List<Long> steps) {
    Session session = session(source);
    List<Long> sorted = steps.stream().sorted().distinct().toList();
    List<Sight> forwards = new ArrayList<>();
    for (long step : sorted) {
      assertThat(goTo(session, step)).isEqualTo(step);
      forwards.add(Sight.of(session, step));
    }
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      order.add(i);
    }
    Collections.shuffle(order, new Random(sorted.size()));
    for (int i : order) {
      long step = sorted.get(i);
      assertThat(goTo(session, step)).isEqualTo(step);
      assertThat(Sight.of(session, step)).as("step %s", step).isEqualTo(forwards.get(i));
    }
  }

  @Test
  void everyStepOverASendAMapAndAPanicCanBeTakenBack() {
    String source =
        """
        package main

        import "fmt"

        type point struct{ x, y int }

        func fail(m map[string]*point) {
        	defer func() { fmt.Println("recovered", recover(), len(m)) }()
        	m["c"].x++
        }

        func main() {
        	values := make(chan point, 1)
        	done := make(chan bool)
        	seen := map[string]*point{"a": {1, 2}}
        	go func() {
        		for v := range values {
        			seen[fmt.Sprint(v.x)] = &v
        			delete(seen, "a")
        		}
        		close(done)
        	}()
        	for i := range 20 {
        		values <- point{i, i * i}
        	}
        	close(values)
        	<-done
        	fail(seen)
        	var none []int
        	fmt.Println(none[len(seen)])
        }
        """;
    long end = end(source);
    assertThat(end).isBetween(60L, MOST_STEPS - 1);
    List<Long> all = new ArrayList<>();
    for (long step = 0; step <= end; step++) {
      all.add(step);
    }
    goBackThrough(source, all);
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
