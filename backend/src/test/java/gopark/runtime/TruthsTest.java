package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.program.Operation.Compute;
import gopark.program.Operation.Gosched;
import gopark.program.Operation.Sleep;
import gopark.program.Operation.SyscallKind;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.event.Source;
import gopark.runtime.release.Debug;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What Go does where articles say otherwise. */
class TruthsTest {
  private static final long MS = 1_000_000;
  private static final int SYSMON = 1;

  private static ListProgram main() {
    return ListProgram.of("main.main");
  }

  private static ListProgram computes(long ns) {
    return ListProgram.of("main.f").then(new Compute(ns, true));
  }

  private static Operation syscall(long ns) {
    return new Operation.Syscall(ns, SyscallKind.BLOCKING);
  }

  private static WorldRun run(Release release, int procs, ListProgram main) {
    WorldRun run = new WorldRun(main, release, procs);
    run.told.clear();
    run.toTheEnd();
    return run;
  }

  private static WorldRun run(int procs, ListProgram main) {
    return run(Releases.newest(), procs, main);
  }

  @Test
  void thereMayBeMoreThreadsThanProcessors() {
    ListProgram main = main();
    for (int i = 0; i < 10; i++) {
      main.go(ListProgram.of("main.f").then(syscall(50 * MS)));
    }
    WorldRun run = new WorldRun(main.then(new Sleep(20 * MS)), Releases.newest(), 1);
    run.runFor(15 * MS);
    assertThat(run.runtime.snapshot().gomaxprocs()).isEqualTo(1);
    assertThat(run.runtime.snapshot().ms()).hasSizeGreaterThan(10);
  }

  @Test
  void sysmonRunsNoGoroutineHasNoProcessorAndEndsNoThread() {
    ListProgram main = main();
    for (int i = 0; i < 6; i++) {
      main.go(ListProgram.of("main.f").then(syscall(5 * MS)));
    }
    WorldRun run = run(2, main.then(new Sleep(500 * MS)));
    assertThat(run.told.stream().filter(told -> told.m() == SYSMON))
        .isNotEmpty()
        .allMatch(told ->
            told.p() == -1
                || told.kind() == EventKind.P_RETAKEN
                || told.kind() == EventKind.P_HANDED_OFF
                || told.kind() == EventKind.P_IDLED);
    assertThat(run.of(EventKind.GO_STARTED)).noneMatch(told -> told.m() == SYSMON);
    assertThat(run.of(EventKind.M_EXITED)).isEmpty();
  }

  @Test
  void aSystemCallTakesNoProcessorAwayAtItsEntryAndAShortOneLosesNone() {
    WorldRun run = run(1, main().go(computes(1_000)).then(syscall(500)).then(new Gosched()));
    WorldRun.Told entered = run.of(EventKind.SYSCALL_ENTERED).getFirst();
    WorldRun.Told exited = run.of(EventKind.SYSCALL_EXITED_FAST).getFirst();
    assertThat(exited.m()).isEqualTo(entered.m());
    assertThat(run.of(EventKind.P_RETAKEN)).isEmpty();
    assertThat(run.of(EventKind.GO_STARTED)).noneMatch(told -> told.time() < exited.time());
  }

  @Test
  void afterALongCallAGoroutineRunsOnAtOnceOnAnyIdleProcessor() {
    WorldRun run = run(2, main().go(computes(2 * MS)).then(syscall(5 * MS)).note("back"));
    assertThat(run.of(EventKind.SYSCALL_EXITED_FAST)).hasSize(1);
    assertThat(run.of(EventKind.SYSCALL_EXITED_SLOW)).isEmpty();
  }

  @Test
  void onlyWithoutAnyProcessorItGoesToTheGlobalQueue() {
    WorldRun run = run(1, main().go(computes(30 * MS)).then(syscall(5 * MS)).note("back"));
    assertThat(run.of(EventKind.SYSCALL_EXITED_SLOW))
        .singleElement()
        .matches(told -> Place.of(told.a()) == Place.GLOBAL_TAIL);
  }

  @Test
  void sleepersWaitAndHoldNoThread() {
    ListProgram main = main();
    for (int i = 0; i < 100; i++) {
      main.go(ListProgram.of("main.sleeper").then(new Sleep(50 * MS)));
    }
    WorldRun run = new WorldRun(main.then(new Sleep(60 * MS)), Releases.newest(), 1);
    run.runFor(20 * MS);
    assertThat(run.runtime.snapshot().ms()).hasSize(3);
    assertThat(run.runtime.snapshot().gs().values())
        .filteredOn(
            g -> g.status() == GoroutineStatus.WAITING && g.waitReason().isFor(WaitReason.SLEEP))
        .hasSize(101);
  }

  @Test
  void whoReadsFromTheNetworkWaitsAndIsInNoSystemCall() {
    WorldRun run =
        new WorldRun(main().then(new Operation.NetworkRead(5 * MS)), Releases.newest(), 1);
    run.runFor(MS);
    GoroutineState reader = run.runtime.snapshot().gs().get(1);
    assertThat(reader).isNotNull();
    assertThat(reader.status()).isEqualTo(GoroutineStatus.WAITING);
    assertThat(reader.waitReason().text()).isEqualTo("IO wait");
  }

