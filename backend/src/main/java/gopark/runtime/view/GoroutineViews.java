package gopark.runtime.view;

import gopark.program.Operation;
import gopark.program.OperationNames;
import gopark.program.Program;
import gopark.program.SourceLine;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.model.Timer;
import gopark.runtime.model.Waiter;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import gopark.runtime.state.Waiting;
import org.jspecify.annotations.Nullable;

/** Makes records of goroutines, which know their place in their queues. */
record GoroutineViews(ProcessData process, Whereabouts whereabouts) {
  /** What it takes the computer to see a goroutine. */
  private static final long VIEW_WORK = 500;

  GoroutineState view(Goroutine g) {
    process.work().spend(VIEW_WORK);
    Machine m = g.m;
    Processor p = m == null ? null : m.p;
    Machine locked = g.lockedm();
    Goroutine.Rare rare = g.rare;
    Timer sleep = rare == null ? null : rare.sleepTimer;
    Program program = g.program;
    return new GoroutineState(
        g.goid,
        program == null ? "" : program.function(),
        g.status(),
        waiting(g),
        m == null ? null : Integer.valueOf(m.id),
        p == null ? null : Integer.valueOf(p.id),
        whereabouts.of(g),
        g.parentGoid,
        g.stackBytes(),
        ran(g),
        g.since,
        g.is(GoroutineStatus.WAITING) ? g.waitHandle : 0,
        rare == null ? 0 : rare.waitSince,
        places(g),
        locked == null ? null : Integer.valueOf(locked.id),
        g.preempt,
        g.preemptStop,
        g.selectDone,
        g.system,
        rare == null ? 0 : rare.assistDebt,
        sleep == null || !sleep.isPending() ? 0 : sleep.when,
        rare == null ? 0 : rare.orders.size(),
        name(g.operation),
        line(program));
  }

  private Waiting waiting(Goroutine g) {
    return g.is(GoroutineStatus.WAITING)
        ? new Waiting(reason(g), process.release().waitText(g.waitReason()))
        : Waiting.NOT;
  }

  /** What older releases call a semaphore is told by what the goroutine asked for. */
  private static WaitReason reason(Goroutine g) {
    if (g.waitReason() != WaitReason.SEMACQUIRE) {
      return g.waitReason();
    }
    return switch (g.operation) {
      case Operation.Lock _ -> WaitReason.MUTEX_LOCK;
      case Operation.WriteLock _ -> WaitReason.RW_MUTEX_LOCK;
      case Operation.ReadLock _ -> WaitReason.RW_MUTEX_R_LOCK;
      case Operation.WaitForGroup _ -> WaitReason.WAIT_GROUP_WAIT;
      case null, default -> WaitReason.SEMACQUIRE;
    };
  }

  private long ran(Goroutine g) {
    return g.ran + (g.is(GoroutineStatus.RUNNING) ? process.now() - g.since : 0);
  }

  private int places(Goroutine g) {
    int places = 0;
    for (Waiter waiter = g.waiting; waiter != null; waiter = waiter.waitlink) {
      process.work().spend(2 * Sched.LOOK_WORK);
      places++;
    }
    return places;
  }

  private static @Nullable String name(@Nullable Operation operation) {
    return operation == null ? null : OperationNames.of(operation);
  }

  private static @Nullable SourceLine line(@Nullable Program program) {
    SourceLine line = program == null ? SourceLine.UNKNOWN : program.line();
    return line.isKnown() ? line : null;
  }
}
