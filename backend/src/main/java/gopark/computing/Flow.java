package gopark.computing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is computed on one behalf, such as a session's: one task at a time, and others in
 * line behind it. Guarded by the scheduler's lock.
 */
final class Flow {
  /** The least served first; of two equal ones the one that has waited longer. */
  static final Comparator<Flow> LEAST_SERVED =
      Comparator.<Flow>comparingLong(flow -> flow.rank).thenComparingLong(flow -> flow.turn);

  /** The lowest level first. */
  static final Comparator<Flow> LOWEST_LEVEL =
      Comparator.<Flow>comparingLong(flow -> flow.level).thenComparingLong(flow -> flow.turn);

  /** The one that has stood in line for longest first. */
  static final Comparator<Flow> LONGEST_IN_LINE =
      Comparator.<Flow>comparingLong(flow -> flow.inLineSinceNs)
          .thenComparingLong(flow -> flow.turn);

  /** How far a flow for which a person waits is ahead of one that merely plays. */
  static final long HEAD_START_NS = 200_000_000;

  final Object key;
  private final ArrayDeque<Task> waitedFor = new ArrayDeque<>();
  private final Readers readers = new Readers();
  private final ArrayDeque<Task> background = new ArrayDeque<>();

  /**
   * Clients whose reads were stopped, and until when they are refused, by the scheduler's clock.
   */
  private final Map<String, Long> stoppedReaders = new HashMap<>();

  /** The task that has begun and not ended; null: none. */
  @Nullable Task active;

  /**
   * How long the flow has computed, or would have if it had always wanted a core as the others did.
   */
  long servedNs;

  /** How much the flow had been served when it last came back from having nothing to do. */
  private long cameBackAtNs;

  /** The flow's place among those that want a core, fixed while it stands there. */
  long rank;

  /** Where a flow that comes back would begin beside this one, fixed while this one is in line. */
  long level;

  long turn;

  /** Since when the flow is in line, by the scheduler's clock; only of one that plays. */
  long inLineSinceNs;

  /**
   * Whether the flow plays, has waited for too long, and goes before all others until its task
   * ends.
   */
  boolean isHurried;

  /** Whether what plays has stood behind readers for too long, and goes before them once. */
  private boolean playIsDue;

  /** Whether the flow stands among those that want a core. */
  boolean ready;

  Flow(Object key) {
    this.key = key;
  }

  void add(Task task) {
    switch (task.urgency) {
      case WAITED_FOR -> waitedFor.add(task);
      case READER -> readers.add(task);
      case BACKGROUND -> background.add(task);
    }
  }

  boolean remove(Task task) {
    return switch (task.urgency) {
      case WAITED_FOR -> waitedFor.remove(task);
      case READER -> readers.remove(task);
      case BACKGROUND -> background.remove(task);
    };
  }

  private List<Task> inLine() {
    List<Task> all = new ArrayList<>(waitedFor);
    all.addAll(readers.all());
    all.addAll(background);
    return all;
  }

  /** The tasks of the flow, begun or not. */
  List<Task> all() {
    List<Task> all = inLine();
    if (active != null) {
      all.add(active);
    }
    return all;
  }

  /** Whether no more tasks may wait, because {@code most} do or because the line may never move. */
  boolean isFull(int most) {
    return waitedFor.size() + background.size() >= most || mayNeverMove();
  }

  /**
   * Whether no more tasks of a client who reads may wait. Each client has {@code each} of them in
   * line. Where there are more than {@code most} of all clients, each still has one.
   */
  boolean isFullFor(String client, int each, int most) {
    int ofClient = readers.of(client);
    return ofClient >= (readers.size() < most ? each : 1) || mayNeverMove();
  }

  /** A read of that client did not look up. */
  void stopped(String client, long untilNs) {
    stoppedReaders.put(client, untilNs);
  }

  /** Whether a read of that client was stopped lately. */
  boolean wasStopped(String client, long nowNs) {
    return remembersStopped(nowNs) && stoppedReaders.containsKey(client);
  }

  boolean remembersStopped(long nowNs) {
    stoppedReaders.values().removeIf(until -> until - nowNs <= 0);
    return !stoppedReaders.isEmpty();
  }

  private boolean mayNeverMove() {
    return active != null && active.isStopped();
  }

  /** Whether somebody stands in line who waits for an answer. */
  boolean isLinedUpFor() {
    return !waitedFor.isEmpty() || readers.size() > 0;
  }

