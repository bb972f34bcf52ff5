package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.RuntimeCommand;
import gopark.program.Operation;
import gopark.program.Operation.Compute;
import gopark.program.Operation.Gosched;
import gopark.program.Operation.ReadMemStats;
import gopark.program.Operation.SyscallKind;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Preempted;
import gopark.runtime.event.PreemptedBy;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.release.Debug;
import gopark.runtime.release.Releases;
import java.util.List;
import org.junit.jupiter.api.Test;

class PreemptionTest {
  private static final long MS = 1_000_000;
  private static final Compute WITH_CALLS = new Compute(60 * MS, true);
  private static final Compute TIGHT = new Compute(60 * MS, false);

  private final BareCore bare = BareCore.with(2);

  /** A goroutine that runs so on the machine. */
  private Goroutine runs(Machine m, Compute operation) {
    Goroutine g = bare.running(m);
    g.operation = operation;
    bare.core.threads.busy(m, operation.ns());
    return g;
  }

  private boolean request(Processor p) {
    return bare.core.preemption.request(null, p, PreemptedBy.SYSMON);
  }

  @Test
  void whoIsAskedHasTheFlagAndItsProcessorTheSignal() {
    Goroutine g = runs(bare.m0, TIGHT);

    assertThat(request(bare.p(0))).isTrue();
    assertThat(g.preempt).isTrue();
    assertThat(bare.p(0).preempt).isTrue();
    assertThat(bare.m0.signalPending).isTrue();
  }

  @Test
  void withAsyncpreemptoffThereIsAFlagButNoSignal() {
    Debug off = Debug.NOTHING.with("asyncpreemptoff", "1", Releases.newest());
    bare.core.release.set(off.appliedTo(Releases.newest()));
    Goroutine g = runs(bare.m0, TIGHT);
    request(bare.p(0));

    assertThat(g.preempt).isTrue();
    assertThat(bare.p(0).preempt).isFalse();
    assertThat(bare.m0.signalPending).isFalse();
  }

  @Test
  void oneSignalAtATimeIsOnItsWay() {
    Goroutine g = runs(bare.m0, TIGHT);
    request(bare.p(0));
    long left = g.computeLeft;
    request(bare.p(0));

    assertThat(g.computeLeft).isEqualTo(left).isPositive();
  }

  @Test
  void nobodyIsAskedWhileInASystemCall() {
    Goroutine g = bare.running(bare.m0);
    bare.core.syscalls.enter(bare.m0, g, new Operation.Syscall(1_000, SyscallKind.BLOCKING));

    assertThat(request(bare.p(0))).isFalse();
    assertThat(g.preempt).isFalse();
  }

  @Test
  void nobodyIsAskedWhoseMachineLooksForWorkOrAsksItself() {
    assertThat(request(bare.p(0))).isFalse();
    assertThat(request(bare.p(1))).isFalse();
    runs(bare.m0, TIGHT);
    assertThat(bare.core.preemption.request(bare.m0, bare.p(0), PreemptedBy.STOP_THE_WORLD))
        .isFalse();
  }

  private static WorldRun against(Compute operation, String release) {
    Code main = new Code("main.main").go(new Code("main.f")).then(operation);
    WorldRun run = new WorldRun(main, Releases.named(release), 1);
    run.toTheEnd();
    return run;
  }

  private static List<Preempted> stops(WorldRun run) {
    return run.of(EventKind.GO_PREEMPTED).stream()
        .map(told -> Preempted.of(told.a()))
        .distinct()
        .toList();
  }

  @Test
  void codeWithCallsStopsAtItsNextCallWithoutASignal() {
    WorldRun run = against(WITH_CALLS, "1.26");

    assertThat(stops(run)).containsExactly(Preempted.AT_A_CALL);
    assertThat(run.of(EventKind.SIGNAL_HANDLED)).isEmpty();
  }

  @Test
  void aTightLoopStopsAtASignal() {
    WorldRun run = against(TIGHT, "1.26");

    assertThat(stops(run)).containsExactly(Preempted.BY_SIGNAL);
    assertThat(run.of(EventKind.SIGNAL_HANDLED)).isNotEmpty();
  }

  @Test
  void everySignalHandledIsCounted() {
    WorldRun run = against(TIGHT, "1.26");
    int signals = run.of(EventKind.SIGNAL_HANDLED).size();

    assertThat(run.runtime.snapshot().ms().values()).extracting("preemptGen").contains(signals);
  }

  @Test
  void before114ATightLoopRunsToItsEnd() {
    WorldRun run = against(TIGHT, "1.13");

    assertThat(run.of(EventKind.SIGNAL_HANDLED)).isEmpty();
    assertThat(run.of(EventKind.PREEMPTION_REQUESTED)).isNotEmpty();
    assertThat(stops(run)).doesNotContain(Preempted.BY_SIGNAL);
  }

  @Test
  void before114CodeWithCallsStopsAtItsCalls() {
    assertThat(stops(against(WITH_CALLS, "1.13"))).containsExactly(Preempted.AT_A_CALL);
  }

  @Test
  void twoLongRunnersTakeTurns() {
    WorldRun run =
        WorldRun.on(
            1, new Code("main.main").go(new Code("main.f").then(WITH_CALLS)).then(WITH_CALLS));

    assertThat(run.of(EventKind.GO_PREEMPTED)).hasSizeBetween(4, 12);
  }

  @Test
  void whoIsPreemptedGoesOnWhereItStood() {
    WorldRun run = against(TIGHT, "1.26");

    assertThat(run.told.getLast().time()).isBetween(60 * MS, 62 * MS);
  }

  @Test
  void aStopOfTheWorldAsksAgainEvery100Microseconds() {
    Code main = new Code("main.main").go(new Code("main.f").then(TIGHT));
    main.then(new Compute(MS, true)).then(new ReadMemStats());
    WorldRun run = new WorldRun(main, Releases.newest(), 2);
    run.runtime.apply(new RuntimeCommand.Godebug("asyncpreemptoff", "1"));
    run.toTheEnd();
    List<WorldRun.Told> asked =
        run.of(EventKind.PREEMPTION_REQUESTED).stream()
            .filter(told -> told.b() == PreemptedBy.STOP_THE_WORLD.ordinal())
            .toList();

    assertThat(asked.size()).isGreaterThan(100);
    for (int i = 1; i < asked.size(); i++) {
      assertThat(asked.get(i).time() - asked.get(i - 1).time()).isEqualTo(100_000);
    }
  }

  @Test
  void whoStopsTheWorldIsNotStoppedItself() {
    Code main = new Code("main.main").then(new ReadMemStats()).then(new Gosched());
    WorldRun run = WorldRun.on(2, main);

    assertThat(run.of(EventKind.GO_PREEMPTED)).isEmpty();
  }

  @Test
  void afterItsPreemptionAGoroutineHasNoFlag() {
    Goroutine g = runs(bare.m0, TIGHT);
    request(bare.p(0));
    bare.core.parking.preempted(bare.m0, Preempted.BY_SIGNAL);

    assertThat(g.preempt).isFalse();
  }
}
