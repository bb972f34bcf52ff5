package gopark.runtime.sync;

import gopark.program.Operation;
import gopark.program.Operation.SyncKind;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.BadOperand;
import gopark.runtime.model.Channel;
import gopark.runtime.model.Cond;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Mutex;
import gopark.runtime.model.PollDesc;
import gopark.runtime.model.RWMutex;
import gopark.runtime.model.Semaphore;
import gopark.runtime.model.Timer;
import gopark.runtime.model.WaitGroup;
import gopark.runtime.port.Tracer;
import gopark.runtime.report.Endings;
import gopark.runtime.schedule.Parking;
import gopark.simulation.SimulatorBug;

/** Mutex, RWMutex, WaitGroup and Cond. In Go: internal/sync and sync. */
public final class SyncPackage {
  private final CostModel costs;
  private final Handles handles;
  private final Tracer tracer;
  private final Endings endings;
  private final Semaphores semaphores;
  private final Mutexes mutexes;
  private final RWMutexes rwMutexes;
  private final WaitGroups groups;
  private final Conds conds;

  public SyncPackage(
      CostModel costs,
      Handles handles,
      Tracer tracer,
      Endings endings,
      Semaphores semaphores,
      Mutexes mutexes,
      RWMutexes rwMutexes,
      WaitGroups groups,
      Conds conds) {
    this.costs = costs;
    this.handles = handles;
    this.tracer = tracer;
    this.endings = endings;
    this.semaphores = semaphores;
    this.mutexes = mutexes;
    this.rwMutexes = rwMutexes;
    this.groups = groups;
    this.conds = conds;
  }

  long make(Machine m, Goroutine g, Operation.MakeSync op) {
    if (!endings.mayMake(m, 1)) {
      return Parking.LEFT;
    }
    int handle = handles.add(newObject(op.kind(), handles.next(), op.name()));
    tracer.tell(EventKind.SYNC_MADE, m, g, handle, op.kind().ordinal());
    g.finish(handle);
    return costs.sync();
  }

  private long find(Machine m, Goroutine g, Operation.FindSync op) {
    int known = handles.named(classOf(op.kind()), op.name());
    if (known == Operation.NIL) {
      return make(m, g, new Operation.MakeSync(op.kind(), op.name()));
    }
    g.finish(known);
    return costs.step();
  }

  private long copy(Machine m, Goroutine g, Operation.CopySync op) {
    if (!endings.mayMake(m, 1)) {
      return Parking.LEFT;
    }
    int next = handles.next();
    Handles.Numbered copy =
        switch (handles.get(op.original(), Handles.Numbered.class)) {
          case Mutex it -> it.sibling(next);
          case RWMutex it -> it.sibling(next);
          case WaitGroup it -> it.sibling(next);
          case Cond it -> new Cond(next, it.name);
          case Semaphore it -> new Semaphore(next, it.name);
          case Channel _, PollDesc _, Timer _ ->
              throw new BadOperand("object " + op.original() + " is none of package sync");
        };
    g.finish(handles.add(copy));
    return costs.sync();
  }

  private static Class<? extends Handles.Numbered> classOf(SyncKind kind) {
    return switch (kind) {
      case MUTEX -> Mutex.class;
      case RW_MUTEX -> RWMutex.class;
      case WAIT_GROUP -> WaitGroup.class;
      case COND -> Cond.class;
      case SEMAPHORE -> Semaphore.class;
    };
  }

  private static Handles.Numbered newObject(SyncKind kind, int handle, String name) {
    return switch (kind) {
      case MUTEX -> new Mutex(handle, name);
      case RW_MUTEX -> new RWMutex(handle, name);
      case WAIT_GROUP -> new WaitGroup(handle, name);
      case COND -> new Cond(handle, name);
      case SEMAPHORE -> new Semaphore(handle, name);
    };
  }

  /** Any operation of package sync. */
  public long perform(Machine m, Goroutine g, Operation.OnSync op) {
    return switch (op) {
      case Operation.MakeSync make -> make(m, g, make);
      case Operation.FindSync find -> find(m, g, find);
      case Operation.CopySync copy -> copy(m, g, copy);
      case Operation.Lock lock -> mutexes.lock(m, g, lock);
      case Operation.TryLock lock -> mutexes.tryLock(m, g, lock);
      case Operation.Unlock unlock -> mutexes.unlock(m, g, unlock);
      case Operation.WriteLock lock -> rwMutexes.lock(m, g, lock);
      case Operation.WriteUnlock unlock -> rwMutexes.unlock(m, g, unlock);
      case Operation.TryWriteLock lock -> rwMutexes.tryLock(m, g, lock);
      case Operation.ReadLock lock -> rwMutexes.readLock(m, g, lock);
      case Operation.ReadUnlock unlock -> rwMutexes.readUnlock(m, g, unlock);
      case Operation.TryReadLock lock -> rwMutexes.tryReadLock(m, g, lock);
      case Operation.AddToGroup add -> groups.add(m, g, add);
      case Operation.WaitForGroup wait -> groups.wait(m, g, wait);
      case Operation.CondTicket take -> conds.ticket(g, take);
      case Operation.CondWaitWithTicket wait -> conds.wait(m, g, wait);
      case Operation.Signal signal -> conds.signal(m, g, signal);
      case Operation.Broadcast broadcast -> conds.broadcast(m, g, broadcast);
      case Operation.Acquire acquire -> semaphores.acquire(m, g, acquire);
      case Operation.Release release -> semaphores.release(m, g, release);
    };
  }

  /** The goroutine runs again in the middle of its operation. */
  public long resumed(Machine m, Goroutine g, Operation.OnSync op) {
    return switch (op) {
      case Operation.Lock lock -> mutexes.lockResumed(m, g, lock);
      case Operation.WriteLock lock -> rwMutexes.lockResumed(m, g, lock);
      case Operation.ReadLock lock -> rwMutexes.readLockResumed(m, g, lock);
      case Operation.WaitForGroup wait -> groups.waitResumed(m, g, wait);
      case Operation.CondWaitWithTicket wait -> conds.notified(g);
      case Operation.Acquire acquire -> semaphores.acquireResumed(m, g, acquire);
      case Operation.MakeSync _,
          Operation.FindSync _,
          Operation.CopySync _,
          Operation.TryLock _,
          Operation.Unlock _,
          Operation.WriteUnlock _,
          Operation.TryWriteLock _,
          Operation.ReadUnlock _,
          Operation.TryReadLock _,
          Operation.AddToGroup _,
          Operation.CondTicket _,
          Operation.Signal _,
          Operation.Broadcast _,
          Operation.Release _ ->
          throw SimulatorBug.noMiddle(op);
    };
  }
}
