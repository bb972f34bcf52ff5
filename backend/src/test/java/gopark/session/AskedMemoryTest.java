package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.Budget;
import gopark.scenario.Scenario;
import gopark.simulation.WorkMeter;
import gopark.simulation.WorkStopped;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever lends the memory is asked before much of it is taken at once. */
class AskedMemoryTest {
  private static final long MEGABYTE = 1 << 20;
  private static final Budget BUDGET = new Budget(100_000, 1_000_000_000);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "_ = make([]int, 1<<20)",
        "_ = make([]byte, 8<<20)",
        "var a [1 << 20]int; b := a; b[0]++; println(b[0])",
        "_ = strings.Repeat(\"go\", 4<<20)",
        "_ = make(chan [128]int, 8<<10)",
      })
  void whatIsTakenAtOnceIsToldBefore(String statement) {
    Lender lender = new Lender(6 * MEGABYTE);

    boolean refused = false;
    try {
      play(statement, lender);
    } catch (WorkStopped stopped) {
      refused = true;
    }

    assertThat(refused).isTrue();
    assertThat(lender.told).isBetween(6 * MEGABYTE, 40 * MEGABYTE);
  }

  @Test
  void whatIsGoneIsNotToldAgain() {
    Lender lender = new Lender(30 * MEGABYTE);

    play("for range 40 { _ = make([]int, 1<<18) }", lender);

    assertThat(lender.told).isPositive();
  }

  private static void play(String statement, WorkMeter meter) {
    String imports = statement.contains("strings.") ? "import \"strings\"\n" : "";
    String source = "package main\n" + imports + "func main() {\n" + statement + "\n}\n";
    Scenario scenario =
        Scenario.read(Map.of("version", 1L, "program", Map.of("source", source))).orThrow();
    ProgramRun.of(scenario, BUDGET, meter);
  }

  /** Lends only so much. */
  private static final class Lender extends WorkMeter {
    private final long most;
    private long told;

    Lender(long most) {
      this.most = most;
    }

    @Override
    public void asks(long bytes) {
      told = Math.max(told, bytes);
      if (bytes > most) {
        throw new WorkStopped(WorkStopped.Reason.MEMORY);
      }
    }

    @Override
    protected long nextSlice() {
      return Long.MAX_VALUE;
    }
  }
}
