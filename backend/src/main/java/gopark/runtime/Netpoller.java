package gopark.runtime;

import gopark.os.Kernel;
import gopark.os.ThreadState;
import gopark.program.Copies;
import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.WaitReason;
import gopark.simulation.Agenda;
import gopark.simulation.VirtualTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/** The network poller. In Go: netpoll.go, netpoll_epoll.go. */
final class Netpoller {
  /** How many events one call of epoll_wait gives. */
  static final int EVENTS_AT_A_TIME = 128;

  /** The longest that netpoll waits for a timer, about eleven and a half days. */
  private static final long LONGEST_MILLISECONDS = 1_000_000_000;

  private static final long LONGEST_DELAY = 1_000_000_000_000_000L;

  private final Core core;
  private boolean initialised;
  private int waiters;

  /** Somebody has written to the eventfd, and the sleeper has not read it. */
  private boolean broken;

  /** The machine that sleeps in epoll_wait, by its id, or NOBODY. */
  private int sleeper = NOBODY;

  private static final int NOBODY = -1;

  /** Whether the call of epoll_wait that comes back next was one that may wait. */
  private boolean mayWait;

  /** What is on its way, the first to arrive first. */
  private final PriorityQueue<PollDesc> arrivals = new PriorityQueue<>(Netpoller::inOrder);

  /** What has arrived, as epoll will tell it. */
  private final ArrayDeque<PollDesc> ready = new ArrayDeque<>();

  Netpoller(Core core) {
    this.core = core;
  }

  private static int inOrder(PollDesc one, PollDesc other) {
    return one.comesBefore(other) ? -1 : other.comesBefore(one) ? 1 : 0;
  }

  /** Whether it is in use. */
  boolean isInitialised() {
    return initialised;
  }

  /** For the first timer or descriptor. In Go: netpollGenericInit. */
  void initialise() {
    initialised = true;
  }

  /** How many goroutines wait for it. */
  int waiters() {
    return waiters;
  }

  long read(Machine m, Goroutine g, Operation.NetworkRead op) {
    initialise();
    if (op.readyAfterNs() <= 0) {
      g.finish();
      return core.costs.syscallEnter() + core.costs.syscallExit();
    }
    if (!core.endings.mayMake(m, 1)) {
      return Scheduler.LEFT;
    }
    boolean never = op.readyAfterNs() > VirtualTime.END - core.now;
    long arrival = never ? Agenda.NEVER : core.now + op.readyAfterNs();
    PollDesc pd = new PollDesc(core.handles.next(), arrival);
    core.handles.add(pd);
    send(pd);
    return park(m, g, pd);
  }

  private void send(PollDesc pd) {
    pd.pending = true;
    arrivals.add(pd);
    scheduleNext();
  }

  private long park(Machine m, Goroutine g, PollDesc pd) {
    pd.rg = PollDesc.Reading.WAIT;
    long left = core.scheduler.park(m, WaitReason.IO_WAIT, pd.handle);
    pd.rg = PollDesc.Reading.PARKED;
    pd.reader = g;
    waiters++;
    return left;
  }

  /** A descriptor that stays. In Go: poll_runtime_pollOpen. */
  long open(Machine m, Goroutine g) {
    initialise();
    if (!core.endings.mayMake(m, 1)) {
      return Scheduler.LEFT;
    }
    g.finish(core.handles.add(new PollDesc(core.handles.next(), Agenda.NEVER)));
    return core.costs.syscallEnter() + core.costs.syscallExit();
  }

  /** In Go: netpollblock. */
  long await(Machine m, Goroutine g, Operation.AwaitDescriptor op) {
    PollDesc pd = core.handles.get(op.descriptor(), PollDesc.class);
    if (pd.rg == PollDesc.Reading.READY) {
      pd.rg = PollDesc.Reading.NIL;
      g.finish();
      return core.costs.syscallEnter() + core.costs.syscallExit();
    }
    if (pd.reader != null) {
      throw new BadOperand("two goroutines wait for descriptor " + pd.handle);
    }
    return park(m, g, pd);
  }

  long awaitResumed(Goroutine g, Operation.AwaitDescriptor op) {
    core.handles.get(op.descriptor(), PollDesc.class).rg = PollDesc.Reading.NIL;
    g.finish();
    return core.costs.syscallEnter() + core.costs.syscallExit();
  }

  /** The other end has written: an edge that epoll tells once, however much was written. */
  long signal(Machine m, Goroutine g, Operation.SignalDescriptor op) {
    PollDesc pd = core.handles.get(op.descriptor(), PollDesc.class);
    if (!pd.pending) {
      pd.arrival = core.now + Math.max(1, VirtualTime.within(op.afterNs(), core.now));
      send(pd);
    }
    g.finish();
    return core.costs.syscallEnter() + core.costs.syscallExit();
  }

