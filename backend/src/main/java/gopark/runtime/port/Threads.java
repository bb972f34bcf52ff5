package gopark.runtime.port;

import gopark.os.Kernel;
import gopark.runtime.config.CostModel;
import gopark.runtime.model.Machine;
import gopark.simulation.Agenda;
import gopark.simulation.VirtualTime;

/** When each machine's thread is next due: it computes until then, or sleeps. */
public final class Threads {
  private final Kernel kernel;
  private final Clock clock;
  private final CostModel costs;
  private final WakeUps wakeUps;

  public Threads(Kernel kernel, Clock clock, CostModel costs, WakeUps wakeUps) {
    this.kernel = kernel;
    this.clock = clock;
    this.costs = costs;
    this.wakeUps = wakeUps;
  }

  /** The machine works for this long, and for what it did on the side; then it is due. */
  public void busy(Machine m, long ns) {
    long all = ns + m.charge;
    m.charge = 0;
    long now = clock.now();
    kernel.run(m.id, now, all <= VirtualTime.END - now ? all : untilTheEnd(all, now));
  }

  /** At the end of time the clock still moves, or a loop would never come to its next step. */
  private static long untilTheEnd(long ns, long now) {
    return Math.max(Math.min(ns, 1), VirtualTime.within(ns, now));
  }

  /** The machine enters a phase and works towards it for this long. */
  public void busy(Machine m, Machine.Phase phase, long ns) {
    m.enter(phase);
    busy(m, ns);
  }

  /** The machine sleeps until the time, or until it is woken: the system adds its slack. */
  public void asleepUntil(Machine m, Machine.Phase phase, long until) {
    boolean ever = until != Agenda.NEVER;
    long slack = ever ? wakeUps.about(costs.timerSlack()) : 0;
    asleep(m, phase, ever ? until + VirtualTime.within(slack, until) : until);
  }

  /** The machine is off its core until the time, or until it is woken. */
  public void asleep(Machine m, Machine.Phase phase, long until) {
    m.enter(phase);
    kernel.sleep(m.id, clock.now(), until);
  }
}
