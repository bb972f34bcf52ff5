package gopark.runtime;

import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.SourceLine;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import java.util.ArrayList;
import java.util.List;

/**
 * The calls between a program and the runtime that a failing process shows: those of packages sync
 * and time. Their lines are not told, since they differ from release to release.
 */
final class LibraryFrames {
  /** The release that moved the mutex into a package of its own and named more semaphores. */
  private static final int INTERNAL_SYNC = 24;

  /** The release that gave the read-write mutex names of its own for waiting. */
  private static final int RW_MUTEX_NAMES = 20;

  private LibraryFrames() {}

  /** Innermost first. */
  static List<Frame> of(Goroutine g, int minor) {
    if (g.is(GoroutineStatus.WAITING)) {
      return g.waitReason == WaitReason.SLEEP
          ? List.of(frame("time.Sleep(...)", "runtime/time.go"))
          : waiting(g, minor);
    }
    return g.is(GoroutineStatus.RUNNING) ? failing(g, minor) : List.of();
  }

  private static List<Frame> waiting(Goroutine g, int minor) {
    List<Frame> frames = new ArrayList<>();
    switch (g.operation) {
      case Operation.Lock op -> lock(frames, minor);
      case Operation.WriteLock op -> {
        if (g.waitReason == WaitReason.MUTEX_LOCK) {
          lock(frames, minor);
        } else {
          frames.add(semaphore(minor < RW_MUTEX_NAMES ? "Mutex" : "RWMutex"));
        }
        frames.add(frame("sync.(*RWMutex).Lock(...)", "sync/rwmutex.go"));
      }
      case Operation.ReadLock op -> {
        frames.add(semaphore(minor < RW_MUTEX_NAMES ? "Mutex" : "RWMutexR"));
        frames.add(frame("sync.(*RWMutex).RLock(...)", "sync/rwmutex.go"));
      }
      case Operation.WaitForGroup op -> {
        frames.add(semaphore(minor < INTERNAL_SYNC ? "" : "WaitGroup"));
        frames.add(frame("sync.(*WaitGroup).Wait(...)", "sync/waitgroup.go"));
      }
      case Operation.CondWaitWithTicket op -> {
        frames.add(frame("sync.runtime_notifyListWait(...)", "runtime/sema.go"));
        frames.add(frame("sync.(*Cond).Wait(...)", "sync/cond.go"));
      }
      case null, default -> {}
    }
    return frames;
  }

  private static void lock(List<Frame> frames, int minor) {
    if (minor >= INTERNAL_SYNC) {
      frames.add(frame("internal/sync.runtime_SemacquireMutex(...)", "runtime/sema.go"));
      frames.add(frame("internal/sync.(*Mutex).lockSlow(...)", "internal/sync/mutex.go"));
      frames.add(frame("internal/sync.(*Mutex).Lock(...)", "internal/sync/mutex.go"));
    } else {
      frames.add(semaphore("Mutex"));
      frames.add(frame("sync.(*Mutex).lockSlow(...)", "sync/mutex.go"));
    }
    frames.add(frame("sync.(*Mutex).Lock(...)", "sync/mutex.go"));
  }

  /** The unlock of what is not locked. */
  private static List<Frame> failing(Goroutine g, int minor) {
    List<Frame> frames = new ArrayList<>();
    switch (g.operation) {
      case Operation.Unlock op -> {
        if (minor >= INTERNAL_SYNC) {
          frames.add(frame("internal/sync.fatal(...)", "runtime/panic.go"));
          frames.add(frame("internal/sync.(*Mutex).unlockSlow(...)", "internal/sync/mutex.go"));
          frames.add(frame("internal/sync.(*Mutex).Unlock(...)", "internal/sync/mutex.go"));
        } else {
          frames.add(frame("sync.fatal(...)", "runtime/panic.go"));
          frames.add(frame("sync.(*Mutex).unlockSlow(...)", "sync/mutex.go"));
        }
        frames.add(frame("sync.(*Mutex).Unlock(...)", "sync/mutex.go"));
      }
      case Operation.WriteUnlock op -> {
        frames.add(frame("sync.fatal(...)", "runtime/panic.go"));
        frames.add(frame("sync.(*RWMutex).Unlock(...)", "sync/rwmutex.go"));
      }
      case Operation.ReadUnlock op -> {
        frames.add(frame("sync.fatal(...)", "runtime/panic.go"));
        frames.add(frame("sync.(*RWMutex).rUnlockSlow(...)", "sync/rwmutex.go"));
        frames.add(frame("sync.(*RWMutex).RUnlock(...)", "sync/rwmutex.go"));
      }
      case null, default -> {}
    }
    return frames;
  }

  private static Frame semaphore(String of) {
    return frame("sync.runtime_Semacquire" + of + "(...)", "runtime/sema.go");
  }

  private static Frame frame(String function, String file) {
    return new Frame(function, new SourceLine(file, 0));
  }
}
