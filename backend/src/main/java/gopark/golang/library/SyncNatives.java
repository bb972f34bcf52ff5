package gopark.golang.library;

import static gopark.golang.library.RuntimeQuestion.number;

import gopark.golang.machine.Fiber;
import gopark.golang.value.Dynamic;
import gopark.program.Operation;
import gopark.program.Operation.SyncKind;
import java.util.List;

/** What packages sync and sync/atomic ask of the runtime. */
final class SyncNatives {
  private static final String SYNC = "sync";

  /** The kinds in the order of the constants in sync.go. */
  private static final List<SyncKind> KINDS =
      List.of(SyncKind.MUTEX, SyncKind.RW_MUTEX, SyncKind.WAIT_GROUP, SyncKind.COND);

  private SyncNatives() {}

  static void addTo(NativeTable table) {
    table
        .add(SYNC, "newObject", RuntimeQuestion.forNumber(f -> new Operation.MakeSync(kind(f), "")))
        .add(SYNC, "copyOf", RuntimeQuestion.forNumber(f -> new Operation.CopySync(number(f, 0))))
        .add(SYNC, "lock", RuntimeQuestion.to(f -> new Operation.Lock(number(f, 0))))
        .add(SYNC, "tryLock", RuntimeQuestion.forFlag(f -> new Operation.TryLock(number(f, 0))))
        .add(SYNC, "unlock", RuntimeQuestion.to(f -> new Operation.Unlock(number(f, 0))))
        .add(SYNC, "writeLock", RuntimeQuestion.to(f -> new Operation.WriteLock(number(f, 0))))
        .add(
            SYNC,
            "tryWriteLock",
            RuntimeQuestion.forFlag(f -> new Operation.TryWriteLock(number(f, 0))))
        .add(SYNC, "writeUnlock", RuntimeQuestion.to(f -> new Operation.WriteUnlock(number(f, 0))))
        .add(SYNC, "readLock", RuntimeQuestion.to(f -> new Operation.ReadLock(number(f, 0))))
        .add(
            SYNC,
            "tryReadLock",
            RuntimeQuestion.forFlag(f -> new Operation.TryReadLock(number(f, 0))))
        .add(SYNC, "readUnlock", RuntimeQuestion.to(f -> new Operation.ReadUnlock(number(f, 0))))
        .add(
            SYNC,
            "addToGroup",
            RuntimeQuestion.to(f -> new Operation.AddToGroup(number(f, 0), number(f, 1))))
        .add(
            SYNC, "waitForGroup", RuntimeQuestion.to(f -> new Operation.WaitForGroup(number(f, 0))))
        .add(SYNC, "ticket", RuntimeQuestion.forNumber(f -> new Operation.CondTicket(number(f, 0))))
        .add(
            SYNC,
            "waitWithTicket",
            RuntimeQuestion.to(f -> new Operation.CondWaitWithTicket(number(f, 0), number(f, 1))))
        .add(SYNC, "signal", RuntimeQuestion.to(f -> new Operation.Signal(number(f, 0))))
        .add(SYNC, "broadcast", RuntimeQuestion.to(f -> new Operation.Broadcast(number(f, 0))))
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

  private static SyncKind kind(Fiber f) {
    return KINDS.get(number(f, 0));
  }
}
