package gopark.runtime.schedule;

import gopark.program.Copies;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Links;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.simulation.VirtualTime;
import org.jspecify.annotations.Nullable;

/**
 * The sleep of sysmon: how long it is, and who cuts it short. In Go: sysmon, sched.sysmonnote,
 * sched.sysmonwait.
 */
public final class SysmonNote {
  private static final long SHORTEST = 20 * VirtualTime.MICROSECOND;
  private static final long LONGEST = 10 * VirtualTime.MILLISECOND;
  private static final int QUIET_ROUNDS = 50;

  private final Sched sched;
  private final CostModel costs;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;

  /** Rounds in a row in which sysmon took no processor from a system call. */
  public int idle;

  /** How long sysmon slept last, in ns. */
  public long delay;

  /** The thread of sysmon, or null before main has started it. */
  private @Nullable Machine m;

  public SysmonNote(Sched sched, CostModel costs, Clock clock, Tracer tracer, Threads threads) {
    this.sched = sched;
    this.costs = costs;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
  }

  /** The thread is there, and sleeps until its first round. */
  public void start(Machine machine) {
    m = machine;
    sched.nmsys++;
    threads.asleepUntil(
        machine, Machine.Phase.SYSMON, clock.now() + costs.threadStart() + nextDelay());
  }

  /** How long sysmon sleeps until its next round, in ns. */
  public long nextDelay() {
    if (idle == 0) {
      delay = SHORTEST;
    } else if (idle > QUIET_ROUNDS) {
      delay = Math.min(LONGEST, 2 * delay);
    }
    return delay;
  }

  /** Wakes sysmon, which sleeps deeply, since a machine leaves or enters a system call. */
  public void wake(Machine by) {
    if (!sched.sysmonwait || m == null) {
      return;
    }
    sched.sysmonwait = false;
    idle = 0;
    delay = SHORTEST;
    tracer.tell(EventKind.SYSMON_WOKEN, by, null);
    threads.busy(m, Machine.Phase.SYSMON, costs.futexLatency());
  }

  /** sysmon's thread, or null before main has started it. */
  public @Nullable Machine machine() {
    return m;
  }

  public void copyFrom(SysmonNote original, Copies copies) {
    idle = original.idle;
    delay = original.delay;
    m = Links.knownOrNull(copies, original.m);
  }
}
