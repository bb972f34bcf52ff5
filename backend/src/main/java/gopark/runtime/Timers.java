package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.Program;
import gopark.program.SourceLine;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.WaitReason;
import gopark.simulation.VirtualTime;

/**
 * Timers in their heaps, and what they do. In Go: time.go, and package time. Left out: the locks of
 * a timer and of its channel, and with them a send that a Stop overtakes.
 */
final class Timers {
  /** The release whose timers send the time they were due, and not the time they were sent. */
  private static final int SENDS_DUE_TIME = 23;

  /** The release whose lines of package time are known. */
  private static final int KNOWN_LINES = 26;

  private static final int LINE = 215;

  private final Core core;
  private final TimerBuckets buckets;

  Timers(Core core) {
    this.core = core;
    buckets = new TimerBuckets(core, this);
  }

  /** Runs what is due in the processor's heap, on the machine. Whether anything ran. */
  boolean run(Machine m, Processor p) {
    TimerHeap heap = p.timers;
    long next = heap.earliest();
    boolean own = m.p == p;
    if (next == 0 || (core.now < next && !(own && heap.hasManyZombies()))) {
      return false;
    }
    heap.adjust(core.now, false, core.work);
    boolean ran = runDue(m, heap);
    if (own && heap.hasManyZombies()) {
      heap.adjust(core.now, true, core.work);
    }
    return ran;
  }

  boolean runDue(Machine m, TimerHeap heap) {
    boolean ran = false;
    Timer timer = heap.firstDue(core.now);
    while (timer != null) {
      fire(m, timer);
      ran = true;
      timer = heap.firstDue(core.now);
    }
    return ran;
  }

  /** In Go: unlockAndRun. */
  private void fire(Machine m, Timer timer) {
    long due = timer.when;
    long late = core.now - due;
    if (timer.period > 0) {
      long next = due + timer.period * (1 + late / timer.period);
      timer.when = next < 0 ? Long.MAX_VALUE : next;
    } else {
      timer.when = 0;
    }
    TimerHeap heap = timer.heap;
    if (heap != null) {
      heap.fired(timer);
    }
    m.charge += core.costs.timer();
    core.tell(EventKind.TIMER_FIRED, m, timer.sleeper, timer.handle, late);
    switch (timer.kind) {
      case SLEEP -> wakeSleeper(m, timer);
      case CHANNEL -> core.channels.sendFromTimer(m, timer.channel, timeToSend(due));
      case FUNCTION -> startFunction(m, timer);
    }
  }

  private void wakeSleeper(Machine m, Timer timer) {
    Goroutine sleeper = timer.sleeper;
    if (sleeper == null) {
      throw new SimulatorBug("A sleeper's timer has no sleeper");
    }
    core.scheduler.ready(m, sleeper);
  }

  private Object timeToSend(long due) {
    return core.release.minor() >= SENDS_DUE_TIME ? due : core.now;
  }

  private void startFunction(Machine m, Timer timer) {
    Program function = timer.function;
    if (function == null) {
      throw new SimulatorBug("The timer " + timer.handle + " has no function");
    }
    Program started = function.copy(Copies.ofOneProgram());
    core.goroutines.newproc(m, null, started).createdBy = timerCall();
  }

  /** A sleep of no time returns at once; any other ends with the goroutine readied. */
  long sleep(Machine m, Goroutine g, Operation.Sleep op) {
    if (op.ns() <= 0) {
      g.finish();
      return core.costs.step();
    }
    Goroutine.Rare rare = g.rare();
    Timer timer = rare.sleepTimer;
    if (timer == null) {
      timer = new Timer(Operation.NIL, Timer.Kind.SLEEP);
      timer.sleeper = g;
      rare.sleepTimer = timer;
    }
    long when = timeAfter(op.ns());
    if (!core.release.perProcessorTimers()) {
      set(m, timer, when);
      return core.scheduler.park(m, WaitReason.SLEEP, 0);
    }
    long left = core.scheduler.park(m, WaitReason.SLEEP, 0);
    set(m, timer, when);
    return left;
  }

  long make(Machine m, Goroutine g, Operation.NewTimer op) {
    if (op.periodNs() < 0) {
      g.finishWithPanic("non-positive interval for NewTicker");
      return core.costs.step();
    }
    if (!core.endings.mayMake(m, 2)) {
      return Scheduler.LEFT;
    }
    Timer timer = new Timer(core.handles.next(), Timer.Kind.CHANNEL);
    core.handles.add(timer);
    timer.period = op.periodNs();
    timer.synchronous = core.release.timerChannelsSynchronous();
    timer.channel = core.channels.makeForTimer(timer);
    set(m, timer, timeAfter(op.ns()));
    g.finish(timer.handle);
    return core.costs.timer();
  }

  long channelOf(Machine m, Goroutine g, Operation.TimerChannel op) {
    g.finish(timer(op.timer()).channel);
    return 0;
  }

  long afterFunc(Machine m, Goroutine g, Operation.AfterFunc op) {
    if (!core.endings.mayMake(m, 1)) {
      return Scheduler.LEFT;
    }
    Timer timer = new Timer(core.handles.next(), Timer.Kind.FUNCTION);
    core.handles.add(timer);
    timer.function = op.function();
    set(m, timer, timeAfter(op.ns()));
    g.finish(timer.handle);
    return core.costs.timer();
  }

