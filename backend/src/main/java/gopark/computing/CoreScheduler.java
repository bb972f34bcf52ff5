package gopark.computing;

import gopark.simulation.MemoryLender;
import gopark.simulation.WorkAbandoned;
import gopark.simulation.WorkMeter;
import gopark.simulation.WorkStopped;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lends cores to flows, a slice at a time. The flow that has been served least is next; one that
 * was idle comes back as if it had been served as much as the others, and one for which a person
 * waits is a fixed time ahead. What a person asks for costs little as long as it is short, and goes
 * before what others have asked for longer: short questions never stand behind long work, and long
 * ones do so in the end.
 *
 * <p>Tasks run on threads of the system: when others need a core, it takes it from them even where
 * they do not look up. A task that has begun keeps its thread and waits there between two slices.
 */
public final class CoreScheduler implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(CoreScheduler.class);

  /** About the time after which a task looks up. */
  static final long SLICE_NS = 2_000_000;

  /** What merely plays and has waited for longer is hurried. */
  static final long LONGEST_PLAY_NS = 1_000_000_000;

  /** What a person asks for is short until it has computed for this long. */
  static final long SHORT_NS = 10_000_000;

  /**
   * How many times less a flow is charged for what is short. Who asks now and then may need more
   * than an equal share among many who compute for long, and would owe them the difference.
   */
  static final int SHORT_COSTS_LESS = 8;

  /** More do not stand in line for one flow; those who only read it have a line of their own. */
  private static final int MOST_WAITING = 1_000;

  /**
   * More of one client who reads what another steers do not stand in line for it. A class of two
   * hundred behind one address may look at its teacher's session at once.
   */
  static final int MOST_READING = MOST_WAITING / 4;

  /**
   * A reader's task under way leaves for the one who steers, when that one has waited longer. It is
   * begun again behind him.
   */
  static final long LONGEST_READ_NS = 1_000_000_000;

  /** A read that has to leave once more this long after it was asked for is refused. */
  static final long LONGEST_PUT_OFF_NS = 10_000_000_000L;

  /** How long a client whose read had to be stopped begins no other on the same behalf. */
  static final long STOPPED_READER_NS = 60_000_000_000L;

  /** The number of new flows after which all idle ones are forgotten together. */
  private static final int FORGET_BEYOND = 1_000;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final int cores;
  private final LongSupplier clockNs;
  private final LongSupplier workedNs;
  private final TaskThreads threads;
  private final Duration patience;

  // Guarded by this.
  private final Map<Object, Flow> flows = new HashMap<>();
  private final FlowLine line = new FlowLine();
  private final StartedTasks started = new StartedTasks();
  private final List<Task> running = new ArrayList<>();
  private int stuck;
  private int forgetAt = FORGET_BEYOND;
  private boolean closed;

  /** The flow that plays and is let go before all others, since it has waited for too long. */
  private @Nullable Flow hurried;

  /** Whether another has had a core since the last flow was hurried. */
  private boolean mayHurry = true;

  /**
   * The least that any flow which wants a core has been served; a flow that comes back begins here.
   */
  private long floorNs;

  /** When a slice last ended, or when the first of those who compute now was lent a core. */
  private long silentSinceNs;

  /**
   * A scheduler that lends {@code cores} cores at a time.
   *
   * @param patience with what is under way when the scheduler is closed
   */
  public CoreScheduler(int cores, Duration patience) {
    this(cores, patience, System::nanoTime, THREADS::getCurrentThreadCpuTime);
  }

  /**
   * A scheduler with clocks of its own.
   *
   * @param workedNs how long the thread that asks has worked so far
   */
  CoreScheduler(int cores, Duration patience, LongSupplier clockNs, LongSupplier workedNs) {
    this(cores, patience, clockNs, workedNs, TaskThreads.OF_THE_SYSTEM);
  }

  /** A scheduler with threads of its own, too. */
  CoreScheduler(
      int cores,
      Duration patience,
      LongSupplier clockNs,
      LongSupplier workedNs,
      ThreadFactory factory) {
    this.cores = cores;
    this.patience = patience;
    this.clockNs = clockNs;
    this.workedNs = workedNs;
    threads = new TaskThreads(factory);
  }

  // ---- for those who want something computed

  /** Puts work in line for which no client in particular has asked. */
  public Task submit(Object flow, Urgency urgency, Job job) {
    return submit(flow, urgency, "", job);
  }

  /**
   * Puts work in line.
   *
   * @param flow on whose behalf: work of one flow is done one piece after another; flows are told
   *     apart by {@code equals}, and called in the log what they call themselves
   * @param client who asks: all who may be the same person have one name
   * @throws RejectedExecutionException if too much work of the flow stands in line, or none is done
   *     any more
   */
  public Task submit(Object flow, Urgency urgency, String client, Job job) {
    synchronized (this) {
      Flow behalf = flows.get(flow);
      if (closed || (behalf != null && isFull(behalf, urgency, client))) {
        throw new RejectedExecutionException(flow.toString());
      }
      if (behalf == null) {
        forgetFlows();
        behalf = new Flow(flow);
        flows.put(flow, behalf);
      }
      Task task = new Task(this, behalf, urgency, client, job);
      task.askedNs = clockNs.getAsLong();
      task.waitsSinceNs = task.askedNs;
      if (behalf.isIdle()) {
        raiseFloor();
        behalf.comeBack(floorNs);
      }
      behalf.add(task);
      want(behalf);
      dispatch();
      return task;
    }
  }

  private boolean isFull(Flow flow, Urgency urgency, String client) {
    return switch (urgency) {
      case WAITED_FOR, BACKGROUND -> flow.isFull(MOST_WAITING);
      case READER ->
          flow.isFullFor(client, MOST_READING, MOST_WAITING)
              || flow.wasStopped(client, clockNs.getAsLong());
    };
  }

  /** Nobody who wants a core now has been served less. */
  private void raiseFloor() {
    long least = line.lowestLevel();
    for (Task task : running) {
      least = Math.min(least, task.flow.levelNow());
    }
    if (least != Long.MAX_VALUE) {
      floorNs = Math.max(floorNs, least);
    }
  }

  /** Forgets flows that have not been served more than others: they are as good as new. */
  private void forgetFlows() {
    if (flows.size() >= forgetAt) {
      long now = clockNs.getAsLong();
      flows
          .values()
          .removeIf(
              flow -> flow.isIdle() && flow.servedNs <= floorNs && !flow.remembersStopped(now));
      forgetAt = flows.size() + FORGET_BEYOND;
    }
  }

  /** Work that was cancelled leaves the line; what has begun ends by itself. */
  void forget(Task task) {
    synchronized (this) {
      Flow flow = task.flow;
      if (flow.remove(task) && flow.ready) {
        line.remove(flow);
        calmDown(flow);
        want(flow);
      }
    }
  }

  /** A meter for one simulation, whose thread computes slice by slice. */
  public WorkMeter meter() {
    return meter(new MemoryLender() {});
  }

  /**
   * Computes what may grow.
   *
   * @param memory is told how much memory the simulation takes, and may stop it
   */
  public WorkMeter meter(MemoryLender memory) {
    return new SliceMeter(memory);
  }

  /** Waits for something that needs no core, such as a disk, and lends the core to others. */
  public static <T extends @Nullable Object> T withoutCore(Supplier<T> wait) {
    Task task = Task.current();
    return task == null ? wait.get() : task.scheduler().lent(task, wait);
  }

  private <T extends @Nullable Object> T lent(Task task, Supplier<T> wait) {
    synchronized (this) {
      giveUp(task);
      task.isAway = true;
      dispatch();
    }
    try {
      return wait.get();
    } finally {
      synchronized (this) {
        task.isAway = false;
        want(task.flow);
        dispatch();
      }
      // A task that was stopped gets no core any more: it goes on beside the others to its end.
      if (!task.isStopped()) {
        awaitCore(task);
      }
    }
  }

  // ---- one task

  void perform(Task task, Job job) {
    boolean comesBack = false;
    task.begin();
    try {
      awaitCore(task);
      if (!task.isCancelled()) {
        job.run();
      }
    } catch (WorkAbandoned abandoned) {
      LOG.debug("Work of {} was left off", task.flow.key, abandoned);
      comesBack = task.comesBack(clockNs.getAsLong());
      if (!comesBack && !task.isCancelled()) {
        task.refuse();
      }
    } catch (RuntimeException | Error failure) {
      LOG.error("Work of {} broke off", task.flow.key, failure);
    } finally {
      task.end();
      synchronized (this) {
        giveUp(task);
        started.remove(task);
        stuck -= task.isStopped() ? 1 : 0;
        task.flow.ended(LONGEST_PLAY_NS, clockNs.getAsLong());
        if (comesBack) {
          putBack(task);
        }
        calmDown(task.flow);
        beginToWait(task.flow.first());
        task.flow.forgive(floorNs);
        want(task.flow);
        dispatch();
      }
    }
  }

  /** A read that left for the one who steers stands in line again, and will be begun anew. */
  private void putBack(Task task) {
    if (!closed && !task.isCancelled()) {
      task.standInLineAgain();
      task.flow.add(task);
    }
  }

  /** Begins to count how long a task waits: before, it stood behind others of its own flow. */
  private void beginToWait(@Nullable Task next) {
    if (next != null) {
      next.waitsSinceNs = clockNs.getAsLong();
    }
  }

  /** The current task looks up. Returns when it may go on. */
  void lookUp(Task task) {
    synchronized (this) {
      if (task.isStopped()) {
        throw new WorkStopped(WorkStopped.Reason.TIME);
      }
      charge(task);
      long now = clockNs.getAsLong();
      silentSinceNs = now;
      if (task.flow.keepsWaiting(LONGEST_READ_NS, now) && task.mayLeave()) {
        task.isPutOff = true;
        leave(task);
      }
      if (task.mayLeave()) {
        makeRoom();
      }
      Flow next = line.first();
      boolean isAsked = next != null && task.flow.isHurried && next.isWaitedFor();
      if (next == null || (next.rank >= task.flow.rankNow() && !isAsked)) {
        beginSlice(task, now);
        return;
      }
      if (isAsked) {
        interruptHurried(task);
      } else {
        giveUp(task);
      }
      want(task.flow);
      dispatch();
    }
    awaitCore(task);
  }

  /**
   * What is hurried has had a slice, and a person's question has the next one. It is still the one
   * that has waited for longest, so it has every other slice until its task ends.
   */
  private void interruptHurried(Task task) {
    long since = task.waitsSinceNs;
    giveUp(task);
    task.waitsSinceNs = since;
    calmDown(task.flow);
  }

  private void awaitCore(Task task) {
    task.await();
    task.chargedUpToNs = workedNs.getAsLong();
  }

  private void beginSlice(Task task, long now) {
    task.sliceBeganNs = now;
    task.slices++;
  }

  /**
   * The current task is charged what its thread has worked, and not the time in which the system
   * ran other programs or garbage was collected: where two hundred flows stand in line, one that
   * owed 50 ms of that would wait until each of the others has had as much.
   */
  private void charge(Task task) {
    long worked = workedNs.getAsLong();
    long took = Math.max(0, worked - task.chargedUpToNs);
    long whileShort = Math.min(took, task.shortForNs());
    task.usedNs += took;
    task.flow.servedNs += took - whileShort + whileShort / SHORT_COSTS_LESS;
    task.chargedUpToNs = worked;
  }

  // ---- the tasks that have a core; with the lock

  /** The flow stands among those that want a core, if it has something to do. */
  private void want(Flow flow) {
    Task first = flow.first();
    if (first == null || first.holdsCore || first.isAway || first.isStopped()) {
      return;
    }
    line.put(flow, first);
  }

  /** The current task ends, or waits. */
  private void giveUp(Task task) {
    if (task.holdsCore) {
      charge(task);
      takeCore(task);
    }
    task.waitsSinceNs = clockNs.getAsLong();
  }

  private void takeCore(Task task) {
    task.holdsCore = false;
    running.remove(task);
    silentSinceNs = clockNs.getAsLong();
  }

  private void dispatch() {
    raiseFloor();
    while (running.size() < cores) {
      Flow flow = next();
      if (flow == null) {
        return;
      }
      line.remove(flow);
      Task task = flow.first();
      if (task != null) {
        give(task);
      }
    }
  }

  /** Asks the system for threads again, if it had none. */
  void askForThreads() {
    synchronized (this) {
      threads.askAgain();
      dispatch();
    }
  }

  /** While too many have begun, or the system has no thread for more, only they go on. */
  private @Nullable Flow next() {
    hurry();
    return !started.isFull() && threads.mayHaveMore() ? line.first() : line.firstStarted();
  }

  /** Where too many have begun, those who have computed for long leave. */
  private void makeRoom() {
    while (started.isCrowded()) {
      Task leaves = started.longestOfTheMost();
      if (leaves == null) {
        return;
      }
      leave(leaves);
    }
  }

  private void leave(Task task) {
    if (started.leave(task) && task.flow.ready) {
      want(task.flow);
    }
  }

  /**
   * Hurries the flow that plays and has waited for longest, if that is too long: who watches would
   * see nothing for as long as others keep asking. One at a time, and after each somebody else has
   * a core, so that those who ask are late and not put off.
   */
  private void hurry() {
    Flow flow = line.longestPlaying();
    if (hurried != null || !mayHurry || flow == null) {
      return;
    }
    if (clockNs.getAsLong() - flow.inLineSinceNs > LONGEST_PLAY_NS) {
      hurried = flow;
      mayHurry = false;
      flow.isHurried = true;
      want(flow);
    }
  }

  /** The flow has had its turn, or has nothing to do. */
  private void calmDown(Flow flow) {
    if (flow.isHurried) {
      flow.isHurried = false;
      hurried = null;
    }
  }

  private void give(Task task) {
    long now = clockNs.getAsLong();
    if (running.isEmpty()) {
      // The time in which nobody computed was rest, and no silence.
      silentSinceNs = now;
    }
    mayHurry |= !task.flow.isHurried;
    task.holdsCore = true;
    running.add(task);
    beginSlice(task, now);
    boolean begins = task.flow.active == null;
    if (begins) {
      task.flow.start(task);
      started.add(task);
    }
    task.grant();
    if (begins) {
      runOnThread(task);
      makeRoom();
    }
  }

  /** If the system has no thread for the task, it stands in line again. */
  private void runOnThread(Task task) {
    if (!threads.run(task)) {
      LOG.warn("{} waits for a thread, of which the system has no more", task.flow.key);
      task.revoke();
      takeCore(task);
      started.remove(task);
      task.flow.putBack(task);
      want(task.flow);
    }
  }

  // ---- what is to be seen

  /**
   * How long the next person in line who asks something short has waited, in milliseconds; 0 if
   * nobody does. What merely plays and what takes long wait for as long as others ask, and are no
   * reason to send anybody away.
   */
  public long waitMs() {
    synchronized (this) {
      Flow asked = line.firstAskedSomethingShort();
      return asked == null
          ? 0
          : TimeUnit.NANOSECONDS.toMillis(clockNs.getAsLong() - asked.waitedForSinceNs());
    }
  }

  /** How many tasks have begun and not ended. */
  public int started() {
    synchronized (this) {
      return started.size();
    }
  }

  /** How many flows want a core and have none. */
  public int waiting() {
    synchronized (this) {
      return line.size();
    }
  }

  /** How long no slice has ended though somebody computes; zero if nobody does. */
  public Duration silence() {
    synchronized (this) {
      return running.isEmpty()
          ? Duration.ZERO
          : Duration.ofNanos(clockNs.getAsLong() - silentSinceNs);
    }
  }

  // ---- tasks that do not look up

  /** The tasks that hold a core now, with how many slices each has begun. */
  Map<Task, Integer> slices() {
    synchronized (this) {
      Map<Task, Integer> slices = new HashMap<>();
      running.forEach(task -> slices.put(task, task.slices));
      return slices;
    }
  }

  /**
   * Stops a task that is still in the same slice, and lends its core to others: the system shares
   * it between them until the task looks up and ends. A reader may not begin it again at once.
   * False if it has looked up.
   */
  boolean stop(Task task, int slice) {
    List<Task> refused;
    synchronized (this) {
      if (!task.holdsCore || task.slices != slice) {
        return false;
      }
      task.stop();
      if (task.urgency == Urgency.READER) {
        task.flow.stopped(task.client, clockNs.getAsLong() + STOPPED_READER_NS);
      }
      calmDown(task.flow);
      takeCore(task);
      stuck++;
      refused = task.flow.empty();
      dispatch();
    }
    refused.forEach(Task::refuse);
    return true;
  }

  /** How many tasks were stopped and have not looked up since. */
  public int stuck() {
    synchronized (this) {
      return stuck;
    }
  }

  /** Lets what is under way come to its end, but not for ever. */
  @Override
  public void close() {
    List<Task> left;
    synchronized (this) {
      closed = true;
      left = flows.values().stream().flatMap(flow -> flow.all().stream()).toList();
    }
    left.forEach(Task::cancel);
    if (!threads.end(patience)) {
      LOG.warn("{} tasks were cut off", started());
    }
  }

  // ---- for the meters

  /** How long the slice of the current task has taken so far. */
  long sliceNs(Task task) {
    return clockNs.getAsLong() - task.sliceBeganNs;
  }

  /** Whether somebody waits behind the task for its own flow. */
  boolean isWaitedFor(Task task) {
    synchronized (this) {
      return task.flow.isLinedUpFor();
    }
  }
}
