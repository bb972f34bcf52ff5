package gopark.runtime;

import gopark.os.Kernel;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Preempted;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.state.WaitReason;
import gopark.simulation.VirtualTime;
import org.jspecify.annotations.Nullable;

/** What a running goroutine does next: its program's operations, one by one. */
final class Execution {
  private final Core core;

  Execution(Core core) {
    this.core = core;
  }

  /** The machine's goroutine goes on. */
  void run(Machine m) {
    Goroutine g = m.current();
    if (g.preempt && stopsHere(m, g)) {
      return;
    }
    Operation operation = g.operation;
    if (operation != null) {
      long cost = resume(m, g, operation);
      if (cost != 0 || core.ending != null) {
        if (cost > 0) {
          core.busy(m, cost);
        }
        return;
      }
      if (g.preempt && !isTight(operation) && stopsHere(m, g)) {
        return;
      }
    }
    if (g.rare != null) {
      if (g.hasOrders()) {
        obey(m, g);
        return;
      }
      takeUpInterrupted(g);
    }
    if (g.operation == null) {
      begin(m, g, next(g));
    } else {
      core.busy(m, 1);
    }
  }

  private void begin(Machine m, Goroutine g, Operation operation) {
    g.operation = operation;
    long cost = tryToPerform(m, g, operation);
    if (cost >= 0) {
      core.busy(m, Math.max(1, cost));
    }
  }

  /** The flag is set: it stops if it stands where it can. */
  private boolean stopsHere(Machine m, Goroutine g) {
    if (m.locks > 0 || g.operation instanceof Operation.Syscall || core.gc.isWorker(g)) {
      return false;
    }
    boolean bySignal = m.signalPending;
    if (bySignal) {
      m.signalPending = false;
      m.preemptGen++;
      core.tell(EventKind.SIGNAL_HANDLED, m, g, 1);
    }
    boolean tight = isTight(g.operation);
    if (tight && !bySignal) {
      return false;
    }
    core.scheduler.preempted(m, tight && bySignal ? Preempted.BY_SIGNAL : Preempted.AT_A_CALL);
    return true;
  }

  /** A loop without calls, whose next round may follow it: no prologue stands between them. */
  private static boolean isTight(@Nullable Operation operation) {
    return operation instanceof Operation.Compute compute && !compute.calls();
  }

  private Operation next(Goroutine g) {
    Program program = g.program;
    if (program == null) {
      throw new SimulatorBug(g + " has no program");
    }
    Outcome outcome = core.outcome;
    outcome.number = g.number;
    outcome.ok = g.ok;
    if (g.panics) {
      g.panics = false;
      outcome.panic = (String) g.value;
      outcome.value = null;
    } else {
      outcome.panic = null;
      outcome.value = g.value;
    }
    g.value = null;
    return program.next(outcome);
  }

  /** Orders of a learner come before the program's next operation. */
  private void obey(Machine m, Goroutine g) {
    Operation order = g.rare().orders.poll();
    if (order == null) {
      core.busy(m, 1);
      return;
    }
    g.rare().keepOutcome(g);
    begin(m, g, order);
  }

  /**
   * A running goroutine does at once what it is told, in no virtual time, whatever it was doing.
   * The rest of its own operation comes after.
   */
  void order(Machine m, Goroutine g, Operation operation) {
    Operation interrupted = g.operation;
    if (interrupted != null && !(interrupted instanceof Operation.Compute)) {
      throw new SimulatorBug(g + " is in the middle of " + interrupted);
    }
    long left = core.kernel.remaining(m.id, core.now);
    long computeLeft = g.computeLeft;
    Goroutine.Rare rare = g.rare();
    rare.interrupted = interrupted;
    rare.interruptedLeft = left + computeLeft;
    rare.keepOutcome(g);
    g.operation = operation;
    long cost = tryToPerform(m, g, operation);
    m.charge = 0;
    if (cost >= 0 && g.operation != null) {
      core.busy(m, Math.max(1, cost));
    } else if (cost >= 0) {
      rare.interrupted = null;
      rare.giveBackOutcome(g);
      g.operation = interrupted;
      g.computeLeft = computeLeft;
      core.kernel.run(m.id, core.now, left);
    }
  }

  /** What an order came between goes on. */
  private static void takeUpInterrupted(Goroutine g) {
    Goroutine.Rare rare = g.rare;
    if (rare == null) {
      return;
    }
    rare.giveBackOutcome(g);
    if (rare.interrupted != null) {
      g.operation = rare.interrupted;
      g.computeLeft = rare.interruptedLeft;
      rare.interrupted = null;
    }
  }

