package gopark.os;

import static gopark.simulation.VirtualTime.MICROSECOND;
import static gopark.simulation.VirtualTime.MILLISECOND;
import static gopark.simulation.VirtualTime.SECOND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class QuotaTest {
  private static final long PERIOD = 100 * MILLISECOND;

  @Test
  void sixtyFourBusyThreadsWithTwoCpusRunThreeMillisecondsAndFreezeForNinetySeven() {
    TestMachine machine = new TestMachine(64);
    machine.kernel.setQuota(2 * PERIOD, PERIOD, 0);
    machine.busy(64, SECOND);
    machine.until(3_124_999);
    assertThat(machine.log).hasSize(64);
    machine.until(50 * MILLISECOND);
    assertThat(machine.log).contains("3125000 throttled until 100000000");
    assertThat(machine.kernel.state(63)).isEqualTo(ThreadState.FROZEN);
    assertThat(machine.kernel.remaining(63, machine.now)).isEqualTo(SECOND - 3_125_000);
    assertThat(machine.kernel.quota(machine.now))
        .isEqualTo(
            new QuotaStatus(
                2 * PERIOD, PERIOD, 0, 2 * PERIOD, PERIOD, 1, 1, 50 * MILLISECOND - 3_125_000));
    machine.until(103 * MILLISECOND);
    assertThat(machine.log).contains("100000000 unthrottled", "100000000 T0 on C0");
    machine.until(SECOND - 1);
    QuotaStatus status = machine.kernel.quota(SECOND);
    assertThat(status.nrPeriods()).isEqualTo(10);
    assertThat(status.nrThrottled()).isEqualTo(10);
    assertThat(status.throttledNs()).isEqualTo(10 * (PERIOD - 3_125_000));
    assertThat(machine.kernel.cpuNs(5, SECOND)).isEqualTo(10 * 3_125_000);
  }

  @Test
  void asManyBusyThreadsAsTheQuotaAllowsAreNeverFrozen() {
    TestMachine machine = new TestMachine(8);
    machine.kernel.setQuota(2 * PERIOD, PERIOD, 0);
    machine.busy(2, 3 * SECOND);
    machine.until(SECOND);
    assertThat(machine.kernel.quota(SECOND).nrThrottled()).isZero();
    assertThat(machine.kernel.cpuNs(1, SECOND)).isEqualTo(SECOND);
  }

  @Test
  void aBurstUsesUpWhatAQuietTimeSaved() {
    TestMachine machine = new TestMachine(4);
    machine.kernel.setQuota(PERIOD, PERIOD, 0);
    machine.busy(1, 20 * MILLISECOND);
    machine.at(60 * MILLISECOND, () -> machine.busy(4, SECOND));
    machine.until(90 * MILLISECOND);
    assertThat(machine.log).contains("80000000 throttled until 100000000");
  }

  @Test
  void aThreadThatWakesWhileAllAreFrozenIsFrozenToo() {
    TestMachine machine = new TestMachine(4);
    machine.kernel.setQuota(10 * MILLISECOND, PERIOD, 0);
    machine.busy(2, SECOND);
    machine.wakeAt(20 * MILLISECOND, MICROSECOND);
    assertThat(machine.kernel.state(2)).isEqualTo(ThreadState.FROZEN);
    assertThat(machine.kernel.threadOn(0)).isEqualTo(Kernel.NONE);
    machine.until(PERIOD + MILLISECOND);
    assertThat(machine.log).contains("100001000 T2 due");
  }

  @Test
  void anIdleProcessUsesNoPeriods() {
    TestMachine machine = new TestMachine(4);
    machine.kernel.setQuota(PERIOD, PERIOD, 0);
    machine.busy(1, MILLISECOND);
    machine.wakeAt(SECOND + 30 * MILLISECOND, MILLISECOND);
    machine.until(2 * SECOND);
    assertThat(machine.kernel.quota(machine.now).nrPeriods()).isEqualTo(2);
    assertThat(machine.kernel.quota(machine.now).usedNs()).isZero();
    assertThat(machine.agenda.isEmpty()).isTrue();
  }

  @Test
  void takingTheQuotaAwayLetsTheFrozenGoOn() {
    TestMachine machine = new TestMachine(4);
    machine.kernel.setQuota(10 * MILLISECOND, PERIOD, 0);
    machine.busy(4, SECOND);
    machine.at(50 * MILLISECOND, () -> machine.kernel.clearQuota(machine.now));
    assertThat(machine.kernel.state(3)).isEqualTo(ThreadState.ON_CORE);
    machine.until(SECOND + 50 * MILLISECOND);
    assertThat(machine.kernel.quota(machine.now).throttledNs()).isEqualTo(47_500_000);
    assertThat(machine.log).endsWith("1047500000 T3 due");
  }

  @Test
  void aFrozenThreadKeepsItsPlaceInItsSlice() {
    TestMachine machine = new TestMachine(1);
    machine.kernel.setQuota(MILLISECOND, 10 * MILLISECOND, 0);
    machine.busy(2, SECOND);
    machine.until(21 * MILLISECOND);
    assertThat(machine.kernel.cpuNs(0, machine.now)).isEqualTo(3 * MILLISECOND);
    machine.until(51 * MILLISECOND);
    assertThat(machine.kernel.cpuNs(1, machine.now)).isEqualTo(3 * MILLISECOND);
  }

  @Test
  void linuxsOwnBoundsHoldForQuotaAndPeriod() {
    Kernel kernel = new TestMachine(1).kernel;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> kernel.setQuota(MILLISECOND - 1, PERIOD, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> kernel.setQuota(MILLISECOND, SECOND + 1, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> kernel.setQuota(MILLISECOND, MICROSECOND, 0));
  }
}
