package gopark.os;

import gopark.simulation.Agenda;
import org.jspecify.annotations.Nullable;

/**
 * Gives threads to cores. A thread that has a core keeps it until it sleeps, its slice is over
 * while others wait, a woken thread takes it, or the quota is used up. Left out: priorities, a
 * queue for each core with the balancing between them, and that a wake-up looks at more than how
 * long the others have run.
 */
public final class Kernel {
  /** The kernel's own appointments: ends of slices and of quota periods. */
  public static final int CLOCK = 0;

  /** Arrivals from the network, which the runtime's poller keeps. */
  public static final int NETWORK = 1;

  /** Signals that have been sent to the process and have not reached a thread of it. */
  public static final int SIGNALS = 2;

  /** Thread 0 is this actor in the agenda, thread 1 the next, and so on. */
  public static final int FIRST_THREAD = 3;

  /** The number of no core and of no thread. */
  public static final int NONE = -1;

  private final Agenda agenda;
  private final KernelCosts costs;

  /** Whether it makes a difference that two cores are the hardware threads of one. */
  private final boolean hasSiblings;

  private final Threads threads;
  private final Cores cores;
  private final ReadyQueue ready;
  private final Quota quota;
  private @Nullable KernelListener listener;

  public Kernel(Agenda agenda, int cores) {
    this(agenda, cores, KernelCosts.standard());
  }

  public Kernel(Agenda agenda, int cores, KernelCosts costs) {
    this(agenda, costs, new Threads(), new Cores(cores), new ReadyQueue(), new Quota());
  }

  private Kernel(
      Agenda agenda,
      KernelCosts costs,
      Threads threads,
      Cores cores,
      ReadyQueue ready,
      Quota quota) {
    this.agenda = agenda;
    this.costs = costs;
    this.hasSiblings = costs.siblingNs() != 0;
    this.threads = threads;
    this.cores = cores;
    this.ready = ready;
    this.quota = quota;
  }

  public void setListener(KernelListener listener) {
    this.listener = listener;
  }

  /** A copy in the same state that keeps its appointments in the given agenda; nobody listens. */
  public Kernel copy(Agenda copied) {
    return new Kernel(copied, costs, threads.copy(), cores.copy(), ready.copy(), quota.copy());
  }

  // ---- what threads ask for

  /** A new thread, asleep. */
  public int createThread() {
    return threads.create();
  }

  /**
   * The thread has this much to do on a core; then it is due. In place of what it had to do. One
   * that sleeps is woken.
   */
  public void run(int thread, long now, long cpuNs) {
    int core = threads.core[thread];
    if (core != Threads.NO_CORE) {
      plan(thread, core, now, cpuNs);
    } else {
      runWithoutCore(thread, now, cpuNs);
    }
  }

  /** The thread leaves its core until the given time; NEVER: until it is told to run. */
  public void sleep(int thread, long now, long until) {
    switch (threads.state[thread]) {
      case ON_CORE -> {
        settle(now);
        int core = threads.core[thread];
        leave(thread, now, KernelListener.Leaving.SLEEPS);
        giveToNext(core, now);
        planClock(now);
      }
      case READY -> {
        ready.remove(thread);
        planClock(now);
      }
      case FROZEN -> cores.release(threads.lastCore[thread]);
      case ASLEEP -> {}
    }
    threads.state[thread] = ThreadState.ASLEEP;
    agenda.schedule(FIRST_THREAD + thread, until);
  }

  /**
   * Whether the thread, whose appointment has come, can act at once. One that has slept needs a
   * core for it; if there is none it waits for one, and is due again when it has it.
   */
  public boolean mayAct(int thread, long now) {
    if (threads.core[thread] != Threads.NO_CORE) {
      return true;
    }
    runWithoutCore(thread, now, 0);
    return threads.core[thread] != Threads.NO_CORE && threads.workFrom[thread] <= now;
  }

  /** What is still to be done on a core of what run asked for; of a sleeping thread nothing. */
  public long remaining(int thread, long now) {
    return switch (threads.state[thread]) {
      case ON_CORE ->
          workIn(
              threads.core[thread],
              agenda.timeOf(FIRST_THREAD + thread) - Math.max(now, threads.workFrom[thread]));
      case READY, FROZEN -> threads.left[thread];
      case ASLEEP -> 0;
    };
  }

  public void exit(int thread, long now) {
    sleep(thread, now, Agenda.NEVER);
  }

  // ---- the kernel's own doing

  /** The kernel's own appointment. */
  public void tick(long now) {
    if (quota.isThrottled()) {
      if (now >= quota.throttledUntil()) {
        quota.settle(0, now);
        unfreeze(now);
      }
    } else if (quota.isSet()) {
      quota.settle(cores.taken(), now);
      if (quota.isUsedUp(cores.taken())) {
        freeze(now);
      }
    }
    if (!quota.isThrottled()) {
      endSlices(now);
    }
    planClock(now);
  }

