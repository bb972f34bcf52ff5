package gopark.runtime;

import gopark.os.Kernel;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventSink;
import gopark.runtime.gc.GarbageCollector;
import gopark.runtime.gc.GcAssist;
import gopark.runtime.gc.GcStart;
import gopark.runtime.gc.GcTermination;
import gopark.runtime.gc.GcTriggers;
import gopark.runtime.gc.GcWorkers;
import gopark.runtime.gc.ProgramHeap;
import gopark.runtime.gc.Sweeper;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.report.Endings;
import gopark.runtime.run.Bootstrap;
import gopark.runtime.run.Computing;
import gopark.runtime.run.Execution;
import gopark.runtime.run.GoroutineOperations;
import gopark.runtime.run.Operations;
import gopark.runtime.run.RuntimeCalls;
import gopark.runtime.run.Sysmon;
import gopark.runtime.run.TaskRounds;
import gopark.runtime.schedule.FindRunnable;
import gopark.runtime.schedule.GcController;
import gopark.runtime.schedule.GlobalLock;
import gopark.runtime.schedule.Goroutines;
import gopark.runtime.schedule.Machines;
import gopark.runtime.schedule.Metrics;
import gopark.runtime.schedule.Netpoller;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.Preemption;
import gopark.runtime.schedule.Processors;
import gopark.runtime.schedule.ReadyPlacement;
import gopark.runtime.schedule.RunQueues;
import gopark.runtime.schedule.RuntimeTasks;
import gopark.runtime.schedule.SafePoints;
import gopark.runtime.schedule.Scheduler;
import gopark.runtime.schedule.Stacks;
import gopark.runtime.schedule.StopNote;
import gopark.runtime.schedule.Syscalls;
import gopark.runtime.schedule.SysmonNote;
import gopark.runtime.schedule.ThreadLocks;
import gopark.runtime.schedule.WorkStealing;
import gopark.runtime.sync.ChannelOperations;
import gopark.runtime.sync.Channels;
import gopark.runtime.sync.Conds;
import gopark.runtime.sync.Mutexes;
import gopark.runtime.sync.RWMutexes;
import gopark.runtime.sync.Selects;
import gopark.runtime.sync.Semaphores;
import gopark.runtime.sync.SyncPackage;
import gopark.runtime.sync.WaitGroups;
import gopark.runtime.system.Descriptors;
import gopark.runtime.system.KernelOperations;
import gopark.runtime.system.Signals;
import gopark.runtime.time.TimerBuckets;
import gopark.runtime.time.Timers;
import gopark.runtime.view.ProcessData;
import gopark.runtime.world.ForEachP;
import gopark.runtime.world.ProcResize;
import gopark.runtime.world.RuntimeSemaphores;
import gopark.runtime.world.StopTheWorld;
import gopark.runtime.world.WorldOperations;
import gopark.simulation.Agenda;
import gopark.simulation.SeededRandom;
import gopark.simulation.WorkMeter;

/**
 * Puts a process together: its state, its parts, and what each part gets. A part knows only what
 * stands before it here, but for two ports: the search for work runs timers that are due, and a
 * timer sends on a channel.
 */
