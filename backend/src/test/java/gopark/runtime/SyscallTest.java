package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation.Syscall;
import gopark.program.Operation.SyscallKind;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.HandOff;
import gopark.runtime.event.Retaken;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.release.Releases;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.ProcessorStatus;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SyscallTest {
  private static final long MS = 1_000_000;
  private final List<String> log = new ArrayList<>();
  private final BareCore bare = BareCore.with(2);
  private final Processor p0 = bare.p(0);

  private static WorldRun run(Code main, String release, int procs) {
    return new WorldRun(main, Releases.named(release), procs);
  }

  private static Syscall blocking(long ns) {
    return new Syscall(ns, SyscallKind.BLOCKING);
  }

  /** The run, as main has just entered its call. */
  private static WorldRun inCall(String release) {
    Code main = new Code("main.main").go(new Code("main.f")).then(blocking(5 * MS));
    WorldRun run = run(main, release, 1);
    while (run.of(EventKind.SYSCALL_ENTERED).isEmpty()) {
      run.runtime.step();
    }
    return run;
  }

  private static ProcessorState p(WorldRun run) {
    ProcessorState p = run.runtime.snapshot().ps().get(0);
    assertThat(p).isNotNull();
    return p;
  }

  private static MachineStateView m0(WorldRun run) {
    MachineStateView m = run.runtime.snapshot().ms().get(0);
    assertThat(m).isNotNull();
    return m;
  }

  @Test
  void theEntryOnlyMarksAndHandsNothingOff() {
    for (String release : List.of("1.14", "1.25", "1.26")) {
      WorldRun run = inCall(release);

      long entered = run.of(EventKind.SYSCALL_ENTERED).getFirst().time();
      assertThat(run.of(EventKind.P_HANDED_OFF).stream().filter(told -> told.time() >= entered))
          .as(release)
          .noneMatch(told -> told.m() == 0);
      assertThat(p(run).runqsize() + (p(run).runnext() == null ? 0 : 1)).isPositive();
      assertThat(run.runtime.snapshot().gs().get(1))
          .extracting("status")
          .isEqualTo(GoroutineStatus.SYSCALL);
    }
  }

  @Test
  void upTo125TheProcessorIsCutLooseAndHasAStatusOfItsOwn() {
    WorldRun run = inCall("1.25");

    assertThat(p(run).status()).isEqualTo(ProcessorStatus.SYSCALL);
    assertThat(p(run).m()).isNull();
    assertThat(m0(run).p()).isNull();
    assertThat(m0(run).oldp()).isZero();
  }

  @Test
  void since126TheProcessorStaysRunningWithItsMachine() {
    WorldRun run = inCall("1.26");

    assertThat(p(run).status()).isEqualTo(ProcessorStatus.RUNNING);
    assertThat(p(run).m()).isZero();
    assertThat(m0(run).p()).isZero();
  }

  @Test
  void whoComesBackSoonRunsOnWithoutAnyQueue() {
    for (String release : List.of("1.14", "1.25", "1.26")) {
      WorldRun run = run(new Code("main.main").then(blocking(1_000)), release, 1);
      int before = p(run).syscalltick();
      int ticks = p(run).schedtick();
      run.toTheEnd();

      assertThat(run.of(EventKind.SYSCALL_EXITED_FAST)).extracting(WorldRun.Told::a).contains(0L);
      assertThat(run.of(EventKind.SYSCALL_EXITED_SLOW)).isEmpty();
      assertThat(p(run).syscalltick()).isEqualTo(before + 1);
      assertThat(p(run).schedtick()).isEqualTo(ticks);
    }
  }

  @Test
  void aRawCallIsNothingToTheSchedulerAndKeepsItsProcessor() {
    Code main = new Code("main.main").go(new Code("main.f").note(log, "f"));
    main.then(new Syscall(30 * MS, SyscallKind.RAW)).note(log, "main");
    WorldRun run = WorldRun.on(1, main);

    assertThat(run.of(EventKind.P_RETAKEN)).isEmpty();
    assertThat(run.of(EventKind.SYSCALL_EXITED_FAST)).isEmpty();
    assertThat(run.told.getLast().time()).isGreaterThan(30 * MS);
  }

  @Test
  void theRequestToStopThatARawCallCouldNotSeeIsHonouredAfterIt() {
    Code main = new Code("main.main").go(new Code("main.f").note(log, "f"));
    main.then(new Syscall(30 * MS, SyscallKind.RAW)).note(log, "main");
    WorldRun.on(1, main);

    assertThat(log).containsExactly("f", "main");
  }

  // ---- what sysmon takes

  private static WorldRun.@Nullable Told retaken(WorldRun run) {
    List<WorldRun.Told> all = run.of(EventKind.P_RETAKEN);
    return all.isEmpty() ? null : all.getFirst();
  }

  private static Retaken why(WorldRun run) {
    WorldRun.Told told = retaken(run);
    assertThat(told).isNotNull();
    return Retaken.of(told.b());
  }

  /** Enters a short call, and then a long one. */
  private static Code callsTwice(long ns, Code main) {
    return main.then(blocking(1_000)).then(blocking(ns));
  }

  private static int looks(WorldRun run) {
    WorldRun.Told taken = retaken(run);
    assertThat(taken).isNotNull();
    long entered = run.of(EventKind.SYSCALL_ENTERED).getLast().time();
    return (int)
        run.of(EventKind.SYSMON_ROUND).stream()
            .filter(told -> told.time() > entered && told.time() <= taken.time())
            .count();
  }

  @Test
  void aProcessorWithQueuedWorkIsTakenAtTheSecondLook() {
    for (String release : List.of("1.14", "1.25", "1.26")) {
      Code main = callsTwice(5 * MS, new Code("main.main").go(new Code("main.f")));
      WorldRun run = run(main, release, 1);
      run.toTheEnd();

      assertThat(why(run)).as(release).isEqualTo(Retaken.QUEUED_WORK);
      assertThat(looks(run)).as(release).isEqualTo(2);
    }
  }

  @Test
  void aProcessorWithoutWorkIsTakenAtTheSecondLookIfNoOtherIsIdleOrSpins() {
    WorldRun run = run(callsTwice(5 * MS, new Code("main.main")), "1.24", 1);
    run.toTheEnd();

    assertThat(why(run)).isEqualTo(Retaken.NOBODY_IDLE);
    assertThat(looks(run)).isEqualTo(2);
  }

  @Test
  void aProcessorThatNobodyNeedsIsTakenAfterTenMilliseconds() {
    for (String release : List.of("1.14", "1.25", "1.26")) {
      WorldRun run = run(callsTwice(50 * MS, new Code("main.main")), release, 2);
      run.toTheEnd();
      WorldRun.Told taken = retaken(run);
      assertThat(taken).isNotNull();
      long entered = run.of(EventKind.SYSCALL_ENTERED).getLast().time();

      assertThat(why(run)).as(release).isEqualTo(Retaken.TEN_MILLISECONDS);
      assertThat(taken.time() - entered).isBetween(10 * MS, 21 * MS);
    }
  }

  @Test
  void theFirstCallOfAllOnAProcessorIsTakenAtTheFirstLook() {
    WorldRun run = run(new Code("main.main").then(blocking(5 * MS)), "1.26", 2);
    run.toTheEnd();

    assertThat(looks(run)).isEqualTo(1);
  }

  @Test
  void aProcessorThatIsTakenIsHandedOff() {
    Code main = new Code("main.main").go(new Code("main.f").note(log, "f"));
    main.then(blocking(5 * MS)).note(log, "main");
    WorldRun run = WorldRun.on(1, main);
    long taken = run.of(EventKind.P_RETAKEN).getFirst().time();

    assertThat(run.of(EventKind.P_HANDED_OFF))
        .anyMatch(told -> told.time() == taken && told.a() == HandOff.LOCAL_WORK.ordinal());
    assertThat(log).containsExactly("f", "main");
  }

  // ---- one step at a time

  private Goroutine enter(Machine m, SyscallKind kind) {
    Goroutine g = bare.running(m);
    bare.core.syscalls.enter(m, g, new Syscall(1_000, kind));
    return g;
  }

  @Test
  void aCallKnownToBlockHandsItsProcessorOffAtOnce() {
    bare.fill(p0, 1);
    enter(bare.m0, SyscallKind.KNOWN_BLOCKING);

    assertThat(bare.of(EventKind.P_HANDED_OFF)).hasSize(1);
    assertThat(bare.m0.p).isNull();
    assertThat(bare.m0.oldp).isNull();
    assertThat(p0.syscalltick).isEqualTo(1);
  }

  @Test
  void anEntryWakesSysmonFromItsNoteButOneKnownToBlockDoesNot() {
    bare.core.sysmonNote.start(bare.core.machines.newm(bare.m0, false));
    bare.core.sched.sysmonwait = true;
    enter(bare.m0, SyscallKind.KNOWN_BLOCKING);
    assertThat(bare.core.sched.sysmonwait).isTrue();

    enter(bare.another(), SyscallKind.BLOCKING);
    assertThat(bare.core.sched.sysmonwait).isFalse();
    assertThat(bare.of(EventKind.SYSMON_WOKEN)).hasSize(1);
  }

  @Test
  void whileTheWorldIsToStopAnEntryGivesItsProcessorToTheStop() {
    for (String release : List.of("1.25", "1.26")) {
      BareCore two = BareCore.with(2, release);
      two.core.sched.gcwaiting = true;
      two.core.sched.stopwait = 2;
      Goroutine g = two.running(two.m0);
      two.core.syscalls.enter(two.m0, g, new Syscall(1_000, SyscallKind.BLOCKING));

      assertThat(two.p(0).is(ProcessorStatus.GCSTOP)).as(release).isTrue();
      assertThat(two.p(0).syscalltick).isEqualTo(1);
      assertThat(two.core.sched.stopwait).isEqualTo(1);
      assertThat(two.m0.p).isNull();
    }
  }

  private void takeByHand(Processor p) {
    bare.core.syscalls.takeP(p);
  }

  @Test
  void whoHasLostItsProcessorTakesAnyIdleOneAndWakesSysmon() {
    bare.core.sysmonNote.start(bare.core.machines.newm(bare.m0, false));
    Goroutine g = enter(bare.m0, SyscallKind.BLOCKING);
    takeByHand(p0);
    bare.core.sched.sysmonwait = true;
    bare.core.syscalls.exit(bare.m0);

    assertThat(g.is(GoroutineStatus.RUNNING)).isTrue();
    assertThat(bare.m0.processor().id).isEqualTo(1);
    assertThat(bare.m0.processor().syscalltick).isEqualTo(1);
    assertThat(bare.of(EventKind.SYSCALL_EXITED_FAST))
        .extracting(BareCore.Told::a)
        .containsExactly(1L);
    assertThat(bare.core.sched.sysmonwait).isFalse();
  }

  @Test
  void whoFindsItsOldProcessorInAnotherCallTakesItBack() {
    for (String release : List.of("1.25", "1.26")) {
      BareCore one = BareCore.with(1, release);
      one.core.syscalls.enter(
          one.m0, one.running(one.m0), new Syscall(1_000, SyscallKind.BLOCKING));
      Processor p = one.p(0);
      one.core.syscalls.takeP(p);
      Machine m1 = one.core.machines.newm(one.m0, false);
      one.core.processors.acquirep(m1, p);
      one.core.syscalls.enter(m1, one.running(m1), new Syscall(1_000, SyscallKind.BLOCKING));
      assertThat(one.core.syscalls.holder(p)).as(release).isSameAs(m1);

      one.core.syscalls.exit(one.m0);
      assertThat(one.m0.p).as(release).isSameAs(p);
      assertThat(m1.p).isNull();
      assertThat(p.syscalltick).as(release).isEqualTo(3);

      one.core.syscalls.exit(m1);
      assertThat(m1.phase()).isEqualTo(Machine.Phase.PARKED);
      assertThat(one.global()).hasSize(1);
    }
  }

  @Test
  void withoutAnyProcessorItGoesToTheGlobalTailAndItsMachineSleeps() {
    List<Integer> global = bare.fillGlobal(1);
    Goroutine g = enter(bare.m0, SyscallKind.BLOCKING);
    takeByHand(p0);
    Machine other = bare.another();
    bare.core.syscalls.exit(bare.m0);

    assertThat(bare.global()).containsExactly(global.getFirst(), g.goid);
    assertThat(g.is(GoroutineStatus.RUNNABLE)).isTrue();
    assertThat(bare.m0.phase()).isEqualTo(Machine.Phase.PARKED);
    assertThat(other.p).isNotNull();
  }

  @Test
  void onTheSlowPathTheCallIsCountedWhenItsGoroutineRunsAgain() {
    Goroutine g = enter(bare.m0, SyscallKind.BLOCKING);
    takeByHand(p0);
    Machine other = bare.another();
    bare.core.syscalls.exit(bare.m0);
    int before = other.processor().syscalltick;

    bare.core.syscalls.returned(other, g);

    assertThat(other.processor().syscalltick).isEqualTo(before + 1);
  }

  @Test
  void aProcessorThatIsTakenCountsACall() {
    enter(bare.m0, SyscallKind.BLOCKING);
    takeByHand(p0);

    assertThat(p0.is(ProcessorStatus.IDLE)).isTrue();
    assertThat(p0.syscalltick).isEqualTo(1);
    assertThat(p0.m).isNull();
  }
}