  /** The machine has this many cores from now on. */
  public void setCores(int n, long now) {
    Cores.requirePositive(n);
    settle(now);
    for (int core = n; core < cores.count(); core++) {
      int thread = cores.occupant(core);
      if (thread != Cores.FREE && quota.isThrottled()) {
        cores.release(core);
        waits(thread, now);
      } else if (thread != Cores.FREE) {
        leave(thread, now, KernelListener.Leaving.CORE_REMOVED);
        waits(thread, now);
      }
    }
    cores.resize(n);
    giveFreeCores(now);
    planClock(now);
  }

  /** Within each period, of which one begins now, all threads together get this much core time. */
  public void setQuota(long quotaNs, long periodNs, long now) {
    if (quota.isThrottled()) {
      unfreeze(now);
    }
    quota.set(quotaNs, periodNs, now);
    planClock(now);
  }

  public void clearQuota(long now) {
    if (quota.isThrottled()) {
      unfreeze(now);
    }
    quota.clear();
    planClock(now);
  }

  // ---- for those who look

  public int cores() {
    return cores.count();
  }

  public int threads() {
    return threads.count();
  }

  public ThreadState state(int thread) {
    ThreadState state = threads.state[thread];
    return state == ThreadState.READY && quota.isThrottled() ? ThreadState.FROZEN : state;
  }

  /** The thread's core, or NONE. */
  public int coreOf(int thread) {
    return threads.core[thread];
  }

  /** The core's thread, or NONE. */
  public int threadOn(int core) {
    return quota.isThrottled() ? NONE : cores.occupant(core);
  }

  /** How many threads wait for a core. */
  public int waiting() {
    return ready.size();
  }

  /** The thread at this place of the queue for a core. */
  public int waiting(int place) {
    return ready.get(place);
  }

  /** The core time that the thread has had, switches to it included. */
  public long cpuNs(int thread, long now) {
    return threads.cpuNs(thread, now);
  }

  /** How often the thread was put on a core. */
  public long switches(int thread) {
    return threads.switches(thread);
  }

  public QuotaStatus quota(long now) {
    return quota.status(running(), now);
  }

  // ---- within

  private int running() {
    return quota.isThrottled() ? 0 : cores.taken();
  }

  private void runWithoutCore(int thread, long now, long cpuNs) {
    threads.left[thread] = cpuNs;
    if (threads.state[thread] != ThreadState.ASLEEP) {
      return;
    }
    if (quota.isThrottled()) {
      waits(thread, now);
      return;
    }
    settle(now);
    int core = freeCore(threads.lastCore[thread]);
    if (core != Cores.FREE) {
      take(thread, core, now, now);
    } else {
      takeFromAnotherOrWait(thread, now);
    }
    planClock(now);
  }

  private void takeFromAnotherOrWait(int thread, long now) {
    int core = cores.longestStint(costs.granularity(), now);
    if (core == Cores.FREE) {
      waits(thread, now);
    } else {
      int other = cores.occupant(core);
      leave(other, now, KernelListener.Leaving.ANOTHER_WOKE);
      waits(other, now);
      take(thread, core, now, now + costs.switchNs());
    }
  }

  private void waits(int thread, long now) {
    if (ready.isEmpty()) {
      cores.renewSlices(costs.slice(), now);
    }
    threads.state[thread] = ThreadState.READY;
    ready.add(thread);
    agenda.cancel(FIRST_THREAD + thread);
  }

  private void take(int thread, int core, long now, long workFrom) {
    int beside = besideOn(core);
    long left = beside == NONE ? 0 : remaining(beside, now);
    cores.take(core, thread, now);
    planAgain(beside, now, left);
    putOn(thread, core, now, workFrom);
  }

  private void putOn(int thread, int core, long now, long workFrom) {
    threads.getsCore(thread, core, now);
    threads.workFrom[thread] = workFrom;
    plan(thread, core, now, threads.left[thread]);
    KernelListener told = listener;
    if (told != null) {
      told.onCore(thread, core);
    }
  }

  private void leave(int thread, long now, KernelListener.Leaving why) {
    int core = threads.core[thread];
    int beside = besideOn(core);
    long left = beside == NONE ? 0 : remaining(beside, now);
    cores.release(core);
    planAgain(beside, now, left);
    takeOff(thread, now, why);
  }

  /** The thread stops, but its place on the core stays its own. */
  private void takeOff(int thread, long now, KernelListener.Leaving why) {
    int core = threads.core[thread];
    threads.left[thread] = remaining(thread, now);
    threads.losesCore(thread, now);
    KernelListener told = listener;
    if (told != null) {
      told.offCore(thread, core, why);
    }
  }

