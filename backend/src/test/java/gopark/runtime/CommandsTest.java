package gopark.runtime;

import static gopark.runtime.Ordered.MAIN;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Orders;
import gopark.command.RuntimeCommand;
import gopark.program.Hand;
import gopark.program.Operation;
import gopark.program.Operation.SyscallKind;
import gopark.program.Program;
import gopark.runtime.release.Releases;
import gopark.runtime.release.SomeRules;
import gopark.runtime.state.Ending;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.WaitReason;
import gopark.runtime.state.Where;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a learner orders happens as the runtime would do it, at once or when the goroutine runs. */
class CommandsTest {
  private static final long MS = 1_000_000;

  private static Program nothing() {
    return ListProgram.of("main.nothing");
  }

  private static Program computing(long ns) {
    return ListProgram.of("main.compute").then(new Operation.Compute(ns, true));
  }

  private static RuntimeCommand go(int count) {
    return Orders.start(IntStream.range(0, count).mapToObj(i -> nothing()).toList(), MAIN);
  }

  /** A release that starts no goroutine of its own just before main. */
  private static Ordered emptyQueues() {
    return Ordered.process(new Hand("main.main"), 1, Releases.named("1.24"));
  }

  private static ProcessorState p0(Ordered process) {
    ProcessorState p = process.snapshot().ps().get(0);
    assertThat(p).isNotNull();
    return p;
  }

  @Test
  void theHandStarts257GoroutinesBeforeAnythingElseRuns() {
    Ordered process = emptyQueues();
    long now = process.runtime.now();
    long steps = process.runtime.steps();

    List<Integer> created = process.does(go(257));

    assertThat(created).hasSize(257).doesNotHaveDuplicates();
    assertThat(p0(process).runqsize()).isEqualTo(256);
    assertThat(p0(process).runnext()).isEqualTo(created.getLast());
    assertThat(process.snapshot().sched().runqsize()).isZero();
    assertThat(process.runtime.now()).isEqualTo(now);
    assertThat(process.runtime.steps()).isEqualTo(steps);
  }

  @Test
  void the258thSendsHalfOfTheQueueToTheGlobalOne() {
    Ordered process = emptyQueues();
    process.does(go(258));
    assertThat(p0(process).runqsize()).isEqualTo(128);
    assertThat(process.snapshot().sched().runqsize()).isEqualTo(129);
  }

  @Test
  void ordersOfNoTimeTakeNoneFromTheRunThatFollows() {
    Ordered ordered = Ordered.hand(1);
    Ordered left = ordered.copy();
    ordered.does(Orders.lockThread(MAIN));
    ordered.does(Orders.unlockThread(MAIN));
    assertThat(ordered.runtime.nextTime()).isEqualTo(left.runtime.nextTime());
  }

  @Test
  void anIdleHandIsNoDeadlockAndGoesOnWhenItIsTold() {
    Ordered process = Ordered.hand(1);
    process.untilTime(MS);
    assertThat(process.g(MAIN).waitReason().text()).isEqualTo("awaiting orders");

    process.does(go(3));
    process.until(() -> process.g(MAIN).orders() == 0);
    process.until(() -> process.g(MAIN).status() == GoroutineStatus.WAITING);

    assertThat(process.runtime.ending()).isNull();
    assertThat(process.snapshot().gs().values())
        .filteredOn(g -> g.parent() == MAIN && g.name().equals("main.nothing"))
        .hasSize(3);
    assertThat(process.g(MAIN).orders()).isZero();
    assertThat(process.g(MAIN).status()).isEqualTo(GoroutineStatus.WAITING);
  }

  @Test
  void aRunningGoroutineSleepsAtOnce() {
    Ordered process = Ordered.hand(1);
    long now = process.runtime.now();
    process.does(Orders.sleep(MAIN, 5 * MS));
    assertThat(process.g(MAIN).waitReason().text()).isEqualTo("sleep");
    assertThat(process.runtime.now()).isEqualTo(now);
    process.until(() -> process.g(MAIN).waitReason().isFor(WaitReason.AWAITING_ORDERS));
    assertThat(process.runtime.now()).isGreaterThanOrEqualTo(now + 5 * MS);
  }

  @Test
  void oneThatDoesNotRunRemembersTheOrderUntilItRuns() {
    Ordered process = Ordered.hand(1);
    int g = process.starts(computing(MS));
    process.does(Orders.syscall(g, MS, SyscallKind.BLOCKING));
    assertThat(process.g(g).status()).isEqualTo(GoroutineStatus.RUNNABLE);
    assertThat(process.g(g).orders()).isEqualTo(1);
    process.untilStatus(g, GoroutineStatus.SYSCALL);
    assertThat(process.g(g).orders()).isZero();
    assertThat(process.g(g).ranNs()).isLessThan(MS);
  }