final class Core extends ProcessState {
  final Metrics metrics = new Metrics(sched, release, work, cycle);
  final Endings endings = new Endings(sched, config, release, work, handles, tracer, tracebacks);
  final GlobalLock globalLock = new GlobalLock(sched, costs, release, clock);
  final RunQueues queues = new RunQueues(sched, costs, release, tracer, globalLock);
  final GcController gcController = new GcController(clock, cycle);
  final SafePoints safePoints = new SafePoints(costs, clock, threads);
  final StopNote stopNote = new StopNote(sched, costs, clock, tracer, threads);
  final SysmonNote sysmonNote = new SysmonNote(sched, costs, clock, tracer, threads);
  final Netpoller netpoller = new Netpoller(sched, costs, kernel, agenda, clock, tracer, threads);
  final Processors processors = new Processors(sched, release, tracer, gcController);
  final Machines machines =
      new Machines(
          sched,
          costs,
          config,
          release,
          kernel,
          work,
          wakeUps,
          clock,
          tracer,
          threads,
          processors,
          gcController,
          endings,
          safePoints,
          netpoller,
          stopNote);
  final ThreadLocks threadLocks =
      new ThreadLocks(
          sched, costs, release, wakeUps, tracer, threads, processors, machines, endings);
  final ReadyPlacement placement =
      new ReadyPlacement(
          sched,
          costs,
          release,
          wakeUps,
          tracer,
          threads,
          processors,
          machines,
          queues,
          threadLocks);
  final Parking parking =
      new Parking(
          sched,
          costs,
          release,
          work,
          clock,
          tracer,
          threads,
          processors,
          machines,
          queues,
          globalLock,
          placement);
  final Goroutines goroutines =
      new Goroutines(sched, clock, tracer, machines, queues, metrics, release, placement);
  final Scheduler scheduler =
      new Scheduler(
          sched, costs, clock, tracer, threads, machines, threadLocks, metrics, goroutines);
  final WorkStealing stealing =
      new WorkStealing(
          sched,
          costs,
          release,
          random,
          clock,
          tracer,
          threads,
          scheduler,
          queues,
          this::runDueTimers);
  final FindRunnable findRunnable =
      new FindRunnable(
          sched,
          costs,
          release,
          clock,
          tracer,
          threads,
          processors,
          machines,
          gcController,
          parking,
          scheduler,
          queues,
          stealing,
          safePoints,
          netpoller,
          threadLocks,
          this::runDueTimers,
          globalLock);
  final Syscalls syscalls =
      new Syscalls(
          sched,
          costs,
          release,
          work,
          clock,
          tracer,
          threads,
          processors,
          machines,
          sysmonNote,
          safePoints,
          stopNote,
          threadLocks,
          globalLock);
  final Preemption preemption = new Preemption(sched, costs, release, kernel, clock, tracer);
  final ForEachP forEachP =
      new ForEachP(sched, costs, work, clock, threads, machines, syscalls, preemption, safePoints);
  final RuntimeSemaphores semas = new RuntimeSemaphores(costs, parking);
  final RuntimeTasks tasks = new RuntimeTasks(release, parking, cycle);
  final ProcResize resize =
      new ProcResize(
          sched, release, work, clock, tracer, processors, machines, gcController, queues);
  final StopTheWorld world =
      new StopTheWorld(
          sched,
          costs,
          clock,
          tracer,
          threads,
          processors,
          machines,
          parking,
          syscalls,
          sysmonNote,
          preemption,
          netpoller,
          stopNote,
          metrics,
          resize);
  final WorldOperations worldOperations =
      new WorldOperations(
          sched, costs, release, kernel, clock, world, tasks, cycle, semas, tracebacks);
  final Stacks stacks = new Stacks(sched, costs, config, clock, tracer, endings);
  final Descriptors descriptors =
      new Descriptors(costs, handles, clock, parking, endings, netpoller);
  final Signals signals =
      new Signals(sched, costs, agenda, handles, clock, tracer, endings, syscalls, goroutines);
  final KernelOperations kernelOperations =
      new KernelOperations(costs, tracer, syscalls, descriptors, signals);
  final TimerBuckets buckets = new TimerBuckets(costs, work, clock, threads, parking, goroutines);
  final Timers timers =
      new Timers(
          costs,
          release,
          work,
          handles,
          clock,
          tracer,
          machines,
          parking,
          endings,
          syscalls,
          netpoller,
          goroutines,
          this::sendFromTimer,
          buckets);
  final Channels channels =
      new Channels(costs, work, handles, clock, tracer, parking, endings, timers);
  final Selects selects = new Selects(costs, work, random, clock, tracer, parking, channels);
  final ChannelOperations channelOperations = new ChannelOperations(channels, selects);
  final Semaphores semaphores = new Semaphores(costs, handles, clock, tracer, parking);
  final Mutexes mutexes =
      new Mutexes(
          sched,
          costs,
          config,
          release,
          handles,
          clock,
          tracer,
          threads,
          parking,
          endings,
          semaphores);
  final RWMutexes rwMutexes = new RWMutexes(costs, handles, tracer, endings, semaphores, mutexes);
  final WaitGroups groups = new WaitGroups(costs, release, handles, tracer, semaphores);
  final Conds conds = new Conds(costs, work, handles, clock, tracer, parking);
  final SyncPackage sync =
      new SyncPackage(
          costs, handles, tracer, endings, semaphores, mutexes, rwMutexes, groups, conds);
  final GcTriggers triggers = new GcTriggers(clock, tasks, cycle);
  final ProgramHeap heap = new ProgramHeap(sched, config, cycle);
  final Sweeper sweeper = new Sweeper(sched, costs, tracer, parking, tasks, cycle, heap);
  final GcWorkers workers =
      new GcWorkers(
          sched,
          costs,
          work,
          clock,
          tracer,
          threads,
          machines,
          gcController,
          parking,
          queues,
          netpoller,
          tasks,
          stacks,
          cycle);
  final GcStart start =
      new GcStart(
          sched,
          costs,
          config,
          work,
          clock,
          tracer,
          parking,
          syscalls,
          world,
          tasks,
          metrics,
          goroutines,
          cycle,
          semas,
          triggers,
          sweeper,
          heap);
  final GcTermination termination =
      new GcTermination(
          costs, clock, tracer, parking, forEachP, world, tasks, cycle, semas, heap, gcTrace);
  final GcAssist assist =
      new GcAssist(costs, tracer, parking, endings, cycle, workers, start, heap);
  final GarbageCollector gc =
      new GarbageCollector(
          costs, parking, syscalls, tasks, cycle, sweeper, workers, assist, start, termination);
  final TaskRounds rounds = new TaskRounds(gc, tasks, worldOperations, sweeper, gcTrace);
  final Sysmon sysmon =
      new Sysmon(
          sched,
          release,
          debug,
          clock,
          tracer,
          threads,
          machines,
          parking,
          syscalls,
          sysmonNote,
          preemption,
          netpoller,
          worldOperations,
          triggers,
          schedTrace);
  final Bootstrap bootstrap =
      new Bootstrap(
          sched,
          costs,
          config,
          release,
          kernel,
          work,
          threads,
          machines,
          parking,
          sysmonNote,
          tasks,
          threadLocks,
          goroutines,
          resize);
  final Computing computing = new Computing(clock, tracer, threads);
  final GoroutineOperations goroutineOperations =
      new GoroutineOperations(sched, costs, parking, scheduler, endings, threadLocks, goroutines);
  final RuntimeCalls runtimeCalls =
      new RuntimeCalls(sched, costs, kernel, clock, machines, stacks, metrics);
  final Operations operations =
      new Operations(
          timers,
          channels,
          sync,
          gc,
          bootstrap,
          worldOperations,
          rounds,
          channelOperations,
          kernelOperations,
          goroutineOperations,
          runtimeCalls,
          computing);
  final Execution execution =
      new Execution(sched, kernel, clock, tracer, threads, parking, endings, operations);
  final CommandHandler commands = new CommandHandler(this);

  Core(
      RuntimeConfig config,
      Agenda agenda,
      Kernel kernel,
      SeededRandom random,
      EventSink events,
      WorkMeter work) {
    super(config, agenda, kernel, random, events, work);
  }

  private boolean runDueTimers(Machine m, Processor p) {
    return timers.run(m, p);
  }

  private void sendFromTimer(Machine m, int channel, Object value) {
    channels.sendFromTimer(m, channel, value);
  }

  /** All of the process that can be read. */
  ProcessData process() {
    return new ProcessData(
        config,
        clock,
        release,
        sched,
        handles,
        cycle,
        netpoller,
        sysmonNote,
        kernel,
        agenda,
        random,
        wakeUps,
        work,
        endings.ending());
  }
}