  /** The poller found it ready, which is what it waited for: it is consumed. */
  long readResumed(Machine m, Goroutine g, Operation.NetworkRead op) {
    g.finish();
    return core.costs.syscallEnter() + core.costs.syscallExit();
  }

  /** Something has arrived: the appointment of the network. */
  void arrived() {
    boolean any = false;
    PollDesc pd = arrivals.peek();
    while (pd != null && pd.arrival <= core.now) {
      arrivals.remove();
      ready.addLast(pd);
      core.tell(EventKind.NETWORK_READY, null, pd.reader, pd.handle);
      any = true;
      pd = arrivals.peek();
    }
    scheduleNext();
    if (any) {
      wakeSleeper();
    }
  }

  private void scheduleNext() {
    PollDesc first = arrivals.peek();
    core.agenda.schedule(Kernel.NETWORK, first == null ? Agenda.NEVER : first.arrival);
  }

  /** A sleep that is over sooner by itself is left to end so. */
  private void wakeSleeper() {
    if (sleeper == NOBODY) {
      return;
    }
    Machine m = core.sched.allm.get(sleeper);
    sleeper = NOBODY;
    boolean asleep = core.kernel.state(m.id) == ThreadState.ASLEEP;
    long due = core.agenda.timeOf(Kernel.FIRST_THREAD + m.id);
    if (asleep && due > core.now + core.costs.futexLatency()) {
      core.busy(m, Machine.Phase.POLL, core.costs.futexLatency());
    }
  }

  /** Takes the ready without waiting, at most 128 events; in the order netpoll gives them. */
  GoroutineQueue poll(Machine m) {
    boolean slept = m.phase == Machine.Phase.POLL && mayWait;
    int room = EVENTS_AT_A_TIME;
    if (slept) {
      room -= broken ? 1 : 0;
      broken = false;
      mayWait = false;
      sleeper = NOBODY;
    }
    GoroutineQueue list = new GoroutineQueue();
    for (int i = 0; i < room && !ready.isEmpty(); i++) {
      @Nullable Goroutine reader = ready.removeFirst().becomeReady();
      if (reader != null) {
        waiters--;
        list.addFirst(reader);
      }
    }
    if (slept || !list.isEmpty()) {
      core.tell(EventKind.NETPOLL_RETURNED, m, null, list.size(), slept ? 1 : 0);
    }
    return list;
  }

  /** The machine sleeps in epoll_wait: −1 for ever, else so many ns, as epoll rounds them. */
  void block(Machine m, long delay) {
    mayWait = delay != 0;
    if (!mayWait || broken || !ready.isEmpty()) {
      core.busy(m, Machine.Phase.POLL, core.costs.netpoll());
      return;
    }
    long rounded = rounded(delay);
    core.tell(EventKind.NETPOLL_BLOCKED, m, null, rounded);
    sleeper = m.id;
    long until = core.now + rounded;
    core.asleepUntil(m, Machine.Phase.POLL, delay < 0 || until < 0 ? Agenda.NEVER : until);
  }

  /** What epoll_wait makes of a delay: whole milliseconds, and one at least. */
  static long rounded(long delay) {
    if (delay <= 0) {
      return delay < 0 ? -1 : 0;
    }
    if (delay < VirtualTime.MILLISECOND) {
      return VirtualTime.MILLISECOND;
    }
    if (delay < LONGEST_DELAY) {
      return delay - delay % VirtualTime.MILLISECOND;
    }
    return LONGEST_MILLISECONDS * VirtualTime.MILLISECOND;
  }

  /**
   * Wakes the machine that sleeps in epoll_wait, now or when it is about to. In Go: netpollBreak.
   */
  void breakSleep(Machine by) {
    if (broken) {
      return;
    }
    broken = true;
    by.charge += core.costs.futexWake();
    core.tell(EventKind.NETPOLL_BROKEN, by, null);
    wakeSleeper();
  }

  /** The first goroutines that wait, those whose data comes first in front. */
  List<Integer> waiting(int limit) {
    List<PollDesc> parked = new ArrayList<>(arrivals);
    parked.addAll(ready);
    parked.sort(Netpoller::inOrder);
    List<Integer> goids = new ArrayList<>();
    for (PollDesc pd : parked) {
      Goroutine reader = pd.reader;
      if (reader != null && goids.size() < limit) {
        goids.add(reader.goid);
      }
    }
    return goids;
  }

  void copyFrom(Netpoller original, Copies copies) {
    initialised = original.initialised;
    waiters = original.waiters;
    broken = original.broken;
    sleeper = original.sleeper;
    mayWait = original.mayWait;
    for (PollDesc pd : original.arrivals) {
      arrivals.add(pd.copy(copies));
    }
    for (PollDesc pd : original.ready) {
      ready.add(pd.copy(copies));
    }
  }
}
