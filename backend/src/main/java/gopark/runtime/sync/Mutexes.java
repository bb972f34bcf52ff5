package gopark.runtime.sync;

import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Released;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Mutex;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.report.Endings;
import gopark.runtime.schedule.Parking;
import gopark.runtime.state.WaitReason;
import gopark.simulation.SimulatorBug;
import gopark.simulation.VirtualTime;

/**
 * Locking and unlocking a mutex, on its own or inside other locks. In Go: internal/sync/mutex.go.
 * What a goroutine must remember while it spins or waits is in the low bits of its progress, and
 * since when it has waited is in its place in the queue, which it keeps until it has the mutex.
 * Left out: compare-and-swap that fails, since nobody comes between.
 */
public final class Mutexes {
  /** The bits of a goroutine's progress that are used here; the others are the caller's. */
  static final int PROGRESS = 0xff;

  /** What an unlock that ended the process gives in place of a cost. */
  static final long FATAL = -2;

  /** What an unlock gives in place of a cost if the goroutine should yield. */
  static final long YIELD = -3;

  private static final int ROUNDS = 0x7;
  private static final int SPINS = 0x8;
  private static final int AWOKE = 0x10;
  private static final int STARVES = 0x20;
  private static final int LIFO = 0x40;
  private static final int MAX_ROUNDS = 4;
  private static final long PATIENCE = VirtualTime.MILLISECOND;

  private final Sched sched;
  private final CostModel costs;
  private final RuntimeConfig config;
  private final ReleaseInForce release;
  private final Handles handles;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;
  private final Parking parking;
  private final Endings endings;
  private final Semaphores semaphores;

  public Mutexes(
      Sched sched,
      CostModel costs,
      RuntimeConfig config,
      ReleaseInForce release,
      Handles handles,
      Clock clock,
      Tracer tracer,
      Threads threads,
      Parking parking,
      Endings endings,
      Semaphores semaphores) {
    this.sched = sched;
    this.costs = costs;
    this.config = config;
    this.release = release;
    this.handles = handles;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
    this.parking = parking;
    this.endings = endings;
    this.semaphores = semaphores;
  }

  // ---- operations

  long lock(Machine m, Goroutine g, Operation.Lock op) {
    return locked(g, lock(m, g, get(op.mutex())));
  }

  long lockResumed(Machine m, Goroutine g, Operation.Lock op) {
    return locked(g, lockResumed(m, g, get(op.mutex())));
  }

  private static long locked(Goroutine g, long cost) {
    if (cost >= 0) {
      g.finish();
    }
    return cost;
  }

  long tryLock(Machine m, Goroutine g, Operation.TryLock op) {
    g.finish(null, tryLock(m, g, get(op.mutex())));
    return costs.sync();
  }

  long unlock(Machine m, Goroutine g, Operation.Unlock op) {
    long cost = unlock(m, g, get(op.mutex()));
    if (cost != FATAL) {
      g.finish();
    }
    return leaving(m, cost);
  }

  /** Does what an unlock asks for: yield, or nothing more. */
  long leaving(Machine m, long cost) {
    if (cost == YIELD) {
      return parking.goyield(m);
    }
    return cost == FATAL ? Parking.LEFT : cost;
  }

  Mutex get(int handle) {
    return handles.get(handle, Mutex.class);
  }

  // ---- the mutex itself

  /** Gives the cost when the goroutine has it, or LEFT. Does not finish the operation. */
  long lock(Machine m, Goroutine g, Mutex mutex) {
    return compete(m, g, mutex, g.progress & ~PROGRESS);
  }

  long lockResumed(Machine m, Goroutine g, Mutex mutex) {
    int progress = g.progress;
    if ((progress & SPINS) != 0) {
      return compete(m, g, mutex, progress & ~SPINS);
    }
    if (semaphores.has(g, mutex.sema)) {
      return acquired(m, g, mutex, progress);
    }
    return waitFor(m, g, mutex, progress);
  }

  boolean tryLock(Machine m, Goroutine g, Mutex mutex) {
    if (mutex.locked || mutex.starving) {
      return false;
    }
    mutex.locked = true;
    mutex.holder = g.goid;
    tracer.tell(EventKind.MUTEX_LOCKED, m, g, mutex.handle);
    return true;
  }

