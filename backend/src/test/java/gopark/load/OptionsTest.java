package gopark.load;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.tool.Tools;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class OptionsTest {

  @Test
  void whatIsNotSaidIsFull() {
    Options options = Options.of();
    assertThat(options.viewers()).containsExactly(100, 1_000, 5_000, 10_000);
    assertThat(options.resting()).isEqualTo(10_000);
    assertThat(options.besidePrograms()).isEqualTo(200);
  }

  @Test
  void quickIsSmallButForWhatIsSaid() {
    Options options =
        Options.of("--viewers", "7", "--quick", "--seconds=1.5", "--beside-programs", "0");
    assertThat(options.viewers()).containsExactly(7);
    assertThat(options.seconds()).isEqualTo(1.5);
    assertThat(options.resting()).isLessThan(100);
    assertThat(options.besidePrograms()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--viewers", "--viewers=many", "--viewer=5", "--seconds=x", "--rounds=0", "100"})
  void whatIsNotUnderstoodIsAnsweredWithWhatThereIsAndRunsNothing(String word) {
    StringWriter said = new StringWriter();
    CommandLine line = Tools.commandLine(new Options()).setErr(new PrintWriter(said));
    assertThat(line.execute(word)).isEqualTo(2);
    assertThat(said.toString()).contains("--viewers");
  }

  @Test
  void helpIsPrintedAndRunsNothing() {
    StringWriter said = new StringWriter();
    CommandLine line = Tools.commandLine(new Options()).setOut(new PrintWriter(said));
    assertThat(line.execute("--help")).isZero();
    assertThat(said.toString()).contains("Usage: backend/load", "100, 1000, 5000, 10000");
  }
}
