package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.GoSettings;
import gopark.golang.GoSource;
import gopark.program.Beginning;
import gopark.program.Hand;
import gopark.program.Program;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.release.Releases;
import gopark.runtime.state.Ending;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program that never ends is stopped by what it may use, whatever it does. */
class BudgetTest {
  private static final long SEED = 1;
  private static final Limits SMALL = new Limits(1_000, 1_000, 100, 1_000_000);
  private static final Budget BUDGET = new Budget(200_000, VirtualTime.SECOND / 10);

  private static final String TWO_NAPS =
      """
      import "time"

      func main() {
          time.Sleep(5 * time.Millisecond)
          time.Sleep(5 * time.Millisecond)
      }
      """;

  private static GoRuntime runtime(Program main) {
    return new GoRuntime(
        new RuntimeConfig(Releases.newest(), 2, 2, SEED, CostModel.ideal(), Beginning.QUIET, SMALL),
        main,
        new QuietSink());
  }

  private static GoRuntime go(String afterPackage) {
    GoSource source = GoSource.of("package main\n" + afterPackage);
    assertThat(source.diagnostics()).isEmpty();
    int minor = Releases.usual().minor();
    return runtime(source.main(GoSettings.standard(), minor, SEED, WorkMeter.unlimited()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "import \"runtime\"\nfunc main() { for { runtime.Gosched() } }",
        "func main() { for x := 0; ; x++ { _ = x } }",
        "func main() { for { } }",
        "import (\"time\"; \"gopark/sched\")\nfunc main() { for { sched.Spin(time.Second) } }",
        "import (\"time\"; \"gopark/sched\")\nfunc main() { for { sched.Loop(time.Second) } }",
        "import \"time\"\nfunc main() { for { time.Sleep(time.Millisecond) } }",
        "import (\"time\"; \"gopark/sched\")\n"
            + "func main() { for { sched.Syscall(time.Millisecond) } }",
        "import \"runtime\"\nfunc main() { for { runtime.GC() } }",
        "import \"runtime\"\nfunc f() { go f() }\nfunc main() { go f(); for { runtime.Gosched() } }"
      })
  void whatRunsForEverIsStoppedByStepsOrTime(String endless) {
    GoRuntime runtime = go(endless);

    Budget.Stop stop = runtime.run(BUDGET);

    assertThat(stop).isIn(Budget.Stop.OUT_OF_STEPS, Budget.Stop.OUT_OF_TIME);
    assertThat(runtime.steps()).isLessThanOrEqualTo(BUDGET.steps());
    assertThat(runtime.now()).isLessThanOrEqualTo(BUDGET.untilNs());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "var c = make(chan int)\nfunc f() { <-c }\nfunc main() { for { go f() } }",
        "var c chan int\nfunc main() { for { c = make(chan int) } }",
        "import \"time\"\nfunc f() { f() }\nfunc main() { go f(); time.Sleep(time.Second) }"
      })
  void whatGrowsForEverIsEndedByALimitAndSaysWhich(String greedy) {
    GoRuntime runtime = go(greedy);

    assertThat(runtime.run(BUDGET)).isEqualTo(Budget.Stop.ENDED);
    Ending ending = runtime.ending();
    assertThat(ending).isNotNull();
    assertThat(ending.exitCode()).isEqualTo(2);
    assertThat(ending.stderr()).containsPattern("1000 (goroutines|channels)|stack exceeds");
  }

  @Test
  void aRunGoesOnWhereItsBudgetEnded() {
    GoRuntime whole = go(TWO_NAPS);
    GoRuntime parts = go(TWO_NAPS);

    assertThat(whole.run(BUDGET)).isEqualTo(Budget.Stop.ENDED);
    assertThat(parts.run(new Budget(7, VirtualTime.SECOND))).isEqualTo(Budget.Stop.OUT_OF_STEPS);
    assertThat(parts.run(new Budget(1_000, 5_000_000))).isEqualTo(Budget.Stop.OUT_OF_TIME);
    assertThat(parts.run(BUDGET)).isEqualTo(Budget.Stop.ENDED);
    assertThat(parts.steps()).isEqualTo(whole.steps());
  }

  @Test
  void whoWaitsForOrdersIsAtRest() {
    GoRuntime runtime = runtime(new Hand("main.main"));

    assertThat(runtime.run(BUDGET)).isEqualTo(Budget.Stop.AT_REST);
  }
}
