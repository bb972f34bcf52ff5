package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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

  static List<CorpusProgram> programs() {
    return CorpusProgram.all(System.getProperty("corpus", ""));
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
