package gopark.runtime.run;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.PreemptedBy;
import gopark.runtime.event.Retaken;
import gopark.runtime.gc.GcTriggers;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.DebugInForce;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.release.DebugSetting;
import gopark.runtime.report.SchedTrace;
import gopark.runtime.schedule.Machines;
import gopark.runtime.schedule.Netpoller;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.Preemption;
import gopark.runtime.schedule.Syscalls;
import gopark.runtime.schedule.SysmonNote;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.world.WorldOperations;
import gopark.simulation.VirtualTime;

/** The monitor thread, which has no processor. In Go: sysmon, retake. */
public final class Sysmon {
  private static final long SLICE = 10 * VirtualTime.MILLISECOND;
  private static final long UNPOLLED = 10 * VirtualTime.MILLISECOND;
  private static final long DEEPEST = 60 * VirtualTime.SECOND;
  private static final long UPDATE = VirtualTime.SECOND;
  private static final long NOT_YET = -1;

  private final Sched sched;
  private final ReleaseInForce release;
  private final DebugInForce debug;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;
  private final Machines machines;
  private final Parking parking;
  private final Syscalls syscalls;
  private final SysmonNote sysmonNote;
  private final Preemption preemption;
  private final Netpoller netpoller;
  private final WorldOperations worldOperations;
  private final GcTriggers triggers;
  private final SchedTrace schedTrace;

  /** Whether sysmon sleeps on its note, since all processors are idle or the world is to stop. */
  private boolean deep;

  /** When schedtrace printed first, from which its times count; before that NOT_YET. */
  private long traceStart = NOT_YET;

  private long lastTrace;
  private long lastUpdate = -UPDATE;

  public Sysmon(
      Sched sched,
      ReleaseInForce release,
      DebugInForce debug,
      Clock clock,
      Tracer tracer,
      Threads threads,
      Machines machines,
      Parking parking,
      Syscalls syscalls,
      SysmonNote sysmonNote,
      Preemption preemption,
      Netpoller netpoller,
      WorldOperations worldOperations,
      GcTriggers triggers,
      SchedTrace schedTrace) {
    this.sched = sched;
    this.release = release;
    this.debug = debug;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
    this.machines = machines;
    this.parking = parking;
    this.syscalls = syscalls;
    this.sysmonNote = sysmonNote;
    this.preemption = preemption;
    this.netpoller = netpoller;
    this.worldOperations = worldOperations;
    this.triggers = triggers;
    this.schedTrace = schedTrace;
  }

  /** Does one round; sysmon's sleep is over. */
  public void round(Machine machine) {
    if (!deep && wantsDeepSleep()) {
      long next = sched.timeSleepUntil();
      if (next == 0 || next > clock.now()) {
        long length = next == 0 ? DEEPEST : Math.min(DEEPEST, next - clock.now());
        deep = true;
        sched.sysmonwait = true;
        tracer.tell(EventKind.SYSMON_SLEPT, machine, null, length);
        threads.asleepUntil(machine, Machine.Phase.SYSMON, clock.now() + length);
        return;
      }
    }
    deep = false;
    sched.sysmonwait = false;
    if (release.get().sysmon()) {
      work(machine);
    }
    threads.asleepUntil(machine, Machine.Phase.SYSMON, clock.now() + sysmonNote.nextDelay());
  }

  private boolean wantsDeepSleep() {
    return !debug.isOn(DebugSetting.SCHEDTRACE)
        && (sched.gcwaiting || sched.npidle == sched.gomaxprocs);
  }

