package gopark.runtime;

import static gopark.runtime.ListRun.gosched;
import static gopark.runtime.ListRun.lock;
import static gopark.runtime.ListRun.unlock;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.program.Operation.Compute;
import gopark.program.Operation.SyncKind;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.model.Goroutine;
import gopark.runtime.release.Releases;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What channels and locks tell on the way, and where releases differ. */
class SyncRulesTest {
  private static final long MS = 1_000_000;
  private static final int OBJECT = 1;

  private static ListProgram main(SyncKind kind) {
    return ListProgram.of("main.main").then(new Operation.MakeSync(kind, ""));
  }

  private static ListProgram goroutine() {
    return ListProgram.of("main.f");
  }

  private static WorldRun run(String release, int procs, ListProgram main) {
    WorldRun run = new WorldRun(main, Releases.named(release), procs);
    run.told.clear();
    run.toTheEnd();
    return run;
  }

  @Test
  void whoIsWokenByAChannelIsInTheRunnextOfTheWakerWhoRunsOn() {
    ListProgram main = ListProgram.of("main.main").then(new Operation.MakeChannel(0, ""));
    main.goAndYield(goroutine().then(new Operation.Receive(OBJECT)).noteValue("got "));
    main.then(new Operation.Send(OBJECT, "v")).note("sent").then(gosched());
    WorldRun run = run("1.26", 1, main);
    assertThat(main.noted()).isEqualTo("sent got v");
    assertThat(run.of(EventKind.GO_READIED))
        .singleElement()
        .matches(told -> Place.of(told.b()) == Place.RUNNEXT && told.a() == Goroutine.MAIN);
  }

  @Test
  void whatSucceedsAtOnceParksAndYieldsNobody() {
    ListProgram main = ListProgram.of("main.main").then(new Operation.MakeChannel(5, ""));
    main.go(goroutine());
    main.then(new Operation.Send(OBJECT, "v"), 5).then(new Operation.Receive(OBJECT), 5);
    main.then(new Operation.Close(OBJECT)).then(new Operation.Receive(OBJECT));
    main.then(new Operation.MakeSync(SyncKind.MUTEX, "")).then(lock(2)).then(unlock(2));
    WorldRun run = run("1.24", 1, main);
    assertThat(run.of(EventKind.GO_STARTED)).isEmpty();
    assertThat(run.of(EventKind.GO_PARKED)).isEmpty();
  }

  /** A waiter has waited for longer than a millisecond when main leaves the mutex. */
  private static ListProgram starving() {
    ListProgram main = main(SyncKind.MUTEX).then(lock(OBJECT));
    for (int i = 1; i <= 2; i++) {
      main.goAndYield(goroutine().then(lock(OBJECT)).note("L" + i).then(unlock(OBJECT)));
    }
    main.then(new Compute(3 * MS, true)).then(unlock(OBJECT)).then(lock(OBJECT)).then(gosched());
    return main.then(unlock(OBJECT)).note("m").then(gosched(), 5);
  }

  @ParameterizedTest
  @CsvSource({"1.26, L1 L2 m", "1.14, L1 L2 m", "1.13, m L1 L2"})
  void since114WhoLeavesAStarvingMutexMakesWayAtOnce(String release, String noted) {
    ListProgram main = starving();
    run(release, 1, main);
    assertThat(main.noted().replace("L1 m L2", "L1 L2 m")).isEqualTo(noted);
  }

  @Test
  void aMutexStarvesFromAMillisecondsWaitUntilItsLastWaiterHasIt() {
    WorldRun run = run("1.26", 1, starving());
    List<Long> starving = run.of(EventKind.MUTEX_STARVING).stream().map(WorldRun.Told::b).toList();
    assertThat(starving).containsExactly(1L, 0L);
    assertThat(run.of(EventKind.MUTEX_UNLOCKED)).anyMatch(told -> told.b() == 2);
  }

  @Test
  void whoComesToAStarvingMutexQueuesBehindTheOthers() {
    ListProgram main = main(SyncKind.MUTEX).then(lock(OBJECT));
    main.goAndYield(goroutine().then(lock(OBJECT)).note("first").then(unlock(OBJECT)));
    main.then(new Compute(3 * MS, true)).then(unlock(OBJECT)).then(lock(OBJECT)).then(gosched());
    main.goAndYield(goroutine().then(lock(OBJECT)).note("late").then(unlock(OBJECT)));
    main.then(new Operation.TryLock(OBJECT)).noteOk("try ").then(unlock(OBJECT));
    main.then(lock(OBJECT)).note("main");
    run("1.26", 1, main);
    assertThat(main.noted()).isEqualTo("try false first late main");
  }

  @Test
  void onOneProcessorNobodySpinsForAMutex() {
    ListProgram main = main(SyncKind.MUTEX).then(lock(OBJECT));
    main.go(goroutine().then(lock(OBJECT))).then(gosched());
    WorldRun run = run("1.24", 1, main);
    List<WorldRun.Told> started = run.of(EventKind.GO_STARTED);
    WorldRun.Told parked = run.of(EventKind.GO_PARKED).getFirst();
    assertThat(parked.time() - started.getFirst().time()).isLessThan(300);
  }

  @Test
  void theLastReaderWakesTheWriterAndNoOtherDoes() {
    ListProgram main = main(SyncKind.RW_MUTEX).then(new Operation.ReadLock(OBJECT), 3);
    main.goAndYield(goroutine().then(new Operation.WriteLock(OBJECT)).note("W"));
    for (int i = 0; i < 3; i++) {
      main.note("r").then(new Operation.ReadUnlock(OBJECT)).then(gosched());
    }
    run("1.26", 1, main);
    assertThat(main.noted()).isEqualTo("r r r W");
  }

  @Test
  void aGroupThatWakesItsWaitersRunsOn() {
    ListProgram main = main(SyncKind.WAIT_GROUP).then(new Operation.AddToGroup(OBJECT, 2));
    main.goAndYield(goroutine().then(new Operation.WaitForGroup(OBJECT)).note("waited"));
    main.then(new Operation.AddToGroup(OBJECT, -1)).then(gosched()).note("one");
    main.then(new Operation.AddToGroup(OBJECT, -1)).note("none").then(gosched());
    run("1.26", 1, main);
    assertThat(main.noted()).isEqualTo("one none waited");
  }

  @Test
  void aGroupThatIsUsedAgainBeforeItsWaiterHasReturnedIsAPanic() {
    ListProgram main = main(SyncKind.WAIT_GROUP).then(new Operation.AddToGroup(OBJECT, 1));
    main.goAndYield(goroutine().then(new Operation.WaitForGroup(OBJECT)).notePanic());
    main.then(new Operation.AddToGroup(OBJECT, -1)).then(new Operation.AddToGroup(OBJECT, 1));
    run("1.26", 1, main.then(gosched()));
    assertThat(main.noted())
        .isEqualTo("sync: WaitGroup is reused before previous Wait has returned");
  }

  @Test
  void aSignalNobodyWaitsForIsLost() {
    ListProgram main = main(SyncKind.COND).then(new Operation.MakeSync(SyncKind.MUTEX, ""));
    main.then(new Operation.Signal(OBJECT)).then(new Operation.Broadcast(OBJECT));
    main.then(lock(2)).then(new Operation.CondTicket(OBJECT)).then(unlock(2));
    main.then(new Operation.CondWaitWithTicket(OBJECT, 0)).note("never");
    WorldRun run = run("1.26", 1, main);
    assertThat(main.noted()).isEmpty();
    assertThat(run.of(EventKind.PROCESS_EXITED)).singleElement().matches(told -> told.a() == 2);
  }
}
