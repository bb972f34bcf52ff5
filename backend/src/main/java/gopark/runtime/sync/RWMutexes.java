package gopark.runtime.sync;

import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Machine;
import gopark.runtime.model.RWMutex;
import gopark.runtime.port.Tracer;
import gopark.runtime.report.Endings;
import gopark.runtime.schedule.Parking;
import gopark.runtime.state.WaitReason;

/** Locks for one writer or many readers. In Go: sync/rwmutex.go. */
public final class RWMutexes {
  /** A writer has the inner mutex and waits for the readers. */
  private static final int WAITS_FOR_READERS = 0x100;

  private final CostModel costs;
  private final Handles handles;
  private final Tracer tracer;
  private final Endings endings;
  private final Semaphores semaphores;
  private final Mutexes mutexes;

  public RWMutexes(
      CostModel costs,
      Handles handles,
      Tracer tracer,
      Endings endings,
      Semaphores semaphores,
      Mutexes mutexes) {
    this.costs = costs;
    this.handles = handles;
    this.tracer = tracer;
    this.endings = endings;
    this.semaphores = semaphores;
    this.mutexes = mutexes;
  }

  private RWMutex get(int handle) {
    return handles.get(handle, RWMutex.class);
  }

  long readLock(Machine m, Goroutine g, Operation.ReadLock op) {
    RWMutex rw = get(op.rwMutex());
    rw.readerCount++;
    if (rw.readerCount >= 0) {
      return hasRead(m, g, rw, costs.sync());
    }
    return hasRead(m, g, rw, semaphores.take(m, g, rw.readerSem, readReason(), rw.handle));
  }

  long readLockResumed(Machine m, Goroutine g, Operation.ReadLock op) {
    RWMutex rw = get(op.rwMutex());
    return hasRead(m, g, rw, semaphores.takeResumed(m, g, rw.readerSem, readReason(), rw.handle));
  }

  private WaitReason readReason() {
    return mutexes.reason(WaitReason.RW_MUTEX_R_LOCK);
  }

  private long hasRead(Machine m, Goroutine g, RWMutex rw, long cost) {
    if (cost >= 0) {
      tracer.tell(EventKind.RW_READ_LOCKED, m, g, rw.handle, rw.readers());
      g.finish();
    }
    return cost;
  }

  long readUnlock(Machine m, Goroutine g, Operation.ReadUnlock op) {
    RWMutex rw = get(op.rwMutex());
    rw.readerCount--;
    if (rw.readerCount == -1 || rw.readerCount == -RWMutex.MAX_READERS - 1) {
      endings.fatal(m, g, new Operation.Fatal("sync: RUnlock of unlocked RWMutex"));
      return Parking.LEFT;
    }
    boolean writerWaits = rw.readerCount < 0;
    if (writerWaits) {
      rw.readerWait--;
    }
    tracer.tell(EventKind.RW_READ_UNLOCKED, m, g, rw.handle, rw.readers());
    g.finish();
    if (writerWaits && rw.readerWait == 0) {
      semaphores.release(m, rw.writerSem, false);
    }
    return costs.sync();
  }

  /** Locks for reading if that needs no wait. In Go: TryRLock. */
  long tryReadLock(Machine m, Goroutine g, Operation.TryReadLock op) {
    RWMutex rw = get(op.rwMutex());
    boolean free = rw.readerCount >= 0;
    if (free) {
      rw.readerCount++;
      tracer.tell(EventKind.RW_READ_LOCKED, m, g, rw.handle, rw.readers());
    }
    g.finish(null, free);
    return costs.sync();
  }

  /** Locks for writing if that needs no wait. In Go: TryLock. */
  long tryLock(Machine m, Goroutine g, Operation.TryWriteLock op) {
    RWMutex rw = get(op.rwMutex());
    boolean free = rw.readerCount == 0 && mutexes.tryLock(m, g, rw.w);
    if (free) {
      rw.readerCount = -RWMutex.MAX_READERS;
      tracer.tell(EventKind.RW_LOCKED, m, g, rw.handle);
    }
    g.finish(null, free);
    return costs.sync();
  }

  long lock(Machine m, Goroutine g, Operation.WriteLock op) {
    RWMutex rw = get(op.rwMutex());
    return waitForReaders(m, g, rw, mutexes.lock(m, g, rw.w));
  }

  long lockResumed(Machine m, Goroutine g, Operation.WriteLock op) {
    RWMutex rw = get(op.rwMutex());
    if ((g.progress & WAITS_FOR_READERS) == 0) {
      return waitForReaders(m, g, rw, mutexes.lockResumed(m, g, rw.w));
    }
    return has(m, g, rw, semaphores.takeResumed(m, g, rw.writerSem, writeReason(), rw.handle));
  }

  private WaitReason writeReason() {
    return mutexes.reason(WaitReason.RW_MUTEX_LOCK);
  }

  /** Keeps new readers out, and waits for those that were before. */
  private long waitForReaders(Machine m, Goroutine g, RWMutex rw, long cost) {
    if (cost < 0) {
      return cost;
    }
    int readers = rw.readerCount;
    rw.readerCount -= RWMutex.MAX_READERS;
    if (readers != 0) {
      rw.readerWait += readers;
      if (rw.readerWait != 0) {
        g.progress = WAITS_FOR_READERS;
        return has(m, g, rw, semaphores.take(m, g, rw.writerSem, writeReason(), rw.handle));
      }
    }
    return has(m, g, rw, cost);
  }

  private long has(Machine m, Goroutine g, RWMutex rw, long cost) {
    if (cost >= 0) {
      tracer.tell(EventKind.RW_LOCKED, m, g, rw.handle);
      g.finish();
    }
    return cost;
  }

  long unlock(Machine m, Goroutine g, Operation.WriteUnlock op) {
    RWMutex rw = get(op.rwMutex());
    if (rw.readerCount >= 0) {
      endings.fatal(m, g, new Operation.Fatal("sync: Unlock of unlocked RWMutex"));
      return Parking.LEFT;
    }
    rw.readerCount += RWMutex.MAX_READERS;
    int readers = rw.readerCount;
    tracer.tell(EventKind.RW_UNLOCKED, m, g, rw.handle, readers);
    g.finish();
    for (int i = 0; i < readers; i++) {
      semaphores.release(m, rw.readerSem, false);
    }
    return mutexes.leaving(m, mutexes.unlock(m, g, rw.w));
  }
}