  private void work(Machine machine) {
    tracer.tell(EventKind.SYSMON_ROUND, machine, null, sysmonNote.delay, sysmonNote.idle);
    pollForgottenNetwork(machine);
    if (debug.isOn(DebugSetting.UPDATEMAXPROCS) && clock.now() >= lastUpdate + UPDATE) {
      lastUpdate = clock.now();
      worldOperations.reconsiderMaxProcs(machine);
    }
    triggers.wakeScavengerIfReady(machine);
    sysmonNote.idle = retake(machine) > 0 ? 0 : sysmonNote.idle + 1;
    if (triggers.isOverdue()) {
      triggers.force(machine);
    }
    long period = debug.get(DebugSetting.SCHEDTRACE) * VirtualTime.MILLISECOND;
    if (period > 0 && (traceStart == NOT_YET || clock.now() >= lastTrace + period)) {
      // The first line comes at once: time in Go counts from when the computer was started.
      lastTrace = clock.now();
      traceStart = traceStart == NOT_YET ? clock.now() : traceStart;
      tracer.event(
          EventKind.SCHEDTRACE,
          release.follows(ArticleRule.T14) ? ArticleRule.T14.number() : 0,
          machine.id,
          EventSink.NONE,
          EventSink.NONE,
          tracer.text(schedTrace.text(traceStart, debug.isOn(DebugSetting.SCHEDDETAIL))),
          0,
          0);
    }
  }

  private void pollForgottenNetwork(Machine machine) {
    if (netpoller.isInitialised()
        && sched.lastpoll != 0
        && sched.lastpoll + UNPOLLED < clock.now()) {
      sched.lastpoll = clock.now();
      parking.injectList(machine, netpoller.poll(machine));
    }
  }

  /** Takes processors from system calls; returns how many. */
  private int retake(Machine machine) {
    int taken = 0;
    for (int id = 0; id < sched.gomaxprocs; id++) {
      Processor p = sched.allp(id);
      if (!p.is(ProcessorStatus.RUNNING) && !p.is(ProcessorStatus.SYSCALL)) {
        continue;
      }
      boolean sliceOver = false;
      if (p.seenSchedtick != p.schedtick) {
        p.seenSchedtick = p.schedtick;
        p.seenSchedWhen = clock.now();
      } else if (p.seenSchedWhen + SLICE <= clock.now()) {
        preemption.request(machine, p, PreemptedBy.SYSMON);
        sliceOver = true;
      }
      if (syscalls.isInSyscall(p) && retakeFromSyscall(machine, p, sliceOver)) {
        taken++;
      }
    }
    return taken;
  }

  private static Retaken reasonToTake(Processor p, boolean others) {
    if (!p.hasNoWork()) {
      return Retaken.QUEUED_WORK;
    }
    return others ? Retaken.TEN_MILLISECONDS : Retaken.NOBODY_IDLE;
  }

  private boolean retakeFromSyscall(Machine machine, Processor p, boolean sliceOver) {
    if (!sliceOver && p.seenSyscalltick != p.syscalltick) {
      p.seenSyscalltick = p.syscalltick;
      p.seenSyscallWhen = clock.now();
      return false;
    }
    Machine holder = syscalls.holder(p);
    Goroutine g = holder == null ? null : holder.curg;
    boolean others = sched.nmspinning + sched.npidle > 0;
    int rule = 0;
    if (release.follows(ArticleRule.T4)) {
      if (g == null || g.since + SLICE > clock.now()) {
        return false;
      }
      rule = ArticleRule.T4.number();
    } else if (!release.get().retakesAtSecondLook()
        && p.hasNoWork()
        && others
        && p.seenSyscallWhen + SLICE > clock.now()) {
      return false;
    }
    Retaken why = rule > 0 ? Retaken.TEN_MILLISECONDS : reasonToTake(p, others);
    tracer.event(
        EventKind.P_RETAKEN,
        rule,
        machine.id,
        p.id,
        g == null ? -1 : g.goid,
        holder == null ? -1 : holder.id,
        why.ordinal(),
        0);
    syscalls.takeP(p);
    machines.handoffp(machine, p);
    return true;
  }

  public void copyFrom(Sysmon original) {
    deep = original.deep;
    traceStart = original.traceStart;
    lastTrace = original.lastTrace;
    lastUpdate = original.lastUpdate;
  }
}
