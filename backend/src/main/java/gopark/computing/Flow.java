package gopark.computing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
  final ArrayDeque<Task> waitedFor = new ArrayDeque<>();
  final ArrayDeque<Task> background = new ArrayDeque<>();

  /** The task that has begun and not ended; null: none. */
  @Nullable Task active;

  /** How long it has computed, or would have if it had always wanted a core as the others did. */
  long servedNs;

  /** How much it had been served when it last came back from having nothing to do. */
  private long cameBackAtNs;

  /** The flow's place among those that want a core, fixed while it stands there. */
  long rank;

  /** Where one who comes back would begin beside it, fixed while it stands there. */
  long level;

  long turn;

  /** Since when it stands there, by the scheduler's clock; only of one that plays. */
  long inLineSinceNs;

  /** Whether it plays, has waited for too long, and goes before all others until its task ends. */
  boolean isHurried;

  /** Whether it stands among those that want a core. */
  boolean ready;

  Flow(Object key) {
    this.key = key;
  }

  void add(Task task) {
    lineOf(task).add(task);
  }

  boolean remove(Task task) {
    return lineOf(task).remove(task);
  }

  private ArrayDeque<Task> lineOf(Task task) {
    return switch (task.urgency) {
      case WAITED_FOR -> waitedFor;
      case BACKGROUND -> background;
    };
  }

  /** The tasks of the flow, begun or not. */
  List<Task> all() {
    List<Task> all = new ArrayList<>(waitedFor);
    all.addAll(background);
    if (active != null) {
      all.add(active);
    }
    return all;
  }

  /** Whether no more tasks may wait, because {@code most} do or because the line may never move. */
  boolean isFull(int most) {
    return waitedFor.size() + background.size() >= most || (active != null && active.isStopped());
  }

  /** Sends away those who stand in line. */
  List<Task> empty() {
    List<Task> left = new ArrayList<>(waitedFor);
    left.addAll(background);
    waitedFor.clear();
    background.clear();
    return left;
  }

  boolean isIdle() {
    return active == null && waitedFor.isEmpty() && background.isEmpty();
  }

  /** The task that would go on; null: none. */
  @Nullable Task first() {
    if (active != null) {
      return active;
    }
    return waitedFor.isEmpty() ? background.peek() : waitedFor.peek();
  }

  /** Takes it out of its line. */
  void start(Task task) {
    lineOf(task).remove(task);
    active = task;
  }

  /** Lets it stand at the head of its line again. */
  void putBack(Task task) {
    active = null;
    lineOf(task).addFirst(task);
  }

  /** Whether a person waits for this flow. A task in line lends its urgency to the active one. */
  boolean isWaitedFor() {
    return !waitedFor.isEmpty() || (active != null && active.urgency == Urgency.WAITED_FOR);
  }

  /** Since when the first person waits for it, by the scheduler's clock; only if one does. */
  long waitedForSinceNs() {
    return active != null && active.urgency == Urgency.WAITED_FOR
        ? active.waitsSinceNs
        : waitedFor.getFirst().waitsSinceNs;
  }

  /** Whether it stands in line like everything that merely plays. */
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
    return isWaitedFor() && shortForNs() > 0;
  }

  /** For how much longer what a person waits for may compute and still be short. */
  private long shortForNs() {
    return active != null && active.urgency == Urgency.WAITED_FOR
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

  /** Has something to do again, and has been served as much as the others at least. */
  void comeBack(long floorNs) {
    servedNs = Math.max(servedNs, floorNs);
    forgive(floorNs);
    cameBackAtNs = servedNs;
  }

  /**
   * Forgets what it has had before the others, but for so much that a person who asks is still
   * ahead of those who play: or else he would wait until each of them has had as much.
   */
  void forgive(long floorNs) {
    servedNs = Math.min(servedNs, floorNs + HEAD_START_NS / 2);
  }
}
