package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random programs do what real Go has done: their exit status, all that they print, and whole
 * tracebacks. The property {@code random} names a file of more of them.
 */
class RandomProgramsTest {
  private static final Path ROOT = Path.of("src/test/resources/golang/random");
  private static final int FEWEST = 300;
  private static final long SEED = 1;

  static List<RandomProgram> programs() {
    String more = System.getProperty("random");
    return more == null ? recorded() : RandomProgram.of(Path.of(more));
  }

  private static List<RandomProgram> recorded() {
    List<RandomProgram> programs = new ArrayList<>();
    programs.addAll(RandomProgram.of(ROOT.resolve("ordinary.txt")));
    programs.addAll(RandomProgram.of(ROOT.resolve("ending.txt")));
    return programs;
  }

  @Test
  void thereAreHundreds() {
    assertThat(recorded()).hasSizeGreaterThanOrEqualTo(FEWEST);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void aRandomProgramDoesWhatRealGoDid(RandomProgram program) {
    String simulated = program.simulated(SEED);

    assertThat(program.agrees(simulated) ? program.expected() : simulated)
        .as(program.text())
        .isEqualTo(program.expected());
  }
}
