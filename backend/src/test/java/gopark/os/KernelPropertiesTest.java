package gopark.os;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold whatever threads do; {@link RandomLoad} looks after each step. */
class KernelPropertiesTest {
  private static final int STEPS = 4_000;

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 30);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void coresAreSharedFairlyAndNoTimeIsLost(long seed) {
    RandomLoad load = new RandomLoad(seed, 3 + (int) seed % 20, false);
    steps(load);
    assertThat(load.kernel.quota(load.now).nrThrottled()).isZero();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void noPeriodGivesMoreThanItsQuota(long seed) {
    RandomLoad load = new RandomLoad(seed, 3 + (int) seed % 20, true);
    steps(load);
    steps(load);
    assertThat(load.kernel.quota(load.now).nrThrottled()).isPositive();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aCopyGoesOnExactlyAsTheOriginal(long seed) {
    RandomLoad original = new RandomLoad(seed, 10, true);
    for (int i = 0; i < 100 * seed; i++) {
      original.step();
    }
    RandomLoad copy = original.copy();
    String before = copy.log();
    steps(original);
    assertThat(copy.log()).isEqualTo(before);
    steps(copy);
    assertThat(copy.log()).isEqualTo(original.log());
  }

  private static void steps(RandomLoad load) {
    for (int i = 0; i < STEPS; i++) {
      assertThat(load.step()).isTrue();
    }
  }
}
