package gopark.runtime.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import gopark.runtime.port.ReleaseInForce;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RulesTest {
  private static final Release NEWEST = Releases.newest();

  @Test
  void withoutRulesEveryReleaseIsAsItWas() {
    assertThat(Releases.all())
        .allSatisfy(release -> assertThat(Rules.NONE.appliedTo(release)).isEqualTo(release));
  }

  @Test
  void eachSwitchChangesItsRule() {
    Release changed =
        SomeRules.of(
                Map.of(
                    "stealing",
                    false,
                    "runnext",
                    false,
                    "asyncPreempt",
                    false,
                    "globalTick",
                    0,
                    "localQueue",
                    4,
                    "sysmon",
                    false,
                    "spinning",
                    false))
            .appliedTo(NEWEST);
    assertThat(changed.stealing()).isFalse();
    assertThat(changed.runnext()).isFalse();
    assertThat(changed.asyncPreemption()).isFalse();
    assertThat(changed.globalTick()).isZero();
    assertThat(changed.localQueueCapacity()).isEqualTo(4);
    assertThat(changed.sysmon()).isFalse();
    assertThat(changed.spinning()).isFalse();
    assertThat(changed.name()).isEqualTo(NEWEST.name());
    assertThat(changed.needSpinning()).isTrue();
  }

  @Test
  void laterRulesLieOverEarlierOnes() {
    Rules first = SomeRules.of("stealing", false, "globalTick", 7);
    Rules both = SomeRules.of("stealing", true, "localQueue", 8).over(first);
    assertThat(both)
        .isEqualTo(SomeRules.of(Map.of("stealing", true, "globalTick", 7, "localQueue", 8)));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 61, 100_000})
  void theGlobalQueueMayComeFirstNeverOrSeldom(int tick) {
    assertThat(globalTick(tick).appliedTo(NEWEST).globalTick()).isEqualTo(tick);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 7, 61, 64, 99_991, 100_000})
  void theGlobalQueueComesFirstAtEachMultipleOfItsTick(int tick) {
    ReleaseInForce release = new ReleaseInForce(globalTick(tick).appliedTo(NEWEST));
    int many = 1_000_000;
    for (int from : new int[] {0, Integer.MAX_VALUE - many}) {
      assertThat(IntStream.range(from, from + many).filter(release::isGlobalTick).toArray())
          .isEqualTo(
              IntStream.range(from, from + many)
                  .filter(schedtick -> tick != 0 && schedtick % tick == 0)
                  .toArray());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 100_001, Integer.MIN_VALUE})
  void aTickOutOfRangeIsRefused(int tick) {
    assertThatThrownBy(() -> globalTick(tick))
        .asInstanceOf(type(RefusedSetting.class))
        .satisfies(refused -> {
          assertThat(refused.code()).isEqualTo("global-tick-out-of-range");
          assertThat(refused.arguments()).containsEntry("value", tick);
          assertThat(refused.sentence()).contains("100000", Integer.toString(tick));
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 256, 65_536})
  void aLocalQueueMayBeAnyPowerOfTwo(int slots) {
    assertThat(localQueue(slots).appliedTo(NEWEST).localQueueCapacity()).isEqualTo(slots);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 3, 100, 131_072, Integer.MIN_VALUE})
  void aLocalQueueOfAnotherSizeIsRefused(int slots) {
    assertThatThrownBy(() -> localQueue(slots))
        .asInstanceOf(type(RefusedSetting.class))
        .extracting(RefusedSetting::code)
        .isEqualTo("local-queue-no-power-of-two");
  }

  @Test
  void whatAReleaseLacksCannotBeTurnedOn() {
    Rules signals = SomeRules.of("asyncPreempt", true);
    assertThat(signals.appliedTo(NEWEST)).isEqualTo(NEWEST);
    assertThatThrownBy(() -> signals.appliedTo(Releases.named("1.13")))
        .isInstanceOf(RefusedSetting.class)
        .hasMessageContaining("Go 1.13");
  }

  private static Rules globalTick(int tick) {
    return SomeRules.of("globalTick", tick);
  }

  private static Rules localQueue(int slots) {
    return SomeRules.of("localQueue", slots);
  }
}
