package gopark.runtime;

import gopark.os.Kernel;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventSink;
import gopark.runtime.gc.GcPacer;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.DebugInForce;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.port.WakeUps;
import gopark.runtime.report.GcTrace;
import gopark.runtime.report.SchedTrace;
import gopark.runtime.report.Tracebacks;
import gopark.simulation.Agenda;
import gopark.simulation.SeededRandom;
import gopark.simulation.WorkMeter;

/** What a process is made of before its parts: its state, and what every part may be handed. */
abstract sealed class ProcessState permits Core {
  final RuntimeConfig config;
  final CostModel costs;
  final Agenda agenda;
  final Kernel kernel;
  final SeededRandom random;

  /** Counts what the computer does for this simulation; its copies share it. */
  final WorkMeter work;

  final Clock clock = new Clock();
  final Sched sched = new Sched();
  final Handles handles = new Handles();
  final GcCycle cycle = new GcCycle();
  final ReleaseInForce release;
  final DebugInForce debug = new DebugInForce();
  final WakeUps wakeUps;
  final Tracer tracer;
  final Threads threads;
  final Tracebacks tracebacks;
  final SchedTrace schedTrace;
  final GcTrace gcTrace;

  ProcessState(
      RuntimeConfig config,
      Agenda agenda,
      Kernel kernel,
      SeededRandom random,
      EventSink events,
      WorkMeter work) {
    this.config = config;
    this.costs = config.costs();
    this.agenda = agenda;
    this.kernel = kernel;
    this.random = random;
    this.work = work;
    release = new ReleaseInForce(config.release());
    wakeUps = new WakeUps(costs, config.seed());
    tracer = new Tracer(events);
    threads = new Threads(kernel, clock, costs, wakeUps);
    tracebacks = new Tracebacks(sched, clock, release, work, cycle);
    schedTrace = new SchedTrace(sched, clock, release, work);
    gcTrace = new GcTrace(sched, release, debug, tracer, cycle);
    sched.maxmcount = config.limits().threads();
    sched.maxstacksize = config.limits().maxStack();
    GcPacer.aim(cycle);
  }
}
