package gopark.runtime.time;

import gopark.program.Copies;
import gopark.program.Elements;
import gopark.program.Frame;
import gopark.program.LibraryLines;
import gopark.program.Operation;
import gopark.program.Program;
import gopark.program.RuntimePanic;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.BadOperand;
import gopark.runtime.model.Channel;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Timer;
import gopark.runtime.model.TimerHeap;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Tracer;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.report.Endings;
import gopark.runtime.schedule.DueTimers;
import gopark.runtime.schedule.Goroutines;
import gopark.runtime.schedule.Machines;
import gopark.runtime.schedule.Netpoller;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.Syscalls;
import gopark.runtime.state.TimerKind;
import gopark.runtime.state.WaitReason;
import gopark.simulation.SimulatorBug;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;

/**
 * Timers in their heaps, and what they do. In Go: time.go, and package time. Left out: the locks of
 * a timer and of its channel, and with them a send that a Stop overtakes.
 */
public final class Timers implements DueTimers {
  private static final int TIMER_CALL = 215;

  private final CostModel costs;
  private final ReleaseInForce release;
  private final WorkMeter work;
  private final Handles handles;
  private final Clock clock;
  private final Tracer tracer;
  private final Machines machines;
  private final Parking parking;
  private final Endings endings;
  private final Syscalls syscalls;
  private final Netpoller netpoller;
  private final Goroutines goroutines;
  private final ChannelSender channelSender;
  private final TimerBuckets buckets;

  public Timers(
      CostModel costs,
      ReleaseInForce release,
      WorkMeter work,
      Handles handles,
      Clock clock,
      Tracer tracer,
      Machines machines,
      Parking parking,
      Endings endings,
      Syscalls syscalls,
      Netpoller netpoller,
      Goroutines goroutines,
      ChannelSender channelSender,
      TimerBuckets buckets) {
    this.costs = costs;
    this.release = release;
    this.work = work;
    this.handles = handles;
    this.clock = clock;
    this.tracer = tracer;
    this.machines = machines;
    this.parking = parking;
    this.endings = endings;
    this.syscalls = syscalls;
    this.netpoller = netpoller;
    this.goroutines = goroutines;
    this.channelSender = channelSender;
    this.buckets = buckets;
  }

  @Override
  public boolean run(Machine m, Processor p) {
    TimerHeap heap = p.timers;
    long next = heap.earliest();
    boolean own = m.p == p;
    if (next == 0 || (clock.now() < next && !(own && heap.hasManyZombies()))) {
      return false;
    }
    heap.adjust(clock.now(), false, work);
    boolean ran = runDue(m, heap);
    if (own && heap.hasManyZombies()) {
      heap.adjust(clock.now(), true, work);
    }
    return ran;
  }

  boolean runDue(Machine m, TimerHeap heap) {
    boolean ran = false;
    Timer timer = heap.firstDue(clock.now());
    while (timer != null) {
      fire(m, timer);
      ran = true;
      timer = heap.firstDue(clock.now());
    }
    return ran;
  }

  /** Runs a timer that is due. In Go: unlockAndRun. */
  private void fire(Machine m, Timer timer) {
    long due = timer.when;
    long late = clock.now() - due;
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
    m.charge += costs.timer();
    tracer.tell(EventKind.TIMER_FIRED, m, timer.sleeper, timer.handle, late);
    switch (timer.kind) {
      case SLEEP -> wakeSleeper(m, timer);
      case CHANNEL -> channelSender.sendFromTimer(m, timer.channel, timeToSend(due));
      case FUNCTION -> startFunction(m, timer);
    }
  }

  private void wakeSleeper(Machine m, Timer timer) {
    Goroutine sleeper = timer.sleeper;
    if (sleeper == null) {
      throw new SimulatorBug("A sleeper's timer has no sleeper");
    }
    parking.ready(m, sleeper);
  }

  private Object timeToSend(long due) {
    return release.get().timersSendDueTime() ? due : clock.now();
  }

  private void startFunction(Machine m, Timer timer) {
    Program function = timer.function;
    if (function == null) {
      throw new SimulatorBug("The timer " + timer.handle + " has no function");
    }
    if (!endings.mayStart(m)) {
      return;
    }
    Program started = function.copy(Copies.ofOneProgram());
    goroutines.newproc(m, null, started).createdBy = timerCall();
  }

