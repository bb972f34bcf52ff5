package gopark.os;

import static gopark.simulation.VirtualTime.MICROSECOND;
import static gopark.simulation.VirtualTime.MILLISECOND;
import static gopark.simulation.VirtualTime.SECOND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gopark.simulation.Agenda;
import org.junit.jupiter.api.Test;

class KernelTest {
  private static final long SWITCH = KernelCosts.standard().switchNs();

  // ---- cores enough

  @Test
  void aThreadIsDueWhenItHasHadTheCoreTimeItAskedFor() {
    TestMachine machine = new TestMachine(1);
    int thread = machine.kernel.createThread();
    machine.kernel.run(thread, 0, 500);
    machine.until(10_000);
    assertThat(machine.log).containsExactly("0 T0 on C0", "500 T0 due");
  }

  // ---- two hardware threads on a physical core

  /** Two that work beside each other take 1.6 times as long. */
  private static TestMachine withSiblings(int cores) {
    KernelCosts costs = KernelCosts.standard();
    return new TestMachine(
        cores, new KernelCosts(costs.slice(), costs.granularity(), costs.switchNs(), 600));
  }

  @Test
  void threadsOnOnePhysicalCoreSlowEachOtherDown() {
    TestMachine machine = withSiblings(2);
    machine.busy(2, 1_000);
    machine.until(10_000);
    assertThat(machine.log)
        .containsExactly("0 T0 on C0", "0 T1 on C1", "1600 T0 due", "1600 T1 due");
  }

  @Test
  void aThreadSpeedsUpWhenItsSiblingIsDone() {
    TestMachine machine = withSiblings(2);
    machine.busy(1, 1_000);
    machine.wakeAt(500, 100);
    machine.until(10_000);
    // 500 alone, 100 of work in 160 beside the other, 400 alone.
    assertThat(machine.log)
        .containsExactly("0 T0 on C0", "500 T1 on C1", "660 T1 due", "1060 T0 due");
  }

  @Test
  void physicalCoresThatAreFreeComeBeforeSiblings() {
    TestMachine machine = withSiblings(4);
    machine.busy(3, 1_000);
    assertThat(machine.log).containsExactly("0 T0 on C0", "0 T1 on C2", "0 T2 on C1");
  }

  @Test
  void aQuotaCountsTheTimeOnBothSiblings() {
    TestMachine machine = withSiblings(2);
    machine.kernel.setQuota(10 * MILLISECOND, 100 * MILLISECOND, 0);
    machine.busy(2, 10 * MILLISECOND);
    machine.until(SECOND);
    // Both run 5 ms of each period side by side, which are 3.125 ms of work for each.
    assertThat(machine.log).contains("301000000 T0 due", "301000000 T1 due");
  }

  @Test
  void workWithoutEndIsCountedBesideTheSlowestSibling() {
    KernelCosts costs = KernelCosts.standard();
    KernelCosts slow =
        new KernelCosts(
            costs.slice(), costs.granularity(), costs.switchNs(), KernelCosts.MOST_SIBLING_NS);
    long endless = 1_000_000 * SECOND;
    assertThat(slow.besideSibling(endless + 7)).isEqualTo(101 * (endless + 7));
    assertThat(slow.workBesideSibling(101 * endless + 1)).isEqualTo(endless + 1);
  }

  @Test
  void aNewOrderReplacesTheOldOne() {
    TestMachine machine = new TestMachine(1);
    int thread = machine.kernel.createThread();
    machine.kernel.run(thread, 0, 500);
    machine.kernel.run(thread, 100, 1_000);
    assertThat(machine.kernel.remaining(thread, 400)).isEqualTo(700);
    machine.until(10_000);
    assertThat(machine.log).containsExactly("0 T0 on C0", "1100 T0 due");
  }

  @Test
  void whileNobodyWaitsTheKernelDoesNothingOfItsOwn() {
    TestMachine machine = new TestMachine(2);
    machine.busy(2, SECOND);
    machine.until(2 * SECOND);
    assertThat(machine.ticks).isZero();
    assertThat(machine.log).contains("1000000000 T0 due", "1000000000 T1 due");
  }

  @Test
  void aThreadComesBackToTheCoreItHad() {
    TestMachine machine = new TestMachine(4);
    machine.busy(3, SECOND);
    machine.kernel.sleep(0, 10, 200);
    machine.kernel.sleep(2, 20, 100);
    machine.kernel.run(2, 100, 50);
    assertThat(machine.kernel.coreOf(2)).isEqualTo(2);
    assertThat(machine.kernel.coreOf(0)).isEqualTo(Kernel.NONE);
    assertThat(machine.kernel.threadOn(0)).isEqualTo(Kernel.NONE);
  }

  @Test
  void aWakeUpOntoAnIdleCoreCostsNoSwitch() {
    TestMachine machine = new TestMachine(1);
    machine.busy(1, 100);
    int other = machine.kernel.createThread();
    machine.kernel.exit(0, 100);
    machine.kernel.run(other, 200, 50);
    machine.until(1_000);
    assertThat(machine.log).endsWith("250 T1 due");
  }

  // ---- too few cores

