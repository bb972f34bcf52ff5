package gopark.runtime.schedule;

import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Tracer;
import gopark.runtime.state.ProcessorStatus;
import gopark.simulation.SimulatorBug;
import org.jspecify.annotations.Nullable;

/**
 * The processors that machines hold, and the list of idle ones. In Go: acquirep, releasep,
 * pidleput, pidleget.
 */
public final class Processors {
  private final Sched sched;
  private final ReleaseInForce release;
  private final Tracer tracer;
  private final GcController gcController;

  public Processors(Sched sched, ReleaseInForce release, Tracer tracer, GcController gcController) {
    this.sched = sched;
    this.release = release;
    this.tracer = tracer;
    this.gcController = gcController;
  }

  /** Takes the processor for the machine. In Go: acquirep. */
  public void acquirep(Machine m, Processor p) {
    if (m.p != null || p.m != null) {
      throw new SimulatorBug(m + " cannot take " + p + ": one of them is taken");
    }
    m.p = p;
    p.m = m;
    p.oldm = m;
    p.status = ProcessorStatus.RUNNING;
    tracer.tell(EventKind.P_ACQUIRED, m, null);
  }

  /** Takes the processor from the machine; it is idle, but in no list. In Go: releasep. */
  public Processor releasep(Machine m) {
    Processor p = m.processor();
    gcController.releaseNextWorker(p);
    tracer.tell(EventKind.P_RELEASED, m, null);
    m.p = null;
    p.m = null;
    p.status = ProcessorStatus.IDLE;
    return p;
  }

  /** Puts the processor into the list of idle ones. In Go: pidleput. */
  public void pidleput(Processor p) {
    if (!p.hasNoWork()) {
      throw new SimulatorBug(p + " goes idle with work in its queue");
    }
    p.status = ProcessorStatus.IDLE;
    p.link = sched.pidle;
    p.listedIdle = true;
    sched.pidle = p;
    sched.npidle++;
    tracer.tell(EventKind.P_IDLED, null, p, null, 0, 0, 0);
  }

  /** The newest idle processor, or null. In Go: pidleget. */
  public @Nullable Processor pidleget() {
    Processor p = sched.pidle;
    if (p == null) {
      return release.threadPerGoroutine() ? another() : null;
    }
    sched.pidle = p.link;
    p.link = null;
    p.listedIdle = false;
    sched.npidle--;
    return p;
  }

  /**
   * A new processor, where no thread waits for another before it runs; left out: that there may be
   * more than these.
   */
  private @Nullable Processor another() {
    if (sched.gcwaiting || sched.gomaxprocs == RuntimeConfig.MAX_PROCESSORS) {
      return null;
    }
    Processor p = new Processor(sched.gomaxprocs, 0);
    p.status = ProcessorStatus.IDLE;
    sched.allp.add(p);
    sched.gomaxprocs++;
    return p;
  }

  /** An idle processor for work that was found; a lack is remembered. In Go: pidlegetSpinning. */
  @Nullable Processor pidlegetSpinning(@Nullable Machine by) {
    Processor p = pidleget();
    if (p == null && !sched.needspinning && release.get().needSpinning()) {
      sched.needspinning = true;
      tracer.tell(EventKind.NEED_SPINNING, by, null);
    }
    return p;
  }
}