  /** Any operation of a timer. */
  public long perform(Machine m, Goroutine g, Operation.OnTimer op) {
    return switch (op) {
      case Operation.Sleep o -> sleep(m, g, o);
      case Operation.NewTimer o -> make(m, g, o);
      case Operation.TimerChannel o -> channelOf(g, o);
      case Operation.AfterFunc o -> afterFunc(m, g, o);
      case Operation.StopTimer o -> stop(m, g, o);
      case Operation.ResetTimer o -> reset(m, g, o);
      case Operation.RunTimers o -> runBucket(m, g, o);
    };
  }

  /** The goroutine runs again after its sleep. */
  public long resumed(Machine m, Goroutine g, Operation.OnTimer op) {
    return switch (op) {
      case Operation.Sleep _ -> syscalls.returned(m, g);
      case Operation.NewTimer _,
          Operation.TimerChannel _,
          Operation.AfterFunc _,
          Operation.StopTimer _,
          Operation.ResetTimer _,
          Operation.RunTimers _ ->
          throw SimulatorBug.noMiddle(op);
    };
  }

  /** A sleep of no time returns at once; any other ends with the goroutine readied. */
  private long sleep(Machine m, Goroutine g, Operation.Sleep op) {
    boolean article = release.follows(ArticleRule.T5);
    if (op.ns() > 0 && (article || release.get().threadPerGoroutine())) {
      // T5: the article's Sleep blocks the thread; that of a thread does, too.
      m.rule = article ? ArticleRule.T5.number() : 0;
      return syscalls.enter(m, g, new Operation.Syscall(op.ns(), Operation.SyscallKind.BLOCKING));
    }
    if (op.ns() <= 0) {
      g.finish();
      return costs.step();
    }
    Goroutine.Rare rare = g.rare();
    Timer timer = rare.sleepTimer;
    if (timer == null) {
      timer = new Timer(Operation.NIL, TimerKind.SLEEP);
      timer.sleeper = g;
      rare.sleepTimer = timer;
    }
    long when = timeAfter(op.ns());
    if (!release.get().perProcessorTimers()) {
      set(m, timer, when);
      return parking.park(m, WaitReason.SLEEP, 0);
    }
    long left = parking.park(m, WaitReason.SLEEP, 0);
    set(m, timer, when);
    return left;
  }

  private long make(Machine m, Goroutine g, Operation.NewTimer op) {
    if (op.periodNs() < 0) {
      g.finishWithPanic(RuntimePanic.string("non-positive interval for NewTicker"));
      return costs.step();
    }
    if (!endings.mayMake(m, 2)) {
      return Parking.LEFT;
    }
    Timer timer = new Timer(handles.next(), TimerKind.CHANNEL);
    handles.add(timer);
    timer.period = op.periodNs();
    timer.synchronous = release.get().timerChannelsSynchronous();
    timer.channel = makeChannel(timer);
    set(m, timer, timeAfter(op.ns()));
    g.finish(timer.handle);
    return costs.timer();
  }

  private long channelOf(Goroutine g, Operation.TimerChannel op) {
    g.finish(timer(op.timer()).channel);
    return 0;
  }

  private long afterFunc(Machine m, Goroutine g, Operation.AfterFunc op) {
    if (!endings.mayMake(m, 1)) {
      return Parking.LEFT;
    }
    Timer timer = new Timer(handles.next(), TimerKind.FUNCTION);
    timer.function = op.function();
    handles.add(timer);
    set(m, timer, timeAfter(op.ns()));
    g.finish(timer.handle);
    return costs.timer();
  }

  private long stop(Machine m, Goroutine g, Operation.StopTimer op) {
    Timer timer = timer(op.timer());
    boolean pending = timer.isPending();
    TimerHeap heap = timer.heap;
    if (heap != null) {
      heap.makeZombie(timer);
    }
    timer.when = 0;
    if (timer.synchronous && drain(timer)) {
      pending = true;
    }
    tracer.tell(EventKind.TIMER_STOPPED, m, g, timer.handle, pending ? 1 : 0);
    g.finish(null, pending);
    return costs.timer();
  }

