package gopark.runtime.run;

import gopark.os.Kernel;
import gopark.os.QuotaStatus;
import gopark.program.GroupFigures;
import gopark.program.Operation;
import gopark.runtime.config.CostModel;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.schedule.Machines;
import gopark.runtime.schedule.Metrics;
import gopark.runtime.schedule.Stacks;

/** Operations that read or set something of the runtime's and are over at once. */
public final class RuntimeCalls {
  private final Sched sched;
  private final CostModel costs;
  private final Kernel kernel;
  private final Clock clock;
  private final Machines machines;
  private final Stacks stacks;
  private final Metrics metrics;

  public RuntimeCalls(
      Sched sched,
      CostModel costs,
      Kernel kernel,
      Clock clock,
      Machines machines,
      Stacks stacks,
      Metrics metrics) {
    this.sched = sched;
    this.costs = costs;
    this.kernel = kernel;
    this.clock = clock;
    this.machines = machines;
    this.stacks = stacks;
    this.metrics = metrics;
  }

  long perform(Machine m, Goroutine g, Operation.OnRuntime op) {
    return switch (op) {
      case Operation.UseStack o -> stacks.use(m, g, o);
      case Operation.SetMaxStack o -> stacks.setMost(g, o);
      case Operation.SetTraceback o -> setTraceback(g, o);
      case Operation.SetMaxThreads o -> machines.setMostThreads(g, o);
      case Operation.ReadMetrics o -> metrics.read(g);
      case Operation.ReadControlGroup o -> readControlGroup(g);
      case Operation.Now o -> finish(g, clock.now()) + costs.now();
      case Operation.CountGoroutines o -> finish(g, sched.gcount());
      case Operation.CountCores o -> finish(g, kernel.cores());
    };
  }

  private long setTraceback(Goroutine g, Operation.SetTraceback op) {
    sched.traceback = op.level();
    g.finish();
    return costs.step();
  }

  private long readControlGroup(Goroutine g) {
    long now = clock.now();
    long used = 0;
    for (int thread = 0; thread < kernel.threads(); thread++) {
      used += kernel.cpuNs(thread, now);
    }
    QuotaStatus quota = kernel.quota(now);
    GroupFigures figures =
        new GroupFigures(
            quota.quotaNs(),
            quota.periodNs(),
            used,
            quota.nrPeriods(),
            quota.nrThrottled(),
            quota.throttledNs());
    g.finish(figures, true);
    return costs.step();
  }

  private static long finish(Goroutine g, long number) {
    g.finish(number);
    return 0;
  }
}
