package gopark.program;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures are those that Go 1.26 gives for {@code cap(append(...))} and for its spans. */
class SizeClassesTest {

  @ParameterizedTest
  @CsvSource({
    "4865, 5376, 5368",
    "5000, 5376, 5368",
    "5120, 5376, 5368",
    "5121, 5376, 5368",
    "5376, 5376, 6136",
    "9000, 9472, 9464",
    "32760, 32768, 32760",
    "40000, 40960, 40960"
  })
  void anObjectHasAsMuchRoomAsInGo(long bytes, long withoutPointers, long withPointers) {
    assertThat(SizeClasses.room(bytes, false)).isEqualTo(withoutPointers);
    assertThat(SizeClasses.room(bytes / 8 * 8, true)).isEqualTo(withPointers);
  }

  @ParameterizedTest
  @CsvSource({
    "2, 1008", "4, 496", "5, 504", "6, 330", "12, 124", "13, 126", "18, 70", "19, 72", "24, 49",
    "46, 19", "50, 16", "53, 15", "58, 11", "66, 7", "67, 7", "76, 4", "118, 1"
  })
  void aSpanHasRoomForAsManyObjectsAsInGo(int spanClass, int objects) {
    assertThat(SizeClasses.objectsIn(spanClass)).isEqualTo(objects);
  }

  @ParameterizedTest
  @CsvSource({"8, true, 2", "16, false, 5", "96, true, 16", "480, true, 50", "40000, false, 1"})
  void anObjectLiesInASpanOfItsSizeAndKind(long bytes, boolean pointers, int spanClass) {
    assertThat(SizeClasses.spanClass(bytes, pointers)).isEqualTo(spanClass);
  }
}
