package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation.NetworkRead;
import gopark.runtime.event.Checks;
import gopark.runtime.event.Checks.Check;
import gopark.runtime.event.Checks.Result;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Source;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Timer;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.TimerKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FindRunnableTest {
  private final BareCore bare = BareCore.with(1);
  private final Processor p = bare.p(0);

  /** A goroutine that sleeps until a time, with its timer in the heap of the processor. */
  private static Goroutine sleeper(BareCore bare, Processor p, long when) {
    Goroutine g = bare.waiting();
    Timer timer = new Timer(0, TimerKind.SLEEP);
    timer.sleeper = g;
    timer.when = when;
    p.timers.add(timer);
    g.rare().sleepTimer = timer;
    bare.core.netpoller.initialise();
    return g;
  }

  private int next() {
    bare.search(bare.m0);
    int found = bare.runs(bare.m0);
    Goroutine g = bare.m0.curg;
    if (g != null) {
      g.m = null;
    }
    bare.m0.curg = null;
    return found;
  }

  private static Source source(BareCore bare) {
    return Source.of(bare.of(EventKind.FIND_RUNNABLE).getLast().b());
  }

  private static Result result(BareCore bare, Check check) {
    return Checks.resultOf(bare.of(EventKind.FIND_RUNNABLE).getLast().a(), check);
  }

  @Test
  void runnextComesBeforeTheQueueAndTheQueueBeforeTheGlobalOne() {
    List<Integer> global = bare.fillGlobal(2);
    List<Integer> queued = bare.fill(p, 1);
    p.runnext = bare.runnable();
    int runnext = p.runnext.goid;

    assertThat(List.of(next(), next(), next(), next()))
        .containsExactly(runnext, queued.getFirst(), global.get(0), global.get(1));
  }

  @Test
  void onA61stTickTheGlobalQueueComesBeforeRunnext() {
    List<Integer> global = bare.fillGlobal(1);
    p.runnext = bare.runnable();
    p.schedtick = 61;

    assertThat(next()).isEqualTo(global.getFirst());
    assertThat(source(bare)).isEqualTo(Source.GLOBAL_TICK);
    assertThat(p.runnext).isNotNull();
  }

  @Test
  void the61stPickTakesExactlyOneFromTheGlobalQueue() {
    bare.fillGlobal(10);
    p.schedtick = 122;

    next();

    assertThat(bare.core.sched.runq.size()).isEqualTo(9);
    assertThat(p.runq.size()).isZero();
  }

  @Test
  void everyTickThatIsNoMultipleOf61LooksAtItsOwnQueueFirst() {
    for (int tick = 1; tick < 61; tick++) {
      BareCore other = BareCore.with(1);
      other.fillGlobal(1);
      List<Integer> queued = other.fill(other.p(0), 1);
      other.p(0).schedtick = tick;
      other.search(other.m0);
      assertThat(other.runs(other.m0)).as("tick %d", tick).isEqualTo(queued.getFirst());
    }
  }

  @Test
  void itsOwnTimersRunBeforeItLooksAnywhere() {
    Goroutine sleeper = sleeper(bare, p, bare.core.clock.now());
    bare.fillGlobal(1);
    p.schedtick = 61;

    next();

    assertThat(source(bare)).isEqualTo(Source.GLOBAL_TICK);
    assertThat(p.runnext).isSameAs(sleeper);
  }

  @Test
  void timersThatAreNotDueYetWait() {
    sleeper(bare, p, bare.core.clock.now() + 1);
    List<Integer> queued = bare.fill(p, 1);

    assertThat(next()).isEqualTo(queued.getFirst());
    assertThat(p.runnext).isNull();
  }

  @Test
  void aStopIsSeenBeforeEverythingElse() {
    BareCore two = BareCore.with(2);
    Machine m1 = two.another();
    sleeper(two, two.p(m1.processor().id), two.core.clock.now());
    two.fill(m1.processor(), 1);
    Processor stopped = m1.processor();
    two.core.sched.gcwaiting = true;
    two.core.sched.stopwait = 2;

    two.search(m1);

    assertThat(stopped.is(ProcessorStatus.GCSTOP)).isTrue();
    assertThat(two.core.sched.stopwait).isEqualTo(1);
    assertThat(m1.phase()).isEqualTo(Machine.Phase.PARKED);
    assertThat(two.of(EventKind.TIMER_FIRED)).isEmpty();
  }

  @Test
  void aSearchResetsThePreemptionOfItsProcessor() {
    p.preempt = true;
    bare.fill(p, 1);
    next();

    assertThat(p.preempt).isFalse();
  }

  @Test
  void fewerThanHalfOfTheBusyMaySpin() {
    BareCore four = BareCore.with(4);
    List<Machine> others = List.of(four.another(), four.another(), four.another());

    four.searchUntil(four.m0, Machine.Phase.STEAL);
    four.searchUntil(others.get(0), Machine.Phase.STEAL);
    four.searchUntil(others.get(1), Machine.Phase.RELEASE);

    assertThat(four.core.sched.nmspinning).isEqualTo(2);
    assertThat(others.get(1).spinning).isFalse();
  }

  @Test
  void whoSpinsAlreadyGoesOnStealingHoweverManySpin() {
    BareCore two = BareCore.with(2);
    two.core.machines.becomeSpinning(two.m0);

    two.searchUntil(two.m0, Machine.Phase.STEAL);

    assertThat(two.core.sched.nmspinning).isEqualTo(1);
  }

  @Test
  void whoBeginsToSpinForgetsThatSpinnersWereNeeded() {
    bare.core.sched.needspinning = true;

    bare.core.machines.becomeSpinning(bare.m0);

    assertThat(bare.core.sched.needspinning).isFalse();
  }

  @Test
  void before114NobodyLooksForVictimsWhenAllOthersAreIdle() {
    BareCore old = BareCore.with(2, "1.13");
    BareCore newer = BareCore.with(2, "1.14");

    old.searchUntil(old.m0, Machine.Phase.RELEASE);
    newer.searchUntil(newer.m0, Machine.Phase.STEAL);

    assertThat(old.core.sched.nmspinning).isZero();
  }

  @Test
  void theNetworkIsPolledOnlyIfSomebodyWaitsForItAndNobodySleepsThere() {
    WorldRun run = WorldRun.on(1, new Code("main.main").then(new NetworkRead(1_000_000)));
    List<Result> results = new ArrayList<>();
    for (WorldRun.Told told : run.of(EventKind.FIND_RUNNABLE)) {
      results.add(Checks.resultOf(told.a(), Check.NETPOLL));
    }
    assertThat(results).contains(Result.EMPTY);

    bare.search(bare.m0);
    assertThat(result(bare, Check.NETPOLL)).isEqualTo(Result.SKIPPED);
  }

  @Test
  void theGlobalQueueIsLookedAtOnceMoreBeforeTheProcessorIsGivenUp() {
    bare.searchUntil(bare.m0, Machine.Phase.RELEASE);
    List<Integer> global = bare.fillGlobal(1);

    while (bare.step(bare.m0)) {
      // The loop steps to the end of the search.
    }

    assertThat(bare.runs(bare.m0)).isEqualTo(global.getFirst());
    assertThat(source(bare)).isEqualTo(Source.GLOBAL_AGAIN);
  }

  @Test
  void whoseSpinningIsNeededDoesNotGiveUpItsProcessor() {
    BareCore four = BareCore.with(4);
    Machine m1 = four.another();
    Machine m2 = four.another();
    four.searchUntil(m1, Machine.Phase.STEAL);
    four.core.machines.becomeSpinning(m2);
    four.searchUntil(four.m0, Machine.Phase.RELEASE);
    four.core.sched.needspinning = true;

    four.step(four.m0);

    assertThat(four.m0.spinning).isTrue();
    assertThat(four.m0.p).isNotNull();
    assertThat(four.core.sched.needspinning).isFalse();
  }

  /** A machine that spun in vain and has given up its processor, as somebody queues work. */
  private static Machine aboutToSleep(BareCore bare) {
    Machine m = bare.another();
    bare.searchUntil(m, Machine.Phase.RECHECK);
    return m;
  }

  @Test
  void whoSpunLooksAtTheGlobalQueueAgainSince122() {
    BareCore two = BareCore.with(2);
    Machine m1 = aboutToSleep(two);
    List<Integer> global = two.fillGlobal(1);
    two.step(m1);

    assertThat(two.runs(m1)).isEqualTo(global.getFirst());
    assertThat(m1.processor().schedtick).isPositive();

    BareCore old = BareCore.with(2, "1.14");
    Machine sleeps = aboutToSleep(old);
    old.fillGlobal(1);
    old.step(sleeps);

    assertThat(sleeps.phase()).isEqualTo(Machine.Phase.PARKED);
  }

  @Test
  void whoSpunLooksAtEveryQueueAgainAndSpinsOnIfThereIsWork() {
    BareCore two = BareCore.with(2);
    Machine m1 = aboutToSleep(two);
    two.fill(two.p(0), 1);
    two.step(m1);

    assertThat(m1.p).isNotNull();
    assertThat(m1.spinning).isTrue();
  }

  @Test
  void whoFindsWorkAgainButNoProcessorLeavesWordThatSpinnersAreNeeded() {
    BareCore two = BareCore.with(2);
    Machine m1 = aboutToSleep(two);
    two.another();
    two.fill(two.p(0), 1);
    two.step(m1);

    assertThat(m1.phase()).isEqualTo(Machine.Phase.PARKED);
    assertThat(two.core.sched.needspinning).isTrue();
  }

  @Test
  void whoDidNotSpinDoesNotLookAgain() {
    BareCore two = BareCore.with(2);
    Machine m1 = two.another();
    two.core.sched.nmspinning = 1;
    two.searchUntil(m1, Machine.Phase.RECHECK);
    two.fill(two.p(0), 1);
    two.step(m1);

    assertThat(m1.phase()).isEqualTo(Machine.Phase.PARKED);
  }

  @Test
  void whoGivesUpItsProcessorNoLongerCountsAsSpinning() {
    BareCore two = BareCore.with(2);
    aboutToSleep(two);

    assertThat(two.core.sched.nmspinning).isZero();
    assertThat(two.core.sched.npidle).isEqualTo(1);
  }

  @Test
  void whoHasNothingLeftSleepsInThePollerUntilTheFirstTimerOfAll() {
    BareCore two = BareCore.with(2);
    Machine m1 = two.another();
    long when = two.core.clock.now() + 7_300_000;
    sleeper(two, two.p(0), when);

    two.search(m1);

    assertThat(m1.phase()).isEqualTo(Machine.Phase.POLL);
    assertThat(two.core.sched.lastpoll).isZero();
    assertThat(two.core.sched.pollUntil).isEqualTo(when);
    assertThat(two.of(EventKind.NETPOLL_BLOCKED))
        .extracting(BareCore.Told::a)
        .containsExactly(7_000_000L);
  }

  @Test
  void onlyOneMachineSleepsInThePoller() {
    BareCore two = BareCore.with(2);
    Machine m1 = two.another();
    sleeper(two, two.p(0), two.core.clock.now() + 7_000_000);
    two.search(m1);
    two.search(two.m0);

    assertThat(two.m0.phase()).isEqualTo(Machine.Phase.PARKED);
  }

  @Test
  void withoutTimersAndReadersItSleepsOnItsNote() {
    bare.search(bare.m0);

    assertThat(bare.m0.phase()).isEqualTo(Machine.Phase.PARKED);
    assertThat(bare.core.sched.midle).isSameAs(bare.m0);
    assertThat(source(bare)).isEqualTo(Source.NOTHING);
  }

  @Test
  void whoComesBackFromThePollerWithNothingAndFindsNoProcessorSleeps() {
    BareCore two = BareCore.with(2);
    Machine m1 = two.another();
    sleeper(two, two.p(0), two.core.clock.now() + 7_000_000);
    two.search(m1);
    two.another();
    two.core.findRunnable.polled(m1);

    assertThat(m1.phase()).isEqualTo(Machine.Phase.PARKED);
    assertThat(two.core.sched.lastpoll).isEqualTo(two.core.clock.now());
    assertThat(two.core.sched.pollUntil).isZero();
  }

  @Test
  void whoComesBackFromThePollerWithNothingToAFreeProcessorLooksAnew() {
    BareCore two = BareCore.with(2);
    Machine m1 = two.another();
    sleeper(two, two.p(0), two.core.clock.now() + 7_000_000);
    two.search(m1);
    two.core.findRunnable.polled(m1);

    assertThat(m1.p).isNotNull();
    assertThat(m1.spinning).isTrue();
  }

  @Test
  void whoCannotPollButKnowsAnEarlierTimerBreaksThePollersSleep() {
    BareCore two = BareCore.with(2);
    Machine m1 = two.another();
    sleeper(two, two.p(0), two.core.clock.now() + 9_000_000);
    two.search(m1);
    sleeper(two, two.p(0), two.core.clock.now() + 5_000_000);
    two.search(two.m0);

    assertThat(two.m0.phase()).isEqualTo(Machine.Phase.PARKED);
    assertThat(two.of(EventKind.NETPOLL_BROKEN)).hasSize(1);
  }

  @Test
  void whoFindsWorkWhileSpinningSendsTheNextToLook() {
    BareCore three = BareCore.with(3);
    Machine m1 = three.another();
    three.core.machines.becomeSpinning(m1);
    three.fill(three.p(0), 2);

    three.search(m1);

    assertThat(m1.spinning).isFalse();
    assertThat(three.of(EventKind.M_CREATED)).hasSize(2);
    assertThat(three.core.sched.nmspinning).isEqualTo(1);
  }

  @Test
  void whoFindsWorkWithoutSpinningWakesNobody() {
    BareCore two = BareCore.with(2);
    two.fill(two.p(0), 2);

    two.search(two.m0);

    assertThat(two.of(EventKind.M_CREATED)).isEmpty();
  }
}
