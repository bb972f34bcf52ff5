package gopark.runtime.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DebugTest {
  private static final Release NEWEST = Releases.newest();

  /** The last one that knows all settings. */
  private static final Release GO_1_26 = Releases.named("1.26");

  @Test
  void eachNameSetsItsOwnValueAndNoOther() {
    for (DebugSetting setting : DebugSetting.values()) {
      Debug set = Debug.NOTHING.with(setting.api(), "7", GO_1_26);
      for (DebugSetting other : DebugSetting.values()) {
        int before = Debug.NOTHING.get(other);
        assertThat(set.get(other)).as(other.api()).isEqualTo(other == setting ? 7 : before);
      }
    }
  }

  @Test
  void asyncpreemptoffTurnsTheSignalsOff() {
    Debug off = Debug.NOTHING.with("asyncpreemptoff", "1", NEWEST);
    assertThat(off.appliedTo(NEWEST).asyncPreemption()).isFalse();
    assertThat(Debug.NOTHING.appliedTo(NEWEST)).isEqualTo(NEWEST);
  }

  @Test
  void containermaxprocsZeroForgetsTheQuota() {
    Debug off = Debug.NOTHING.with("containermaxprocs", "0", NEWEST);
    assertThat(off.appliedTo(NEWEST).defaultMaxProcs(64, 200_000, 100_000)).isEqualTo(64);
  }

  @Test
  void asynctimerchanBringsTheOldTimersBack() {
    Debug old = Debug.NOTHING.with("asynctimerchan", "1", GO_1_26);
    assertThat(old.appliedTo(GO_1_26).timerChannelsSynchronous()).isFalse();
  }

  @Test
  void since127TheOldTimersDoNotComeBack() {
    refused("asynctimerchan", "1", NEWEST, "debug-setting-gone");
  }

  @Test
  void aSettingThatIsNoneIsRefused() {
    refused("madvdontneed", "1", NEWEST, "unknown-debug-setting");
    refused("", "x", NEWEST, "unknown-debug-setting");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "on", "-1", "1.5", "2147483648", " 1"})
  void aValueThatIsNoNumberIsRefused(String value) {
    refused("schedtrace", value, NEWEST, "debug-value-no-number");
  }

  @Test
  void aReleaseRefusesWhatCameAfterIt() {
    refused("asyncpreemptoff", "1", Releases.named("1.13"), "debug-setting-too-new");
    refused("asynctimerchan", "1", Releases.named("1.14"), "debug-setting-too-new");
    refused("updatemaxprocs", "0", Releases.named("1.24"), "debug-setting-too-new");
    Debug traced = Debug.NOTHING.with("schedtrace", "1000", Releases.named("1.13"));
    assertThat(traced.get(DebugSetting.SCHEDTRACE)).isEqualTo(1000);
  }

  private static void refused(String name, String value, Release release, String code) {
    assertThatThrownBy(() -> Debug.NOTHING.with(name, value, release))
        .asInstanceOf(type(RefusedSetting.class))
        .satisfies(refusal -> {
          assertThat(refusal.code()).isEqualTo(code);
          assertThat(refusal.arguments()).containsEntry("name", name);
          assertThat(refusal.sentence()).endsWith(".");
        });
  }
}
