package gopark.computing;

import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * One piece of work of a flow, from the line in which it stands to its end. Between two slices its
 * thread waits here until it is given a core again.
 *
 * <p>Fields that are neither final nor volatile are written with the scheduler's lock, by the
 * task's own thread while it holds a core and by whoever gives it one before that. So the own
 * thread may read them without the lock while it computes; every other thread takes it.
 */
public final class Task implements Runnable {

  private static final ThreadLocal<Task> CURRENT = new ThreadLocal<>();

  final Flow flow;
  final Urgency urgency;

  /** Who asks; tasks of the same client share what one client may have. Empty: the server. */
  final String client;

  private final CoreScheduler scheduler;
  private final Job job;

  /** When it was submitted, by the scheduler's clock. */
  long askedNs;

  /**
   * When it came first in the line of its flow, or gave its core away, by the scheduler's clock;
   * before, when it took its place there.
   */
  long waitsSinceNs;

  /** When its slice began. */
  long sliceBeganNs;

  /** How long its thread has worked for it in all. */
  long usedNs;

  /** How long it may have worked and still be short. */
  private long shortUntilNs = CoreScheduler.SHORT_NS;

  /** The work of its thread up to which its flow has been charged; its own thread's alone. */
  long chargedUpToNs;

  /** Counts its slices, so that a watchdog can tell one from the next. */
  int slices;

  boolean holdsCore;

  /** Whether it leaves for the one who steers, behind whom it can be begun anew. */
  boolean isPutOff;

  /** Whether it waits for something that needs no core. */
  boolean isAway;

  private volatile @Nullable Thread thread;
  private volatile boolean granted;
  private volatile boolean cancelled;
  private volatile boolean stopped;
  private volatile boolean leaving;

  Task(CoreScheduler scheduler, Flow flow, Urgency urgency, String client, Job job) {
    this.scheduler = scheduler;
    this.flow = flow;
    this.urgency = urgency;
    this.client = client;
    this.job = job;
  }

  /** Nobody waits for it any more: it does not begin, or ends at its next checkpoint. */
  public void cancel() {
    cancelled = true;
    scheduler.forget(this);
  }

  /** The task that the current thread runs; null: none. */
  static @Nullable Task current() {
    return CURRENT.get();
  }

  CoreScheduler scheduler() {
    return scheduler;
  }

  /** Tells those who wait that it will never be done. */
  void refuse() {
    job.refused();
  }

  boolean isCancelled() {
    return cancelled;
  }

  /** The task was stopped for good, and must not compute any more. */
  boolean isStopped() {
    return stopped;
  }

  void stop() {
    stopped = true;
  }

  /** Whether it can be left off for others and is not yet. */
  boolean givesWay() {
    return !leaving && !stopped && job.givesWay();
  }

  /** Whether it can be left off, and has computed for long. */
  boolean mayLeave() {
    return usedNs >= CoreScheduler.SHORT_NS && givesWay();
  }

  /**
   * Leaves at its next checkpoint, for which it is as urgent as something short once more: its
   * place is wanted.
   */
  void leave() {
    leaving = true;
    shortUntilNs = usedNs + CoreScheduler.SHORT_NS;
  }

  /** Whether it leaves its place to others. */
  boolean isLeaving() {
    return leaving;
  }

  /** Whether it left only for the one who steers, and has not been put off for too long. */
  boolean comesBack(long nowNs) {
    return isPutOff && nowNs - askedNs <= CoreScheduler.LONGEST_PUT_OFF_NS;
  }

  /** It has left, and will be begun anew as something that takes long. */
  void standInLineAgain() {
    isPutOff = false;
    leaving = false;
    shortUntilNs = CoreScheduler.SHORT_NS;
  }

  /** For how much longer it may compute and still be something short that a person asks for. */
  long shortForNs() {
    return switch (urgency) {
      case WAITED_FOR, READER -> Math.max(0, shortUntilNs - usedNs);
      case BACKGROUND -> 0;
    };
  }

  /** The thread that it runs on; null before its beginning. */
  @Nullable Thread thread() {
    return thread;
  }

  /** Lets it go on, on its thread, which waits or is about to. */
  void grant() {
    granted = true;
    LockSupport.unpark(thread);
  }

  /** Takes the core back before it has a thread. */
  void revoke() {
    granted = false;
  }

  /** Waits for a core. Interrupts are kept for the computation. */
  void await() {
    boolean interrupted = false;
    while (!granted) {
      LockSupport.park(this);
      interrupted |= Thread.interrupted();
    }
    granted = false;
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void run() {
    scheduler.perform(this, job);
  }

  void begin() {
    thread = Thread.currentThread();
    CURRENT.set(this);
  }

  /** The thread may run another. */
  void end() {
    CURRENT.remove();
  }
}
