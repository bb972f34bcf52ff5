package gopark.runtime.run;

import gopark.os.Kernel;
import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Preempted;
import gopark.runtime.model.BadOperand;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.report.Endings;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.RuntimeTasks;
import gopark.simulation.SimulatorBug;
import org.jspecify.annotations.Nullable;

/** What a running goroutine does next: its program's operations, one by one. */
public final class Execution {
  private final Sched sched;
  private final Kernel kernel;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;
  private final Parking parking;
  private final Endings endings;
  private final Operations operations;

  /** What a program is told; used anew for each operation. */
  private final Outcome outcome = new Outcome();

  public Execution(
      Sched sched,
      Kernel kernel,
      Clock clock,
      Tracer tracer,
      Threads threads,
      Parking parking,
      Endings endings,
      Operations operations) {
    this.sched = sched;
    this.kernel = kernel;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
    this.parking = parking;
    this.endings = endings;
    this.operations = operations;
  }

  /** The machine's goroutine goes on. */
  public void run(Machine m) {
    Goroutine g = m.current();
    if (g.preempt && stopsHere(m, g)) {
      return;
    }
    Operation operation = g.operation;
    if (operation != null) {
      long cost = operations.resume(m, g, operation);
      if (cost != 0 || endings.ended()) {
        if (cost > 0) {
          threads.busy(m, cost);
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
      threads.busy(m, 1);
    }
  }

  private void begin(Machine m, Goroutine g, Operation operation) {
    g.operation = operation;
    long cost = tryToPerform(m, g, operation);
    if (cost >= 0) {
      threads.busy(m, Math.max(1, cost));
    }
  }

  /** The preempt flag is set: the goroutine stops if it stands where it can. */
  private boolean stopsHere(Machine m, Goroutine g) {
    if (m.locks > 0 || g.operation instanceof Operation.Syscall || RuntimeTasks.isMarkWorker(g)) {
      return false;
    }
    boolean bySignal = m.signalPending;
    if (bySignal) {
      m.signalPending = false;
      m.preemptGen++;
      tracer.tell(EventKind.SIGNAL_HANDLED, m, g, 1);
    }
    boolean tight = isTight(g.operation);
    if (tight && !bySignal) {
      return false;
    }
    parking.preempted(m, tight && bySignal ? Preempted.BY_SIGNAL : Preempted.AT_A_CALL);
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
    g.tell(outcome);
    outcome.processors = sched.gomaxprocs;
    return program.next(outcome);
  }

  /** Orders of a learner come before the program's next operation. */
  private void obey(Machine m, Goroutine g) {
    Operation order = g.rare().orders.poll();
    if (order == null) {
      threads.busy(m, 1);
      return;
    }
    sched.ordered--;
    g.rare().keepOutcome(g);
    begin(m, g, order);
  }

  /**
   * A running goroutine does at once what it is told, in no virtual time, whatever it was doing.
   * The rest of its own operation comes after.
   */
  public void order(Machine m, Goroutine g, Operation operation) {
    Operation interrupted = g.operation;
    if (interrupted != null && !(interrupted instanceof Operation.Compute)) {
      throw new SimulatorBug(g + " is in the middle of " + interrupted);
    }
    long left = kernel.remaining(m.id, clock.now());
    long computeLeft = g.computeLeft;
    Goroutine.Rare rare = g.rare();
    rare.interrupted = interrupted;
    rare.interruptedLeft = left + computeLeft;
    rare.keepOutcome(g);
    g.operation = operation;
    long cost = tryToPerform(m, g, operation);
    m.charge = 0;
    if (cost >= 0 && g.operation != null) {
      threads.busy(m, Math.max(1, cost));
    } else if (cost >= 0) {
      rare.interrupted = null;
      rare.giveBackOutcome(g);
      g.operation = interrupted;
      g.computeLeft = computeLeft;
      kernel.run(m.id, clock.now(), left);
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
      return operations.perform(m, g, operation);
    } catch (BadOperand bad) {
      g.operation = null;
      endings.fatal(m, g, new Operation.Fatal(bad.text()));
      return Parking.LEFT;
    }
  }

  public void copyFrom(Execution original, Copies copies) {
    outcome.value = copies.value(original.outcome.value);
    outcome.ok = original.outcome.ok;
    outcome.number = original.outcome.number;
    outcome.panic = original.outcome.panic;
    outcome.processors = original.outcome.processors;
  }
}