  @Test
  void whatAnOrderInterruptsIsFinishedAfterwards() {
    Ordered process = Ordered.hand(1);
    int g = process.starts(computing(4 * MS));
    process.untilStatus(g, GoroutineStatus.RUNNING);
    long start = process.runtime.now();
    process.untilTime(start + 100);
    process.does(Orders.syscall(g, 2 * MS, SyscallKind.BLOCKING));
    assertThat(process.status(g)).isEqualTo(GoroutineStatus.SYSCALL);
    process.until(() -> !process.snapshot().gs().containsKey(g) || isDead(process, g));
    long lasted = process.runtime.now() - start;
    assertThat(lasted).isBetween(6 * MS, 6 * MS + MS / 2);
  }

  @Test
  void anOrderOfNoTimeLeavesARunningComputationAsItWas() {
    Ordered process = Ordered.hand(1);
    int g = process.starts(computing(4 * MS));
    process.untilStatus(g, GoroutineStatus.RUNNING);
    Ordered left = process.copy();
    process.does(Orders.growStack(g, 100_000));
    assertThat(process.g(g).stackBytes()).isEqualTo(131_072);
    process.until(() -> isDead(process, g));
    left.until(() -> isDead(left, g));
    assertThat(process.runtime.now()).isEqualTo(left.runtime.now());
  }

  @Test
  void anOrderDoesNotChangeWhatTheProgramHearsNext() {
    ListProgram main =
        ListProgram.of("main.main")
            .then(new Operation.MakeChannel(1, ""))
            .then(new Operation.Send(1, "ping"))
            .then(new Operation.Receive(1))
            .noteValue("got ");
    Ordered process = Ordered.process(main, 1, Releases.newest());
    process.until(() -> process.told().contains("receives"));
    process.does(Orders.growStack(MAIN, 5_000));
    process.does(Orders.sleep(MAIN, MS));
    process.does(Orders.gosched(MAIN));
    process.untilEnd();
    assertThat(main.noted()).isEqualTo("got ping");
  }

  @Test
  void goschedPutsTheRunningGoroutineIntoTheGlobalQueue() {
    Ordered process = Ordered.hand(1);
    process.does(Orders.gosched(MAIN));
    assertThat(process.g(MAIN).where()).extracting(Where::text).isEqualTo("sched.runq[0]");
  }

  @Test
  void whoIsBlockedByHandIsUnblockedIntoTheRunnextOfWhoRuns() {
    Ordered process = Ordered.hand(1);
    int g = process.starts(computing(MS));
    process.does(Orders.block(g, "chan receive"));
    int runner = process.starts(computing(5 * MS));
    process.does(Orders.gosched(runner));
    process.until(() -> process.g(g).waitReason().isFor(WaitReason.CHAN_RECEIVE));
    process.untilStatus(runner, GoroutineStatus.RUNNING);
    process.does(new RuntimeCommand.Unblock(g));
    assertThat(process.g(g).where()).extracting(Where::text).isEqualTo("P0.runnext");
    assertThat(process.status(runner)).isEqualTo(GoroutineStatus.RUNNING);
    process.until(() -> isDead(process, g));
  }

  @Test
  void withNobodyRunningTheUnblockedComesFromOutside() {
    Ordered process = Ordered.hand(1);
    process.starts(ListProgram.of("main.sleep").then(new Operation.Sleep(50 * MS)));
    process.does(Orders.block(MAIN, "select"));
    process.until(() -> runs(process) == 0 && process.snapshot().sched().npidle() == 1);
    process.does(new RuntimeCommand.Unblock(MAIN));
    assertThat(process.g(MAIN).where()).extracting(Where::text).isEqualTo("sched.runq[0]");
    process.until(() -> process.g(MAIN).waitReason().isFor(WaitReason.AWAITING_ORDERS));
  }

  @Test
  void aPreemptedGoroutineGivesWayToTheNext() {
    Ordered process = Ordered.hand(1);
    process.starts(computing(5 * MS));
    process.starts(computing(5 * MS));
    process.until(() -> runs(process) > MAIN);
    int runs = runs(process);
    long start = process.runtime.now();
    process.does(new RuntimeCommand.Preempt(runs));
    process.untilStatus(runs, GoroutineStatus.RUNNABLE);
    assertThat(process.runtime.now() - start).isLessThan(MS / 10);
    assertThat(process.g(runs).where()).extracting(Where::text).isEqualTo("sched.runq[0]");
  }

