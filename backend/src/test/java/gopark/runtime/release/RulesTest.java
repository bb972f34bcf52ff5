package gopark.runtime.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import gopark.runtime.port.ReleaseInForce;
import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulesTest {
  private static final Release NEWEST = Releases.newest();

  @Test
  void withoutRulesEveryReleaseIsAsItWas() {
    assertThat(Releases.all())
        .allSatisfy(release -> assertThat(Rules.NONE.appliedTo(release)).isEqualTo(release));
  }

  @ParameterizedTest
  @CsvSource({
    "stealing, stealing",
    "runnext, runnext",
    "asyncPreempt, asyncPreemption",
    "sysmon, sysmon",
    "spinning, spinning"
  })
  void aSwitchTurnsOffItsRuleAndNoOther(String rule, String part) {
    assertThat(differences(SomeRules.of(rule, false))).isEqualTo(Map.of(part, false));
  }

  @Test
  void aNumberChangesItsRuleAndNoOther() {
    assertThat(differences(globalTick(0))).isEqualTo(Map.of("globalTick", 0));
    assertThat(differences(localQueue(4))).isEqualTo(Map.of("localQueueCapacity", 4));
  }

  @Test
  void switchesTogetherChangeWhatEachChangesAlone() {
    assertThat(
            differences(SomeRules.of(Map.of("stealing", false, "sysmon", false, "localQueue", 4))))
        .isEqualTo(Map.of("stealing", false, "sysmon", false, "localQueueCapacity", 4));
  }

  /** What the newest release has otherwise with some rules changed. */
  private static Map<String, Object> differences(Rules rules) {
    Map<String, Object> differences = parts(rules.appliedTo(NEWEST));
    differences.entrySet().removeAll(parts(NEWEST).entrySet());
    return differences;
  }

  private static Map<String, Object> parts(Release release) {
    Map<String, Object> parts = new HashMap<>();
    for (RecordComponent part : Release.class.getRecordComponents()) {
      try {
        parts.put(part.getName(), part.getAccessor().invoke(release));
      } catch (ReflectiveOperationException e) {
        throw new LinkageError(part.getName(), e);
      }
    }
    return parts;
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
