package gopark.runtime;

import gopark.program.Operation;
import gopark.program.Operation.SyncKind;
import gopark.runtime.event.EventKind;

/** Mutex, RWMutex, WaitGroup and Cond. In Go: internal/sync and sync. */
final class SyncPackage {
  private final Core core;
  private final Mutexes mutexes;
  private final RWMutexes rwMutexes;
  private final WaitGroups groups;
  private final Conds conds;

  SyncPackage(Core core) {
    this.core = core;
    mutexes = new Mutexes(core);
    rwMutexes = new RWMutexes(core, mutexes);
    groups = new WaitGroups(core);
    conds = new Conds(core);
  }

  long make(Machine m, Goroutine g, Operation.MakeSync op) {
    if (!core.endings.mayMake(m, 1)) {
      return Scheduler.LEFT;
    }
    int handle = core.handles.add(newObject(op.kind(), core.handles.next(), op.name()));
    core.tell(EventKind.SYNC_MADE, m, g, handle, op.kind().ordinal());
    g.finish(handle);
    return core.costs.sync();
  }

  private long find(Machine m, Goroutine g, Operation.FindSync op) {
    int known = core.handles.named(classOf(op.kind()), op.name());
    if (known == Operation.NIL) {
      return make(m, g, new Operation.MakeSync(op.kind(), op.name()));
    }
    g.finish(known);
    return core.costs.step();
  }

  private long copy(Machine m, Goroutine g, Operation.CopySync op) {
    if (!core.endings.mayMake(m, 1)) {
      return Scheduler.LEFT;
    }
    int next = core.handles.next();
    Handles.Numbered copy =
        switch (core.handles.get(op.original(), Handles.Numbered.class)) {
          case Mutex it -> it.sibling(next);
          case RWMutex it -> it.sibling(next);
          case WaitGroup it -> it.sibling(next);
          case Cond it -> new Cond(next, it.name);
          case Semaphore it -> new Semaphore(next, it.name);
          default -> throw new BadOperand("object " + op.original() + " is none of package sync");
        };
    g.finish(core.handles.add(copy));
    return core.costs.sync();
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
  long perform(Machine m, Goroutine g, Operation op) {
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
      case Operation.Acquire acquire -> core.semaphores.acquire(m, g, acquire);
      case Operation.Release release -> core.semaphores.release(m, g, release);
      default -> throw notOurs(op);
    };
  }

  /** The goroutine runs again in the middle of it. */
  long resumed(Machine m, Goroutine g, Operation op) {
    return switch (op) {
      case Operation.Lock lock -> mutexes.lockResumed(m, g, lock);
      case Operation.WriteLock lock -> rwMutexes.lockResumed(m, g, lock);
      case Operation.ReadLock lock -> rwMutexes.readLockResumed(m, g, lock);
      case Operation.WaitForGroup wait -> groups.waitResumed(m, g, wait);
      case Operation.CondWaitWithTicket wait -> conds.notified(g);
      case Operation.Acquire acquire -> core.semaphores.acquireResumed(m, g, acquire);
      default -> throw notOurs(op);
    };
  }

  private static SimulatorBug notOurs(Operation op) {
    return new SimulatorBug("Package sync cannot go on with " + op);
  }
}