  private long tryToPerform(Machine m, Goroutine g, Operation operation) {
    try {
      return perform(m, g, operation);
    } catch (BadOperand bad) {
      g.operation = null;
      core.endings.fatal(m, g, bad.text());
      return Scheduler.LEFT;
    }
  }

  /** What most operations are stands alone: a small method is compiled into its caller. */
  private long perform(Machine m, Goroutine g, Operation operation) {
    if (operation instanceof Operation.Compute o) {
      return compute(m, g, o);
    }
    if (operation instanceof Operation.Send o) {
      return core.channels.send(m, g, o);
    }
    if (operation instanceof Operation.Receive o) {
      return core.channels.receive(m, g, o);
    }
    return performOther(m, g, operation);
  }

  private long performOther(Machine m, Goroutine g, Operation operation) {
    return switch (operation) {
      case Operation.Gosched o -> {
        g.finish();
        yield core.scheduler.gosched(m);
      }
      case Operation.Select o -> core.selects.select(m, g, o);
      case Operation.Go o -> go(m, g, o);
      case Operation.Return o -> leaveFunction(m, g);
      case Operation.Goexit o -> goexit(m, g);
      case Operation.Sleep o -> sleep(m, g, o);
      case Operation.Syscall o -> core.syscalls.enter(m, g, o.ns(), o.kind());
      case Operation.Print o -> print(m, g, o);
      case Operation.NetworkRead o -> core.netpoller.read(m, g, o);
      case Operation.OpenDescriptor o -> core.netpoller.open(m, g);
      case Operation.AwaitDescriptor o -> core.netpoller.await(m, g, o);
      case Operation.SignalDescriptor o -> core.netpoller.signal(m, g, o);
      case Operation.MakeChannel o -> core.channels.make(m, g, o);
      case Operation.FindChannel o -> core.channels.find(m, g, o);
      case Operation.Close o -> core.channels.close(m, g, o);
      case Operation.Length o -> core.channels.length(m, g, o);
      case Operation.Capacity o -> core.channels.capacity(m, g, o);
      case Operation.MakeSync o -> core.sync.make(m, g, o);
      case Operation.Acquire o -> core.semaphores.acquire(m, g, o);
      case Operation.Release o -> core.semaphores.release(m, g, o);
      case Operation.NewTimer o -> core.timers.make(m, g, o);
      case Operation.TimerChannel o -> core.timers.channelOf(m, g, o);
      case Operation.AfterFunc o -> core.timers.afterFunc(m, g, o);
      case Operation.StopTimer o -> core.timers.stop(m, g, o);
      case Operation.ResetTimer o -> core.timers.reset(m, g, o);
      case Operation.Allocate o -> core.gc.allocate(m, g, o);
      case Operation.CollectGarbage o -> core.gc.collect(m, g, o);
      case Operation.UseStack o -> core.stacks.use(m, g, o);
      case Operation.SetMaxProcs o -> core.world.setMaxProcs(m, g, o);
      case Operation.SetGcPercent o -> core.gc.setPercent(m, g, o);
      case Operation.SetMaxStack o -> core.stacks.setMost(g, o);
      case Operation.SetMaxThreads o -> core.machines.setMostThreads(g, o);
      case Operation.ReadMemStats o -> core.world.readMemStats(m, g, o);
      case Operation.WriteStack o -> core.world.writeStack(m, g, o);
      case Operation.LockThread o -> core.threadLocks.lock(m, g, o);
      case Operation.UnlockThread o -> core.threadLocks.unlock(m, g, o);
      case Operation.Panic o -> ends(() -> core.endings.panic(m, g, o.text()));
      case Operation.Fatal o -> ends(() -> core.endings.fatal(m, g, o.text()));
      case Operation.Exhausted o -> ends(() -> core.endings.limitReached(m, o.what(), o.most()));
      case Operation.ExitProcess o -> ends(() -> core.endings.exit(m, o));
      case Operation.Now o -> finish(g, core.now) + core.costs.now();
      case Operation.CountGoroutines o -> finish(g, core.goroutines.count());
      case Operation.CountCores o -> finish(g, core.kernel.cores());
      case Operation.Block o -> core.scheduler.park(m, reason(o), 0);
      case Operation.AwaitOrders o -> core.scheduler.park(m, WaitReason.AWAITING_ORDERS, 0);
      case Operation.Bootstrap o -> core.bootstrap.perform(m, g, o);
      case Operation.RuntimeTask o -> core.tasks.task(m, g, o);
      case Operation.RunTimers o -> core.timers.runBucket(m, g, o);
      default -> core.sync.perform(m, g, operation);
    };
  }

