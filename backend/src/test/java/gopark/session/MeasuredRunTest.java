package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.EventKind;
import gopark.scenario.Scenario;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;
import gopark.trace.Divergence;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class MeasuredRunTest {
  private static final int CHAIN = 30_000;

  /** Each goroutine creates the next, and one of them says so. */
  private static MeasuredRun chain(int spoken) {
    String source =
        """
        package main

        import "time"

        func link(n int) {
          if n == %d {
            println("here")
          }
          if n < %d {
            go link(n + 1)
          }
        }

        func main() {
          go link(1)
          time.Sleep(time.Minute)
        }
        """
            .formatted(spoken, CHAIN);
    Map<String, Object> document =
        Map.of("version", 1L, "gomaxprocs", 1L, "program", Map.of("source", source));
    return MeasuredRun.of(
        Scenario.read(document).orThrow(),
        new MeasuredRun.Limits(400_000, 5_000_000, 10 * VirtualTime.SECOND),
        WorkMeter.unlimited());
  }

  @Test
  void aLongChainOfGoroutinesIsComparedInLittleMemory() {
    MeasuredRun run = chain(0);
    assertThat(run.log().size()).isGreaterThan(3 * CHAIN);
    assertThat(run.divergence(chain(0), WorkMeter.unlimited())).isNull();
  }

  @Test
  void whatOneOfTheLastOfAChainDoesElseIsFound() {
    int late = CHAIN - 10;
    Divergence found = chain(late).divergence(chain(0), WorkMeter.unlimited());
    assertThat(found).isNotNull();
    assertThat(Objects.requireNonNull(found.ofA()).event().at().kind())
        .isEqualTo(EventKind.PRINTED);
  }
}
