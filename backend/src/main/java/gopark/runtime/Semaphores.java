package gopark.runtime;

import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.WaitReason;

/**
 * Semaphores, on which package sync is built. In Go: sema.go. Left out: the table of all
 * semaphores, since each has its own queue here, which gives the same order.
 */
final class Semaphores {
  /** What a release may have done. */
  enum Released {
    NOBODY_WAITS,
    READIED,
    /** The waiter has what was released, and the releaser should make way for it. */
    HANDED
  }

  private final Core core;

  Semaphores(Core core) {
    this.core = core;
  }

  long acquire(Machine m, Goroutine g, Operation.Acquire op) {
    return acquired(m, g, op, take(m, g, sema(op), WaitReason.SEMACQUIRE, op.semaphore()));
  }

  long acquireResumed(Machine m, Goroutine g, Operation.Acquire op) {
    return acquired(m, g, op, takeResumed(m, g, sema(op), WaitReason.SEMACQUIRE, op.semaphore()));
  }

  private Sema sema(Operation.Acquire op) {
    return core.handles.get(op.semaphore(), Semaphore.class).sema;
  }

  private long acquired(Machine m, Goroutine g, Operation.Acquire op, long taken) {
    if (taken >= 0) {
      core.tell(EventKind.SEMA_ACQUIRED, m, g, op.semaphore());
      g.finish();
    }
    return taken;
  }

  long release(Machine m, Goroutine g, Operation.Release op) {
    Sema sema = core.handles.get(op.semaphore(), Semaphore.class).sema;
    core.tell(EventKind.SEMA_RELEASED, m, g, op.semaphore(), sema.waiters.isEmpty() ? 0 : 1);
    g.finish();
    release(m, sema, false);
    return core.costs.sync();
  }

  /** Takes one, or parks the goroutine behind the others who wait. In Go: semacquire1. */
  long take(Machine m, Goroutine g, Sema sema, WaitReason reason, int handle) {
    if (sema.tryTake()) {
      return core.costs.sync();
    }
    enqueue(g, sema, false);
    return core.scheduler.park(m, reason, handle);
  }

  /** The goroutine that waited runs again: it has one now, or waits once more. */
  long takeResumed(Machine m, Goroutine g, Sema sema, WaitReason reason, int handle) {
    if (has(g, sema)) {
      g.waiting = null;
      return core.costs.sync();
    }
    enqueue(g, sema, false);
    return core.scheduler.park(m, reason, handle);
  }

  /** Whether the woken goroutine was handed one, or finds one that nobody took before it. */
  boolean has(Goroutine g, Sema sema) {
    Waiter waiter = g.waiting;
    if (waiter != null && waiter.success) {
      waiter.success = false;
      return true;
    }
    return sema.tryTake();
  }

  /** The goroutine's place in the queue: the one it has already, or a new one. */
  Waiter placeOf(Goroutine g) {
    Waiter waiter = g.waiting;
    if (waiter == null) {
      waiter = new Waiter(g);
      waiter.since = core.now;
      g.waiting = waiter;
    }
    return waiter;
  }

  void enqueue(Goroutine g, Sema sema, boolean lifo) {
    Waiter waiter = placeOf(g);
    if (lifo) {
      sema.waiters.addFirst(waiter);
    } else {
      sema.waiters.addLast(waiter);
    }
  }

  /** Gives one back and readies who waited longest. In Go: semrelease1, without its yield. */
  Released release(Machine m, Sema sema, boolean handOff) {
    sema.add();
    Waiter waiter = sema.waiters.removeFirst();
    if (waiter == null) {
      return Released.NOBODY_WAITS;
    }
    waiter.success = handOff && sema.tryTake();
    boolean handed = waiter.success;
    core.scheduler.ready(m, waiter.g);
    return handed ? Released.HANDED : Released.READIED;
  }
}
