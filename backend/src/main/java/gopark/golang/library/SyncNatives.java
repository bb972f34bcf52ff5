package gopark.golang.library;

import static gopark.golang.library.RuntimeQuestion.number;

import gopark.golang.library.SyncQuestion.Change;
import gopark.golang.machine.Fiber;
import gopark.golang.value.Dynamic;
import gopark.golang.value.MapValue;
import gopark.program.Operation;
import gopark.program.Operation.SyncKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What packages sync and sync/atomic ask of the runtime. */
final class SyncNatives {
  private static final String SYNC = "sync";

  /** The kinds in the order of the constants in sync.go. */
  private static final List<SyncKind> KINDS =
      List.of(SyncKind.MUTEX, SyncKind.RW_MUTEX, SyncKind.WAIT_GROUP, SyncKind.COND);

  private SyncNatives() {}

  static void addTo(NativeTable table) {
    addLocks(table);
    table
        .add(SYNC, "newObject", RuntimeQuestion.forNumber(f -> new Operation.MakeSync(kind(f), "")))
        .add(SYNC, "copyOf", RuntimeQuestion.forNumber(f -> new Operation.CopySync(number(f, 0))))
        .add(SYNC, "ticket", RuntimeQuestion.forNumber(f -> new Operation.CondTicket(number(f, 0))))
        .add(
            SYNC,
            "waitWithTicket",
            RuntimeQuestion.to(f -> new Operation.CondWaitWithTicket(number(f, 0), number(f, 1))))
        .add(SYNC, "signal", RuntimeQuestion.to(f -> new Operation.Signal(number(f, 0))))
        .add(SYNC, "broadcast", RuntimeQuestion.to(f -> new Operation.Broadcast(number(f, 0))))
        .add("internal/sync", "steady", SyncNatives::steady)
        .add(
            "sync/atomic",
            "sameType",
            f -> {
              f.setFlag(
                  0,
                  f.ref(0) instanceof Dynamic a
                      && f.ref(1) instanceof Dynamic b
                      && a.type == b.type);
              return null;
            });
  }

  /** Mutexes and wait groups. */
  private static void addLocks(NativeTable table) {
    table
        .add(SYNC, "lock", new SyncQuestion(f -> new Operation.Lock(number(f, 0)), Change.LOCK))
        .add(
            SYNC,
            "tryLock",
            new SyncQuestion(f -> new Operation.TryLock(number(f, 0)), Change.TRY_LOCK))
        .add(
            SYNC,
            "unlock",
            new SyncQuestion(f -> new Operation.Unlock(number(f, 0)), Change.UNLOCK))
        .add(
            SYNC,
            "writeLock",
            new SyncQuestion(f -> new Operation.WriteLock(number(f, 0)), Change.WRITE_LOCK))
        .add(
            SYNC,
            "tryWriteLock",
            new SyncQuestion(f -> new Operation.TryWriteLock(number(f, 0)), Change.TRY_WRITE_LOCK))
        .add(
            SYNC,
            "writeUnlock",
            new SyncQuestion(f -> new Operation.WriteUnlock(number(f, 0)), Change.WRITE_UNLOCK))
        .add(
            SYNC,
            "readLock",
            new SyncQuestion(f -> new Operation.ReadLock(number(f, 0)), Change.READ_LOCK))
        .add(
            SYNC,
            "tryReadLock",
            new SyncQuestion(f -> new Operation.TryReadLock(number(f, 0)), Change.TRY_READ_LOCK))
        .add(
            SYNC,
            "readUnlock",
            new SyncQuestion(f -> new Operation.ReadUnlock(number(f, 0)), Change.READ_UNLOCK))
        .add(
            SYNC,
            "addToGroup",
            new SyncQuestion(f -> new Operation.AddToGroup(number(f, 0), number(f, 2)), Change.ADD))
        .add(
            SYNC,
            "waitForGroup",
            new SyncQuestion(f -> new Operation.WaitForGroup(number(f, 0)), Change.WAIT));
  }

  private static @Nullable Operation steady(Fiber f) {
    if (f.ref(0) instanceof Dynamic map && map.ref instanceof MapValue value) {
      value.beginSteadily();
    }
    return null;
  }

  private static SyncKind kind(Fiber f) {
    return KINDS.get(number(f, 0));
  }
}