  /** Competes for the mutex. In Go: the loop of lockSlow, from its top to the semaphore. */
  private long compete(Machine m, Goroutine g, Mutex mutex, int before) {
    int progress = before;
    if (mutex.locked && !mutex.starving && canSpin(m, progress & ROUNDS)) {
      if ((progress & AWOKE) == 0 && !mutex.woken && mutex.waiters > 0) {
        mutex.woken = true;
        progress |= AWOKE;
      }
      g.progress = (progress + 1) | SPINS;
      threads.busy(m, Machine.Phase.RUN, costs.spin());
      return Parking.LEFT;
    }
    boolean free = !mutex.locked && !mutex.starving;
    if (!free) {
      mutex.waiters++;
    }
    if ((progress & STARVES) != 0 && mutex.locked && !mutex.starving) {
      mutex.starving = true;
      tracer.tell(EventKind.MUTEX_STARVING, m, g, mutex.handle, 1);
    }
    if ((progress & AWOKE) != 0) {
      if (!mutex.woken) {
        throw new SimulatorBug("Mutex " + mutex.handle + " forgot that " + g + " was woken");
      }
      mutex.woken = false;
      progress &= ~AWOKE;
    }
    if (free) {
      return owned(m, g, mutex);
    }
    boolean lifo = g.waiting != null && isFair();
    progress = lifo ? progress | LIFO : progress & ~LIFO;
    semaphores.placeOf(g);
    if (mutex.sema.tryTake()) {
      return acquired(m, g, mutex, progress);
    }
    return waitFor(m, g, mutex, progress);
  }

  private long waitFor(Machine m, Goroutine g, Mutex mutex, int progress) {
    g.progress = progress;
    semaphores.enqueue(g, mutex.sema, (progress & LIFO) != 0);
    return parking.park(m, reason(WaitReason.MUTEX_LOCK), mutex.handle);
  }

  /** Continues after a wait. In Go: lockSlow, after the semaphore. */
  private long acquired(Machine m, Goroutine g, Mutex mutex, int before) {
    int progress = before;
    if (isFair() && clock.now() - semaphores.placeOf(g).since > PATIENCE) {
      progress |= STARVES;
    }
    if (!mutex.starving) {
      return compete(m, g, mutex, (progress & ~ROUNDS) | AWOKE);
    }
    if (mutex.locked || mutex.woken || mutex.waiters == 0) {
      throw new SimulatorBug("Mutex " + mutex.handle + " was handed over while in use");
    }
    if ((progress & STARVES) == 0 || mutex.waiters == 1) {
      mutex.starving = false;
      tracer.tell(EventKind.MUTEX_STARVING, m, g, mutex.handle, 0);
    }
    mutex.waiters--;
    return owned(m, g, mutex);
  }

  private long owned(Machine m, Goroutine g, Mutex mutex) {
    mutex.locked = true;
    g.waiting = null;
    g.progress &= ~PROGRESS;
    mutex.holder = g.goid;
    tracer.tell(EventKind.MUTEX_LOCKED, m, g, mutex.handle);
    return costs.sync();
  }

  /** Gives the cost, or FATAL, or YIELD. Does not finish the operation. */
  long unlock(Machine m, Goroutine g, Mutex mutex) {
    if (!mutex.locked) {
      endings.fatal(m, g, new Operation.Fatal("sync: unlock of unlocked mutex"));
      return FATAL;
    }
    mutex.locked = false;
    if (mutex.starving) {
      unlocked(m, g, mutex, Released.HANDED_OVER);
      boolean handed = semaphores.release(m, mutex.sema, true);
      return handed && release.get().starvingYields() ? YIELD : costs.sync();
    }
    if (mutex.waiters == 0 || mutex.woken) {
      unlocked(m, g, mutex, Released.NOBODY_WOKEN);
      return costs.sync();
    }
    mutex.waiters--;
    mutex.woken = true;
    unlocked(m, g, mutex, Released.WAITER_WOKEN);
    semaphores.release(m, mutex.sema, false);
    return costs.sync();
  }

  private void unlocked(Machine m, Goroutine g, Mutex mutex, Released result) {
    tracer.tell(EventKind.MUTEX_UNLOCKED, m, g, mutex.handle, result.ordinal());
  }

  /** Whether spinning makes sense now. In Go: sync_runtime_canSpin. */
  private boolean canSpin(Machine m, int rounds) {
    return rounds < MAX_ROUNDS
        && config.cores() > 1
        && sched.gomaxprocs > sched.npidle + sched.nmspinning + 1
        && m.processor().hasNoWork();
  }

  private boolean isFair() {
    return release.get().fairMutexes();
  }

  /** The reason to wait for a lock, as the release names it. */
  WaitReason reason(WaitReason named) {
    return named.in(release.get().minor());
  }
}
