package gopark.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.GoRuntime;
import gopark.trace.EventLog;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/**
 * Whatever a stranger sends is read or refused with problems, and what is read can be run. {@code
 * -Dfuzz=1000000} asks for more of it than a build does.
 */
class FuzzTest {
  private static final int INPUTS = Integer.getInteger("fuzz", 20_000);
  private static final int RUNS = Math.min(INPUTS, 100_000) / 20;
  private static final int STEPS = 400;
  private static final Duration TIME = Duration.ofMillis(50L * INPUTS + 60_000);

  @Test
  void whateverIsSentIsReadOrRefused() {
    Assertions.assertTimeoutPreemptively(
        TIME,
        () -> {
          int read = 0;
          for (long seed = 0; seed < INPUTS; seed++) {
            RandomDocuments random = new RandomDocuments(seed);
            Object tree = document(random);
            Reading<?> reading =
                switch ((int) (seed % 3)) {
                  case 0 -> Fields.read(tree, Commands::of);
                  case 1 -> Commands.readAll(tree);
                  default -> Scenario.read(tree);
                };
            check(reading, seed);
            read += reading.problems().isEmpty() ? 1 : 0;
          }
          assertThat(read).isBetween(INPUTS / 50, INPUTS * 9 / 10);
        });
  }

  private static @Nullable Object document(RandomDocuments random) {
    Object tree =
        random.random().below(2) == 0 ? Commands.tree(random.command()) : random.scenario().tree();
    for (int i = random.random().below(4); i > 0; i--) {
      tree = random.damaged(tree);
    }
    return tree;
  }

  private static void check(Reading<?> reading, long seed) {
    // The one beyond the limit says how many more there are.
    assertThat(reading.problems().stream().filter(it -> !it.code().equals("more-problems")).count())
        .as("seed %d", seed)
        .isLessThanOrEqualTo(ScenarioLimits.PROBLEMS);
    for (Problem problem : reading.problems()) {
      assertThat(problem.code()).as("seed %d", seed).matches("[a-z]+(-[a-z]+)*");
      // Go's compiler quotes a name whole, however long it is.
      int quoted = problem.code().equals("go-error") ? ScenarioLimits.PROGRAM : 0;
      assertThat(problem.path().length() + problem.sentence().length())
          .as("seed %d: %s", seed, problem)
          .isBetween(5, 1_500 + quoted);
    }
  }

  @Test
  void whateverProgramIsSentRunsOrIsRefused() {
    int ran = 0;
    for (long seed = 0; seed < RUNS; seed++) {
      String program = new RandomGoProgram(seed).text();
      Object document = GoScenario.document(program, "cores", 1 + seed % 3, "seed", seed);
      switch (Scenario.read(document)) {
        case Reading.Read<Scenario>(Scenario scenario) -> {
          ran++;
          GoRuntime runtime = scenario.start(new EventLog());
          for (int steps = 0; steps < STEPS && runtime.step(); steps++) {
            // Whether it throws is all that is asked.
          }
          runtime.checkInvariants();
        }
        case Reading.Refused<Scenario>(List<Problem> problems) ->
            assertThat(problems)
                .as(program)
                .allMatch(problem -> problem.path().equals("program.source"));
      }
    }
    assertThat(ran).isBetween(RUNS / 2, RUNS * 19 / 20);
  }

  @Test
  void aProgramThatWouldExhaustTheReaderIsRefused() {
    for (String statements :
        List.of(
            "if true {\n".repeat(5_000) + "}\n".repeat(5_000),
            "go func() {\n".repeat(3_000) + "}()\n".repeat(3_000),
            "_ = " + "(".repeat(20_000) + "1" + ")".repeat(20_000),
            "_ = " + "+-".repeat(20_000) + "1",
            "_ = 1" + "+1".repeat(20_000))) {
      String program = "package main\nfunc main() {\n" + statements + "\n}\n";
      assertThat(FieldsTest.wrong(Scenario.read(GoScenario.document(program))))
          .containsExactly("program.source go-too-deep");
    }
    String large = "package main\nfunc main() { println(`" + "x".repeat(66_000) + "`) }\n";
    assertThat(FieldsTest.wrong(Scenario.read(GoScenario.document(large))))
        .containsExactly("program.source too-long");
  }

  @Test
  void aProgramThatDoublesATextEndsInTime() {
    GoRuntime runtime =
        GoScenario.of("package main\nfunc main() { for s := \"xx\"; ; s += s { } }\n")
            .start(new EventLog());
    while (runtime.step()) {
      runtime.checkInvariants();
    }
    assertThat(String.valueOf(runtime.ending()))
        .contains("the program has more than", "what=memory");
  }

  @Test
  void threadsGoOnEvenIfASwitchTakesLongerThanASlice() {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("version", 1);
    document.put("cores", 1);
    document.put("gomaxprocs", 2);
    document.put("costs", Map.of("kernelSlice", 1, "kernelSwitch", 100_000));
    Scenario scenario = Scenario.read(document).orThrow();
    Assertions.assertTimeoutPreemptively(
        TIME,
        () -> assertThat(scenario.replay(new EventLog(), STEPS).runtime().now()).isPositive());
  }

  @Test
  void whatIsReadRunsOrIsRefused() {
    for (long seed = 0; seed < RUNS; seed++) {
      RandomDocuments random = new RandomDocuments(seed);
      Reading<Scenario> reading = Scenario.read(random.scenario().tree());
      if (reading instanceof Reading.Read<Scenario>(Scenario scenario)) {
        GoRuntime runtime = scenario.replay(new EventLog(), STEPS).runtime();
        for (int steps = 0; steps < STEPS && runtime.step(); steps++) {
          // Whether it throws is all that is asked.
        }
        runtime.checkInvariants();
      }
    }
  }
}
