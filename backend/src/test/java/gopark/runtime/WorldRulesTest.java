package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.RuntimeCommand;
import gopark.program.Operation;
import gopark.program.Operation.Allocate;
import gopark.program.Operation.CollectGarbage;
import gopark.program.Operation.Compute;
import gopark.program.Operation.Gosched;
import gopark.program.Operation.SetMaxProcs;
import gopark.program.Operation.Sleep;
import gopark.program.Operation.UseStack;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.GcTrigger;
import gopark.runtime.event.Place;
import gopark.runtime.event.StopReason;
import gopark.runtime.release.Releases;
import gopark.runtime.state.GcWorkerMode;
import gopark.runtime.state.WaitReason;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stopping the world, collecting in it and changing its processors. */
class WorldRulesTest {
  private static final long MS = 1_000_000;
  private static final long MB = 1 << 20;

  private static ListProgram main() {
    return ListProgram.of("main.main");
  }

  private static ListProgram computes(long ns) {
    return ListProgram.of("main.f").then(new Compute(ns, true));
  }

  private static WorldRun run(int procs, ListProgram main) {
    WorldRun run = new WorldRun(main, Releases.newest(), procs);
    run.told.clear();
    run.toTheEnd();
    return run;
  }

  // ---- the collector

  @Test
  void aCollectionStopsTheWorldTwice() {
    WorldRun run = run(2, main().then(new CollectGarbage()));
    assertThat(run.of(EventKind.STW_STARTED).stream().map(told -> StopReason.of(told.a())))
        .containsExactly(StopReason.GC_SWEEP_TERMINATION, StopReason.GC_MARK_TERMINATION);
    assertThat(run.of(EventKind.WORLD_STARTED))
        .hasSize(2)
        .allMatch(told -> told.a() >= 3_000 && told.a() <= 50_000);
  }

  @Test
  void theFirstCollectionMakesAWorkerForEachProcessorAndTheNextMakesNone() {
    assertThat(run(4, main().then(new CollectGarbage())).of(EventKind.GO_CREATED)).hasSize(4);
    WorldRun twice = run(4, main().then(new CollectGarbage(), 2));
    assertThat(twice.of(EventKind.GO_CREATED)).hasSize(4);
    assertThat(twice.order().lines().filter(line -> line.equals("main  blocks (chan receive)")))
        .hasSize(4);
  }

  @Test
  void aSmallHeapIsCollectedAtFourMegabytesAndALargerOneWhenItHasDoubled() {
    ListProgram main = main().then(new Allocate(64 << 10), 400);
    WorldRun run = run(1, main);
    List<WorldRun.Told> changes = run.of(EventKind.HEAP_CHANGED);
    assertThat(changes.getFirst().b()).isBetween(3 * MB + MB / 2, 4 * MB);
    assertThat(run.of(EventKind.GC_TRIGGERED))
        .isNotEmpty()
        .allMatch(told -> told.a() == GcTrigger.HEAP.ordinal());
  }

  @ParameterizedTest
  @CsvSource({"4, 1, false", "8, 2, false", "6, 1, true", "2, 0, true"})
  void soManyMarkToTheEndAndOthersForAFraction(int procs, int dedicated, boolean fractional) {
    ListProgram main = main().then(new Allocate(3 * MB));
    for (int i = 0; i < 2 * procs; i++) {
      main.go(computes(30 * MS));
    }
    main.then(new Compute(MS, true)).then(new CollectGarbage());
    List<GcWorkerMode> modes =
        run(procs, main).of(EventKind.GC_WORKER_STARTED).stream()
            .map(told -> GcWorkerMode.of(told.a()))
            .toList();
    assertThat(modes.stream().filter(GcWorkerMode.DEDICATED::equals).count()).isEqualTo(dedicated);
    assertThat(modes.contains(GcWorkerMode.FRACTIONAL)).isEqualTo(fractional);
  }

  @Test
  void aDedicatedWorkerThatIsAskedToStopMovesItsProcessorsQueueToTheGlobalOneAndMarksOn() {
    ListProgram main = main();
    for (int i = 0; i < 40; i++) {
      main.go(computes(100 * MS));
    }
    main.then(new Compute(2 * MS, true)).then(new Allocate(80 * MB));
    WorldRun run = run(4, main.then(new Compute(100 * MS, true)));
    WorldRun.Told stopped =
        run.of(EventKind.GC_WORKER_STOPPED).stream()
            .filter(told -> told.b() == GcWorkerMode.DEDICATED.ordinal())
            .findFirst()
            .orElseThrow();
    long began = stopped.time() - stopped.a();
    List<WorldRun.Told> moved =
        run.of(EventKind.GO_READIED).stream()
            .filter(told -> told.time() > began && told.time() < stopped.time())
            .filter(told -> told.m() == stopped.m())
            .toList();
    assertThat(moved)
        .isNotEmpty()
        .allMatch(told -> Place.of(told.b()) == Place.GLOBAL_TAIL && told.p() == stopped.p());
    assertThat(stopped.a()).isGreaterThan(10 * MS);
  }

  @Test
  void whoCannotPayItsDebtWaitsForTheWorkers() {
    ListProgram allocates = ListProgram.of("main.f").then(new Allocate(512 << 10), 60);
    ListProgram main = main();
    for (int i = 0; i < 6; i++) {
      main.go(allocates);
    }
    WorldRun run = run(4, main.then(new Sleep(200 * MS)));
    assertThat(run.of(EventKind.GO_PARKED))
        .anyMatch(told -> told.a() == WaitReason.GC_ASSIST_WAIT.ordinal());
    assertThat(run.of(EventKind.GO_ENDED)).hasSize(6);
  }

