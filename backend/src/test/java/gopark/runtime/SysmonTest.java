package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.RuntimeCommand;
import gopark.program.Operation.Compute;
import gopark.program.Operation.Gosched;
import gopark.program.Operation.NetworkRead;
import gopark.program.Operation.Sleep;
import gopark.program.Operation.Syscall;
import gopark.program.Operation.SyscallKind;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.PreemptedBy;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.release.Releases;
import gopark.runtime.release.SomeRules;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SysmonTest {
  private static final long US = 1_000;
  private static final long MS = 1_000_000;
  private final Code main = new Code("main.main");

  private static Compute computes(long ns) {
    return new Compute(ns, true);
  }

  private static Syscall call(long ns) {
    return new Syscall(ns, SyscallKind.BLOCKING);
  }

  private static List<Long> delays(WorldRun run) {
    return run.of(EventKind.SYSMON_ROUND).stream().map(WorldRun.Told::a).toList();
  }

  private static WorldRun.Told first(WorldRun run, EventKind kind) {
    assertThat(run.of(kind)).as("%s", kind).isNotEmpty();
    return run.of(kind).getFirst();
  }

  /** sysmon's rounds after a moment. */
  private static List<WorldRun.Told> roundsAfter(WorldRun run, long time) {
    return run.of(EventKind.SYSMON_ROUND).stream().filter(told -> told.time() > time).toList();
  }

  @Test
  void itSleeps51Times20MicrosecondsAndThenTwiceAsLongEachTimeUpToTenMilliseconds() {
    List<Long> delays = delays(WorldRun.on(1, main.then(computes(80 * MS))));
    List<Long> expected = new ArrayList<>();
    for (int i = 0; i < 51; i++) {
      expected.add(20 * US);
    }
    for (long delay = 40 * US; delay < 10 * MS; delay *= 2) {
      expected.add(delay);
    }
    expected.add(10 * MS);
    expected.add(10 * MS);

    assertThat(delays).startsWith(expected.toArray(new Long[0]));
    assertThat(expected).contains(5_120 * US);
  }

  @Test
  void takingAProcessorFromACallMakesItQuickAgain() {
    main.then(call(1_000)).then(computes(8 * MS));
    main.go(new Code("main.f").then(computes(5 * MS))).then(call(20 * MS));
    WorldRun run = WorldRun.on(1, main);
    long taken = first(run, EventKind.P_RETAKEN).time();
    long before =
        run.of(EventKind.SYSMON_ROUND).stream()
            .filter(told -> told.time() <= taken)
            .toList()
            .getLast()
            .a();

    assertThat(before).isGreaterThan(1 * MS);
    assertThat(roundsAfter(run, taken).getFirst().a()).isEqualTo(20 * US);
  }

  @Test
  void askingForAPreemptionDoesNot() {
    main.go(new Code("main.f").then(computes(60 * MS))).then(computes(60 * MS));
    WorldRun run = WorldRun.on(1, main);
    long asked = first(run, EventKind.PREEMPTION_REQUESTED).time();

    assertThat(roundsAfter(run, asked)).extracting(WorldRun.Told::a).containsOnly(10 * MS);
  }

  @Test
  void aLongRunnerIsAskedToStopBetweenTenAndTwentyMillisecondsAfterItsStart() {
    main.go(new Code("main.f").then(computes(60 * MS))).then(new Gosched());
    WorldRun run = WorldRun.on(1, main);
    long started =
        run.of(EventKind.GO_STARTED).stream()
            .filter(told -> told.g() == 6)
            .findFirst()
            .orElseThrow()
            .time();

    assertThat(first(run, EventKind.PREEMPTION_REQUESTED).time() - started)
        .isBetween(10 * MS, 20 * MS + 100 * US);
  }

  @Test
  void goroutinesThatShareATickAreOneLongRunToIt() {
    Code chain = new Code("main.last").then(computes(4 * MS));
    for (int i = 0; i < 12; i++) {
      chain = new Code("main.link").then(computes(4 * MS)).go(chain);
    }
    WorldRun run = WorldRun.on(1, main.go(chain).then(new Gosched()));

    assertThat(run.of(EventKind.PREEMPTION_REQUESTED)).isNotEmpty();
  }

  @Test
  void withAllProcessorsIdleItSleepsUntilTheNextTimer() {
    WorldRun run = WorldRun.on(1, main.then(new Sleep(30 * MS)).then(computes(2 * MS)));

    assertThat(first(run, EventKind.SYSMON_SLEPT).a()).isBetween(29 * MS, 30 * MS);
  }

  @Test
  void withoutTimersItSleepsAMinute() {
    WorldRun run = WorldRun.on(1, main.then(new NetworkRead(200_000 * MS)));

    assertThat(first(run, EventKind.SYSMON_SLEPT).a()).isEqualTo(60_000 * MS);
  }

  @Test
  void whileAProcessorWorksItDoesNotSleepDeeply() {
    assertThat(WorldRun.on(2, main.then(computes(50 * MS))).of(EventKind.SYSMON_SLEPT)).isEmpty();
  }

  @Test
  void theFirstLineOfSchedtraceComesAtOnce() {
    WorldRun run = new WorldRun(main.then(new Sleep(30 * MS)), Releases.newest(), 1);
    run.runtime.apply(new RuntimeCommand.Godebug("schedtrace", "10"));
    run.toTheEnd();

    assertThat(first(run, EventKind.SCHEDTRACE).time()).isLessThan(MS);
  }

  @Test
  void withSchedtraceItDoesNotSleepDeeply() {
    WorldRun run = new WorldRun(main.then(new Sleep(30 * MS)), Releases.newest(), 1);
    run.runtime.apply(new RuntimeCommand.Godebug("schedtrace", "10"));
    run.toTheEnd();

    assertThat(run.of(EventKind.SYSMON_SLEPT)).isEmpty();
    assertThat(run.of(EventKind.SCHEDTRACE)).hasSizeBetween(2, 5);
  }

  @Test
  void aReturnFromACallWakesItAndItIsQuickAgain() {
    WorldRun run = WorldRun.on(1, main.then(call(50 * MS)).then(computes(2 * MS)));
    WorldRun.Told woken = first(run, EventKind.SYSMON_WOKEN);
    WorldRun.Told round = roundsAfter(run, woken.time()).getFirst();

    assertThat(run.of(EventKind.SYSMON_SLEPT)).isNotEmpty();
    assertThat(round.a()).isEqualTo(20 * US);
    assertThat(round.b()).isZero();
  }

  @Test
  void aTimerThatEndsItsDeepSleepDoesNotMakeItQuickAgain() {
    main.then(computes(6 * MS)).then(new Sleep(30 * MS)).then(computes(20 * MS));
    WorldRun run = WorldRun.on(1, main);
    long slept = first(run, EventKind.SYSMON_SLEPT).time();

    assertThat(run.of(EventKind.SYSMON_WOKEN)).isEmpty();
    assertThat(roundsAfter(run, slept)).allMatch(told -> told.a() > 1 * MS && told.b() > 50);
  }

  @Test
  void startingTheWorldWakesIt() {
    BareCore bare = BareCore.with(1);
    bare.core.sysmonNote.start(bare.core.machines.newm(bare.m0, false));
    bare.core.sched.sysmonwait = true;
    bare.core.sched.gcwaiting = true;
    bare.m0.locks = 1;
    bare.core.world.start(bare.m0);

    assertThat(bare.of(EventKind.SYSMON_WOKEN)).hasSize(1);
  }

  @Test
  void aNetworkThatNobodyPolledForTenMillisecondsItPollsItself() {
    main.go(new Code("main.r").then(new NetworkRead(3 * MS))).then(new Gosched());
    main.then(computes(60 * MS));
    WorldRun run = WorldRun.on(1, main);
    WorldRun.Told injected = first(run, EventKind.INJECTED);

    assertThat(injected.m()).isEqualTo(1);
    assertThat(injected.time()).isGreaterThan(10 * MS);
  }

  @Test
  void whatItInjectsGoesToTheGlobalQueue() {
    BareCore bare = BareCore.with(1);
    Machine sysmon = bare.core.machines.newm(bare.m0, false);
    Goroutine g = bare.waiting();
    bare.core.parking.injectList(sysmon, bare.list(g));

    assertThat(bare.global()).containsExactly(g.goid);
  }

  @Test
  void itAsksAnewAtEachRoundUntilTheLongRunnerStops() {
    main.then(new Compute(100 * MS, false));
    WorldRun run = new WorldRun(main, Releases.newest(), 1);
    run.runtime.apply(new RuntimeCommand.Godebug("asyncpreemptoff", "1"));
    run.toTheEnd();
    List<WorldRun.Told> asked = run.of(EventKind.PREEMPTION_REQUESTED);

    assertThat(asked).hasSizeGreaterThan(5);
    assertThat(asked).allMatch(told -> told.b() == PreemptedBy.SYSMON.ordinal() && told.a() == 0);
    assertThat(run.of(EventKind.GO_PREEMPTED).stream().filter(told -> told.g() == 1))
        .hasSizeLessThanOrEqualTo(1);
  }

  @Test
  void processorsAreLookedAtInTheOrderOfTheirIds() {
    for (int i = 0; i < 3; i++) {
      main.go(new Code("main.f").then(computes(80 * MS)));
    }
    WorldRun run = WorldRun.on(4, main.then(computes(80 * MS)));
    long time = 0;
    List<Integer> asked = new ArrayList<>();
    for (WorldRun.Told told : run.of(EventKind.PREEMPTION_REQUESTED)) {
      if (told.time() != time) {
        time = told.time();
        asked.clear();
      }
      asked.add(told.p());
      assertThat(asked).isSorted();
    }
    assertThat(run.of(EventKind.PREEMPTION_REQUESTED)).hasSizeGreaterThan(4);
  }

  @Test
  void withoutTheRuleOfSysmonNothingIsTakenAndNobodyIsAsked() {
    main.go(new Code("main.f").then(computes(60 * MS))).then(call(30 * MS));
    WorldRun run =
        new WorldRun(main, SomeRules.of("sysmon", false).appliedTo(Releases.newest()), 1);
    run.toTheEnd();

    assertThat(run.of(EventKind.P_RETAKEN)).isEmpty();
    assertThat(run.of(EventKind.PREEMPTION_REQUESTED)).isEmpty();
  }
}
