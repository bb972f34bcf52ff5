package gopark.runtime.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RulesTest {
  private static final Release NEWEST = Releases.newest();

  @Test
  void withoutRulesTheReleaseIsAsItWas() {
    assertThat(Rules.NONE.appliedTo(NEWEST)).isEqualTo(NEWEST);
  }

  @Test
  void eachSwitchChangesItsRule() {
    Release changed =
        new Rules(false, false, false, 0, 4, false, false, null, null).appliedTo(NEWEST);
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
    Rules first = new Rules(false, null, null, 7, null, null, null, null, null);
    Rules both = new Rules(true, null, null, null, 8, null, null, null, null).over(first);
    assertThat(both).isEqualTo(new Rules(true, null, null, 7, 8, null, null, null, null));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 61, 100_000})
  void theGlobalQueueMayComeFirstNeverOrSeldom(int tick) {
    assertThat(globalTick(tick).appliedTo(NEWEST).globalTick()).isEqualTo(tick);
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
    Rules signals = new Rules(null, null, true, null, null, null, null, null, null);
    assertThat(signals.appliedTo(NEWEST)).isEqualTo(NEWEST);
    assertThatThrownBy(() -> signals.appliedTo(Releases.named("1.13")))
        .isInstanceOf(RefusedSetting.class)
        .hasMessageContaining("Go 1.13");
  }

  private static Rules globalTick(@Nullable Integer tick) {
    return new Rules(null, null, null, tick, null, null, null, null, null);
  }

  private static Rules localQueue(@Nullable Integer slots) {
    return new Rules(null, null, null, null, slots, null, null, null, null);
  }
}
