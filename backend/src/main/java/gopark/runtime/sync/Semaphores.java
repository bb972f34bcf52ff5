package gopark.runtime.sync;

import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Released;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sema;
import gopark.runtime.model.Semaphore;
import gopark.runtime.model.Waiter;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Tracer;
import gopark.runtime.schedule.Parking;
import gopark.runtime.state.WaitReason;

/**
 * Semaphores, on which package sync is built. In Go: sema.go. Left out: the table of all
 * semaphores, since each has its own queue here, which gives the same order.
 */
public final class Semaphores {
  private final CostModel costs;
  private final Handles handles;
  private final Clock clock;
  private final Tracer tracer;
  private final Parking parking;

  public Semaphores(CostModel costs, Handles handles, Clock clock, Tracer tracer, Parking parking) {
    this.costs = costs;
    this.handles = handles;
    this.clock = clock;
    this.tracer = tracer;
    this.parking = parking;
  }

  long acquire(Machine m, Goroutine g, Operation.Acquire op) {
    return acquired(m, g, op, take(m, g, sema(op), WaitReason.SEMACQUIRE, op.semaphore()));
  }

  long acquireResumed(Machine m, Goroutine g, Operation.Acquire op) {
    return acquired(m, g, op, takeResumed(m, g, sema(op), WaitReason.SEMACQUIRE, op.semaphore()));
  }

  private Sema sema(Operation.Acquire op) {
    return handles.get(op.semaphore(), Semaphore.class).sema;
  }

  private long acquired(Machine m, Goroutine g, Operation.Acquire op, long taken) {
    if (taken >= 0) {
      tracer.tell(EventKind.SEMA_ACQUIRED, m, g, op.semaphore());
      g.finish();
    }
    return taken;
  }

  long release(Machine m, Goroutine g, Operation.Release op) {
    Sema sema = handles.get(op.semaphore(), Semaphore.class).sema;
    Released result = sema.waiters.isEmpty() ? Released.NOBODY_WOKEN : Released.WAITER_WOKEN;
    tracer.tell(EventKind.SEMA_RELEASED, m, g, op.semaphore(), result.ordinal());
    g.finish();
    release(m, sema, false);
    return costs.sync();
  }

  /** Takes one, or parks the goroutine behind the others who wait. In Go: semacquire1. */
  long take(Machine m, Goroutine g, Sema sema, WaitReason reason, int handle) {
    if (sema.tryTake()) {
      return costs.sync();
    }
    enqueue(g, sema, false);
    return parking.park(m, reason, handle);
  }

  /** The goroutine that waited runs again: it has one now, or waits once more. */
  long takeResumed(Machine m, Goroutine g, Sema sema, WaitReason reason, int handle) {
    if (has(g, sema)) {
      g.waiting = null;
      return costs.sync();
    }
    enqueue(g, sema, false);
    return parking.park(m, reason, handle);
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
      waiter.since = clock.now();
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

  /**
   * Gives one permit back and readies the goroutine that waited longest. Returns whether that
   * goroutine was handed the permit, so that the releaser should yield to it. In Go: semrelease1,
   * without its yield.
   */
  boolean release(Machine m, Sema sema, boolean handOff) {
    sema.add();
    Waiter waiter = sema.waiters.removeFirst();
    if (waiter == null) {
      return false;
    }
    waiter.success = handOff && sema.tryTake();
    boolean handed = waiter.success;
    parking.ready(m, waiter.g);
    return handed;
  }
}