  @Test
  void ifAllAreBlockedByHandItIsADeadlock() {
    Ordered process = Ordered.hand(1);
    process.does(Orders.block(MAIN, "chan receive"));
    process.untilEnd();
    Ending ending = process.runtime.ending();
    assertThat(ending).isNotNull();
    assertThat(ending.stderr())
        .contains("all goroutines are asleep - deadlock!", "goroutine 1 [chan receive]:");
  }

  @Test
  void theEndOfMainEndsTheProcess() {
    Ordered process = Ordered.hand(1);
    process.starts(computing(MS));
    process.does(Orders.exit(MAIN, false));
    Ending ending = process.runtime.ending();
    assertThat(ending).isNotNull();
    assertThat(ending.exitCode()).isZero();
    assertThat(process.runtime.step()).isFalse();
  }

  @Test
  void goexitOfMainLetsTheOthersGoOn() {
    Ordered process = Ordered.hand(1);
    int g = process.starts(computing(MS));
    process.does(Orders.exit(MAIN, true));
    assertThat(process.runtime.ending()).isNull();
    process.untilStatus(g, GoroutineStatus.RUNNING).untilEnd();
    Ending ending = process.runtime.ending();
    assertThat(ending).isNotNull();
    assertThat(ending.exitCode()).isEqualTo(2);
    assertThat(ending.stderr()).contains("no goroutines (main called runtime.Goexit)");
  }

  @Test
  void aPanicEndsTheProcessWithItsText() {
    Ordered process = Ordered.hand(1);
    process.does(Orders.panic(MAIN, "boom"));
    Ending ending = process.runtime.ending();
    assertThat(ending).isNotNull();
    assertThat(ending.exitCode()).isEqualTo(2);
    assertThat(ending.stderr()).startsWith("panic: boom");
  }

  @Test
  void aLockedGoroutineKeepsItsThread() {
    Ordered process = Ordered.hand(1);
    process.does(Orders.lockThread(MAIN));
    assertThat(process.g(MAIN).lockedm()).isEqualTo(process.g(MAIN).m());
    process.does(Orders.unlockThread(MAIN));
    assertThat(process.g(MAIN).lockedm()).isNull();
  }

  @Test
  void whoWaitsForTheNetworkHoldsNoThread() {
    Ordered process = Ordered.hand(1);
    process.does(Orders.netRead(MAIN, 3 * MS));
    assertThat(process.g(MAIN).waitReason().text()).isEqualTo("IO wait");
    process.until(() -> process.g(MAIN).waitReason().isFor(WaitReason.AWAITING_ORDERS));
  }

  @Test
  void theHandSetsGomaxprocsWhetherItRunsOrWaits() {
    Ordered process = Ordered.hand(1);
    process.does(Orders.gomaxprocs(4));
    process.until(() -> process.snapshot().gomaxprocs() == 4);
    process.untilTime(process.runtime.now() + MS);
    process.does(Orders.gomaxprocs(2));
    process.until(() -> process.snapshot().gomaxprocs() == 2);
  }

  @Test
  void withEverybodyBlockedTheRuntimeItselfSetsGomaxprocs() {
    Ordered process = Ordered.hand(1);
    process.does(Orders.syscall(MAIN, 50 * MS, SyscallKind.BLOCKING));
    process.does(Orders.gomaxprocs(3));
    process.until(() -> process.snapshot().gomaxprocs() == 3);
    assertThat(process.status(MAIN)).isEqualTo(GoroutineStatus.SYSCALL);
  }

  @Test
  void theHandCollectsGarbageOrTheRuntimeDoesIfNobodyRuns() {
    Ordered process = Ordered.hand(2);
    process.does(Orders.gc());
    process.until(() -> waitsFor(process, "awaiting orders"));
    int first = collections(process);
    process.does(Orders.sleep(MAIN, 500 * MS));
    process.until(() -> waitsFor(process, "sleep"));
    process.does(Orders.gc());
    process.until(() -> !waitsFor(process, "sleep"));
    assertThat(first).isPositive();
    assertThat(collections(process)).isEqualTo(2 * first);
  }

  private static boolean waitsFor(Ordered process, String reason) {
    return process.g(MAIN).waitReason().text().equals(reason);
  }

  private static int collections(Ordered process) {
    return process.told().split("mark termination", -1).length - 1;
  }

  @Test
  void theMachineBeneathGetsOtherCores() {
    Ordered process = Ordered.hand(2);
    process.does(new RuntimeCommand.Cores(7));
    assertThat(process.snapshot().os().cores()).isEqualTo(7);
  }

