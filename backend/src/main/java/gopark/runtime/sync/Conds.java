package gopark.runtime.sync;

import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Cond;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.model.Waiter;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Tracer;
import gopark.runtime.schedule.Parking;
import gopark.runtime.state.WaitReason;
import gopark.simulation.WorkMeter;
import org.jspecify.annotations.Nullable;

/** Waiting for a condition, and telling of it. In Go: sync/cond.go, and notifyList in sema.go. */
public final class Conds {
  private final CostModel costs;
  private final WorkMeter work;
  private final Handles handles;
  private final Clock clock;
  private final Tracer tracer;
  private final Parking parking;

  public Conds(
      CostModel costs,
      WorkMeter work,
      Handles handles,
      Clock clock,
      Tracer tracer,
      Parking parking) {
    this.costs = costs;
    this.work = work;
    this.handles = handles;
    this.clock = clock;
    this.tracer = tracer;
    this.parking = parking;
  }

  private Cond get(int handle) {
    return handles.get(handle, Cond.class);
  }

  /** Gives a goroutine its ticket. In Go: notifyListAdd. */
  long ticket(Goroutine g, Operation.CondTicket op) {
    g.finish(get(op.cond()).nextTicket++);
    return costs.step();
  }

  /** Parks a goroutine with its ticket. In Go: notifyListWait. */
  long wait(Machine m, Goroutine g, Operation.CondWaitWithTicket op) {
    Cond cond = get(op.cond());
    if (cond.isNotified(op.ticket())) {
      g.finish();
      return costs.sync();
    }
    Waiter waiter = new Waiter(g);
    waiter.ticket = op.ticket();
    waiter.since = clock.now();
    g.waiting = waiter;
    cond.waiters.addLast(waiter);
    return parking.park(m, WaitReason.COND_WAIT, cond.handle);
  }

  long notified(Goroutine g) {
    g.waiting = null;
    g.finish();
    return 0;
  }

  /** Readies the waiter with the lowest ticket. In Go: notifyListNotifyOne. */
  long signal(Machine m, Goroutine g, Operation.Signal op) {
    Cond cond = get(op.cond());
    g.finish();
    if (cond.allNotified()) {
      tracer.tell(EventKind.COND_SIGNALLED, m, g, cond.handle, 0);
      return costs.sync();
    }
    Waiter waiter = withTicket(cond, cond.nextNotified++);
    tracer.tell(EventKind.COND_SIGNALLED, m, g, cond.handle, waiter == null ? 0 : 1);
    if (waiter != null) {
      cond.waiters.remove(waiter);
      parking.ready(m, waiter.g);
    }
    return costs.sync();
  }

  private @Nullable Waiter withTicket(Cond cond, int ticket) {
    Waiter waiter = cond.waiters.first;
    while (waiter != null && waiter.ticket != ticket) {
      work.spend(Sched.LOOK_WORK);
      waiter = waiter.next;
    }
    return waiter;
  }

  /** Readies all waiters. In Go: notifyListNotifyAll. */
  long broadcast(Machine m, Goroutine g, Operation.Broadcast op) {
    Cond cond = get(op.cond());
    g.finish();
    tracer.tell(EventKind.COND_BROADCAST, m, g, cond.handle, cond.waiters.size());
    cond.nextNotified = cond.nextTicket;
    Waiter waiter = cond.waiters.removeFirst();
    while (waiter != null) {
      parking.ready(m, waiter.g);
      waiter = cond.waiters.removeFirst();
    }
    return costs.sync();
  }
}
