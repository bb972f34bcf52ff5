package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Beginning;
import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimerCopyTest {
  private static final long MS = 1_000_000;

  private static Code program() {
    Code main = new Code("main.main");
    main.then(new Operation.NewTimer(3 * MS, 2 * MS));
    main.then(
        new Operation.AfterFunc(4 * MS, new Code("main.f").then(new Operation.UseStack(9999))));
    for (int i = 0; i < 4; i++) {
      main.go(new Code("main.g").then(new Operation.NetworkRead(i * MS)));
      main.go(new Code("main.h").then(new Operation.Sleep(2 * MS + i)));
    }
    main.then(new Operation.Receive(2)).then(new Operation.ResetTimer(3, MS));
    main.then(new Operation.Receive(2)).then(new Operation.StopTimer(1));
    main.then(new Operation.LockThread());
    main.then(new Operation.Sleep(5 * MS));
    return main;
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.26", "1.24", "1.14", "1.13"})
  void aCopyMadeAtAnyStepGoesOnAsTheOriginalDoes(String name) {
    Release release = Releases.named(name);
    RuntimeConfig config =
        new RuntimeConfig(release, 2, 2, 7, CostModel.ideal(), Beginning.QUIET, Limits.standard());
    List<Run.Told> all = Run.of(config, program()).told;

    for (int steps = 0; steps < 300; steps += 3) {
      List<Run.Told> rest = Run.ofCopy(config, program(), steps).told;
      assertThat(rest).isEqualTo(all.subList(all.size() - rest.size(), all.size()));
    }
    assertThat(all).hasSizeGreaterThan(100);
  }
}
