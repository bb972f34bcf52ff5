package gopark.runtime.run;

import gopark.program.Operation;
import gopark.program.Program;
import gopark.runtime.config.CostModel;
import gopark.runtime.model.BadOperand;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.report.Endings;
import gopark.runtime.schedule.Goroutines;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.Scheduler;
import gopark.runtime.schedule.ThreadLocks;
import gopark.runtime.state.WaitReason;
import gopark.simulation.SimulatorBug;

/** Operations that begin, end, stop or bind goroutines. */
public final class GoroutineOperations {
  private final Sched sched;
  private final CostModel costs;
  private final Parking parking;
  private final Scheduler scheduler;
  private final Endings endings;
  private final ThreadLocks threadLocks;
  private final Goroutines goroutines;

  public GoroutineOperations(
      Sched sched,
      CostModel costs,
      Parking parking,
      Scheduler scheduler,
      Endings endings,
      ThreadLocks threadLocks,
      Goroutines goroutines) {
    this.sched = sched;
    this.costs = costs;
    this.parking = parking;
    this.scheduler = scheduler;
    this.endings = endings;
    this.threadLocks = threadLocks;
    this.goroutines = goroutines;
  }

  long perform(Machine m, Goroutine g, Operation.OnGoroutine op) {
    return switch (op) {
      case Operation.Gosched o -> gosched(m, g);
      case Operation.Go o -> go(m, g, o);
      case Operation.Return o -> leaveFunction(m, g);
      case Operation.Goexit o -> goexit(m, g);
      case Operation.LockThread o -> threadLocks.lock(m, g);
      case Operation.UnlockThread o -> threadLocks.unlock(m, g);
      case Operation.Panic o -> ends(() -> endings.panic(m, g, o.text()));
      case Operation.Fatal o -> ends(() -> endings.fatal(m, g, o));
      case Operation.Exhausted o -> ends(() -> endings.limitReached(m, o.what(), o.most()));
      case Operation.ExitProcess o -> ends(() -> endings.exit(m, o));
      case Operation.Block o -> parking.park(m, reason(o), 0);
      case Operation.AwaitOrders o -> parking.park(m, WaitReason.AWAITING_ORDERS, 0);
    };
  }

  long gosched(Machine m, Goroutine g) {
    g.finish();
    return parking.gosched(m);
  }

  /** The goroutine runs again in the middle of its operation: a learner has woken it. */
  long resumed(Goroutine g, Operation.OnGoroutine op) {
    return switch (op) {
      case Operation.Block _, Operation.AwaitOrders _ -> {
        g.finish(0);
        yield 0;
      }
      case Operation.Gosched _,
          Operation.Go _,
          Operation.Return _,
          Operation.Goexit _,
          Operation.LockThread _,
          Operation.UnlockThread _,
          Operation.Panic _,
          Operation.Fatal _,
          Operation.Exhausted _,
          Operation.ExitProcess _ ->
          throw SimulatorBug.noMiddle(op);
    };
  }

  private static long ends(Runnable ending) {
    ending.run();
    return Parking.LEFT;
  }

  private static WaitReason reason(Operation.Block operation) {
    try {
      return WaitReason.named(operation.waitReason());
    } catch (IllegalArgumentException unknown) {
      throw new BadOperand("there is no wait reason " + operation.waitReason());
    }
  }

  private long go(Machine m, Goroutine g, Operation.Go operation) {
    Program program = operation.program();
    if (program == null) {
      endings.goOfNil(m, g);
      return Parking.LEFT;
    }
    if (!endings.mayStart(m)) {
      return Parking.LEFT;
    }
    Goroutine created = goroutines.newproc(m, g, program);
    g.finish(created.goid);
    return costs.newproc();
  }

  private long leaveFunction(Machine m, Goroutine g) {
    g.finish();
    if (g.goid == Goroutine.MAIN) {
      endings.mainReturned(m);
      return Parking.LEFT;
    }
    return scheduler.goexit(m);
  }

  private long goexit(Machine m, Goroutine g) {
    g.finish();
    if (g.goid == Goroutine.MAIN) {
      sched.mainHasExited = true;
    }
    return scheduler.goexit(m);
  }
}
