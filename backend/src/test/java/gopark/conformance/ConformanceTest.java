package gopark.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.GoSource;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The simulated runtime does what real Go did with the same text, event by event. */
class ConformanceTest {

  private static final int SEEDS = 3;

  /** As many as the recorder has for one program. */
  private static final int TRIES = 3;

  static List<String> programs() {
    return Corpus.names(".go");
  }

  @ParameterizedTest
  @MethodSource("programs")
  void theSimulationDoesWhatGoDid(String name) {
    Golden golden = Golden.parse(Corpus.text(name + ".golden"));
    String source = Corpus.text(name + ".go");
    for (long seed = 1; seed <= SEEDS; seed++) {
      SimulatedRun run = undisturbed(name, source, golden, seed);
      String where = name + ", seed " + seed;
      SideBySide.compare(where + ": stdout", golden.stdout(), run.stdout());
      SideBySide.compare(where + ": stderr", stderr(name, golden), run.stderr());
      if (!golden.order().lines().isEmpty()) {
        SideBySide.compare(where + ": order", golden.order().lines(), run.order());
      }
      assertThat(run.exit()).as(where + ": exit code").isEqualTo(golden.exit());
    }
  }

  /**
   * A run with that seed, or with another if a call lost its processor to sysmon as none of Go's
   * did: in Go, too, one in a hundred programs is caught in its first call.
   */
  private static SimulatedRun undisturbed(String name, String source, Golden golden, long seed) {
    SimulatedRun run = SimulatedRun.of(name, source, golden, seed);
    for (int i = 1; i < TRIES && OrderOfEvents.losesProcessor(run.order()); i++) {
      if (OrderOfEvents.losesProcessor(golden.order().lines())) {
        return run;
      }
      run = SimulatedRun.of(name, source, golden, seed + (long) i * SEEDS);
    }
    return run;
  }

  /** What Go said, of a program whose only file is called as all are here. */
  private static List<String> stderr(String name, Golden golden) {
    String file = "\t" + name.substring(name.lastIndexOf('/') + 1) + ".go:";
    return SimulatedRun.stable(golden.stderr()).stream()
        .map(line -> line.replace(file, "\t" + GoSource.FILE + ":"))
        .toList();
  }
}