  /** A ticker's reset changes its period too. */
  private long reset(Machine m, Goroutine g, Operation.ResetTimer op) {
    Timer timer = timer(op.timer());
    if (timer.period > 0) {
      if (op.ns() <= 0) {
        g.finishWithPanic(RuntimePanic.string("non-positive interval for Ticker.Reset"));
        return costs.step();
      }
      timer.period = op.ns();
    }
    boolean pending = set(m, timer, timeAfter(op.ns()));
    g.finish(null, pending);
    return costs.timer();
  }

  /** A goroutine looks at a timer's channel: one that is due and in no heap runs on the spot. */
  public void maybeRunChannel(Machine m, Timer timer) {
    if (timer.heap == null && timer.isPending() && timer.when <= clock.now()) {
      fire(m, timer);
    }
  }

  /** A goroutine begins to wait for a synchronous timer's channel. In Go: blockTimerChan. */
  public void blockOnChannel(Machine m, Timer timer) {
    timer.blocked++;
    TimerHeap heap = timer.heap;
    if (heap != null && timer.zombie && timer.isPending()) {
      heap.revive(timer);
    }
    maybeAdd(m, timer);
  }

  /**
   * A goroutine waits no more for a synchronous timer's channel; the last to leave takes the timer
   * out of its heap, pending as it is.
   */
  public void unblockOnChannel(Timer timer) {
    if (timer.blocked == 0) {
      throw new SimulatorBug("Nobody waits for the channel of timer " + timer.handle);
    }
    timer.blocked--;
    TimerHeap heap = timer.heap;
    if (timer.blocked == 0 && heap != null && !timer.zombie) {
      heap.leaveToBeFound(timer);
    }
  }

  /** The appointment of the goroutine that runs timers, before 1.14. */
  private long runBucket(Machine m, Goroutine g, Operation.RunTimers op) {
    if (!g.system) {
      throw new BadOperand("only the runtime runs its timers");
    }
    return buckets.run(m, g, op.bucket(), this);
  }

  /** A new time for the timer, whether it is in a heap or not. In Go: modify. */
  private boolean set(Machine m, Timer timer, long when) {
    boolean pending = timer.isPending();
    if (!release.get().perProcessorTimers()) {
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
    if (timer.synchronous && drain(timer)) {
      pending = true;
    }
    maybeAdd(m, timer);
    if (wake) {
      machines.wakeNetPoller(m, when);
    }
    return pending;
  }

  /**
   * Puts the timer into the heap of the machine's processor, if it is to be in one. In Go:
   * maybeAdd.
   */
  private void maybeAdd(Machine m, Timer timer) {
    if (!timer.needsHeap()) {
      return;
    }
    TimerHeap heap = m.processor().timers;
    heap.cleanHead(work);
    long before = heap.earliest();
    netpoller.initialise();
    heap.add(timer);
    tellStarted(m, timer);
    if (before == 0 || timer.when < before) {
      machines.wakeNetPoller(m, timer.when);
    }
  }

  private void tellStarted(Machine m, Timer timer) {
    tracer.tell(EventKind.TIMER_STARTED, m, timer.sleeper, timer.handle, timer.when);
  }

  /** A channel with room for one value, which the timer sends on; gives its handle. */
  private int makeChannel(Timer timer) {
    Channel channel = new Channel(handles.next(), "", 1, Elements.PLAIN);
    channel.timer = timer;
    return handles.add(channel);
  }

  /** Throws away what the timer's channel holds. Whether it held anything. */
  private boolean drain(Timer timer) {
    return handles.get(timer.channel, Channel.class).drain();
  }

  private Timer timer(int handle) {
    return handles.get(handle, Timer.class);
  }

  /** The time this long from now. In Go: time.when. */
  private long timeAfter(long ns) {
    if (ns <= 0) {
      return Math.max(1, clock.now());
    }
    return ns > VirtualTime.END - clock.now() ? Long.MAX_VALUE : clock.now() + ns;
  }

  /** What has made the goroutine of a timer. */
  private Frame timerCall() {
    return new Frame(
        "time.goFunc", LibraryLines.in(release.get().minor(), "time/sleep.go", TIMER_CALL));
  }
}
