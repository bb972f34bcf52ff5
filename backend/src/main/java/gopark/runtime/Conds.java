package gopark.runtime;

import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.WaitReason;
import org.jspecify.annotations.Nullable;

/** Waiting for a condition, and telling of it. In Go: sync/cond.go, and notifyList in sema.go. */
final class Conds {
  private final Core core;

  Conds(Core core) {
    this.core = core;
  }

  private Cond get(int handle) {
    return core.handles.get(handle, Cond.class);
  }

  /** In Go: notifyListAdd. */
  long ticket(Goroutine g, Operation.CondTicket op) {
    g.finish(get(op.cond()).nextTicket++);
    return core.costs.step();
  }

  /** In Go: notifyListWait. */
  long wait(Machine m, Goroutine g, Operation.CondWaitWithTicket op) {
    Cond cond = get(op.cond());
    if (cond.isNotified(op.ticket())) {
      g.finish();
      return core.costs.sync();
    }
    Waiter waiter = new Waiter(g);
    waiter.ticket = op.ticket();
    waiter.since = core.now;
    g.waiting = waiter;
    cond.waiters.addLast(waiter);
    return core.scheduler.park(m, WaitReason.COND_WAIT, cond.handle);
  }

  long notified(Goroutine g) {
    g.waiting = null;
    g.finish();
    return 0;
  }

  /** In Go: notifyListNotifyOne. */
  long signal(Machine m, Goroutine g, Operation.Signal op) {
    Cond cond = get(op.cond());
    g.finish();
    if (cond.allNotified()) {
      core.tell(EventKind.COND_SIGNALLED, m, g, cond.handle, 0);
      return core.costs.sync();
    }
    Waiter waiter = withTicket(cond, cond.nextNotified++);
    core.tell(EventKind.COND_SIGNALLED, m, g, cond.handle, waiter == null ? 0 : 1);
    if (waiter != null) {
      cond.waiters.remove(waiter);
      core.scheduler.ready(m, waiter.g);
    }
    return core.costs.sync();
  }

  private @Nullable Waiter withTicket(Cond cond, int ticket) {
    Waiter waiter = cond.waiters.first;
    while (waiter != null && waiter.ticket != ticket) {
      core.work.spend(Sched.LOOK_WORK);
      waiter = waiter.next;
    }
    return waiter;
  }

  /** In Go: notifyListNotifyAll. */
  long broadcast(Machine m, Goroutine g, Operation.Broadcast op) {
    Cond cond = get(op.cond());
    g.finish();
    core.tell(EventKind.COND_BROADCAST, m, g, cond.handle, cond.waiters.size());
    cond.nextNotified = cond.nextTicket;
    Waiter waiter = cond.waiters.removeFirst();
    while (waiter != null) {
      core.scheduler.ready(m, waiter.g);
      waiter = cond.waiters.removeFirst();
    }
    return core.costs.sync();
  }
}
