package gopark.runtime;

import static gopark.runtime.ListRun.gosched;
import static gopark.runtime.ListRun.lock;
import static gopark.runtime.ListRun.make;
import static gopark.runtime.ListRun.unlock;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.program.Operation.SyncKind;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.WaitReason;
import org.junit.jupiter.api.Test;

/** The order in which goroutines that meet at locks run; real Go gives these orders. */
class SyncOrderTest {
  private static final int MU = 1;
  private static final int OTHER = 2;

  private static ListProgram main(SyncKind... kinds) {
    ListProgram main = ListProgram.of("main.main");
    for (SyncKind kind : kinds) {
      main.then(make(kind));
    }
    return main;
  }

  private static ListProgram goroutine() {
    return ListProgram.of("main.main.func1");
  }

  private static String noted(ListProgram main) {
    return ListRun.of(main.then(gosched(), 20)).noted();
  }

  @Test
  void anUnlockerRunsOnAndItsWaiterIsNext() {
    ListProgram main = main(SyncKind.MUTEX).then(lock(MU));
    for (int i = 1; i <= 3; i++) {
      main.goAndYield(goroutine().then(lock(MU)).note("L" + i).then(unlock(MU)).note("U" + i));
    }
    main.then(unlock(MU)).note("u");

    assertThat(noted(main)).isEqualTo("u L1 U1 L2 U2 L3 U3");
  }

  @Test
  void aRunningGoroutineBargesPastAWokenWaiter() {
    ListProgram main = main(SyncKind.MUTEX).then(lock(MU));
    for (int i = 1; i <= 3; i++) {
      main.goAndYield(goroutine().then(lock(MU)).note("L" + i).then(unlock(MU)));
    }
    main.then(unlock(MU))
        .note("u1")
        .then(lock(MU))
        .note("relock")
        .then(gosched())
        .note("after")
        .then(unlock(MU))
        .note("u2");

    assertThat(noted(main)).isEqualTo("u1 relock after u2 L1 L2 L3");
  }

  @Test
  void aStarvingMutexIsHandedOver() {
    ListProgram main = main(SyncKind.MUTEX).then(lock(MU));
    for (int i = 1; i <= 2; i++) {
      main.goAndYield(goroutine().then(lock(MU)).note("L" + i).then(unlock(MU)).note("U" + i));
    }
    main.then(new Operation.Compute(3_000_000, true))
        .then(unlock(MU))
        .then(lock(MU))
        .note("relock")
        .then(gosched())
        .note("m1")
        .then(unlock(MU))
        .note("m2");

    ListRun run = ListRun.of(main.then(gosched(), 20));

    assertThat(run.noted()).isEqualTo("relock m1 L1 L2 U2 m2 U1");
    assertThat(run.kinds).filteredOn(EventKind.MUTEX_STARVING::equals).hasSize(2);
  }

  @Test
  void waitersOfAGroupAreReadiedInOrder() {
    ListProgram main = main(SyncKind.WAIT_GROUP).then(new Operation.AddToGroup(MU, 1));
    for (int i = 1; i <= 4; i++) {
      main.goAndYield(goroutine().then(new Operation.WaitForGroup(MU)).note("W" + i));
    }
    main.then(new Operation.AddToGroup(MU, -1)).note("done");

    assertThat(noted(main)).isEqualTo("done W4 W1 W2 W3");
  }

  @Test
  void aGroupCannotBeLessThanEmpty() {
    ListProgram main = main(SyncKind.WAIT_GROUP).then(new Operation.AddToGroup(MU, -1)).notePanic();

    assertThat(noted(main)).isEqualTo("sync: negative WaitGroup counter");
  }

  private static ListProgram waiters(int count) {
    ListProgram main = main(SyncKind.MUTEX, SyncKind.COND);
    for (int i = 1; i <= count; i++) {
      main.goAndYield(
          goroutine()
              .then(lock(MU))
              .then(new Operation.CondTicket(OTHER))
              .then(unlock(MU))
              .then(new Operation.CondWaitWithTicket(OTHER, i - 1))
              .then(lock(MU))
              .note("W" + i)
              .then(unlock(MU)));
    }
    return main;
  }

  @Test
  void aBroadcastReadiesInOrder() {
    ListProgram main = waiters(4).then(new Operation.Broadcast(OTHER)).note("b");

    assertThat(noted(main)).isEqualTo("b W4 W1 W2 W3");
  }

  @Test
  void signalsReadyInOrder() {
    ListProgram main = waiters(3);
    for (int i = 0; i < 3; i++) {
      main.then(new Operation.Signal(OTHER)).note("s");
    }
    main.then(new Operation.Signal(OTHER));

    assertThat(noted(main)).isEqualTo("s s s W3 W1 W2");
  }

  @Test
  void aBroadcastWithTheMutexHeldMakesTheWaitersQueueForIt() {
    ListProgram main =
        waiters(3)
            .then(lock(MU))
            .then(new Operation.Broadcast(OTHER))
            .then(gosched())
            .note("b")
            .then(unlock(MU));

    assertThat(noted(main)).isEqualTo("b W3 W1 W2");
  }

