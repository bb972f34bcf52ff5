package gopark.program;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoroutineSizeTest {

  /** As MemStats.BySize of real Go says, which counts two thousand new objects of that size. */
  @ParameterizedTest
  @CsvSource({"21, 416", "22, 448", "23, 448", "24, 448", "25, 448", "26, 480", "27, 480"})
  void aGoroutineTakesWhatTheReleaseKeepsOfIt(int minor, long bytes) {
    assertThat(GoroutineSize.bytes(minor)).isEqualTo(bytes);
  }
}
