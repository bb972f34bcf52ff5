package gopark.runtime;

import gopark.program.Copies;
import gopark.runtime.event.EventSink;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Links;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.model.Waiter;

/**
 * A checkpoint: all of a simulation once more, to go its own way. First everybody is made and
 * registered in {@link Copies}, then all that points to others is set, so that no list, however
 * long, is followed by recursion. A part with state of its own has a method {@code
 * copyFrom(original, copies)}, called from here; an object among the handles copies itself.
 */
final class RuntimeCopy {
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
            original.work);
    copy.release.copyFrom(original.release);
    copy.debug.copyFrom(original.debug);
    copy.wakeUps.copyFrom(original.wakeUps);
    copy.commands.copyFrom(original.commands);
    copy.clock.copyFrom(original.clock);
    copy.tracer.copyFrom(original.tracer);
    copy.endings.copyFrom(original.endings);
    copy.execution.copyFrom(original.execution, copies);
    register(original.sched, copies);
    link(original.sched, copies);
    copy.sched.copyFrom(original.sched, copies);
    copy.handles.copyFrom(original.handles, copies);
    copyParts(original, copy, copies);
    return copy;
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
        Links.waiter(copies, waiter);
      }
    }
  }

  private static void link(Sched sched, Copies copies) {
    for (Goroutine g : sched.allgs) {
      copies.spend(Links.LINK_WORK);
      Links.known(copies, g).copyLinksFrom(g, copies);
      for (Waiter waiter = g.waiting; waiter != null; waiter = waiter.waitlink) {
        copies.spend(Links.LINK_WORK);
        Links.known(copies, waiter).waitlink = Links.knownOrNull(copies, waiter.waitlink);
      }
    }
    for (Machine m : sched.allm) {
      Links.known(copies, m).copyLinksFrom(m, copies);
    }
    for (Processor p : sched.allp) {
      Links.known(copies, p).copyLinksFrom(p, copies);
    }
  }

  private static void copyParts(Core original, Core copy, Copies copies) {
    copy.goroutines.copyFrom(original.goroutines, copies);
    copy.bootstrap.copyFrom(original.bootstrap);
    copy.stealing.copyFrom(original.stealing);
    copy.sysmon.copyFrom(original.sysmon);
    copy.sysmonNote.copyFrom(original.sysmonNote, copies);
    copy.worldOperations.copyFrom(original.worldOperations);
    copy.stopNote.copyFrom(original.stopNote, copies);
    copy.buckets.copyFrom(original.buckets, copies);
    copy.netpoller.copyFrom(original.netpoller, copies);
    copy.world.copyFrom(original.world, copies);
    copy.safePoints.copyFrom(original.safePoints, copies);
    copy.cycle.copyFrom(original.cycle, copies);
    copy.tasks.copyFrom(original.tasks, copies);
    copy.metrics.copyFrom(original.metrics);
    copy.signals.copyFrom(original.signals, copies);
  }
}
