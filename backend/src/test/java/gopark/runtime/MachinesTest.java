package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.HandOff;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Timer;
import gopark.runtime.release.Releases;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.MachineState;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.TimerKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MachinesTest {
  private final BareCore bare = BareCore.with(3);

  private HandOff handOff(Processor p) {
    bare.core.machines.handoffp(bare.m0, p);
    return HandOff.of(bare.of(EventKind.P_HANDED_OFF).getLast().a());
  }

  /** A processor that a machine has just given up. */
  private Processor givenUp() {
    return bare.core.processors.releasep(bare.another());
  }

  /** No processor is idle, and all have machines. */
  private void allBusy() {
    while (bare.core.sched.npidle > 0) {
      bare.another();
    }
  }

  @Test
  void wakepStartsOneSpinningMachineAndNoSecondWhileItSpins() {
    bare.core.machines.wakep(bare.m0);
    bare.core.machines.wakep(bare.m0);

    assertThat(bare.of(EventKind.M_CREATED)).extracting(BareCore.Told::a).containsExactly(1L);
    assertThat(bare.core.sched.nmspinning).isEqualTo(1);
    assertThat(bare.core.sched.npidle).isEqualTo(1);
  }

  @Test
  void withoutAnIdleProcessorWakepLeavesWordThatSpinnersAreNeeded() {
    allBusy();
    bare.core.machines.wakep(bare.m0);

    assertThat(bare.core.sched.needspinning).isTrue();
    assertThat(bare.core.sched.nmspinning).isZero();
  }

  @Test
  void before121NobodyRemembersThatSpinnersAreNeeded() {
    BareCore old = BareCore.with(1, "1.14");
    old.core.machines.wakep(old.m0);

    assertThat(old.core.sched.needspinning).isFalse();
  }

  @Test
  void theMachineThatFellAsleepLastIsWokenFirst() {
    bare.parked();
    Machine last = bare.parked();
    bare.core.machines.wakep(bare.m0);

    assertThat(bare.of(EventKind.M_WOKEN)).extracting(BareCore.Told::m).containsExactly(last.id);
    assertThat(last.spinning).isTrue();
    assertThat(last.nextp).isNotNull();
    assertThat(bare.core.sched.nmidle).isEqualTo(1);
  }

  @Test
  void aThreadIsMadeOnlyIfNoMachineIsIdle() {
    bare.parked();
    bare.told.clear();
    bare.core.machines.wakep(bare.m0);
    assertThat(bare.of(EventKind.M_CREATED)).isEmpty();

    bare.core.sched.nmspinning = 0;
    bare.core.machines.wakep(bare.m0);
    assertThat(bare.of(EventKind.M_CREATED)).hasSize(1);
  }

  @Test
  void theProcessorThatWentIdleLastIsTakenFirst() {
    Processor first = givenUp();
    Processor second = givenUp();
    bare.core.processors.pidleput(first);
    bare.core.processors.pidleput(second);

    assertThat(bare.core.processors.pidleget()).isSameAs(second);
    assertThat(bare.core.processors.pidleget()).isSameAs(first);
  }

  @Test
  void aWokenMachineTakesItsProcessorAndLooksForWork() {
    bare.parked();
    bare.core.machines.wakep(bare.m0);
    Machine woken = bare.core.sched.allm.getLast();
    Processor next = woken.nextp;
    bare.core.findRunnable.started(woken);

    assertThat(woken.nextp).isNull();
    assertThat(woken.p).isSameAs(next);
  }

  @Test
  void aProcessorWithWorkIsHandedToAMachineThatDoesNotSpin() {
    Processor p = givenUp();
    p.runnext = bare.runnable();

    assertThat(handOff(p)).isEqualTo(HandOff.LOCAL_WORK);
    assertThat(bare.of(EventKind.M_CREATED).getLast().a()).isZero();
  }

  @Test
  void workInTheGlobalQueueIsEnoughForAHandOff() {
    bare.fillGlobal(1);

    assertThat(handOff(givenUp())).isEqualTo(HandOff.GLOBAL_WORK);
  }

  @Test
  void ifNobodyIsIdleOrSpinsTheProcessorIsHandedToASpinner() {
    allBusy();
    Processor p = bare.core.processors.releasep(bare.m0);
    bare.core.sched.needspinning = true;

    assertThat(handOff(p)).isEqualTo(HandOff.NOBODY_LOOKS);
    assertThat(bare.core.sched.nmspinning).isEqualTo(1);
    assertThat(bare.core.sched.needspinning).isFalse();
  }

  @Test
  void whileTheWorldStopsAHandedOffProcessorStops() {
    Processor p = givenUp();
    bare.core.sched.gcwaiting = true;
    bare.core.sched.stopwait = 2;

    assertThat(handOff(p)).isEqualTo(HandOff.WORLD_STOPS);
    assertThat(p.is(ProcessorStatus.GCSTOP)).isTrue();
    assertThat(bare.core.sched.stopwait).isEqualTo(1);
  }

  @Test
  void workIsHandedOnEvenWhileTheWorldIsToStop() {
    Processor p = givenUp();
    bare.fill(p, 1);
    bare.core.sched.gcwaiting = true;

    assertThat(handOff(p)).isEqualTo(HandOff.LOCAL_WORK);
  }

  @Test
  void theLastRunningProcessorIsHandedOnIfNobodySleepsInThePoller() {
    Processor p = bare.core.processors.releasep(bare.m0);

    assertThat(handOff(p)).isEqualTo(HandOff.LAST_TO_POLL);
  }

  @Test
  void withSomebodyInThePollerTheLastProcessorGoesIdle() {
    bare.core.sched.lastpoll = 0;

    assertThat(handOff(bare.core.processors.releasep(bare.m0))).isEqualTo(HandOff.IDLE);
    assertThat(bare.core.sched.npidle).isEqualTo(3);
  }

  @Test
  void aProcessorThatGoesIdleWithTimersBreaksALongerSleepInThePoller() {
    Processor p = givenUp();
    Timer timer = new Timer(0, TimerKind.SLEEP);
    timer.sleeper = bare.waiting();
    timer.when = 5_000_000;
    p.timers.add(timer);
    bare.core.sched.lastpoll = 0;
    bare.core.sched.pollUntil = 9_000_000;

    assertThat(handOff(p)).isEqualTo(HandOff.IDLE);
    assertThat(bare.of(EventKind.NETPOLL_BROKEN)).hasSize(1);
  }

  // ---- injectglist

  private List<Goroutine> inject(BareCore where, Machine m, int n) {
    List<Goroutine> waiting = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      waiting.add(where.waiting());
    }
    where.core.parking.injectList(m, where.list(waiting.toArray(new Goroutine[0])));
    return waiting;
  }

  private static List<Integer> ids(List<Goroutine> goroutines) {
    return goroutines.stream().map(g -> g.goid).toList();
  }

  @Test
  void injectedWithoutAProcessorAllGoToTheGlobalTailAndMachinesAreStarted() {
    Machine m = bare.core.machines.newm(bare.m0, false);
    bare.told.clear();
    List<Goroutine> injected = inject(bare, m, 3);

    assertThat(bare.global()).isEqualTo(ids(injected));
    assertThat(bare.of(EventKind.M_CREATED)).extracting(BareCore.Told::a).containsExactly(0L, 0L);
    assertThat(bare.core.sched.needspinning).isTrue();
    assertThat(injected).allMatch(g -> g.is(GoroutineStatus.RUNNABLE));
  }

  @Test
  void injectedWithAProcessorAsManyAsAreIdleGoToTheGlobalTailAndTheRestStay() {
    List<Goroutine> injected = inject(bare, bare.m0, 4);

    assertThat(bare.global()).isEqualTo(ids(injected.subList(0, 2)));
    assertThat(BareCore.local(bare.p(0))).isEqualTo(ids(injected.subList(2, 4)));
    assertThat(bare.of(EventKind.M_CREATED)).extracting(BareCore.Told::a).containsExactly(0L, 0L);
  }

  @Test
  void whatIsInjectedBeyondTheLocalQueueGoesToTheGlobalTail() {
    BareCore one = BareCore.with(1);
    one.fill(one.p(0), 255);
    List<Goroutine> injected = inject(one, one.m0, 3);

    assertThat(BareCore.local(one.p(0))).hasSize(256).endsWith(injected.getFirst().goid);
    assertThat(one.global()).isEqualTo(ids(injected.subList(1, 3)));
  }

  @Test
  void since123InjectingEndsWithWakep() {
    BareCore one = BareCore.with(1);
    inject(one, one.m0, 1);
    assertThat(one.of(EventKind.NEED_SPINNING)).hasSize(1);

    BareCore before = BareCore.with(1, "1.14");
    inject(before, before.m0, 1);
    assertThat(before.of(EventKind.NEED_SPINNING)).isEmpty();
  }

  // ---- machines in a program

  @Test
  void idleThreadsStayForEver() {
    Code main = new Code("main.main");
    for (int i = 0; i < 8; i++) {
      main.go(new Code("main.f").then(new Operation.Compute(1_000_000, true)));
    }
    main.then(new Operation.Sleep(200_000_000));
    WorldRun run = new WorldRun(main, Releases.newest(), 4);
    run.runFor(5_000_000);
    int threads = run.runtime.snapshot().ms().size();
    run.runFor(150_000_000);

    assertThat(run.runtime.snapshot().ms()).hasSize(threads);
    assertThat(run.runtime.snapshot().ms().values())
        .extracting(MachineStateView::state)
        .contains(MachineState.PARKED)
        .doesNotContain(MachineState.EXITED);
  }

  @Test
  void threadsAreNotLimitedByGomaxprocs() {
    Code main = new Code("main.main");
    for (int i = 0; i < 6; i++) {
      main.go(
          new Code("main.f")
              .then(new Operation.Syscall(5_000_000, Operation.SyscallKind.BLOCKING)));
    }
    WorldRun run = new WorldRun(main.then(new Operation.Sleep(20_000_000)), Releases.newest(), 1);
    run.runFor(3_000_000);

    assertThat(run.runtime.snapshot().ms()).hasSizeGreaterThan(7);
    assertThat(run.runtime.snapshot().ps()).hasSize(1);
  }
}
