package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import gopark.program.Beginning;
import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.release.Releases;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.MachineState;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.RuntimeSnapshot;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What there is when main.main stands at its first line. */
class BootstrapTest {

  private static GoRuntime booted(String release, int procs, Beginning beginning) {
    RuntimeConfig config =
        new RuntimeConfig(
            Releases.named(release), procs, 4, 1, CostModel.ideal(), beginning, Limits.standard());
    Code main =
        new Code("main.main").go(new Code("main.f")).then(new Operation.Compute(1_000_000, true));
    GoRuntime runtime = new GoRuntime(config, main, new QuietSink());
    runtime.boot();
    return runtime;
  }

  private static RuntimeSnapshot at(String release, int procs) {
    return booted(release, procs, Beginning.QUIET).snapshot();
  }

  private static GoroutineState g(RuntimeSnapshot snapshot, int id) {
    GoroutineState g = snapshot.gs().get(id);
    assertThat(g).as("G%d", id).isNotNull();
    return g;
  }

  private static ProcessorState p0(RuntimeSnapshot snapshot) {
    ProcessorState p = snapshot.ps().get(0);
    assertThat(p).isNotNull();
    return p;
  }

  @Test
  void onOneProcessorThereAreThreeThreads() {
    RuntimeSnapshot snapshot = at("1.26", 1);

    assertThat(snapshot.ms().values())
        .extracting("state")
        .containsExactly(MachineState.RUNNING, MachineState.SYSMON, MachineState.PARKED);
  }

  @Test
  void mainBeginsAtTheFourthTick() {
    for (String release : List.of("1.26", "1.25", "1.24", "1.14")) {
      RuntimeSnapshot snapshot = booted(release, 1, Beginning.WITH_OS).snapshot();
      assertThat(p0(snapshot).schedtick()).as(release).isEqualTo(4);
    }
  }

  @Test
  void aQuietStartLetsTheRuntimesOwnGoroutinesParkFirst() {
    for (String release : List.of("1.26", "1.24")) {
      RuntimeSnapshot snapshot = at(release, 1);
      assertThat(snapshot.sched().runqsize()).isZero();
      assertThat(p0(snapshot).runqsize()).isZero();
      assertThat(p0(snapshot).runnext()).isNull();
      assertThat(p0(snapshot).schedtick()).isBetween(4, 6);
    }
  }

  @Test
  void sysmonIsTheSecondThreadAndHasNoProcessor() {
    RuntimeSnapshot snapshot = at("1.26", 2);

    assertThat(snapshot.sysmon().m()).isEqualTo(1);
    assertThat(snapshot.ms().get(1)).extracting("p").isNull();
    assertThat(snapshot.sched().nmsys()).isEqualTo(1);
  }

  @Test
  void theRuntimesOwnGoroutinesHaveTheNextIdsAfterMain() {
    RuntimeSnapshot snapshot = at("1.24", 1);

    assertThat(g(snapshot, 1).status()).isEqualTo(GoroutineStatus.RUNNING);
    assertThat(g(snapshot, 1).system()).isFalse();
    assertThat(List.of(g(snapshot, 2), g(snapshot, 3), g(snapshot, 4)))
        .extracting(GoroutineState::name, g -> g.waitReason().text(), GoroutineState::system)
        .containsExactly(
            tuple("runtime.forcegchelper", "force gc (idle)", true),
            tuple("runtime.bgsweep", "GC sweep wait", true),
            tuple("runtime.bgscavenge", "GC scavenge wait", true));
  }

  @Test
  void since125TheUpdaterOfGomaxprocsComesAfterThem() {
    assertThat(g(at("1.25", 1), 5).name()).isEqualTo("runtime.updateMaxProcsGoroutine");
    assertThat(at("1.24", 1).gs()).doesNotContainKey(5);
  }

  @Test
  void withPackageOsTheFinalizersGoroutineWaitsInTheQueueForItsFirstTurn() {
    RuntimeSnapshot snapshot = booted("1.24", 1, Beginning.WITH_OS).snapshot();

    assertThat(p0(snapshot).runnext()).isEqualTo(5);
    assertThat(g(snapshot, 5).name()).isEqualTo("runtime.runfinq");
    assertThat(g(snapshot, 5).status()).isEqualTo(GoroutineStatus.RUNNABLE);
  }

