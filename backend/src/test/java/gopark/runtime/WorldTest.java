package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.RuntimeCommand;
import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.GcTrigger;
import gopark.runtime.model.GcCycle;
import gopark.runtime.release.Releases;
import gopark.runtime.state.GcPhase;
import gopark.runtime.state.GcWorkerMode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorldTest {
  private static final int SCAVENGER = 4;

  private static final long MS = 1_000_000;

  private static ListProgram main() {
    return ListProgram.of("main.main");
  }

  private static ListProgram nothing() {
    return ListProgram.of("main.f");
  }

  @Test
  void aCollectionThatMainAsksForLetsThoseInTheQueueRun() {
    WorldRun run =
        WorldRun.on(
            1,
            main()
                .go(nothing())
                .go(nothing())
                .go(nothing())
                .then(new Operation.CollectGarbage())
                .then(new Operation.Gosched()));
    assertThat(run.order())
        .isEqualTo(
            """
            main  creates g1
            main  creates g2
            main  creates g3
            main  blocks (chan receive)
            main  unblocked by runtime
            main  resumes
            main  blocks (wait until GC ends)
            g1    starts
            g1    ends
            g2    starts
            g2    ends
            g3    starts
            g3    ends
            main  unblocked by runtime
            main  resumes
            main  yields
            main  resumes
            main  ends\
            """);
  }

  @Test
  void aCollectionChangesNothingForThoseThatAreBlocked() {
    ListProgram reader = ListProgram.of("main.reader").then(new Operation.Receive(1));
    WorldRun run =
        WorldRun.on(
            1,
            main()
                .then(new Operation.MakeChannel(0, "ch"))
                .goAndYield(reader)
                .then(new Operation.CollectGarbage())
                .then(new Operation.Send(1, "v"))
                .then(new Operation.Gosched()));
    assertThat(run.order())
        .isEqualTo(
            """
            main  creates g1
            main  yields
            g1    starts
            g1    blocks (chan receive)
            main  resumes
            main  blocks (chan receive)
            main  unblocked by runtime
            main  resumes
            main  blocks (wait until GC ends)
            main  unblocked by runtime
            main  resumes
            g1    unblocked by main
            main  yields
            g1    resumes
            g1    ends
            main  resumes
            main  ends\
            """);
  }

  @Test
  void changingGomaxprocsAndBackChangesNoOrder() {
    ListProgram main =
        main()
            .then(new Operation.SetMaxProcs(4))
            .noteNumber("")
            .then(new Operation.SetMaxProcs(1))
            .noteNumber("")
            .then(new Operation.SetMaxProcs(0))
            .noteNumber("")
            .go(nothing())
            .go(nothing())
            .go(nothing())
            .then(new Operation.Gosched());
    WorldRun run = WorldRun.on(1, main);
    assertThat(main.noted()).isEqualTo("1 4 1");
    assertThat(run.order())
        .isEqualTo(
            """
            main  creates g1
            main  creates g2
            main  creates g3
            main  yields
            g3    starts
            g3    ends
            g1    starts
            g1    ends
            g2    starts
            g2    ends
            main  resumes
            main  ends\
            """);
  }

  @Test
  void stoppingTheWorldForAMomentLetsNoOtherGoroutineRun() {
    WorldRun run =
        WorldRun.on(
            1,
            main().go(nothing()).then(new Operation.ReadMemStats()).then(new Operation.Gosched()));
    assertThat(run.order())
        .isEqualTo(
            """
            main  creates g1
            main  yields
            g1    starts
            g1    ends
            main  resumes
            main  ends\
            """);
    assertThat(run.of(EventKind.WORLD_STARTED)).hasSize(1);
  }

  @Test
  void askingForTheSameNumberStopsNothing() {
    WorldRun run = WorldRun.on(2, main().then(new Operation.SetMaxProcs(2)));
    assertThat(run.of(EventKind.STW_STARTED)).isEmpty();
  }

  @Test
  void aTightLoopElsewhereIsStoppedBySignal() {
    ListProgram loop = ListProgram.of("main.loop").then(new Operation.Compute(20 * MS, false));
    WorldRun run =
        WorldRun.on(
            2,
            main()
                .go(loop)
                .then(new Operation.Compute(MS, true))
                .then(new Operation.SetMaxProcs(1))
                .then(new Operation.Gosched()));
    assertThat(run.order()).contains("g1    preempted").contains("g1    resumes");
    long wait = run.of(EventKind.WORLD_STOPPED).getFirst().a();
    assertThat(wait).isBetween(1L, 100_000L);
  }

  @Test
  void aProcessorInASystemCallIsStoppedWithoutWaiting() {
    for (String release : List.of("1.25", "1.26")) {
      ListProgram caller =
          ListProgram.of("main.caller")
              .then(new Operation.Syscall(5 * MS, Operation.SyscallKind.BLOCKING));
      WorldRun run =
          new WorldRun(
              main()
                  .go(caller)
                  .then(new Operation.Compute(50_000, true))
                  .then(new Operation.ReadMemStats())
                  .then(new Operation.Sleep(10 * MS)),
              Releases.named(release),
              2);
      run.toTheEnd();
      assertThat(run.order()).as(release).contains("g1    ends");
      assertThat(run.of(EventKind.WORLD_STOPPED)).as(release).isNotEmpty();
      assertThat(run.of(EventKind.WORLD_STOPPED).getFirst().a()).as(release).isLessThan(5 * MS);
    }
  }

  @Test
  void thoseOnRemovedProcessorsRunOn() {
    ListProgram worker = ListProgram.of("main.worker").then(new Operation.Compute(3 * MS, true));
    ListProgram main = main();
    for (int i = 0; i < 20; i++) {
      main.go(worker);
    }
    main.then(new Operation.Compute(MS, true))
        .then(new Operation.SetMaxProcs(2))
        .then(new Operation.Compute(MS, true))
        .then(new Operation.SetMaxProcs(6))
        .then(new Operation.Sleep(100 * MS));
    WorldRun run = WorldRun.on(4, main);
    assertThat(run.of(EventKind.P_DESTROYED)).hasSize(2);
    assertThat(run.order().lines().filter(line -> line.endsWith(" ends"))).hasSize(21);
  }

  @Test
  void gomaxprocsChangesOnlyWhenACollectionIsOver() {
    ListProgram collector = ListProgram.of("main.collector").then(new Operation.CollectGarbage());
    WorldRun run =
        WorldRun.on(
            4,
            main()
                .then(new Operation.Allocate(2 << 20))
                .go(collector)
                .then(new Operation.Compute(200_000, true))
                .then(new Operation.SetMaxProcs(3))
                .then(new Operation.Sleep(10 * MS)));
    assertThat(run.order()).contains("main  blocks (sync)");
    List<EventKind> order =
        run.told.stream()
            .map(WorldRun.Told::kind)
            .filter(kind ->
                kind == EventKind.GC_TRIGGERED
                    || kind == EventKind.HEAP_CHANGED
                    || kind == EventKind.PROCS_RESIZED)
            .toList();
    assertThat(order)
        .containsExactly(
            EventKind.PROCS_RESIZED,
            EventKind.HEAP_CHANGED,
            EventKind.GC_TRIGGERED,
            EventKind.HEAP_CHANGED,
            EventKind.PROCS_RESIZED);
  }

  @Test
  void whatIsAllocatedStartsACollectionAndItsAllocatorHelps() {
    ListProgram main = main().then(new Operation.Allocate(64 << 10), 200);
    WorldRun run = WorldRun.on(1, main);
    assertThat(run.of(EventKind.GC_TRIGGERED))
        .isNotEmpty()
        .allMatch(told -> told.a() == GcTrigger.HEAP.ordinal());
    assertThat(run.of(EventKind.GC_ASSIST_STARTED)).isNotEmpty();
    assertThat(run.of(EventKind.GC_ASSIST_ENDED))
        .hasSameSizeAs(run.of(EventKind.GC_ASSIST_STARTED));
    assertThat(run.of(EventKind.GC_SWEPT)).isNotEmpty();
  }

  @Test
  void aDedicatedWorkerSendsItsProcessorsQueueElsewhere() {
    ListProgram busy = ListProgram.of("main.busy").then(new Operation.Compute(60 * MS, true));
    ListProgram main = main().then(new Operation.Allocate(30 << 20));
    for (int i = 0; i < 12; i++) {
      main.go(busy);
    }
    main.then(new Operation.CollectGarbage());
    WorldRun run = WorldRun.on(4, main);
    assertThat(run.of(EventKind.GC_WORKER_STARTED))
        .anyMatch(told -> told.a() == GcWorkerMode.DEDICATED.ordinal());
    assertThat(run.order()).contains("blocks (wait until GC ends)");
  }

  @Test
  void aCopyMadeInTheMiddleOfACollectionGoesTheSameWay() {
    ListProgram allocator = ListProgram.of("main.allocator");
    for (int i = 0; i < 60; i++) {
      allocator.then(new Operation.Allocate(256 << 10)).then(new Operation.Compute(20_000, true));
    }
    ListProgram main = main().go(allocator).go(allocator).go(allocator);
    main.then(new Operation.Sleep(20 * MS)).then(new Operation.CollectGarbage());
    List<String> whole = new ArrayList<>();
    WorldRun run = new WorldRun(main, Releases.newest(), 4);
    for (int i = 0; i < 40; i++) {
      run.runFor(100_000);
      WorldRun copy = run.copy();
      copy.toTheEnd();
      whole.add(copy.runtime.now() + " " + copy.runtime.steps());
    }
    run.toTheEnd();
    assertThat(whole).containsOnly(run.runtime.now() + " " + run.runtime.steps());
    assertThat(run.of(EventKind.GC_PHASE)).isNotEmpty();
  }

  @Test
  void sysmonForcesACollectionTwoMinutesAfterTheLast() {
    WorldRun run =
        WorldRun.on(
            2, main().then(new Operation.CollectGarbage()).then(new Operation.Sleep(130_000 * MS)));
    assertThat(run.of(EventKind.GC_TRIGGERED).stream().map(WorldRun.Told::a))
        .containsExactly((long) GcTrigger.CALL.ordinal(), (long) GcTrigger.TIME.ordinal());
  }

  @Test
  void aCallInTheMiddleOfACycleBeginsACycleOfItsOwn() {
    ListProgram collector = ListProgram.of("main.collector").then(new Operation.CollectGarbage());
    WorldRun run =
        WorldRun.on(
            4,
            main()
                .go(collector)
                .then(new Operation.Compute(100_000, true))
                .then(new Operation.CollectGarbage())
                .then(new Operation.Sleep(10 * MS)));
    assertThat(run.of(EventKind.GC_TRIGGERED)).hasSize(2);
  }

  @Test
  void onOneProcessorAFractionalWorkerMakesWayAndAnIdleOneEnds() {
    WorldRun run =
        WorldRun.on(1, main().go(nothing()).go(nothing()).then(new Operation.CollectGarbage()));
    assertThat(run.of(EventKind.GC_WORKER_STARTED).stream().map(WorldRun.Told::a))
        .startsWith((long) GcWorkerMode.FRACTIONAL.ordinal())
        .endsWith((long) GcWorkerMode.IDLE.ordinal())
        .doesNotContain((long) GcWorkerMode.DEDICATED.ordinal());
  }

  @Test
  void aFractionalWorkerLooksAroundAfterEachBlockOfVariables() {
    WorldRun run =
        WorldRun.on(1, main().go(nothing()).go(nothing()).then(new Operation.CollectGarbage()));
    long ofDataAlone = GcCycle.DATA / 1024 * 1_000 / 2;
    assertThat(run.of(EventKind.GC_WORKER_STOPPED).getFirst().a()).isEqualTo(ofDataAlone);
  }

  @Test
  void sweepingIsDoneBeforeThoseWhoWaitedForTheCycleRun() {
    WorldRun run = WorldRun.on(1, main().then(new Operation.CollectGarbage()));
    List<GcPhase> phases =
        run.of(EventKind.GC_PHASE).stream().map(told -> GcPhase.of(told.a())).toList();
    assertThat(phases)
        .containsExactly(GcPhase.MARK, GcPhase.MARK_TERMINATION, GcPhase.SWEEP, GcPhase.OFF);
    assertThat(run.order()).doesNotContain("yields");
  }

  @Test
  void aLargeHeapIsSweptByTurns() {
    ListProgram main = main();
    for (int i = 0; i < 48; i++) {
      main.then(new Operation.Allocate(64 << 10));
    }
    WorldRun run = WorldRun.on(1, main.then(new Operation.CollectGarbage()));
    assertThat(run.of(EventKind.GC_SWEPT)).hasSizeGreaterThan(5);
    assertThat(run.order()).contains("main  yields");
  }

  @Test
  void aLargeObjectIsOneSpan() {
    WorldRun run =
        WorldRun.on(
            1, main().then(new Operation.Allocate(3 << 20)).then(new Operation.CollectGarbage()));
    assertThat(run.of(EventKind.GC_SWEPT)).extracting(WorldRun.Told::a).containsExactly(2L);
  }

  @Test
  void aCollectionWakesTheScavengerWhichRunsOnce() {
    WorldRun run = WorldRun.on(1, main().then(new Operation.CollectGarbage()));
    assertThat(run.of(EventKind.GO_READIED)).filteredOn(told -> told.g() == SCAVENGER).hasSize(1);
  }

  @Test
  void gomaxprocsFollowsTheQuotaUnlessTheProgramHasChosen() {
    for (boolean chooses : List.of(false, true)) {
      ListProgram main = main();
      if (chooses) {
        main.then(new Operation.SetMaxProcs(8));
      }
      main.then(new Operation.Compute(3_000 * MS, true));
      WorldRun run = new WorldRun(main, Releases.newest(), 0);
      run.runFor(10 * MS);
      run.runtime.apply(new RuntimeCommand.Quota(250 * MS, 100 * MS));
      run.toTheEnd();
      List<Long> sizes = run.of(EventKind.PROCS_RESIZED).stream().map(WorldRun.Told::b).toList();
      assertThat(sizes).isEqualTo(chooses ? List.of(8L) : List.of(8L, 3L));
    }
  }

  @Test
  void withUpdatemaxprocs0GomaxprocsStaysAsItIs() {
    WorldRun run =
        new WorldRun(main().then(new Operation.Compute(3_000 * MS, true)), Releases.newest(), 0);
    run.runtime.apply(new RuntimeCommand.Godebug("updatemaxprocs", "0"));
    run.runFor(10 * MS);
    run.runtime.apply(new RuntimeCommand.Quota(250 * MS, 100 * MS));
    run.runFor(2_500 * MS);
    assertThat(run.of(EventKind.PROCS_RESIZED)).hasSize(1);

    run.runtime.apply(new RuntimeCommand.Godebug("updatemaxprocs", "1"));
    run.toTheEnd();
    assertThat(run.of(EventKind.PROCS_RESIZED)).last().extracting(WorldRun.Told::b).isEqualTo(3L);
  }
}
