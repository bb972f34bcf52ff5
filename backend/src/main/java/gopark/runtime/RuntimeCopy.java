package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.OperationCopies;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.runtime.event.EventSink;
import org.jspecify.annotations.Nullable;

/**
 * A checkpoint: all of a simulation once more, to go its own way. First everybody is made and
 * registered in {@link Copies}, then all that points to others is set, so that no list, however
 * long, is followed by recursion. A part with state of its own has a method {@code
 * copyFrom(original, copies)}, called from here; an object among the handles copies itself.
 */
final class RuntimeCopy {
  /** What it takes to find a copy, or a few, and to point to them. */
  static final long LINK_WORK = 200;

  private RuntimeCopy() {}

  /** The copy tells its events to the given sink; nobody listens to its kernel yet. */
  static Core of(Core original, EventSink events) {
    Copies copies = new Copies(original.work);
    var agenda = original.agenda.copy();
    Core copy =
        new Core(
            original.config,
            agenda,
            original.kernel.copy(agenda),
            original.random.copy(),
            events,
            original.work,
            new Handles());
    copy.copyReleaseFrom(original);
    copy.interventions.copyFrom(original.interventions);
    copy.now = original.now;
    copy.steps = original.steps;
    copy.ending = original.ending;
    copyOutcome(original, copy, copies);
    register(original.sched, copies);
    link(original.sched, copies);
    copy.sched.copyFrom(original.sched, copies);
    copy.handles.copyFrom(original.handles, copies);
    copyParts(original, copy, copies);
    return copy;
  }

  private static void copyOutcome(Core original, Core copy, Copies copies) {
    copy.outcome.value = copies.value(original.outcome.value);
    copy.outcome.ok = original.outcome.ok;
    copy.outcome.number = original.outcome.number;
    copy.outcome.panic = original.outcome.panic;
  }

  private static void register(Sched sched, Copies copies) {
    for (Goroutine g : sched.allgs) {
      copies.of(g, known -> known.copyOfItself(copies));
    }
    for (Machine m : sched.allm) {
      copies.of(m, Machine::copyOfItself);
    }
    for (Processor p : sched.allp) {
      copies.of(p, Processor::copyOfItself);
    }
    for (Goroutine g : sched.allgs) {
      copies.spend(Sched.LOOK_WORK);
      for (Waiter waiter = g.waiting; waiter != null; waiter = waiter.waitlink) {
        waiter(copies, waiter);
      }
    }
  }

  private static void link(Sched sched, Copies copies) {
    for (Goroutine g : sched.allgs) {
      copies.spend(LINK_WORK);
      known(copies, g).copyLinksFrom(g, copies);
      for (Waiter waiter = g.waiting; waiter != null; waiter = waiter.waitlink) {
        copies.spend(LINK_WORK);
        known(copies, waiter).waitlink = knownOrNull(copies, waiter.waitlink);
      }
    }
    for (Machine m : sched.allm) {
      known(copies, m).copyLinksFrom(m, copies);
    }
    for (Processor p : sched.allp) {
      known(copies, p).copyLinksFrom(p, copies);
    }
  }

  private static void copyParts(Core original, Core copy, Copies copies) {
    copy.goroutines.copyFrom(original.goroutines, copies);
    copy.bootstrap.copyFrom(original.bootstrap, copies);
    copy.stealing.copyFrom(original.stealing, copies);
    copy.sysmon.copyFrom(original.sysmon, copies);
    copy.preemption.copyFrom(original.preemption, copies);
    copy.timers.copyFrom(original.timers, copies);
    copy.netpoller.copyFrom(original.netpoller, copies);
    copy.world.copyFrom(original.world, copies);
    copy.safePoints.copyFrom(original.safePoints, copies);
    copy.gc.copyFrom(original.gc, copies);
    copy.tasks.copyFrom(original.tasks, copies);
  }

  static Outcome outcome(Copies copies, Outcome original) {
    Outcome copy = new Outcome();
    copy.value = copies.value(original.value);
    copy.ok = original.ok;
    copy.number = original.number;
    copy.panic = original.panic;
    return copy;
  }

  /** The copy of what was registered before. */
  static <T> T known(Copies copies, T original) {
    return copies.of(
        original,
        stranger -> {
          throw new SimulatorBug(stranger + " is in no list of the runtime");
        });
  }

  static <T> @Nullable T knownOrNull(Copies copies, @Nullable T original) {
    return original == null ? null : known(copies, original);
  }

  /** A place in a queue, made when it is first met; its goroutine is known. */
  static Waiter waiter(Copies copies, Waiter original) {
    return copies.of(original, known -> known.copyOfItself(copies));
  }

  /** A timer, made when it is first met; its goroutine is known, and its heap sets itself. */
  static Timer timer(Copies copies, Timer original) {
    return copies.of(original, known -> known.copyOfItself(copies));
  }

  static Program program(Copies copies, Program original) {
    return copies.of(original, known -> known.copy(copies));
  }

  static @Nullable Operation operation(Copies copies, @Nullable Operation original) {
    return original == null ? null : OperationCopies.copyOf(copies, original);
  }
}
