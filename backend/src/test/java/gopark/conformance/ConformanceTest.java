package gopark.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The simulated runtime does what real Go did, event by event. */
class ConformanceTest {

  /** Programs of the corpus that have no script, and why. */
  private static final Map<String, String> WITHOUT_SCRIPT = withoutScript();

  private static final int SEEDS = 3;

  private static Map<String, String> withoutScript() {
    return new LinkedHashMap<>();
  }

  static List<String> scripts() {
    return Corpus.names(".script");
  }

  @Test
  void everyProgramHasAScriptOrAReasonForNone() {
    List<String> known = new ArrayList<>(scripts());
    known.addAll(WITHOUT_SCRIPT.keySet());
    assertThat(known)
        .as("programs with a script, or with a reason in ConformanceTest")
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(Corpus.names(".go"));
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void theSimulationDoesWhatGoDid(String name) {
    Golden golden = Golden.parse(Corpus.text(name + ".golden"));
    String file = name.substring(name.lastIndexOf('/') + 1) + ".script";
    String goSource = Corpus.text(name + ".go");
    for (long seed = 1; seed <= SEEDS; seed++) {
      SimulatedRun run =
          SimulatedRun.of(file, Corpus.text(name + ".script"), goSource, golden, seed);
      String where = name + ", seed " + seed;
      SideBySide.compare(where + ": stdout", golden.stdout(), run.stdout());
      SideBySide.compare(where + ": stderr", SimulatedRun.stable(golden.stderr()), run.stderr());
      if (!golden.order().lines().isEmpty()) {
        SideBySide.compare(where + ": order", golden.order().lines(), run.order());
      }
      assertThat(run.exit()).as(where + ": exit code").isEqualTo(golden.exit());
    }
  }
}
