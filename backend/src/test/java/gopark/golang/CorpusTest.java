package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every program of the corpus does what real Go has done. The property {@code corpus} chooses those
 * whose names begin so.
 */
class CorpusTest {
  private static final int FEWEST = 250;
  private static final long SEED = 1;

  /** What is told otherwise than by Go in tracebacks, and why. */
  private static final Map<String, String> DIFFERENT =
      Map.of(
          "panics/max_stack", "calls take more of a stack here",
          "panics/stack_overflow", "calls take more of a stack here");

  static List<CorpusProgram> programs() {
    return CorpusProgram.all(System.getProperty("corpus", "")).stream()
        .filter(it -> !DIFFERENT.containsKey(it.name()))
        .toList();
  }

  static List<CorpusProgram> different() {
    return CorpusProgram.all("").stream().filter(it -> DIFFERENT.containsKey(it.name())).toList();
  }

  /** Up to the calls of the first goroutine they do the same. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("different")
  void whatIsSaidToDifferDiffersInItsTracebackAlone(CorpusProgram program) {
    String said = program.asGolden(CorpusRun.of(program.text(), SEED));

    assertThat(RecordedRun.agrees(program.expected(), said))
        .as("%s agrees: take it out of DIFFERENT", program)
        .isFalse();
    assertThat(beforeTraceback(said)).isEqualTo(beforeTraceback(program.expected()));
  }

  private static String beforeTraceback(String golden) {
    return golden.substring(0, golden.indexOf("\ngoroutine 1 [running]:\n"));
  }

  @Test
  void theCorpusIsLarge() {
    assertThat(CorpusProgram.all("")).hasSizeGreaterThanOrEqualTo(FEWEST);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void aProgramDoesWhatRealGoDid(CorpusProgram program) {
    CorpusRun run = CorpusRun.of(program.text(), SEED);

    String said = program.asGolden(run);
    String expected = program.expected();
    assertThat(RecordedRun.agrees(expected, said) ? expected : said)
        .as(program.name())
        .isEqualTo(expected);
  }
}
