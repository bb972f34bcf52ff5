package gopark.program;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThreadSizeTest {

  /** As MemStats.TotalAlloc of real Go grows with each goroutine that ends its thread. */
  @ParameterizedTest
  @CsvSource({"21, 1856", "22, 2944", "23, 4992", "24, 5248", "25, 5248", "26, 5312"})
  void aThreadTakesWhatTheReleaseKeepsOfIt(int minor, long bytes) {
    assertThat(ThreadSize.bytes(minor)).isEqualTo(bytes);
  }
}