  private long resume(Machine m, Goroutine g, Operation operation) {
    if (operation instanceof Operation.Compute o) {
      return computeOn(m, g, o);
    }
    if (operation instanceof Operation.Send o) {
      return core.channels.sendResumed(m, g, o);
    }
    if (operation instanceof Operation.Receive o) {
      return core.channels.receiveResumed(m, g, o);
    }
    return resumeOther(m, g, operation);
  }

  private long resumeOther(Machine m, Goroutine g, Operation operation) {
    return switch (operation) {
      case Operation.Select o -> core.selects.resumed(m, g, o);
      case Operation.Syscall o -> core.syscalls.returned(m, g);
      case Operation.Print o -> core.syscalls.returned(m, g);
      case Operation.Sleep o -> core.syscalls.returned(m, g);
      case Operation.NetworkRead o -> core.netpoller.readResumed(m, g, o);
      case Operation.AwaitDescriptor o -> core.netpoller.awaitResumed(g, o);
      case Operation.Acquire o -> core.semaphores.acquireResumed(m, g, o);
      case Operation.Allocate o -> core.gc.resumed(m, g, o);
      case Operation.CollectGarbage o -> core.gc.resumed(m, g, o);
      case Operation.SetMaxProcs o -> core.world.resumed(m, g, o);
      case Operation.SetGcPercent o -> core.gc.resumed(m, g, o);
      case Operation.ReadMemStats o -> core.world.resumed(m, g, o);
      case Operation.WriteStack o -> core.world.resumed(m, g, o);
      case Operation.Block o -> finish(g, 0);
      case Operation.AwaitOrders o -> finish(g, 0);
      case Operation.Bootstrap o -> finish(g, 0);
      case Operation.RuntimeTask o -> core.tasks.resumed(m, g, o);
      default -> core.sync.resumed(m, g, operation);
    };
  }

  private static long finish(Goroutine g, long number) {
    g.finish(number);
    return 0;
  }

  private static long ends(Runnable ending) {
    ending.run();
    return Scheduler.LEFT;
  }

  private long compute(Machine m, Goroutine g, Operation.Compute operation) {
    g.computeLeft = 0;
    core.busy(m, Math.max(1, VirtualTime.within(operation.ns(), core.now)));
    return Scheduler.LEFT;
  }

  private long computeOn(Machine m, Goroutine g, Operation.Compute operation) {
    long left = g.computeLeft;
    if (left > 0) {
      g.computeLeft = 0;
      core.busy(m, left);
      return Scheduler.LEFT;
    }
    if (operation.line() != 0) {
      core.tell(EventKind.LINE_REACHED, m, g, operation.line());
    }
    g.finish();
    return 0;
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
      core.endings.goOfNil(m, g);
      return Scheduler.LEFT;
    }
    if (core.sched.alive >= core.config.limits().goroutines()) {
      core.endings.limitReached(m, "goroutines", core.config.limits().goroutines());
      return Scheduler.LEFT;
    }
    Goroutine created = core.goroutines.newproc(m, g, program);
    g.finish(created.goid);
    return core.costs.newproc();
  }

  private long leaveFunction(Machine m, Goroutine g) {
    g.finish();
    if (g.goid == Bootstrap.MAIN) {
      core.endings.mainReturned(m);
      return Scheduler.LEFT;
    }
    return core.scheduler.goexit(m);
  }

  private long goexit(Machine m, Goroutine g) {
    g.finish();
    if (g.goid == Bootstrap.MAIN) {
      core.sched.mainHasExited = true;
    }
    return core.scheduler.goexit(m);
  }

  private long sleep(Machine m, Goroutine g, Operation.Sleep operation) {
    if (core.follows(ArticleRule.T5) && operation.ns() > 0) {
      // T5: the article's Sleep blocks the thread.
      m.rule = ArticleRule.T5.number();
      return core.syscalls.enter(m, g, operation.ns(), Operation.SyscallKind.BLOCKING);
    }
    return core.timers.sleep(m, g, operation);
  }

  private long print(Machine m, Goroutine g, Operation.Print operation) {
    core.tell(
        EventKind.PRINTED, m, g, core.events.text(operation.text()), operation.toStderr() ? 1 : 0);
    return core.syscalls.enter(
        m,
        g,
        core.costs.print(),
        operation.raw() ? Operation.SyscallKind.RAW : Operation.SyscallKind.BLOCKING);
  }

  /**
   * What the machine's thread has still to do of its goroutine's code, if that can be cut short.
   */
  void cutShort(Machine m, Goroutine g, long after) {
    Kernel kernel = core.kernel;
    long left = kernel.remaining(m.id, core.now);
    if (left > after && g.operation instanceof Operation.Compute) {
      g.computeLeft += left - after;
      kernel.run(m.id, core.now, after);
    }
  }
}
