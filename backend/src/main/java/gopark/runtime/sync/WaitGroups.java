package gopark.runtime.sync;

import gopark.program.Operation;
import gopark.program.RuntimePanic;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Machine;
import gopark.runtime.model.WaitGroup;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Tracer;
import gopark.runtime.state.WaitReason;

/**
 * Waiting for a group of goroutines. In Go: sync/waitgroup.go. Left out: the panics of an Add that
 * comes between the steps of a Wait, since nothing comes between.
 */
public final class WaitGroups {
  private final CostModel costs;
  private final ReleaseInForce release;
  private final Handles handles;
  private final Tracer tracer;
  private final Semaphores semaphores;

  public WaitGroups(
      CostModel costs,
      ReleaseInForce release,
      Handles handles,
      Tracer tracer,
      Semaphores semaphores) {
    this.costs = costs;
    this.release = release;
    this.handles = handles;
    this.tracer = tracer;
    this.semaphores = semaphores;
  }

  private WaitGroup get(int handle) {
    return handles.get(handle, WaitGroup.class);
  }

  long add(Machine m, Goroutine g, Operation.AddToGroup op) {
    WaitGroup group = get(op.group());
    group.counter += op.delta();
    tracer.tell(EventKind.GROUP_CHANGED, m, g, group.handle, group.counter);
    if (group.counter < 0) {
      g.finishWithPanic(RuntimePanic.string("sync: negative WaitGroup counter"));
      return costs.sync();
    }
    g.finish();
    if (group.counter == 0) {
      int waiters = group.waiters;
      group.waiters = 0;
      for (int i = 0; i < waiters; i++) {
        semaphores.release(m, group.sema, false);
      }
    }
    return costs.sync();
  }

  long wait(Machine m, Goroutine g, Operation.WaitForGroup op) {
    WaitGroup group = get(op.group());
    if (group.counter == 0) {
      g.finish();
      return costs.sync();
    }
    group.waiters++;
    return waited(g, group, semaphores.take(m, g, group.sema, reason(), group.handle));
  }

  long waitResumed(Machine m, Goroutine g, Operation.WaitForGroup op) {
    WaitGroup group = get(op.group());
    return waited(g, group, semaphores.takeResumed(m, g, group.sema, reason(), group.handle));
  }

  private static long waited(Goroutine g, WaitGroup group, long cost) {
    if (cost < 0) {
      return cost;
    }
    if (group.counter != 0 || group.waiters != 0) {
      g.finishWithPanic(
          RuntimePanic.string("sync: WaitGroup is reused before previous Wait has returned"));
    } else {
      g.finish();
    }
    return cost;
  }

  private WaitReason reason() {
    return WaitReason.WAIT_GROUP_WAIT.in(release.get().minor());
  }
}