  /**
   * Whether a reader's task is under way, and the one who steers has waited for longer than that.
   */
  boolean keepsWaiting(long longestNs, long nowNs) {
    Task next = waitedFor.peek();
    return next != null
        && active != null
        && active.urgency == Urgency.READER
        && nowNs - next.waitsSinceNs > longestNs;
  }

  /** Sends away those who stand in line. */
  List<Task> empty() {
    List<Task> left = inLine();
    waitedFor.clear();
    readers.clear();
    background.clear();
    return left;
  }

  boolean isIdle() {
    return active == null && !isLinedUpFor() && background.isEmpty();
  }

  /** The task that would go on; null: none. */
  @Nullable Task first() {
    if (active != null) {
      return active;
    }
    if (!waitedFor.isEmpty()) {
      return waitedFor.peek();
    }
    Task reader = readers.peek();
    Task plays = background.peek();
    return plays != null && (playIsDue || reader == null) ? plays : reader;
  }

  /** A task has ended: what plays goes before readers if it has stood in line for longer. */
  void ended(long longestPlayNs, long nowNs) {
    active = null;
    Task plays = background.peek();
    playIsDue |= plays != null && nowNs - plays.waitsSinceNs > longestPlayNs;
  }

  /** Takes a task out of its line: it begins. */
  void start(Task task) {
    boolean _ = remove(task);
    active = task;
    playIsDue &= task.urgency != Urgency.BACKGROUND;
  }

  /** Lets a task that has begun stand at the head of its line again. */
  void putBack(Task task) {
    active = null;
    switch (task.urgency) {
      case WAITED_FOR -> waitedFor.addFirst(task);
      case READER -> readers.addFirst(task);
      case BACKGROUND -> background.addFirst(task);
    }
  }

  /** Whether a person waits for this flow. A task in line lends its urgency to the active one. */
  boolean isWaitedFor() {
    return isLinedUpFor() || isActiveWaitedFor();
  }

  private boolean isActiveWaitedFor() {
    return active != null && active.urgency != Urgency.BACKGROUND;
  }

  /** The task for which the first person waits; null: nobody does. */
  private @Nullable Task firstWaitedFor() {
    if (isActiveWaitedFor()) {
      return active;
    }
    return waitedFor.isEmpty() ? readers.peek() : waitedFor.peek();
  }

  /** Since when the first person waits for it, by the scheduler's clock; only if one does. */
  long waitedForSinceNs() {
    return Objects.requireNonNull(firstWaitedFor()).waitsSinceNs;
  }

  /** Whether the flow stands in line like everything that merely plays. */
  boolean merelyPlays() {
    return !isHurried && !isWaitedFor();
  }

  long rankNow() {
    if (isHurried) {
      return Long.MIN_VALUE;
    }
    if (!isWaitedFor()) {
      return servedNs;
    }
    // The longer a question has computed, the less it is ahead of others for that it is short.
    return servedNs - HEAD_START_NS - HEAD_START_NS / CoreScheduler.SHORT_NS * shortForNs();
  }

  /** Whether a person waits for something that has not taken long so far. */
  boolean isAskedSomethingShort() {
    return isWaitedFor() && shortForNs() > 0 && !(active != null && active.isLeaving());
  }

  /** For how much longer what a person waits for may compute and still be short. */
  private long shortForNs() {
    return active != null && active.urgency != Urgency.BACKGROUND
        ? active.shortForNs()
        : CoreScheduler.SHORT_NS;
  }

  /**
   * Where one who comes back would begin beside this flow: level with one that merely plays and
   * with one that asks something short, and ahead of one that has computed for long.
   */
  long levelNow() {
    return isWaitedFor() ? Math.max(cameBackAtNs, servedNs - HEAD_START_NS) : servedNs;
  }

  /** The flow has something to do again, and has been served as much as the others at least. */
  void comeBack(long floorNs) {
    servedNs = Math.max(servedNs, floorNs);
    forgive(floorNs);
    cameBackAtNs = servedNs;
  }

  /**
   * Forgets what it has had before the others, but for so much that a person who asks is still
   * ahead of those who play: or else that person would wait until each of them has had as much.
   */
  void forgive(long floorNs) {
    servedNs = Math.min(servedNs, floorNs + HEAD_START_NS / 2);
  }
}
