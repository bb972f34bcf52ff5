package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.program.Operation.CountGoroutines;
import gopark.program.Operation.Gosched;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.release.Releases;
import gopark.runtime.state.GoroutineStatus;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NewprocTest {
  private final List<String> log = new ArrayList<>();
  private final Code main = new Code("main.main");
  private final BareCore bare = BareCore.with(1);

  private Goroutine start(BareCore where, Machine m) {
    return where.core.goroutines.newproc(m, null, new Code("main.f"));
  }

  /** The goroutine runs and ends. */
  private static void end(BareCore where, Goroutine g) {
    where.m0.processor().runnext = null;
    g.become(GoroutineStatus.RUNNING, where.core.clock.now());
    where.core.goroutines.retire(where.m0, g);
  }

  @Test
  void aNewGoroutineIsInTheRunnextOfItsCreator() {
    WorldRun run = WorldRun.on(1, main.go(new Code("main.f")).then(new Gosched()));

    assertThat(run.of(EventKind.GO_CREATED).getLast().b()).isEqualTo(Place.RUNNEXT.ordinal());
  }

  @Test
  void itsCreatorIsItsParent() {
    Goroutine parent = bare.running(bare.m0);

    Goroutine child = bare.core.goroutines.newproc(bare.m0, parent, new Code("main.f"));

    assertThat(child.parentGoid).isEqualTo(parent.goid);
    assertThat(child.is(GoroutineStatus.RUNNABLE)).isTrue();
  }

  @Test
  void aNewGoroutineNeverRunsBeforeItsCreatorStops() {
    main.go(new Code("main.f").note(log, "f"))
        .then(new Operation.Compute(50_000, true))
        .note(log, "main")
        .then(new Gosched());
    WorldRun.on(1, main);

    assertThat(log).containsExactly("main", "f");
  }

  @Test
  void aNewGoroutineWakesAMachineIfAProcessorIsIdleAndNobodySpins() {
    BareCore two = BareCore.with(2);

    start(two, two.m0);
    start(two, two.m0);

    assertThat(two.of(EventKind.M_CREATED)).hasSize(1);
    assertThat(two.core.sched.nmspinning).isEqualTo(1);
  }

  @Test
  void beforeMainHasStartedANewGoroutineWakesNobody() {
    BareCore two = BareCore.with(2);
    two.core.sched.mainStarted = false;

    start(two, two.m0);

    assertThat(two.of(EventKind.M_CREATED)).isEmpty();
  }

  @Test
  void idsAreHandedOutInBlocksOf16ToEachProcessor() {
    BareCore two = BareCore.with(2);
    Machine m1 = two.another();

    List<Integer> ids = new ArrayList<>();
    ids.add(start(two, two.m0).goid);
    ids.add(start(two, m1).goid);
    ids.add(start(two, two.m0).goid);
    for (int i = 0; i < 14; i++) {
      start(two, two.m0);
    }
    ids.add(start(two, two.m0).goid);

    assertThat(ids).containsExactly(1, 17, 2, 33);
  }

  @Test
  void anEndedGoroutineIsUsedAgainUnderANewId() {
    Goroutine first = start(bare, bare.m0);
    int id = first.goid;
    end(bare, first);

    Goroutine second = start(bare, bare.m0);

    assertThat(second).isSameAs(first);
    assertThat(second.goid).isEqualTo(id + 1);
    assertThat(bare.core.sched.allgs).hasSize(1);
  }

  @Test
  void theLastToEndIsTheFirstToBeUsedAgain() {
    Goroutine first = start(bare, bare.m0);
    Goroutine second = start(bare, bare.m0);
    end(bare, first);
    end(bare, second);

    assertThat(start(bare, bare.m0)).isSameAs(second);
  }

  private List<Goroutine> endMany(int n) {
    List<Goroutine> ended = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      ended.add(start(bare, bare.m0));
      bare.p(0).runq.poll();
    }
    ended.forEach(g -> end(bare, g));
    return ended;
  }

  @Test
  void theSixtyFourthEndedOneIsTooManyAndTheProcessorKeeps31() {
    endMany(63);
    assertThat(bare.p(0).gFree.size).isEqualTo(63);

    end(bare, runningAnew());

    assertThat(bare.p(0).gFree.size).isEqualTo(31);
    assertThat(bare.core.sched.gFree.size).isEqualTo(33);
    assertThat(bare.of(EventKind.FREE_LIST_FLUSHED))
        .extracting(BareCore.Told::a)
        .containsExactly(33L);
  }

  private Goroutine runningAnew() {
    Goroutine g = bare.dead();
    g.become(GoroutineStatus.RUNNABLE, bare.core.clock.now());
    return g;
  }

  @Test
  void anEmptyFreeListIsFilledUpTo32FromTheGlobalOne() {
    for (int i = 0; i < 40; i++) {
      bare.core.sched.gFree.push(bare.dead());
    }

    start(bare, bare.m0);

    assertThat(bare.p(0).gFree.size).isEqualTo(31);
    assertThat(bare.core.sched.gFree.size).isEqualTo(8);
    assertThat(bare.of(EventKind.FREE_LIST_FILLED))
        .extracting(BareCore.Told::a)
        .containsExactly(32L);
  }

  @Test
  void whatIsUsedAgainHasTheStartingStack() {
    Goroutine g = start(bare, bare.m0);
    g.stackDoublings = 2;
    end(bare, g);

    assertThat(start(bare, bare.m0).stackBytes()).isEqualTo(2048);
  }

  @Test
  void goOfNilIsAFatalError() {
    main.then(new Operation.Go(null));

    Run run = Run.of(main);

    assertThat(run.stderr()).startsWith("fatal error: go of nil func value");
    assertThat(run.exitCode()).isEqualTo(2);
  }

  @Test
  void theRuntimesOwnGoroutinesAreNotCounted() {
    main.then(new CountGoroutines()).note(log, outcome -> "" + outcome.number);
    main.go(new Code("main.f")).go(new Code("main.g"));
    main.then(new CountGoroutines()).note(log, outcome -> "" + outcome.number);
    main.then(new Gosched());
    main.then(new CountGoroutines()).note(log, outcome -> "" + outcome.number);
    Run.of(Releases.newest(), main);

    assertThat(log).containsExactly("1", "3", "1");
  }
}
