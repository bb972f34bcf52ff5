package gopark.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {

  @Test
  void whatIsNotSaidIsFull() {
    Options options = Options.of("");
    assertThat(options.viewers()).containsExactly(100, 1_000, 5_000, 10_000);
    assertThat(options.resting()).isEqualTo(10_000);
    assertThat(options.besidePrograms()).isEqualTo(200);
  }

  @Test
  void quickIsSmallButForWhatIsSaid() {
    Options options = Options.of("--viewers 7 --quick --seconds 1.5 --beside-programs 0");
    assertThat(options.viewers()).containsExactly(7);
    assertThat(options.seconds()).isEqualTo(1.5);
    assertThat(options.resting()).isLessThan(100);
    assertThat(options.besidePrograms()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--help", "--viewers", "--viewers many", "--viewer 5", "--seconds -1", "100"})
  void whatIsNotUnderstoodIsAnsweredWithTheOptions(String line) {
    assertThatThrownBy(() -> Options.of(line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("--viewers 100,1000,5000,10000");
  }
}