  long stop(Machine m, Goroutine g, Operation.StopTimer op) {
    Timer timer = timer(op.timer());
    boolean pending = timer.isPending();
    TimerHeap heap = timer.heap;
    if (heap != null) {
      heap.makeZombie(timer);
    }
    timer.when = 0;
    if (timer.synchronous && core.channels.drain(timer.channel)) {
      pending = true;
    }
    core.tell(EventKind.TIMER_STOPPED, m, g, timer.handle, pending ? 1 : 0);
    g.finish(null, pending);
    return core.costs.timer();
  }

  /** A ticker's reset changes its period too. */
  long reset(Machine m, Goroutine g, Operation.ResetTimer op) {
    Timer timer = timer(op.timer());
    if (timer.period > 0) {
      if (op.ns() <= 0) {
        g.finishWithPanic("non-positive interval for Ticker.Reset");
        return core.costs.step();
      }
      timer.period = op.ns();
    }
    boolean pending = set(m, timer, timeAfter(op.ns()));
    g.finish(null, pending);
    return core.costs.timer();
  }

  /** When the first timer of any processor is due; 0: there is none. In Go: timeSleepUntil. */
  long earliest() {
    long first = 0;
    for (Processor p : core.sched.allp) {
      long next = p.timers.earliest();
      if (first == 0 || (next != 0 && next < first)) {
        first = next;
      }
    }
    return first;
  }

  /** A goroutine looks at a timer's channel: one that is due and in no heap runs on the spot. */
  void maybeRunChannel(Machine m, Timer timer) {
    if (timer.heap == null && timer.isPending() && timer.when <= core.now) {
      fire(m, timer);
    }
  }

  /** A goroutine begins to wait for a synchronous timer's channel. In Go: blockTimerChan. */
  void blockOnChannel(Machine m, Timer timer) {
    timer.blocked++;
    TimerHeap heap = timer.heap;
    if (heap != null && timer.zombie && timer.isPending()) {
      heap.revive(timer);
    }
    maybeAdd(m, timer);
  }

  /** It waits no more; the last to leave takes the timer out of its heap, pending as it is. */
  void unblockOnChannel(Timer timer) {
    if (timer.blocked == 0) {
      throw new SimulatorBug("Nobody waits for the channel of timer " + timer.handle);
    }
    timer.blocked--;
    TimerHeap heap = timer.heap;
    if (timer.blocked == 0 && heap != null && !timer.zombie) {
      heap.leaveToBeFound(timer);
    }
  }

  /** One of the machines that sleep must look at its clock by then. In Go: wakeNetPoller. */
  void wakeNetPoller(Machine by, long when) {
    if (core.sched.lastpoll != 0) {
      core.machines.wakep(by);
    } else if (core.sched.pollUntil == 0 || core.sched.pollUntil > when) {
      core.netpoller.breakSleep(by);
    }
  }

  /** The appointment of the goroutine that runs timers, before 1.14. */
  long runBucket(Machine m, Goroutine g, Operation.RunTimers op) {
    if (!g.system) {
      throw new BadOperand("only the runtime runs its timers");
    }
    return buckets.run(m, g, op.bucket());
  }

  /** A new time for the timer, whether it is in a heap or not. In Go: modify. */
  private boolean set(Machine m, Timer timer, long when) {
    boolean pending = timer.isPending();
    if (!core.release.perProcessorTimers()) {
      buckets.set(m, timer, when);
      tellStarted(m, timer);
      return pending;
    }
    TimerHeap heap = timer.heap;
    boolean wake = false;
    if (heap == null) {
      timer.when = when;
    } else {
      wake = heap.change(timer, when);
      tellStarted(m, timer);
    }
    if (timer.synchronous && core.channels.drain(timer.channel)) {
      pending = true;
    }
    maybeAdd(m, timer);
    if (wake) {
      wakeNetPoller(m, when);
    }
    return pending;
  }

  /** Into the heap of the machine's processor, if it is to be in one. In Go: maybeAdd. */
  private void maybeAdd(Machine m, Timer timer) {
    if (!timer.needsHeap()) {
      return;
    }
    TimerHeap heap = m.processor().timers;
    heap.cleanHead(core.work);
    long before = heap.earliest();
    core.netpoller.initialise();
    heap.add(timer);
    tellStarted(m, timer);
    if (before == 0 || timer.when < before) {
      wakeNetPoller(m, timer.when);
    }
  }

  private void tellStarted(Machine m, Timer timer) {
    core.tell(EventKind.TIMER_STARTED, m, timer.sleeper, timer.handle, timer.when);
  }

  private Timer timer(int handle) {
    return core.handles.get(handle, Timer.class);
  }

  /** In Go: time.when. */
  private long timeAfter(long ns) {
    if (ns <= 0) {
      return Math.max(1, core.now);
    }
    return ns > VirtualTime.END - core.now ? Long.MAX_VALUE : core.now + ns;
  }

  void copyFrom(Timers original, Copies copies) {
    buckets.copyFrom(original.buckets, copies);
  }

  /** What has made the goroutine of a timer. */
  private Frame timerCall() {
    int line = core.release.minor() == KNOWN_LINES ? LINE : 0;
    return new Frame("time.goFunc", new SourceLine("time/sleep.go", line));
  }
}
