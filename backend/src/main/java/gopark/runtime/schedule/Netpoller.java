package gopark.runtime.schedule;

import gopark.os.Kernel;
import gopark.os.ThreadState;
import gopark.program.Copies;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.GoroutineQueue;
import gopark.runtime.model.Machine;
import gopark.runtime.model.PollDesc;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Threads;
import gopark.runtime.port.Tracer;
import gopark.simulation.Agenda;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.PriorityQueue;

/**
 * The network poller: descriptors that are ready, and the machine that sleeps until one is. In Go:
 * netpoll_epoll.go.
 */
public final class Netpoller {
  /** How many events one call of epoll_wait gives. */
  static final int EVENTS_AT_A_TIME = 128;

  /** The longest that netpoll waits for a timer, about eleven and a half days. */
  private static final long LONGEST_MILLISECONDS = 1_000_000_000;

  private static final long LONGEST_DELAY = 1_000_000_000_000_000L;

  private static final int NOBODY = -1;

  private static final Comparator<PollDesc> REVERSED = (one, other) -> inOrder(other, one);

  private final Sched sched;
  private final CostModel costs;
  private final Kernel kernel;
  private final Agenda agenda;
  private final Clock clock;
  private final Tracer tracer;
  private final Threads threads;
  private boolean initialised;
  private int waiters;

  /** Whether somebody has written to the eventfd, and the sleeper has not read it. */
  private boolean broken;

  /** The machine that sleeps in epoll_wait, by its id, or NOBODY. */
  private int sleeper = NOBODY;

  /** Whether the call of epoll_wait that comes back next was one that may wait. */
  private boolean mayWait;

  /** Descriptors to which data is on its way, the first to arrive first. */
  private final PriorityQueue<PollDesc> arrivals = new PriorityQueue<>(Netpoller::inOrder);

  /** Descriptors that are ready, in the order epoll_wait returns them. */
  private final ArrayDeque<PollDesc> ready = new ArrayDeque<>();

  public Netpoller(
      Sched sched,
      CostModel costs,
      Kernel kernel,
      Agenda agenda,
      Clock clock,
      Tracer tracer,
      Threads threads) {
    this.sched = sched;
    this.costs = costs;
    this.kernel = kernel;
    this.agenda = agenda;
    this.clock = clock;
    this.tracer = tracer;
    this.threads = threads;
  }

  private static int inOrder(PollDesc one, PollDesc other) {
    return one.comesBefore(other) ? -1 : other.comesBefore(one) ? 1 : 0;
  }

  /** Whether the poller is in use. */
  public boolean isInitialised() {
    return initialised;
  }

  /** Starts the poller, for the first timer or descriptor. In Go: netpollGenericInit. */
  public void initialise() {
    initialised = true;
  }

  /** One more goroutine waits for the poller. */
  public void waits() {
    waiters++;
  }

  /** How many goroutines wait for the poller. */
  public int waiters() {
    return waiters;
  }

  /** Whether a goroutine may be ready in the poller, and no machine sleeps in epoll_wait. */
  public boolean isWorthPolling() {
    return initialised && waiters > 0 && sched.lastpoll != 0;
  }

  /** Data is on its way to the descriptor. */
  public void send(PollDesc pd) {
    pd.pending = true;
    arrivals.add(pd);
    scheduleNext();
  }

  /** The appointment of the network: data has arrived. */
  public void arrived() {
    boolean any = false;
    PollDesc pd = arrivals.peek();
    while (pd != null && pd.arrival <= clock.now()) {
      arrivals.remove();
      ready.addLast(pd);
      tracer.tell(EventKind.NETWORK_READY, null, pd.reader, pd.handle);
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
    agenda.schedule(Kernel.NETWORK, first == null ? Agenda.NEVER : first.arrival);
  }

  /** Wakes the machine that sleeps in epoll_wait, unless its sleep ends sooner by itself. */
  private void wakeSleeper() {
    if (sleeper == NOBODY) {
      return;
    }
    Machine m = sched.allm.get(sleeper);
    sleeper = NOBODY;
    boolean asleep = kernel.state(m.id) == ThreadState.ASLEEP;
    long due = agenda.timeOf(Kernel.FIRST_THREAD + m.id);
    if (asleep && due > clock.now() + costs.futexLatency()) {
      threads.busy(m, Machine.Phase.POLL, costs.futexLatency());
    }
  }

  /** Takes the goroutines of at most 128 ready descriptors without waiting, in netpoll's order. */
  public GoroutineQueue poll(Machine m) {
    boolean slept = m.phase() == Machine.Phase.POLL && mayWait;
    int room = EVENTS_AT_A_TIME;
    if (slept) {
      room -= broken ? 1 : 0;
      broken = false;
      mayWait = false;
      sleeper = NOBODY;
    }
    GoroutineQueue list = new GoroutineQueue();
    for (int i = 0; i < room && !ready.isEmpty(); i++) {
      Goroutine reader = ready.removeFirst().becomeReady();
      if (reader != null) {
        waiters--;
        list.addFirst(reader);
      }
    }
    if (slept || !list.isEmpty()) {
      tracer.tell(EventKind.NETPOLL_RETURNED, m, null, list.size(), slept ? 1 : 0);
    }
    return list;
  }

  /** The machine sleeps in epoll_wait for {@code delay} ns, as epoll rounds them; −1: for ever. */
  void block(Machine m, long delay) {
    mayWait = delay != 0;
    if (!mayWait || broken || !ready.isEmpty()) {
      threads.busy(m, Machine.Phase.POLL, costs.netpoll());
      return;
    }
    long rounded = rounded(delay);
    tracer.tell(EventKind.NETPOLL_BLOCKED, m, null, rounded);
    sleeper = m.id;
    long until = clock.now() + rounded;
    threads.asleepUntil(m, Machine.Phase.POLL, delay < 0 || until < 0 ? Agenda.NEVER : until);
  }

  /** What epoll_wait makes of a delay: whole milliseconds, and one at least. */
  public static long rounded(long delay) {
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
    by.charge += costs.futexWake();
    tracer.tell(EventKind.NETPOLL_BROKEN, by, null);
    wakeSleeper();
  }

  /** The first goroutines that wait, those whose data comes first in front. */
  public List<Integer> waiting(int limit, WorkMeter work) {
    PriorityQueue<PollDesc> first = new PriorityQueue<>(REVERSED);
    keepFirst(arrivals, first, limit, work);
    keepFirst(ready, first, limit, work);
    List<Integer> goids = new ArrayList<>(first.size());
    for (PollDesc last = first.poll(); last != null; last = first.poll()) {
      goids.add(Objects.requireNonNull(last.reader).goid);
    }
    return goids.reversed();
  }

  private static void keepFirst(
      Collection<PollDesc> from, PriorityQueue<PollDesc> first, int limit, WorkMeter work) {
    work.spend(from.size() * Sched.LOOK_WORK);
    for (PollDesc pd : from) {
      if (pd.reader == null) {
        continue;
      }
      first.add(pd);
      if (first.size() > limit) {
        first.remove();
      }
    }
  }

  public void copyFrom(Netpoller original, Copies copies) {
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
