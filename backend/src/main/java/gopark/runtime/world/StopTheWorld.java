package gopark.runtime.world;

import gopark.program.Copies;
import gopark.program.MetricFigures.Times;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.PreemptedBy;
import gopark.runtime.event.StopReason;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.GoroutineQueue;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.RuntimeSemaphore;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.schedule.Machines;
import gopark.runtime.schedule.Metrics;
import gopark.runtime.schedule.Netpoller;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.Preemption;
import gopark.runtime.schedule.Processors;
import gopark.runtime.schedule.StopNote;
import gopark.runtime.schedule.Syscalls;
import gopark.runtime.schedule.SysmonNote;
import gopark.simulation.VirtualTime;
import java.util.List;

/** Stops and starts the world. In Go: proc.go, stopTheWorldWithSema, startTheWorldWithSema. */
public final class StopTheWorld {
  private static final long ASK_AGAIN = 100 * VirtualTime.MICROSECOND;

  private final Sched sched;
  private final CostModel costs;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;
  private final Processors processors;
  private final Machines machines;
  private final Parking parking;
  private final Syscalls syscalls;
  private final SysmonNote sysmonNote;
  private final Preemption preemption;
  private final Netpoller netpoller;
  private final StopNote stopNote;
  private final Metrics metrics;
  private final ProcResize resize;

  /** The semaphore whose holder keeps the collector from starting and GOMAXPROCS from changing. */
  public final RuntimeSemaphore gcsema = new RuntimeSemaphore();

  /** The semaphore whose holder may stop the world. */
  public final RuntimeSemaphore worldsema = new RuntimeSemaphore();

  /** Whether the world stops for a collection. */
  private boolean collects;

  private long startedStopping;
  private long stoppedAt;

  public StopTheWorld(
      Sched sched,
      CostModel costs,
      Clock clock,
      Tracer tracer,
      Threads threads,
      Processors processors,
      Machines machines,
      Parking parking,
      Syscalls syscalls,
      SysmonNote sysmonNote,
      Preemption preemption,
      Netpoller netpoller,
      StopNote stopNote,
      Metrics metrics,
      ProcResize resize) {
    this.sched = sched;
    this.costs = costs;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
    this.processors = processors;
    this.machines = machines;
    this.parking = parking;
    this.syscalls = syscalls;
    this.sysmonNote = sysmonNote;
    this.preemption = preemption;
    this.netpoller = netpoller;
    this.stopNote = stopNote;
    this.metrics = metrics;
    this.resize = resize;
  }

  /**
   * Stops the world for g, which goes on with its operation when all stand; it holds worldsema and
   * has set its stage.
   */
  public long stop(Machine m, Goroutine g, StopReason reason) {
    startedStopping = clock.now();
    collects =
        reason == StopReason.GC_SWEEP_TERMINATION || reason == StopReason.GC_MARK_TERMINATION;
    m.locks++;
    sched.stopwait = sched.gomaxprocs;
    sched.gcwaiting = true;
    tracer.tell(EventKind.STW_STARTED, m, g, reason.ordinal());
    preemption.preemptAll(m, PreemptedBy.STOP_THE_WORLD);
    stopNote.stopped(m, m.processor());
    for (int id = 0; id < sched.gomaxprocs; id++) {
      Processor p = sched.allp(id);
      if (syscalls.isInSyscall(p)) {
        syscalls.takeP(p);
        stopNote.stopped(m, p);
      }
    }
    Processor idle = processors.pidleget();
    while (idle != null) {
      stopNote.stopped(m, idle);
      idle = processors.pidleget();
    }
    if (sched.stopwait == 0) {
      allStand(m);
      return costs.stopTheWorld();
    }
    stopNote.sleep(m, ASK_AGAIN);
    return Parking.LEFT;
  }

  private void allStand(Machine m) {
    stoppedAt = clock.now();
    metrics.record(
        collects ? Times.STOPPING_FOR_GC : Times.STOPPING, clock.now() - startedStopping);
    tracer.tell(EventKind.WORLD_STOPPED, m, m.curg, clock.now() - startedStopping);
  }

  /** The machine's appointment while it waits for others to stop. */
  public void askAgain(Machine m) {
    if (sched.stopwait > 0) {
      preemption.preemptAll(m, PreemptedBy.STOP_THE_WORLD);
      threads.asleepUntil(m, Machine.Phase.STOP_THE_WORLD, clock.now() + ASK_AGAIN);
      return;
    }
    allStand(m);
    threads.busy(m, Machine.Phase.RUN, costs.stopTheWorld());
  }

  /** How long the world has stood since all had stopped, in ns. */
  public long stoodNs() {
    return clock.now() - stoppedAt;
  }

  /** Starts the world again; the machine's goroutine runs on. */
  public void start(Machine m) {
    start(m, sched.gomaxprocs);
  }

  /** Starts the world again with {@code procs} processors. */
  public void start(Machine m, int procs) {
    if (netpoller.isInitialised()) {
      GoroutineQueue ready = netpoller.poll(m);
      if (!ready.isEmpty()) {
        parking.injectList(m, ready);
      }
    }
    List<Processor> runnable = resize.resize(m, procs);
    sched.gcwaiting = false;
    sysmonNote.wake(m);
    m.locks--;
    for (Processor p : runnable) {
      resize.startAssigned(m, p);
    }
    metrics.record(collects ? Times.STOPPED_FOR_GC : Times.STOPPED, clock.now() - startedStopping);
    tracer.tell(EventKind.WORLD_STARTED, m, m.curg, clock.now() - stoppedAt);
    machines.wakeForGlobal(m);
  }

  public void copyFrom(StopTheWorld original, Copies copies) {
    gcsema.copyFrom(original.gcsema, copies);
    worldsema.copyFrom(original.worldsema, copies);
    startedStopping = original.startedStopping;
    stoppedAt = original.stoppedAt;
    collects = original.collects;
  }
}
