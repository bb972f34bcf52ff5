package gopark.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.GoSource;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The simulated runtime does what real Go did with the same text, event by event. */
class ConformanceTest {

  private static final int SEEDS = 3;

  static List<String> programs() {
    return Corpus.names(".go");
  }

  @ParameterizedTest
  @MethodSource("programs")
  void theSimulationDoesWhatGoDid(String name) {
    Golden golden = Golden.parse(Corpus.text(name + ".golden"));
    String source = Corpus.text(name + ".go");
    for (long seed = 1; seed <= SEEDS; seed++) {
      SimulatedRun run = SimulatedRun.of(source, golden, seed);
      String where = name + ", seed " + seed;
      SideBySide.compare(where + ": stdout", golden.stdout(), run.stdout());
      SideBySide.compare(where + ": stderr", stderr(name, golden), run.stderr());
      if (!golden.order().lines().isEmpty()) {
        SideBySide.compare(where + ": order", golden.order().lines(), run.order());
      }
      assertThat(run.exit()).as(where + ": exit code").isEqualTo(golden.exit());
    }
  }

  /** What Go said, of a program whose only file is called as all are here. */
  private static List<String> stderr(String name, Golden golden) {
    String file = "\t" + name.substring(name.lastIndexOf('/') + 1) + ".go:";
    return SimulatedRun.stable(golden.stderr()).stream()
        .map(line -> line.replace(file, "\t" + GoSource.FILE + ":"))
        .toList();
  }
}