  @Test
  void whoReadsFromARegularFileKeepsItsThread() {
    WorldRun run = new WorldRun(main().then(syscall(5 * MS)), Releases.newest(), 1);
    run.runFor(MS);
    GoroutineState reader = run.runtime.snapshot().gs().get(1);
    assertThat(reader).isNotNull();
    assertThat(reader.status()).isEqualTo(GoroutineStatus.SYSCALL);
    assertThat(reader.m()).isNotNull();
  }

  @Test
  void whoIsUnblockedGoesToItsWakersProcessorEvenIfItsOwnIsIdle() {
    ListProgram receiver = ListProgram.of("main.r").then(new Operation.Receive(1));
    ListProgram main = main().then(new Operation.MakeChannel(0, "")).go(receiver);
    main.then(new Compute(MS, true)).then(new Operation.Send(1, "v"));
    WorldRun run = run(2, main.then(new Compute(MS, true)));
    WorldRun.Told readied =
        run.of(EventKind.GO_READIED).stream()
            .filter(told -> told.a() == 1)
            .findFirst()
            .orElseThrow();
    assertThat(Place.of(readied.b())).isEqualTo(Place.RUNNEXT);
    int sender = run.of(EventKind.CHAN_SENT).getFirst().p();
    assertThat(readied.p()).isEqualTo(sender);
  }

  @Test
  void anEndedGoroutineIsDeadAndNeverIdle() {
    WorldRun run =
        new WorldRun(
            main().go(computes(10)).then(new Gosched()).then(new Sleep(MS)), Releases.newest(), 1);
    run.runFor(MS / 2);
    assertThat(run.runtime.snapshot().gs().values())
        .extracting(GoroutineState::status)
        .doesNotContain(GoroutineStatus.IDLE)
        .contains(GoroutineStatus.DEAD);
  }

  @Test
  void aRunningGoroutineCanBeInterruptedEverywhereSince114() {
    for (String release : List.of("1.26", "1.14")) {
      ListProgram loop = ListProgram.of("main.loop").then(new Compute(50 * MS, false));
      WorldRun run =
          run(
              Releases.named(release),
              1,
              main().go(loop).then(new Sleep(80 * MS)).then(new Gosched()));
      assertThat(run.of(EventKind.SIGNAL_HANDLED)).as(release).isNotEmpty();
    }
  }

  @Test
  void anInterruptedGoroutineIsRunnableAndNotPreempted() {
    WorldRun run =
        new WorldRun(
            main().go(computes(30 * MS)).then(new Compute(30 * MS, false)), Releases.newest(), 1);
    boolean[] seen = {false};
    while (run.runtime.now() < 40 * MS && run.runtime.step()) {
      run.runtime
          .snapshot()
          .gs()
          .values()
          .forEach(g -> seen[0] |= g.status() == GoroutineStatus.PREEMPTED);
    }
    assertThat(run.of(EventKind.GO_PREEMPTED)).isNotEmpty();
    assertThat(seen[0]).isFalse();
  }

  @Test
  void theFlagStopsNobodyBeforeTheSliceOfTenMillisecondsIsOver() {
    ListProgram main = main().go(computes(1_000));
    for (int i = 0; i < 700; i++) {
      main.then(new Compute(10_000, true));
    }
    Release release = Debug.NOTHING.appliedTo(Releases.newest());
    assertThat(run(release, 1, main).of(EventKind.GO_PREEMPTED)).isEmpty();
  }

  @Test
  void sixtyOneIsCountedAndNotThrown() {
    ListProgram main = main();
    for (int i = 0; i < 400; i++) {
      main.go(computes(10));
    }
    WorldRun run = run(1, main.then(new Sleep(MS)));
    List<WorldRun.Told> atTick =
        run.of(EventKind.FIND_RUNNABLE).stream()
            .filter(told -> Source.of(told.b()) == Source.GLOBAL_TICK)
            .toList();
    List<Long> ticks =
        run.of(EventKind.GO_STARTED).stream()
            .filter(told ->
                atTick.stream()
                    .anyMatch(found -> found.g() == told.g() && found.time() == told.time()))
            .map(WorldRun.Told::b)
            .toList();
    assertThat(ticks).isNotEmpty().allMatch(tick -> tick % 61 == 1);
  }

  @Test
  void anOverflowMovesAHalfAndTheKickedOne() {
    ListProgram main = main();
    for (int i = 0; i < 258; i++) {
      main.go(computes(10));
    }
    assertThat(run(Releases.named("1.24"), 1, main).of(EventKind.RUNQ_OVERFLOWED))
        .singleElement()
        .matches(told -> told.a() == 129);
  }

  @Test
  void aCollectionDoesNotPreferThoseThatLeaveTheHeapAlone() {
    ListProgram main = main().then(new Operation.Allocate(2 << 20));
    ListProgram code = main.go(ListProgram.of("main.a").then(new Operation.Allocate(1)).note("a"));
    code.go(ListProgram.of("main.b").note("b")).go(ListProgram.of("main.c").note("c"));
    run(1, code.then(new Operation.CollectGarbage()).then(new Gosched()));
    assertThat(code.noted()).isEqualTo("a b c");
  }

  @Test
  void threeThreadsAndTheRuntimesOwnGoroutinesAreThereFromTheStart() {
    WorldRun run = new WorldRun(main().then(new Compute(MS, true)), Releases.newest(), 1);
    assertThat(run.runtime.snapshot().ms()).hasSize(3);
    assertThat(run.runtime.snapshot().gs()).hasSizeGreaterThanOrEqualTo(5);
  }
}
