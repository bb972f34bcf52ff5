package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Beginning;
import gopark.program.Hand;
import gopark.program.Program;
import gopark.program.script.Script;
import gopark.runtime.release.Releases;
import gopark.simulation.VirtualTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program that never ends is stopped by what it may use, whatever it does. */
class BudgetTest {
  private static final Limits SMALL = new Limits(1_000, 1_000, 100, 1_000_000);
  private static final Budget BUDGET = new Budget(200_000, VirtualTime.SECOND);

  private static GoRuntime runtime(Program main) {
    return new GoRuntime(
        new RuntimeConfig(Releases.newest(), 2, 2, 1, CostModel.ideal(), Beginning.QUIET, SMALL),
        main,
        new QuietSink());
  }

  private static GoRuntime script(String body) {
    return runtime(Script.parse("endless", body).main());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "func main\n  forever\n    gosched\n  end\nend",
        "func main\n  let x = 0\n  forever\n    set x = x + 1\n  end\nend",
        "func main\n  forever\n    spin 1s\n  end\nend",
        "func main\n  forever\n    loop 1s\n  end\nend",
        "func main\n  forever\n    sleep 1ms\n  end\nend",
        "func main\n  forever\n    syscall 1ms\n  end\nend",
        "func main\n  forever\n    gc\n  end\nend",
        "func main\n  go f\n  forever\n    gosched\n  end\nend\nfunc f\n  go f\nend"
      })
  void whatRunsForEverIsStoppedByStepsOrTime(String endless) {
    GoRuntime runtime = script(endless);

    Budget.Stop stop = runtime.run(BUDGET);

    assertThat(stop).isIn(Budget.Stop.OUT_OF_STEPS, Budget.Stop.OUT_OF_TIME);
    assertThat(runtime.steps()).isLessThanOrEqualTo(BUDGET.steps());
    assertThat(runtime.now()).isLessThanOrEqualTo(BUDGET.untilNs());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chan c\nfunc main\n  forever\n    go f\n  end\nend\nfunc f\n  recv c\nend",
        "func main\n  forever\n    chan c\n  end\nend",
        "func main\n  go f\n  sleep 1s\nend\nfunc f\n  call f\nend"
      })
  void whatGrowsForEverIsEndedByALimitAndSaysWhich(String greedy) {
    GoRuntime runtime = script(greedy);

    assertThat(runtime.run(BUDGET)).isEqualTo(Budget.Stop.ENDED);
    Ending ending = runtime.ending();
    assertThat(ending).isNotNull();
    assertThat(ending.exitCode()).isEqualTo(2);
    assertThat(ending.stderr()).containsPattern("1000 (goroutines|channels)|stack exceeds");
  }

  @Test
  void aRunGoesOnWhereItsBudgetEnded() {
    GoRuntime whole = script("func main\n  sleep 5ms\n  sleep 5ms\nend");
    GoRuntime parts = script("func main\n  sleep 5ms\n  sleep 5ms\nend");

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
