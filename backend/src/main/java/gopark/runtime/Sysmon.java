package gopark.runtime;

import gopark.program.Copies;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.PreemptedBy;
import gopark.runtime.event.Retaken;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.state.ProcessorStatus;
import gopark.simulation.VirtualTime;
import org.jspecify.annotations.Nullable;

/** The thread that watches, without a processor. In Go: sysmon, retake. */
final class Sysmon {
  private static final long SHORTEST = 20 * VirtualTime.MICROSECOND;
  private static final long LONGEST = 10 * VirtualTime.MILLISECOND;
  private static final int QUIET_ROUNDS = 50;
  private static final long SLICE = 10 * VirtualTime.MILLISECOND;
  private static final long UNPOLLED = 10 * VirtualTime.MILLISECOND;
  private static final long DEEPEST = 60 * VirtualTime.SECOND;
  private static final long UPDATE = VirtualTime.SECOND;

  private final Core core;

  /** Rounds in a row in which it took no processor from a system call. */
  int idle;

  long delay;

  /** It sleeps on its note since all processors are idle or the world is to stop. */
  boolean deep;

  private static final long NOT_YET = -1;

  /** GODEBUG=schedtrace, in ns; 0: off. */
  long tracePeriod;

  boolean traceDetail;

  /** When schedtrace printed first, from which its times count; before that NOT_YET. */
  private long traceStart = NOT_YET;

  private long lastTrace;
  private long lastUpdate = -UPDATE;
  private @Nullable Machine m;

  Sysmon(Core core) {
    this.core = core;
  }

  void start(Machine machine) {
    m = machine;
    core.sched.nmsys++;
    core.asleepUntil(
        machine, Machine.Phase.SYSMON, core.now + core.costs.threadStart() + nextDelay());
  }

  private long nextDelay() {
    if (idle == 0) {
      delay = SHORTEST;
    } else if (idle > QUIET_ROUNDS) {
      delay = Math.min(LONGEST, 2 * delay);
    }
    return delay;
  }

  /** Its appointment: the sleep is over. */
  void round(Machine machine) {
    if (!deep && wantsDeepSleep()) {
      long next = core.timers.earliest();
      if (next == 0 || next > core.now) {
        long length = next == 0 ? DEEPEST : Math.min(DEEPEST, next - core.now);
        deep = true;
        core.sched.sysmonwait = true;
        core.tell(EventKind.SYSMON_SLEPT, machine, null, length);
        core.asleepUntil(machine, Machine.Phase.SYSMON, core.now + length);
        return;
      }
    }
    deep = false;
    core.sched.sysmonwait = false;
    if (core.release.sysmon()) {
      work(machine);
    }
    core.asleepUntil(machine, Machine.Phase.SYSMON, core.now + nextDelay());
  }

  private boolean wantsDeepSleep() {
    return tracePeriod == 0 && (core.sched.gcwaiting || core.sched.npidle == core.sched.gomaxprocs);
  }

  /** Somebody leaves or enters a call while it sleeps deeply: it is needed again. */
  void wake(Machine by) {
    if (!core.sched.sysmonwait || m == null) {
      return;
    }
    core.sched.sysmonwait = false;
    idle = 0;
    delay = SHORTEST;
    core.tell(EventKind.SYSMON_WOKEN, by, null);
    core.busy(m, Machine.Phase.SYSMON, core.costs.futexLatency());
  }

  private void work(Machine machine) {
    core.tell(EventKind.SYSMON_ROUND, machine, null, delay, idle);
    pollForgottenNetwork(machine);
    if (core.now >= lastUpdate + UPDATE) {
      lastUpdate = core.now;
      core.world.reconsiderMaxProcs(machine);
    }
    core.gc.wakeScavengerIfReady(machine);
    idle = retake(machine) > 0 ? 0 : idle + 1;
    if (core.gc.isOverdue()) {
      core.gc.force(machine);
    }
    if (tracePeriod > 0 && core.now >= lastTrace + tracePeriod) {
      lastTrace = core.now;
      traceStart = traceStart == NOT_YET ? core.now : traceStart;
      core.events.event(
          EventKind.SCHEDTRACE,
          core.release.follows(ArticleRule.T14) ? ArticleRule.T14.number() : 0,
          machine.id,
          EventSink.NONE,
          EventSink.NONE,
          core.events.text(SchedTrace.text(core, traceStart, traceDetail)),
          0,
          0);
    }
  }

  private void pollForgottenNetwork(Machine machine) {
    Sched sched = core.sched;
    if (core.netpoller.isInitialised()
        && sched.lastpoll != 0
        && sched.lastpoll + UNPOLLED < core.now) {
      sched.lastpoll = core.now;
      core.scheduler.injectList(machine, core.netpoller.poll(machine));
    }
  }

  /** How many processors it took from system calls. */
  private int retake(Machine machine) {
    int taken = 0;
    for (int id = 0; id < core.sched.gomaxprocs; id++) {
      Processor p = core.sched.allp(id);
      if (!p.is(ProcessorStatus.RUNNING) && !p.is(ProcessorStatus.SYSCALL)) {
        continue;
      }
      boolean sliceOver = false;
      if (p.seenSchedtick != p.schedtick) {
        p.seenSchedtick = p.schedtick;
        p.seenSchedWhen = core.now;
      } else if (p.seenSchedWhen + SLICE <= core.now) {
        core.preemption.request(machine, p, PreemptedBy.SYSMON);
        sliceOver = true;
      }
      if (core.syscalls.isInSyscall(p) && retakeFromSyscall(machine, p, sliceOver)) {
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
      p.seenSyscallWhen = core.now;
      return false;
    }
    Machine holder = core.syscalls.holder(p);
    Goroutine g = holder == null ? null : holder.curg;
    boolean others = core.sched.nmspinning + core.sched.npidle > 0;
    int rule = 0;
    if (core.follows(ArticleRule.T4)) {
      if (g == null || g.since + SLICE > core.now) {
        return false;
      }
      rule = ArticleRule.T4.number();
    } else if (p.hasNoWork() && others && p.seenSyscallWhen + SLICE > core.now) {
      return false;
    }
    Retaken why = rule > 0 ? Retaken.TEN_MILLISECONDS : reasonToTake(p, others);
    core.events.event(
        EventKind.P_RETAKEN,
        rule,
        machine.id,
        p.id,
        g == null ? -1 : g.goid,
        holder == null ? -1 : holder.id,
        why.ordinal(),
        0);
    core.syscalls.takeP(p);
    core.machines.handoffp(machine, p);
    return true;
  }

  void copyFrom(Sysmon original, Copies copies) {
    idle = original.idle;
    delay = original.delay;
    deep = original.deep;
    tracePeriod = original.tracePeriod;
    traceDetail = original.traceDetail;
    traceStart = original.traceStart;
    lastTrace = original.lastTrace;
    lastUpdate = original.lastUpdate;
    m = RuntimeCopy.knownOrNull(copies, original.m);
  }

  /** Its thread, or null before main has started it. */
  @Nullable Machine machine() {
    return m;
  }
}