  @Test
  void twoThreadsOnOneCoreTakeTurns() {
    TestMachine machine = new TestMachine(1);
    machine.busy(2, 5 * MILLISECOND);
    machine.until(SECOND);
    assertThat(machine.log)
        .containsExactly(
            "0 T0 on C0",
            "3000000 T0 off C0 SLICE_OVER",
            "3000000 T1 on C0",
            "6000000 T1 off C0 SLICE_OVER",
            "6000000 T0 on C0",
            "8002000 T0 due",
            "8002000 T1 on C0",
            // T1 had 2.998 ms of its 5 ms in its first turn; each of its turns began with a switch.
            "10006000 T1 due");
    assertThat(machine.kernel.cpuNs(1, machine.now)).isEqualTo(5 * MILLISECOND + 2 * SWITCH);
    assertThat(machine.kernel.switches(1)).isEqualTo(2);
  }

  @Test
  void whoWaitsStandsInAQueue() {
    TestMachine machine = new TestMachine(1);
    machine.busy(4, SECOND);
    assertThat(machine.kernel.waiting()).isEqualTo(3);
    assertThat(machine.kernel.waiting(0)).isEqualTo(1);
    assertThat(machine.kernel.waiting(2)).isEqualTo(3);
    assertThat(machine.kernel.state(3)).isEqualTo(ThreadState.READY);
    machine.kernel.exit(2, 10);
    machine.until(3 * MILLISECOND);
    assertThat(machine.kernel.threadOn(0)).isEqualTo(1);
    assertThat(machine.kernel.waiting(0)).isEqualTo(3);
    assertThat(machine.kernel.waiting(1)).isEqualTo(0);
  }

  @Test
  void theNextInTheQueueGetsTheCoreOfOneThatGoesToSleep() {
    TestMachine machine = new TestMachine(1);
    machine.busy(2, SECOND);
    machine.kernel.sleep(0, 100, Agenda.NEVER);
    assertThat(machine.kernel.threadOn(0)).isEqualTo(1);
    assertThat(machine.kernel.remaining(1, 100)).isEqualTo(SECOND);
    assertThat(machine.kernel.remaining(1, 100 + SWITCH + 5)).isEqualTo(SECOND - 5);
  }

  @Test
  void aWokenThreadTakesTheCoreOfTheOneThatHasRunLongest() {
    TestMachine machine = new TestMachine(2);
    machine.busy(1, SECOND);
    machine.wakeAt(MILLISECOND / 2, SECOND);
    machine.wakeAt(MILLISECOND, 100 * MICROSECOND);
    assertThat(machine.kernel.threadOn(0)).isEqualTo(2);
    assertThat(machine.kernel.threadOn(1)).isEqualTo(1);
    assertThat(machine.kernel.remaining(0, MILLISECOND)).isEqualTo(SECOND - MILLISECOND);
  }

  @Test
  void aWokenThreadLeavesAloneWhoHasOnlyJustBegun() {
    TestMachine machine = new TestMachine(1);
    machine.busy(1, SECOND);
    machine.wakeAt(KernelCosts.standard().granularity() - 1, 100);
    assertThat(machine.kernel.threadOn(0)).isZero();
    assertThat(machine.kernel.state(1)).isEqualTo(ThreadState.READY);
  }

  @Test
  void aThreadThatWakesByItselfActsOnlyWhenItHasACore() {
    TestMachine machine = new TestMachine(1);
    machine.busy(2, SECOND);
    machine.kernel.sleep(1, 0, 500);
    machine.until(4 * MILLISECOND);
    assertThat(machine.log)
        .containsExactly(
            "0 T0 on C0",
            "3000000 T0 off C0 SLICE_OVER",
            "3000000 T1 on C0",
            "3002000 T1 due",
            "3002000 T0 on C0");
  }

  @Test
  void whenAllSlicesEndTogetherAllWhoWaitGetCores() {
    TestMachine machine = new TestMachine(2);
    machine.busy(4, SECOND);
    machine.until(3 * MILLISECOND);
    assertThat(machine.kernel.threadOn(0)).isEqualTo(2);
    assertThat(machine.kernel.threadOn(1)).isEqualTo(3);
  }

  @Test
  void fiveThreadsOnFourCoresGetEqualShares() {
    TestMachine machine = new TestMachine(4);
    machine.busy(5, 10 * SECOND);
    machine.until(SECOND);
    for (int thread = 0; thread < 5; thread++) {
      assertThat(machine.kernel.cpuNs(thread, SECOND))
          .isBetween(790 * MILLISECOND, 810 * MILLISECOND);
    }
  }

  // ---- a machine that changes

  @Test
  void coresThatGoSendTheirThreadsToTheQueue() {
    TestMachine machine = new TestMachine(2);
    machine.busy(2, SECOND);
    machine.at(5 * MILLISECOND, () -> machine.kernel.setCores(1, machine.now));
    assertThat(machine.kernel.cores()).isEqualTo(1);
    assertThat(machine.log).endsWith("5000000 T1 off C1 CORE_REMOVED");
    machine.until(9 * MILLISECOND);
    assertThat(machine.log).endsWith("8000000 T0 off C0 SLICE_OVER", "8000000 T1 on C0");
    assertThat(machine.kernel.remaining(0, machine.now)).isEqualTo(SECOND - 8 * MILLISECOND);
  }

  @Test
  void coresThatComeTakeThoseWhoWait() {
    TestMachine machine = new TestMachine(1);
    machine.busy(3, SECOND);
    machine.at(MICROSECOND, () -> machine.kernel.setCores(4, machine.now));
    assertThat(machine.kernel.waiting()).isZero();
    assertThat(machine.kernel.coreOf(2)).isEqualTo(2);
    assertThatIllegalArgumentException().isThrownBy(() -> machine.kernel.setCores(0, 5));
  }
}