  @Test
  void aStackOfWhichLessThanAQuarterIsUsedIsHalvedByEachCollectionDownTo2048() {
    ListProgram deep = ListProgram.of("main.deep").then(new UseStack(10_000));
    deep.then(new UseStack(100)).then(new Sleep(100 * MS));
    ListProgram main = main().go(deep).then(new Gosched()).then(new CollectGarbage(), 6);
    WorldRun run = run(1, main);
    assertThat(run.of(EventKind.STACK_SHRUNK).stream().map(WorldRun.Told::b))
        .startsWith(8192L)
        .allMatch(bytes -> bytes >= 2048);
  }

  // ---- stopping

  @Test
  void idleProcessorsStopAtOnceAndRunningOnesWhenTheyNextSchedule() {
    ListProgram main = main().go(computes(5 * MS)).then(new Compute(MS, true));
    WorldRun run = run(4, main.then(new Operation.ReadMemStats()));
    List<WorldRun.Told> stops = run.of(EventKind.P_STOPPED);
    long began = run.of(EventKind.STW_STARTED).getFirst().time();
    assertThat(stops).hasSize(4);
    assertThat(stops.stream().map(WorldRun.Told::a)).containsExactly(3L, 2L, 1L, 0L);
    assertThat(stops.subList(0, 3)).allMatch(told -> told.time() == began);
    assertThat(stops.getLast().time()).isGreaterThan(began);
  }

  @Test
  void nothingOfTheUsersRunsWhileTheWorldStands() {
    ListProgram main = main();
    for (int i = 0; i < 8; i++) {
      main.go(computes(2 * MS));
    }
    main.then(new Compute(MS, true)).then(new Operation.ReadMemStats());
    WorldRun run = run(3, main.then(new Compute(MS, true)));
    long stopped = run.of(EventKind.WORLD_STOPPED).getFirst().time();
    long started = run.of(EventKind.WORLD_STARTED).getFirst().time();
    assertThat(run.of(EventKind.GO_STARTED))
        .noneMatch(told -> told.time() > stopped && told.time() < started);
  }

  // ---- GOMAXPROCS

  @Test
  void askingForNoneOrFewerOnlyTellsTheNumber() {
    ListProgram main = main().then(new SetMaxProcs(0)).noteNumber("");
    main.then(new SetMaxProcs(-3)).noteNumber("");
    WorldRun run = run(3, main);
    assertThat(main.noted()).isEqualTo("3 3");
    assertThat(run.of(EventKind.STW_STARTED)).isEmpty();
  }

  @Test
  void aChangeGivesTheNumberBeforeAndStopsTheWorldOnce() {
    ListProgram main = main().then(new SetMaxProcs(5)).noteNumber("");
    main.then(new SetMaxProcs(0)).noteNumber("");
    WorldRun run = run(2, main);
    assertThat(main.noted()).isEqualTo("2 5");
    assertThat(run.of(EventKind.STW_STARTED).stream().map(told -> StopReason.of(told.a())))
        .containsExactly(StopReason.GOMAXPROCS);
  }

  @Test
  void newProcessorsGetWorkOnlyByStealingOrWaking() {
    ListProgram main = main();
    for (int i = 0; i < 4; i++) {
      main.go(computes(2 * MS));
    }
    WorldRun run = run(1, main.then(new SetMaxProcs(3)).then(new Compute(10 * MS, true)));
    WorldRun.Told resized = run.of(EventKind.PROCS_RESIZED).getFirst();
    assertThat(run.of(EventKind.GO_READIED)).noneMatch(told -> told.time() == resized.time());
    assertThat(run.told.stream().map(WorldRun.Told::kind))
        .containsAnyOf(EventKind.STOLEN, EventKind.GLOBAL_BATCH_TAKEN);
  }

  @Test
  void theTimersOfARemovedProcessorStillFire() {
    ListProgram sleeper = ListProgram.of("main.sleeper").then(new Sleep(20 * MS));
    ListProgram main = main();
    for (int i = 0; i < 4; i++) {
      main.go(sleeper);
    }
    main.then(new Compute(MS, true)).then(new SetMaxProcs(1)).then(new Sleep(30 * MS));
    WorldRun run = run(4, main);
    assertThat(run.of(EventKind.TIMER_FIRED)).hasSize(5);
    assertThat(run.of(EventKind.GO_ENDED)).hasSize(4);
  }

  @Test
  void theQuotaIsLookedAtAtMostOnceASecond() {
    WorldRun run = new WorldRun(main().then(new Compute(4_000 * MS, true)), Releases.newest(), 0);
    run.told.clear();
    run.runFor(1_200 * MS);
    run.runtime.apply(new RuntimeCommand.Quota(250 * MS, 100 * MS));
    long changed = run.runtime.now();
    run.toTheEnd();
    WorldRun.Told resized = run.of(EventKind.PROCS_RESIZED).getFirst();
    assertThat(resized.b()).isEqualTo(3);
    assertThat(resized.time() - changed).isBetween(1L, 1_100 * MS);
    assertThat(run.of(EventKind.PROCS_RESIZED)).hasSize(1);
  }

  @Test
  void before125NobodyFollowsTheQuota() {
    WorldRun run =
        new WorldRun(main().then(new Compute(3_000 * MS, true)), Releases.named("1.24"), 0);
    run.told.clear();
    run.runtime.apply(new RuntimeCommand.Quota(250 * MS, 100 * MS));
    run.toTheEnd();
    assertThat(run.of(EventKind.PROCS_RESIZED)).isEmpty();
  }
}
