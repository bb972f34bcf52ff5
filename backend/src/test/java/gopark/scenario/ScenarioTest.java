package gopark.scenario;

import static gopark.scenario.FieldsTest.object;
import static gopark.scenario.FieldsTest.wrong;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.command.RuntimeCommand;
import gopark.runtime.GoRuntime;
import gopark.runtime.release.Rules;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.trace.EventLog;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScenarioTest {

  @Test
  void everyScenarioIsReadAsItWasWritten() {
    RandomDocuments random = new RandomDocuments(3);
    for (int i = 0; i < 2_000; i++) {
      Scenario scenario = random.scenario();
      Reading<Scenario> reading = Scenario.read(scenario.tree());
      if (reading.problems().isEmpty()) {
        assertThat(reading.orThrow()).isEqualTo(scenario);
        assertThat(reading.orThrow().tree()).isEqualTo(scenario.tree());
      } else {
        // What the generator cannot know: what each release lacks.
        assertThat(wrong(reading))
            .allMatch(it -> it.matches(".* (debug-setting-too-new|too-small|no-[a-z-]+)"));
      }
    }
  }

  @Test
  void theSmallestDocumentIsTheStandardScenario() {
    assertThat(Scenario.read(object("version", 1)).orThrow()).isEqualTo(Scenario.standard());
  }

  @Test
  void aProblemSaysWhereItIs() {
    assertThat(
            wrong(
                Scenario.read(
                    object(
                        "version",
                        1,
                        "go",
                        "1.99",
                        "cores",
                        0,
                        "godebug",
                        object("nonsense", "1", "schedtrace", "soon"),
                        "commands",
                        List.of(
                            object("step", 5, "do", "gc"),
                            object("step", 4, "do", "play"),
                            object("step", 3, "do", "sleep", "g", "seven", "ns", 1))))))
        .containsExactly(
            "go unknown-word",
            "cores out-of-range",
            "godebug.schedtrace debug-value-no-number",
            "commands[1].do unknown-word",
            "commands[2].g not-a-whole-number",
            "commands[2].step steps-out-of-order",
            "godebug.nonsense unknown-field");
  }

  @Test
  void aVersionOfTheFutureIsRefusedAsThat() {
    assertThat(wrong(Scenario.read(object("version", 2, "news", List.of()))))
        .containsExactly("version unknown-version");
    assertThat(wrong(Scenario.read(object()))).containsExactly("version missing");
  }

  @Test
  void aScriptIsRefusedWithWhatToWriteInItsPlace() {
    for (Object script : List.of("func main\n  sleep 1ms\nend", "fly away", "", List.of(), 7)) {
      Reading<Scenario> reading =
          Scenario.read(object("version", 1, "program", object("script", script, "stdin", 7)));
      assertThat(wrong(reading)).containsExactly("program.script script-gone");
      assertThat(reading.problems().getFirst().sentence())
          .contains("Go program", "\"source\"", "gopark/sched");
    }
    assertThat(
            wrong(
                Scenario.read(
                    object(
                        "version",
                        1,
                        "cores",
                        0,
                        "program",
                        object("script", "func main\nend", "source", "package main")))))
        .containsExactly("cores out-of-range", "program.script script-gone");
    assertThat(wrong(Scenario.read(object("version", 1, "program", object()))))
        .containsExactly("program.source missing");
  }

  @Test
  void aProgramInGoThatDoesNotCompileIsRefusedWithWhatItsCompilerSays() {
    Reading<Scenario> reading =
        Scenario.read(
            object("version", 1, "program", object("source", "package main\nfunc main() { x }")));
    assertThat(wrong(reading)).containsExactly("program.source go-error");
    assertThat(reading.problems().getFirst().arguments())
        .containsEntry("line", 2)
        .containsEntry("column", 15)
        .containsEntry("reason", "undefined: x");
  }

  @Test
  void aProgramInGoAndWhatItRunsWithComeBackFromTheirDocument() {
    Object document =
        object(
            "version",
            1,
            "program",
            object(
                "source",
                "package main\nfunc main() {}\n",
                "instructionPs",
                2_000L,
                "args",
                List.of("-v"),
                "race",
                true));
    Scenario scenario = Scenario.read(document).orThrow();
    assertThat(Scenario.read(scenario.tree()).orThrow()).isEqualTo(scenario);
    assertThat(scenario.tree().get("program")).isEqualTo(((Map<?, ?>) document).get("program"));
  }

  @Test
  void aReleaseRefusesARuleThatItLacks() {
    assertThat(
            wrong(
                Scenario.read(
                    object("version", 1, "go", "1.13", "rules", object("asyncPreempt", true)))))
        .containsExactly("rules.asyncPreempt no-async-preemption");
  }

  @Test
  void aStartedScenarioHoldsItsRulesSettingsAndQuota() {
    Scenario scenario =
        Scenario.read(
                object(
                    "version",
                    1,
                    "cores",
                    8,
                    "quota",
                    object("quotaNs", 250_000_000),
                    "rules",
                    object("localQueue", 4),
                    "program",
                    object(
                        "source",
                        """
                        package main

                        import "time"

                        func main() {
                            time.Sleep(time.Millisecond)
                        }
                        """)))
            .orThrow();
    GoRuntime runtime = scenario.start(new EventLog());
    assertThat(runtime.snapshot().gomaxprocs()).isEqualTo(3);
    assertThat(runtime.snapshot().os().quotaNs()).isEqualTo(250_000_000);
    assertThat(runtime.ending()).isNull();
    while (runtime.step()) {
      runtime.checkInvariants();
    }
    assertThat(String.valueOf(runtime.ending())).contains("exitCode=0");
  }

  @Test
  void inAQuietStartSlotAndRingTake257Goroutines() {
    GoRuntime runtime = started(true);
    runtime.apply(new RuntimeCommand.Go(new Behaviour.Cpu(1_000, true), 257, null, 1, null));
    var p = processorOfMain(runtime.snapshot());
    assertThat(p.runqsize()).isEqualTo(256);
    assertThat(p.runnext()).isNotNull();
  }

  @Test
  void inARealStartARuntimesOwnGoroutineHasThePlaceOfOneAndTheRingOverflows() {
    GoRuntime runtime = started(false);
    runtime.apply(new RuntimeCommand.Go(new Behaviour.Cpu(1_000, true), 257, null, 1, null));
    assertThat(runtime.snapshot().sched().runqsize()).isEqualTo(129);
  }

  /** Where main is: it yields in a quiet start, and any processor may take it. */
  private static ProcessorState processorOfMain(RuntimeSnapshot snapshot) {
    return snapshot.ps().values().stream()
        .filter(p -> p.status() == ProcessorStatus.RUNNING)
        .findFirst()
        .orElseThrow();
  }

  private static GoRuntime started(boolean quiet) {
    Object tree = Map.of("version", 1, "quiet", quiet);
    return Scenario.read(tree).orThrow().start(new EventLog());
  }

  @Test
  void settingsThatReadingWouldRefuseDoNotStart() {
    Map<String, String> wrong = new LinkedHashMap<>();
    wrong.put("nonsense", "1");
    Scenario plain = Scenario.standard();
    Scenario scenario =
        new Scenario(
            null,
            plain.go(),
            Rules.NONE,
            1,
            1,
            false,
            Latency.LINUX,
            null,
            1,
            new LinkedHashMap<>(wrong),
            plain.program(),
            List.of());
    assertThatThrownBy(() -> scenario.start(new EventLog()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("nonsense");
  }

  @Test
  void olderVersionsAreUpgradedOneByOne() {
    Object upgraded =
        Upgrades.newest(
            object("version", 1, "old", 1),
            List.of(
                it -> {
                  it.put("newer", it.remove("old"));
                  return it;
                },
                it -> {
                  it.put("newest", it.remove("newer"));
                  return it;
                }));
    assertThat(upgraded).isEqualTo(object("version", 3, "newest", 1));
    Object strange = object("version", 0.5);
    assertThat(Upgrades.newest(strange, List.of(it -> it))).isSameAs(strange);
  }
}