  // ---- physical cores with two hardware threads each

  /** Plans the moment at which the thread, which has that core, has done {@code workNs} of work. */
  private void plan(int thread, int core, long now, long workNs) {
    long takes = isBesideWork(core) ? costs.besideSibling(workNs) : workNs;
    agenda.schedule(FIRST_THREAD + thread, Math.max(now, threads.workFrom[thread]) + takes);
  }

  private long workIn(int core, long ns) {
    return isBesideWork(core) ? costs.workBesideSibling(ns) : ns;
  }

  /** The thread works at another speed from now on, and still has this much to do. */
  private void planAgain(int thread, long now, long workNs) {
    if (thread != NONE) {
      plan(thread, threads.core[thread], now, workNs);
    }
  }

  /** The thread with an appointment on the same physical core as this core's thread, or NONE. */
  private int besideOn(int core) {
    int sibling = siblingOf(core);
    int thread = sibling == NONE ? Cores.FREE : cores.occupant(sibling);
    boolean isPlanned =
        thread != Cores.FREE
            && threads.core[thread] != Threads.NO_CORE
            && agenda.timeOf(FIRST_THREAD + thread) != Agenda.NEVER;
    return isPlanned ? thread : NONE;
  }

  private boolean isBesideWork(int core) {
    return hasSiblings && siblingWorks(core);
  }

  private boolean siblingWorks(int core) {
    int sibling = siblingOf(core);
    return sibling != NONE && cores.occupant(sibling) != Cores.FREE;
  }

  /** The other hardware thread of the same physical core; NONE: it makes no difference. */
  private int siblingOf(int core) {
    int sibling = core ^ 1;
    return !hasSiblings || sibling >= cores.count() ? NONE : sibling;
  }

  /** A free core, if there is one: the preferred, or one whose sibling is free as well. */
  private int freeCore(int preferred) {
    int core = cores.free(preferred);
    if (core == Cores.FREE || !isBesideWork(core)) {
      return core;
    }
    for (int other = 0; other < cores.count(); other++) {
      if (cores.occupant(other) == Cores.FREE && !isBesideWork(other)) {
        return other;
      }
    }
    return core;
  }

  /** The core goes straight from one thread to the next. */
  private void giveToNext(int core, long now) {
    if (!ready.isEmpty()) {
      int last = cores.lastOn(core);
      int next = ready.removeFirst();
      take(next, core, now, next == last ? now : now + costs.switchNs());
    }
  }

  private void giveFreeCores(long now) {
    while (!ready.isEmpty() && !quota.isThrottled()) {
      int core = freeCore(threads.lastCore[ready.get(0)]);
      if (core == Cores.FREE) {
        return;
      }
      take(ready.removeFirst(), core, now, now);
    }
  }

  /** Each of those who wait gets the core of one whose slice is over. */
  private void endSlices(long now) {
    for (int waiting = ready.size(); waiting > 0; waiting--) {
      int core = cores.sliceOver(costs.slice(), now);
      if (core == Cores.FREE) {
        return;
      }
      int thread = cores.occupant(core);
      leave(thread, now, KernelListener.Leaving.SLICE_OVER);
      waits(thread, now);
      giveToNext(core, now);
    }
    cores.renewSlices(costs.slice(), now);
  }

  private void freeze(long now) {
    quota.throttle(now);
    for (int core = 0; core < cores.count(); core++) {
      int thread = cores.occupant(core);
      if (thread != Cores.FREE) {
        takeOff(thread, now, KernelListener.Leaving.THROTTLED);
        threads.state[thread] = ThreadState.FROZEN;
        agenda.cancel(FIRST_THREAD + thread);
      }
    }
    KernelListener told = listener;
    if (told != null) {
      told.throttled(quota.throttledUntil());
    }
  }

  private void unfreeze(long now) {
    cores.stoodStill(quota.unthrottle(now));
    KernelListener told = listener;
    if (told != null) {
      told.unthrottled();
    }
    for (int core = 0; core < cores.count(); core++) {
      int thread = cores.occupant(core);
      if (thread != Cores.FREE) {
        putOn(thread, core, now, now);
      }
    }
    giveFreeCores(now);
  }

  /** Must be called before threads begin or cease to run. */
  private void settle(long now) {
    if (quota.isSet() && !quota.isThrottled()) {
      quota.settle(cores.taken(), now);
    }
  }

  private void planClock(long now) {
    long next = Agenda.NEVER;
    if (!ready.isEmpty() && !quota.isThrottled()) {
      next = Math.max(now, cores.firstSliceEnd(costs.slice()));
    }
    if (quota.isSet()) {
      next = Math.min(next, quota.nextLook(running(), now));
    }
    agenda.schedule(CLOCK, next);
  }
}