  @Test
  void readersGoBeforeTheWriterThatCameAfterThem() {
    ListProgram main = main(SyncKind.RW_MUTEX).then(new Operation.WriteLock(MU));
    for (int i = 1; i <= 3; i++) {
      main.goAndYield(
          goroutine()
              .then(new Operation.ReadLock(MU))
              .note("R" + i)
              .then(new Operation.ReadUnlock(MU)));
    }
    main.goAndYield(goroutine().then(new Operation.WriteLock(MU)).note("W"))
        .then(new Operation.WriteUnlock(MU))
        .note("u");

    assertThat(noted(main)).isEqualTo("u R1 R2 R3 W");
  }

  @Test
  void readersWaitBehindAWriterThatWaits() {
    ListProgram main =
        main(SyncKind.RW_MUTEX)
            .then(new Operation.ReadLock(MU))
            .goAndYield(
                goroutine()
                    .then(new Operation.WriteLock(MU))
                    .note("W")
                    .then(new Operation.WriteUnlock(MU)));
    for (int i = 1; i <= 2; i++) {
      main.goAndYield(goroutine().then(new Operation.ReadLock(MU)).note("R" + i));
    }
    main.then(new Operation.ReadUnlock(MU)).note("ru");

    assertThat(noted(main)).isEqualTo("ru W R2 R1");
  }

  @Test
  void whoComesSecondToAOnceWaitsForTheFirst() {
    ListProgram main = main(SyncKind.MUTEX);
    for (int i = 1; i <= 3; i++) {
      ListProgram caller = goroutine().then(lock(MU));
      if (i == 3) {
        caller.then(gosched()).note("do3").then(gosched()).note("done3");
      }
      main.go(caller.then(unlock(MU)).note("x" + i));
    }

    assertThat(noted(main)).isEqualTo("do3 done3 x3 x1 x2");
  }

  @Test
  void aSemaphoreLetsAsManyInAsWereReleased() {
    ListProgram main = main(SyncKind.SEMAPHORE);
    for (int i = 1; i <= 3; i++) {
      main.goAndYield(goroutine().then(new Operation.Acquire(MU)).note("A" + i));
    }
    main.then(new Operation.Release(MU), 2).note("r").then(gosched(), 3).note("end");

    assertThat(noted(main)).isEqualTo("r A2 A1 end");
  }

  @Test
  void tryLockNeverWaits() {
    ListProgram main =
        main(SyncKind.MUTEX)
            .then(new Operation.TryLock(MU))
            .noteOk("")
            .then(new Operation.TryLock(MU))
            .noteOk("");

    assertThat(noted(main)).isEqualTo("true false");
  }

  @Test
  void unlockingWhatIsNotLockedEndsTheProcess() {
    assertThat(ListRun.of(main(SyncKind.MUTEX).then(unlock(MU))).stderr())
        .startsWith("fatal error: sync: unlock of unlocked mutex");
    assertThat(ListRun.of(main(SyncKind.RW_MUTEX).then(new Operation.WriteUnlock(MU))).stderr())
        .startsWith("fatal error: sync: Unlock of unlocked RWMutex");
    assertThat(ListRun.of(main(SyncKind.RW_MUTEX).then(new Operation.ReadUnlock(MU))).stderr())
        .startsWith("fatal error: sync: RUnlock of unlocked RWMutex");
  }

  private static ListProgram shortCriticalSections(ListProgram program) {
    for (int i = 0; i < 30; i++) {
      program
          .then(lock(MU))
          .then(new Operation.Compute(400, true))
          .then(unlock(MU))
          .then(new Operation.Compute(500, true));
    }
    return program;
  }

  @Test
  void aMutexThatIsSoonFreeIsWaitedForWithoutParking() {
    ListProgram main =
        main(SyncKind.MUTEX)
            .go(shortCriticalSections(goroutine()))
            .go(shortCriticalSections(goroutine()));
    main.then(new Operation.Compute(200_000, true));

    ListRun run = ListRun.onProcessors(main, 3);

    assertThat(run.parked).isEmpty();
    assertThat(run.kinds).filteredOn(EventKind.MUTEX_LOCKED::equals).hasSize(60);
  }

  private static ListProgram twoWaits() {
    return main(SyncKind.MUTEX, SyncKind.WAIT_GROUP)
        .then(lock(MU))
        .goAndYield(goroutine().then(lock(MU)))
        .then(new Operation.AddToGroup(OTHER, 1))
        .goAndYield(goroutine().then(new Operation.WaitForGroup(OTHER)));
  }

  @Test
  void waitsForLocksHaveTheNamesOfTheRelease() {
    assertThat(ListRun.of(twoWaits()).parked)
        .containsExactly(WaitReason.MUTEX_LOCK, WaitReason.WAIT_GROUP_WAIT);
    assertThat(ListRun.ofOldRelease(twoWaits()).parked)
        .containsExactly(WaitReason.SEMACQUIRE, WaitReason.SEMACQUIRE);
  }
}
