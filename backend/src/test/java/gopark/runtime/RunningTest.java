package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation.Gosched;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.event.Preempted;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Executing, yielding, parking, readying and ending. */
class RunningTest {
  private final BareCore bare = BareCore.with(1);
  private final Processor p = bare.p(0);

  @Test
  void whoIsExecutedBeginsASliceUnlessItInherits() {
    bare.core.scheduler.execute(bare.m0, bare.runnable(), false);
    assertThat(p.schedtick).isEqualTo(2);
    bare.m0.curg = null;
    bare.core.scheduler.execute(bare.m0, bare.runnable(), true);
    assertThat(p.schedtick).isEqualTo(2);
  }

  @Test
  void whoIsExecutedIsNoLongerAskedToStop() {
    Goroutine g = bare.runnable();
    g.preempt = true;
    g.setWaitReason(WaitReason.SLEEP);
    bare.core.scheduler.execute(bare.m0, g, false);

    assertThat(g.preempt).isFalse();
    assertThat(g.waitReason()).isEqualTo(WaitReason.NONE);
    assertThat(g.is(GoroutineStatus.RUNNING)).isTrue();
    assertThat(g.m).isSameAs(bare.m0);
  }

  @Test
  void goschedPutsTheGoroutineAtTheTailOfTheGlobalQueue() {
    List<Integer> global = bare.fillGlobal(1);
    Goroutine g = bare.running(bare.m0);
    bare.core.parking.gosched(bare.m0);

    assertThat(bare.global()).containsExactly(global.getFirst(), g.goid);
    assertThat(bare.m0.curg).isNull();
  }

  @Test
  void since122GoschedAndPreemptionWakeAMachine() {
    for (String release : List.of("1.26", "1.24", "1.14")) {
      BareCore two = BareCore.with(2, release);
      two.running(two.m0);
      two.core.parking.gosched(two.m0);
      BareCore other = BareCore.with(2, release);
      other.running(other.m0);
      other.core.parking.preempted(other.m0, Preempted.AT_A_CALL);
      int woken = release.equals("1.14") ? 0 : 1;

      assertThat(two.of(EventKind.M_CREATED)).as(release).hasSize(woken);
      assertThat(other.of(EventKind.M_CREATED)).as(release).hasSize(woken);
    }
  }

  @Test
  void goyieldPutsTheGoroutineAtTheTailOfTheLocalQueueAndCountsAsAPreemption() {
    p.runnext = bare.runnable();
    List<Integer> queued = bare.fill(p, 1);
    Goroutine g = bare.running(bare.m0);
    bare.core.parking.goyield(bare.m0);

    assertThat(BareCore.local(p)).containsExactly(queued.getFirst(), g.goid);
    assertThat(bare.of(EventKind.GO_PREEMPTED))
        .extracting(BareCore.Told::a)
        .containsExactly((long) Preempted.HANDED_OFF.ordinal());
  }

  @Test
  void aPreemptedGoroutineGoesToTheTailOfTheGlobalQueue() {
    Goroutine g = bare.running(bare.m0);
    bare.core.parking.preempted(bare.m0, Preempted.BY_SIGNAL);

    assertThat(bare.global()).containsExactly(g.goid);
    assertThat(p.runnext).isNull();
  }

  @Test
  void since126WhoIsPreemptedForAStopOfTheWorldStaysInItsRunnext() {
    bare.core.sched.gcwaiting = true;
    Goroutine g = bare.running(bare.m0);
    bare.core.parking.preempted(bare.m0, Preempted.BY_SIGNAL);
    assertThat(p.runnext).isSameAs(g);

    BareCore before = BareCore.with(1, "1.25");
    before.core.sched.gcwaiting = true;
    Goroutine other = before.running(before.m0);
    before.core.parking.preempted(before.m0, Preempted.BY_SIGNAL);
    assertThat(before.global()).containsExactly(other.goid);
  }

  @Test
  void whoYieldsForItselfDuringAStopGoesToTheGlobalQueueInEveryRelease() {
    bare.core.sched.gcwaiting = true;
    Goroutine g = bare.running(bare.m0);
    bare.core.parking.gosched(bare.m0);

    assertThat(bare.global()).containsExactly(g.goid);
  }

  @Test
  void whoParksIsInNoQueueAndItsMachineLooksForAnother() {
    Goroutine g = bare.running(bare.m0);
    bare.core.parking.park(bare.m0, WaitReason.CHAN_RECEIVE, 7);

    assertThat(g.is(GoroutineStatus.WAITING)).isTrue();
    assertThat(g.m).isNull();
    assertThat(p.hasNoWork()).isTrue();
    assertThat(bare.core.sched.runq.isEmpty()).isTrue();
    assertThat(bare.m0.phase()).isEqualTo(Machine.Phase.SCHEDULE);
  }

  @Test
  void whoIsReadiedGoesToTheRunnextOfTheWakerWhereverItRan() {
    BareCore two = BareCore.with(2);
    Machine m1 = two.another();
    Goroutine g = two.running(m1);
    two.core.parking.park(m1, WaitReason.CHAN_RECEIVE, 0);
    Goroutine kicked = two.runnable();
    two.p(0).runnext = kicked;

    two.core.parking.ready(two.m0, g);

    assertThat(two.p(0).runnext).isSameAs(g);
    assertThat(BareCore.local(two.p(0))).containsExactly(kicked.goid);
  }

  @Test
  void readyingWakesAMachine() {
    BareCore two = BareCore.with(2);
    two.core.parking.ready(two.m0, two.waiting());

    assertThat(two.of(EventKind.M_CREATED)).hasSize(1);
  }

  @Test
  void whoEndsIsDeadAndInTheFreeListOfItsProcessor() {
    Goroutine g = bare.running(bare.m0);
    bare.core.scheduler.goexit(bare.m0);

    assertThat(g.is(GoroutineStatus.DEAD)).isTrue();
    assertThat(p.gFree.top).isSameAs(g);
    assertThat(bare.m0.phase()).isEqualTo(Machine.Phase.SCHEDULE);
  }

  @Test
  void aChainOfHandOffsThroughRunnextSharesOneTick() {
    Code last = new Code("main.c");
    Code middle = new Code("main.b").go(last);
    Code main = new Code("main.main").go(new Code("main.a").go(middle)).then(new Gosched());
    WorldRun run = WorldRun.on(1, main);
    List<Long> ticks =
        run.of(EventKind.GO_STARTED).stream()
            .filter(told -> told.g() >= 6)
            .map(WorldRun.Told::b)
            .distinct()
            .toList();

    assertThat(ticks).hasSize(1);
  }

  @Test
  void aYieldWithNobodyElseRunsOnAtOnce() {
    Code main = new Code("main.main").then(new Gosched());
    WorldRun run = WorldRun.on(1, main);

    assertThat(run.of(EventKind.GO_YIELDED).getLast().a()).isEqualTo(Place.GLOBAL_TAIL.ordinal());
    assertThat(run.of(EventKind.GO_STARTED).getLast().g()).isEqualTo(Goroutine.MAIN);
  }
}