  @Test
  void withPackageNetWhoCleansUpAfterUniqueValuesWaitsThereToo() {
    Beginning net = new Beginning(false, true, true);

    RuntimeSnapshot now = booted("1.26", 1, net).snapshot();
    assertThat(List.of(g(now, 5).name(), g(now, 6).name(), g(now, 7).name()))
        .containsExactly(
            "runtime.updateMaxProcsGoroutine", "runtime.runFinalizers", "runtime.runCleanups");
    assertThat(p0(now).runnext()).isEqualTo(7);

    RuntimeSnapshot before = booted("1.24", 1, net).snapshot();
    assertThat(g(before, 6).name())
        .isEqualTo("runtime.unique_runtime_registerUniqueMapCleanup.gowrap1");
    assertThat(booted("1.14", 1, net).snapshot().gs()).doesNotContainKey(6);
  }

  private static int firstOfTheUser(String release, int procs, Beginning beginning) {
    GoRuntime runtime = booted(release, procs, beginning);
    for (int i = 0; i < 3; i++) {
      runtime.step();
    }
    return runtime.snapshot().gs().values().stream()
        .filter(g -> g.name().equals("main.f"))
        .findFirst()
        .orElseThrow()
        .id();
  }

  @Test
  void theUsersFirstGoroutineComesNext() {
    assertThat(firstOfTheUser("1.24", 1, Beginning.QUIET)).isEqualTo(5);
    assertThat(firstOfTheUser("1.24", 1, Beginning.WITH_OS)).isEqualTo(6);
    assertThat(firstOfTheUser("1.26", 1, Beginning.QUIET)).isEqualTo(6);
  }

  @Test
  void mainIsNoLongerLockedToItsThread() {
    RuntimeSnapshot snapshot = at("1.26", 1);

    assertThat(g(snapshot, 1).lockedm()).isNull();
    assertThat(snapshot.ms().get(0)).extracting("lockedInt").isEqualTo(0);
  }

  @Test
  void theThirdThreadIsMadeSinceMainIsLockedWhileItWaitsForItsHelpers() {
    WorldRun run = new WorldRun(new Code("main.main"), Releases.newest(), 1);

    assertThat(run.of(EventKind.M_PARKED_LOCKED)).extracting(WorldRun.Told::m).contains(0);
    assertThat(run.of(EventKind.M_CREATED)).extracting(WorldRun.Told::m).containsExactly(1, 2);
  }

  @Test
  void mainInheritsItsFirstSlice() {
    WorldRun run = new WorldRun(new Code("main.main"), Releases.newest(), 1);
    WorldRun.Told first = run.of(EventKind.GO_STARTED).getFirst();

    assertThat(first.g()).isEqualTo(1);
    assertThat(first.a()).isEqualTo(1);
    assertThat(first.b()).isZero();
  }

  @Test
  void theFirstThreadMadeIsSysmonsThoughProcessorsAreIdle() {
    WorldRun run = new WorldRun(new Code("main.main"), Releases.newest(), 4);

    assertThat(run.of(EventKind.M_CREATED).getFirst().a()).isZero();
    assertThat(run.runtime.snapshot().sysmon().m()).isEqualTo(1);
  }

  @Test
  void gomaxprocsIsWhatIsAskedForAndElseTheNumberOfCpus() {
    assertThat(at("1.26", 3).gomaxprocs()).isEqualTo(3);
    assertThat(at("1.26", 0).gomaxprocs()).isEqualTo(4);
  }

  @Test
  void whatTheEnvironmentAsksForIsCustom() {
    assertThat(at("1.26", 3).sched().customGomaxprocs()).isTrue();
    assertThat(at("1.26", 0).sched().customGomaxprocs()).isFalse();
  }

  @Test
  void markWorkersAppearWithTheFirstCollectionOnly() {
    WorldRun run =
        new WorldRun(
            new Code("main.main").then(new Operation.CollectGarbage()), Releases.newest(), 2);
    assertThat(workers(run)).isZero();

    run.toTheEnd();

    assertThat(workers(run)).isEqualTo(2);
  }

  private static long workers(WorldRun run) {
    return run.runtime.snapshot().gs().values().stream()
        .filter(g -> g.name().equals("runtime.gcBgMarkWorker"))
        .count();
  }
}
