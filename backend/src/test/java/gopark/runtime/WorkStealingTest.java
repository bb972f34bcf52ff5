package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.os.Kernel;
import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Source;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Timer;
import gopark.runtime.release.Releases;
import gopark.runtime.state.TimerKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorkStealingTest {
  private final BareCore bare = BareCore.with(2);
  private final Processor victim = bare.p(0);
  private final Machine thief = bare.another();
  private final Processor p = thief.processor();

  private Source source() {
    return Source.of(bare.of(EventKind.FIND_RUNNABLE).getLast().b());
  }

  @Test
  void aThiefTakesHalfOfTheQueueRoundedUpAndRunsTheLastOfIt() {
    for (int size : List.of(1, 2, 3, 4, 5, 256)) {
      BareCore two = BareCore.with(2);
      Machine m1 = two.another();
      List<Integer> queued = two.fill(two.p(0), size);
      int half = size - size / 2;

      two.search(m1);

      assertThat(two.runs(m1)).as("of %d", size).isEqualTo(queued.get(half - 1));
      assertThat(BareCore.local(m1.processor())).isEqualTo(queued.subList(0, half - 1));
      assertThat(BareCore.local(two.p(0))).isEqualTo(queued.subList(half, size));
    }
  }

  @Test
  void aStolenGoroutineBeginsASliceOfItsOwn() {
    bare.fill(victim, 1);
    bare.search(thief);

    assertThat(p.schedtick).isEqualTo(2);
  }

  @Test
  void theFirstThreeRoundsLeaveRunnextAlone() {
    victim.runnext = bare.runnable();
    bare.search(thief);

    assertThat(bare.of(EventKind.STEAL_ROUND)).extracting(BareCore.Told::a).contains(0L, 1L, 2L);
    assertThat(source()).isEqualTo(Source.STOLEN_RUNNEXT);
  }

  @Test
  void runnextIsStolenOnlyAfterANapOfThreeMicroseconds() {
    victim.runnext = bare.runnable();
    Goroutine wanted = victim.runnext;

    bare.searchUntil(thief, Machine.Phase.NAP);
    assertThat(victim.runnext).isSameAs(wanted);
    assertThat(bare.core.agenda.timeOf(Kernel.FIRST_THREAD + thief.id) - bare.core.clock.now())
        .isGreaterThanOrEqualTo(3_000);
    bare.step(thief);

    assertThat(bare.runs(thief)).isEqualTo(wanted.goid);
    assertThat(victim.runnext).isNull();
  }

  @Test
  void aQueueThatIsNotEmptyIsStolenFromBeforeRunnext() {
    victim.runnext = bare.runnable();
    List<Integer> queued = bare.fill(victim, 1);

    bare.search(thief);

    assertThat(bare.runs(thief)).isEqualTo(queued.getFirst());
    assertThat(victim.runnext).isNotNull();
  }

  @Test
  void aRunnextThatRanDuringTheNapIsLeftAlone() {
    victim.runnext = bare.runnable();
    bare.searchUntil(thief, Machine.Phase.NAP);
    victim.runnext = null;

    while (bare.step(thief)) {
      // The loop steps to the end of the search.
    }

    assertThat(thief.curg).isNull();
    assertThat(bare.of(EventKind.RUNNEXT_STOLEN)).isEmpty();
  }

  @Test
  void anotherRunnextThanBeforeTheNapIsNappedForAnew() {
    victim.runnext = bare.runnable();
    bare.searchUntil(thief, Machine.Phase.NAP);
    victim.runnext = bare.runnable();
    bare.step(thief);

    assertThat(thief.phase()).isEqualTo(Machine.Phase.NAP);
    assertThat(bare.of(EventKind.RUNNEXT_NAP)).hasSize(2);
  }

  @Test
  void aNapIsNotCutShortByAStopOfTheWorld() {
    victim.runnext = bare.runnable();
    Goroutine wanted = victim.runnext;
    bare.searchUntil(thief, Machine.Phase.NAP);
    bare.core.sched.gcwaiting = true;
    bare.step(thief);

    assertThat(bare.runs(thief)).isEqualTo(wanted.goid);
  }

  @Test
  void aProcessorThatNobodyRunsLosesItsRunnextAtOnce() {
    bare.core.processors.releasep(bare.m0);
    victim.runnext = bare.runnable();

    bare.search(thief);

    assertThat(bare.of(EventKind.RUNNEXT_NAP)).isEmpty();
    assertThat(source()).isEqualTo(Source.STOLEN_RUNNEXT);
  }

  @Test
  void idleProcessorsAreNotStolenFrom() {
    bare.core.processors.releasep(bare.m0);
    bare.core.processors.pidleput(victim);
    bare.fill(victim, 1);
    bare.searchUntil(thief, Machine.Phase.RELEASE);

    assertThat(bare.of(EventKind.STOLEN)).isEmpty();
  }

  private Goroutine sleeperOnVictim() {
    Goroutine g = bare.waiting();
    Timer timer = new Timer(0, TimerKind.SLEEP);
    timer.sleeper = g;
    timer.when = bare.core.clock.now();
    victim.timers.add(timer);
    return g;
  }

  @Test
  void dueTimersOfOthersRunInTheFourthRoundAndTheirGoroutineInheritsTheSlice() {
    Goroutine sleeper = sleeperOnVictim();

    bare.search(thief);

    assertThat(bare.of(EventKind.STEAL_ROUND))
        .extracting(BareCore.Told::a)
        .containsExactly(0L, 1L, 2L);
    assertThat(bare.runs(thief)).isEqualTo(sleeper.goid);
    assertThat(source()).isEqualTo(Source.STOLEN_TIMER);
    assertThat(p.schedtick).isEqualTo(1);
  }

  @Test
  void aStopOfTheWorldEndsTheRoundsAndTheSearchBeginsAnew() {
    bare.fill(victim, 3);
    bare.searchUntil(thief, Machine.Phase.STEAL);
    bare.core.sched.gcwaiting = true;
    bare.core.sched.stopwait = 2;
    bare.step(thief);

    assertThat(bare.of(EventKind.STOLEN)).isEmpty();
    assertThat(bare.core.sched.stopwait).isEqualTo(1);
    assertThat(bare.core.sched.nmspinning).isZero();
  }

  @Test
  void everyRoundVisitsAllProcessorsOnceInOneOfTheOrdersOfCoprimeSteps() {
    for (int n = 1; n <= 12; n++) {
      BareCore many = BareCore.with(n);
      for (int round = 0; round < 20; round++) {
        many.core.stealing.begin(many.m0);
        List<Integer> visited = new ArrayList<>();
        int position = many.m0.stealPosition;
        for (int i = 0; i < n; i++) {
          visited.add(position);
          position = (position + many.m0.stealStep) % n;
        }
        assertThat(visited).doesNotHaveDuplicates().hasSize(n);
        assertThat(many.m0.stealStep).isBetween(1, n);
      }
    }
  }

  @Test
  void theSeedDecidesWhereARoundBegins() {
    List<Integer> begins = new ArrayList<>();
    BareCore four = BareCore.with(4);
    for (int i = 0; i < 40; i++) {
      four.core.stealing.begin(four.m0);
      begins.add(four.m0.stealPosition);
    }

    assertThat(begins).contains(0, 1, 2, 3);
  }

  /** Up to 1.2 queues have no bound, and half of a long one is more than a new ring holds. */
  @Test
  void aThiefLosesNobodyOfAVeryLongQueue() {
    int many = 2_000;
    ListProgram main = ListProgram.of("main.main");
    for (int i = 0; i < many; i++) {
      main.go(ListProgram.of("main.f").then(new Operation.Compute(1_000, true)));
    }
    main.then(new Operation.Sleep(1_000_000_000));
    WorldRun run = new WorldRun(main, Releases.named("1.2"), 2);
    run.toTheEnd();

    assertThat(run.of(EventKind.STOLEN)).anyMatch(told -> told.b() > 256);
    assertThat(run.of(EventKind.GO_ENDED).stream().map(WorldRun.Told::g).distinct())
        .hasSizeGreaterThanOrEqualTo(many);
  }
}
