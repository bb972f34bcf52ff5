package gopark.runtime.report;

import gopark.program.Fault;
import gopark.program.Frame;
import gopark.program.Operation;
import gopark.runtime.model.Goroutine;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import java.util.List;

/**
 * The calls between a program and the runtime that a failing process shows: those of packages sync
 * and time. Addresses in them are made up.
 */
final class LibraryFrames {
  /**
   * The release that moved the mutex into a package of its own and gave wait groups a semaphore
   * function of their own.
   */
  private static final int INTERNAL_SYNC = 24;

  /** The release that gave the read-write mutex semaphore functions of its own. */
  private static final int RW_MUTEX_SEMAPHORES = 20;

  /** The release whose wait groups know of bubbles of package synctest. */
  private static final int DURABLE_WAITS = 25;

  /** What a semaphore's function got, as registers no longer tell for certain. */
  private static final String THREE = "0xc000014098?, 0x0?, 0x0?";

  private static final String ONE = "0xc000014098?";
  private static final String TWO = "0xc000014098?, 0x0?";
  private static final String TEXT = "{0x4a2d1c?, 0x0?}";
  private static final String OBJECT = "0xc000014090";
  private static final String MAPS = "internal/runtime/maps.";
  private static final String INLINED = FrameList.INLINED;

  private final int minor;
  private final FrameList frames;

  private LibraryFrames(int minor) {
    this.minor = minor;
    frames = new FrameList(minor);
  }

  /** Innermost first. */
  static List<Frame> of(Goroutine g, int minor) {
    LibraryFrames frames = new LibraryFrames(minor);
    if (g.is(GoroutineStatus.WAITING) || g.is(GoroutineStatus.RUNNABLE)) {
      frames.waiting(g);
    } else if (g.is(GoroutineStatus.RUNNING)) {
      frames.failing(g);
    } else if (g.operation instanceof Operation.AwaitSignal) {
      frames.add("os/signal.signal_recv", "", "runtime/sigqueue.go", 152);
    }
    return frames.frames.frames();
  }

  private void waiting(Goroutine g) {
    switch (g.operation) {
      case Operation.Sleep op ->
          add("time.Sleep", "0x" + Long.toHexString(op.ns()), "runtime/time.go", 363);
      case Operation.Lock op -> lock();
      case Operation.WriteLock op -> {
        boolean behindWriter = g.waitReason() == WaitReason.MUTEX_LOCK;
        if (behindWriter) {
          lock();
        } else {
          semaphore(minor < RW_MUTEX_SEMAPHORES ? "Mutex" : "RWMutex", THREE, 105);
        }
        add("sync.(*RWMutex).Lock", OBJECT + "?", "sync/rwmutex.go", behindWriter ? 150 : 155);
      }
      case Operation.ReadLock op -> {
        semaphore(minor < RW_MUTEX_SEMAPHORES ? "Mutex" : "RWMutexR", THREE, 100);
        add("sync.(*RWMutex).RLock", INLINED, "sync/rwmutex.go", 74);
      }
      case Operation.WaitForGroup op -> {
        boolean durable = minor >= DURABLE_WAITS;
        semaphore(minor < INTERNAL_SYNC ? "" : "WaitGroup", durable ? TWO : ONE, 114);
        String group = durable ? OBJECT : ONE;
        add("sync.(*WaitGroup).Wait", group, "sync/waitgroup.go", 206);
      }
      case Operation.CondWaitWithTicket op -> notifyList(op.ticket());
      case null, default -> {}
    }
  }

  private void notifyList(long ticket) {
    String list = OBJECT + ", 0x" + Long.toHexString(ticket);
    add("sync.runtime_notifyListWait", list, "runtime/sema.go", 617);
    add("sync.(*Cond).Wait", OBJECT + "?", "sync/cond.go", 71);
  }

  private void lock() {
    if (minor >= INTERNAL_SYNC) {
      add("internal/sync.runtime_SemacquireMutex", THREE, "runtime/sema.go", 95);
      add("internal/sync.(*Mutex).lockSlow", OBJECT, "internal/sync/mutex.go", 149);
      add("internal/sync.(*Mutex).Lock", INLINED, "internal/sync/mutex.go", 70);
    } else {
      semaphore("Mutex", THREE, 0);
      add("sync.(*Mutex).lockSlow", OBJECT, "sync/mutex.go", 0);
    }
    add("sync.(*Mutex).Lock", INLINED, "sync/mutex.go", 46);
  }

  /** The unlock of what is not locked. */
  private void failing(Goroutine g) {
    switch (g.operation) {
      case Operation.Unlock op -> {
        if (minor >= INTERNAL_SYNC) {
          add("internal/sync.fatal", TEXT, "runtime/panic.go", 1191);
          String unlocked = OBJECT + ", 0xffffffff";
          add("internal/sync.(*Mutex).unlockSlow", unlocked, "internal/sync/mutex.go", 204);
          add("internal/sync.(*Mutex).Unlock", INLINED, "internal/sync/mutex.go", 198);
        } else {
          add("sync.fatal", TEXT, "runtime/panic.go", 0);
          add("sync.(*Mutex).unlockSlow", OBJECT + ", 0xffffffff", "sync/mutex.go", 0);
        }
        add("sync.(*Mutex).Unlock", INLINED, "sync/mutex.go", 65);
      }
      case Operation.WriteUnlock op -> {
        add("sync.fatal", TEXT, "runtime/panic.go", 1161);
        add("sync.(*RWMutex).Unlock", OBJECT, "sync/rwmutex.go", 212);
      }
      case Operation.ReadUnlock op -> {
        add("sync.fatal", TEXT, "runtime/panic.go", 1161);
        add("sync.(*RWMutex).rUnlockSlow", OBJECT + ", 0xffffffff?", "sync/rwmutex.go", 132);
        add("sync.(*RWMutex).RUnlock", INLINED, "sync/rwmutex.go", 122);
      }
      case Operation.Fatal(Fault.MapUse use, _) -> map(use);
      case null, default -> {}
    }
  }

  /** The use of a map that somebody else is changing; what Go's functions take is made up. */
  private void map(Fault.MapUse use) {
    if (minor < INTERNAL_SYNC) {
      add("runtime.throw", TEXT, "runtime/panic.go", 0);
      return;
    }
    add("internal/runtime/maps.fatal", TEXT, "runtime/panic.go", 1181);
    String by = use.by();
    if (by.startsWith("runtime.mapIter")) {
      add(MAPS + "(*Iter).Next", OBJECT + "?", "internal/runtime/maps/table.go", 819);
    } else if (by.startsWith("runtime.mapdelete")) {
      String key = OBJECT + ", 0x493020, 0xc0000207b8";
      add(MAPS + "(*Map).Delete", key, "internal/runtime/maps/map.go", 656);
    } else if (by.equals("runtime.mapclear")) {
      add(MAPS + "(*Map).Clear", OBJECT + ", 0x493020", "internal/runtime/maps/map.go", 741);
    }
  }

  private void semaphore(String of, String arguments, int line) {
    add("sync.runtime_Semacquire" + of, arguments, "runtime/sema.go", line);
  }

  /** The line in Go 1.26. */
  private void add(String function, String arguments, String file, int line) {
    frames.add(function, arguments, file, line);
  }
}
