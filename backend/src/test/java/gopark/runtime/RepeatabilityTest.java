package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.simulation.SeededRandom;
import gopark.trace.EventLog;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Same inputs, same run, byte for byte: again, in another JVM, and from any checkpoint. */
class RepeatabilityTest {
  private static final int SEEDS = 60;

  @Test
  void theSameSeedGivesTheSameLogAgain() {
    for (int seed = 0; seed < SEEDS; seed++) {
      assertThat(Repeatable.log(seed)).as("seed %d", seed).isEqualTo(Repeatable.log(seed));
    }
  }

  @Test
  void otherSeedsGiveOtherRuns() {
    assertThat(Repeatable.log(1)).isNotEqualTo(Repeatable.log(3));
  }

  @Test
  void anotherJvmWritesTheSameLogs() throws IOException {
    String here = Repeatable.digest(SEEDS);
    Process other =
        new ProcessBuilder(
                List.of(
                    ProcessHandle.current().info().command().orElse("java"),
                    "-Xint",
                    "-XX:+UseSerialGC",
                    "-cp",
                    System.getProperty("java.class.path"),
                    Repeatable.class.getName(),
                    Integer.toString(SEEDS)))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (var output = other.getInputStream()) {
      assertThat(new String(output.readAllBytes(), StandardCharsets.UTF_8).strip()).isEqualTo(here);
    } finally {
      other.destroyForcibly();
    }
  }

  @Test
  void aRunGoesOnFromAnyCheckpointAsItDid() {
    for (int seed = 1; seed < 2 * SEEDS; seed += 2) {
      EventLog whole = new EventLog();
      GoRuntime original = Swarm.start(seed, whole);
      Repeatable.runOn(original, null);
      SeededRandom random = new SeededRandom(seed);
      for (int i = 0; i < 5; i++) {
        int step = 1 + random.below((int) original.steps());
        restoredAt(step, seed, whole);
      }
    }
  }

  private static void restoredAt(int step, int seed, EventLog whole) {
    EventLog before = new EventLog();
    GoRuntime runtime = Swarm.start(seed, before);
    while (runtime.steps() < step) {
      runtime.step();
    }
    EventLog after = before.copy();
    GoRuntime restored = runtime.copy(after);
    // The original goes its own way first: it must not touch the copy.
    Repeatable.runOn(runtime, null);
    Repeatable.runOn(restored, null);
    assertThat(after.encode(0, after.size()))
        .as("seed %d, restored at step %d", seed, step)
        .isEqualTo(whole.encode(0, whole.size()));
  }
}