  @Test
  void aQuotaMakesAComputationLastLongerUntilItIsTakenAway() {
    Ordered process = Ordered.hand(1);
    process.does(new RuntimeCommand.Quota(10 * MS, 100 * MS));
    int g = process.starts(computing(30 * MS));
    Ordered free = process.copy();
    free.does(new RuntimeCommand.Quota(0, 0));
    assertThat(process.until(() -> isDead(process, g)).runtime.now()).isGreaterThan(200 * MS);
    assertThat(free.until(() -> isDead(free, g)).runtime.now()).isLessThan(40 * MS);
  }

  @Test
  void aChangedRuleHoldsFromNowOnAndInEveryCopy() {
    Ordered process = emptyQueues();
    process.does(new RuntimeCommand.ChangeRules(SomeRules.of("runnext", false)));
    for (Ordered one : List.of(process.copy(), process)) {
      one.does(new RuntimeCommand.ChangeRules(SomeRules.of("localQueue", 4)));
      one.does(go(2));
      assertThat(p0(one).runnext()).isNull();
      assertThat(p0(one).runqsize()).isEqualTo(2);
    }
  }

  @Test
  void processorsMadeWhileThereIsOneQueueForAllHaveQueuesOfTheirOwnAgainAfterIt() {
    Ordered process = Ordered.hand(1);
    process.does(new RuntimeCommand.ChangeRules(SomeRules.of("oneQueue", true)));
    process.does(Orders.gomaxprocs(4));
    process.until(() -> process.snapshot().gomaxprocs() == 4);
    process.does(new RuntimeCommand.ChangeRules(SomeRules.of("oneQueue", false)));

    process.does(go(40));
    process.until(() -> process.g(MAIN).orders() == 0);
    process.until(() ->
        process.snapshot().gs().values().stream()
            .noneMatch(g -> g.name().equals("main.nothing") && g.status() != GoroutineStatus.DEAD));
  }

  @Test
  void aLongerQueueIsFilledAlsoByWhoYields() {
    Ordered process = Ordered.process(new Hand("main.main"), 1, Releases.named("article"));
    process.does(new RuntimeCommand.ChangeRules(SomeRules.of("localQueue", 1024)));
    process.does(go(600));
    process.does(Orders.gosched(MAIN));
    assertThat(p0(process).runqsize() + (p0(process).runnext() == null ? 0 : 1)).isEqualTo(601);
  }

  @Test
  void schedtraceIsPrintedOnceItIsSwitchedOn() {
    Ordered process = Ordered.hand(1);
    process.does(new RuntimeCommand.Godebug("schedtrace", "10"));
    process.starts(computing(40 * MS));
    process.untilTime(30 * MS);
    assertThat(process.told()).contains("SCHED ").contains("gomaxprocs=1");
  }

  @Test
  void withoutSignalsATightLoopIsNotStopped() {
    Ordered process = Ordered.hand(1);
    process.does(new RuntimeCommand.Godebug("asyncpreemptoff", "1"));
    int loop =
        process.starts(ListProgram.of("main.loop").then(new Operation.Compute(100 * MS, false)));
    process.starts(computing(MS));
    process.untilStatus(loop, GoroutineStatus.RUNNING);
    process.does(new RuntimeCommand.Preempt(loop));
    process.untilTime(process.runtime.now() + 50 * MS);
    assertThat(process.status(loop)).isEqualTo(GoroutineStatus.RUNNING);
  }

  @Test
  void whoRunsOnAProcessorStartsGoroutinesThere() {
    Ordered process = Ordered.hand(2);
    int g = process.starts(computing(20 * MS));
    process.untilStatus(g, GoroutineStatus.RUNNING);
    Integer p = process.g(g).p();
    assertThat(p).isNotNull();
    List<Integer> created = process.does(Orders.startOn(List.of(nothing()), p));
    assertThat(process.g(created.getFirst()).parent()).isEqualTo(g);
    assertThat(process.g(created.getFirst()).where())
        .extracting(Where::text)
        .isEqualTo("P" + p + ".runnext");
  }

  private static int runs(Ordered process) {
    return process.snapshot().gs().values().stream()
        .filter(g -> g.status() == GoroutineStatus.RUNNING)
        .mapToInt(g -> g.id())
        .findFirst()
        .orElse(0);
  }

  private static boolean isDead(Ordered process, int id) {
    var g = process.snapshot().gs().get(id);
    return g == null || g.status() == GoroutineStatus.DEAD;
  }
}
