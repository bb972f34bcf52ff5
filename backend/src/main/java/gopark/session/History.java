package gopark.session;

import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Every moment of one branch. Some are kept as checkpoints, evenly over the way that has been gone;
 * any other is one of these and the steps from there. The longer the way, the farther apart the
 * checkpoints, so that there are never many.
 */
final class History {
  /** No more checkpoints than this are kept. */
  static final int CHECKPOINTS = 32;

  static final long FIRST_SPACING = 1_024;

  private final List<Timed> commands;
  private final TreeMap<Long, Run> checkpoints = new TreeMap<>();
  private long spacing = FIRST_SPACING;

  /** Where the last visit ended; going on from there needs no checkpoint. */
  private Run cursor;

  /** The farthest step that has been shown; looking at another moves nobody. */
  private long farthest;

  History(Scenario scenario) {
    this(Run.begin(scenario), scenario.commands());
  }

  private History(Run start, List<Timed> commands) {
    this.commands = new ArrayList<>(commands);
    start.obey(this.commands);
    checkpoints.put(start.step(), start.copy());
    cursor = start;
  }

  /** The history of a branch that leaves this one at a step: the same up to there. */
  History fork(long step) {
    List<Timed> shared = commands.stream().filter(timed -> timed.step() <= step).toList();
    Run start = checkpoints.firstEntry().getValue().copy();
    History fork = new History(start, shared);
    for (Map.Entry<Long, Run> kept : checkpoints.headMap(step, true).entrySet()) {
      // Checkpoints are only ever copied, so that branches can share them.
      fork.checkpoints.put(kept.getKey(), kept.getValue());
    }
    fork.spacing = spacing;
    fork.cursor = at(step).copy();
    fork.farthest = step;
    return fork;
  }

  /** What was done at which step, oldest first. */
  List<Timed> commands() {
    return List.copyOf(commands);
  }

  /** The name of the last command, or null. */
  @Nullable String lastCommand() {
    return commands.isEmpty() ? null : commands.getLast().command().name();
  }

  /** The session has stood at this step. */
  void show(long step) {
    farthest = Math.max(farthest, step);
  }

  long farthest() {
    return farthest;
  }

  /**
   * The run at a step, or at its end if it ended before. It is the history's own: look at it, copy
   * it, but leave it where it is.
   */
  Run at(long step) {
    if (cursor.step() > step) {
      cursor = nearestBefore(step);
    } else {
      Map.Entry<Long, Run> nearer = checkpoints.floorEntry(step);
      if (nearer != null && nearer.getKey() > cursor.step()) {
        cursor = nearer.getValue().copy();
      }
    }
    while (cursor.step() < step && goOn()) {
      // Nearer with each step.
    }
    return cursor;
  }

  /** A run of one's own at a step. */
  Run visit(long step) {
    return at(step).copy();
  }

  /** One step on from where the last visit ended. False if nothing is left to happen. */
  boolean goOn() {
    if (cursor.isAtRest(commands) || !cursor.advance(commands)) {
      return false;
    }
    long step = cursor.step();
    if (step % spacing == 0 && !checkpoints.containsKey(step)) {
      keep(step);
    }
    return true;
  }

  private void keep(long step) {
    checkpoints.put(step, cursor.copy());
    if (checkpoints.size() > CHECKPOINTS) {
      spacing *= 2;
      long start = checkpoints.firstKey();
      checkpoints.keySet().removeIf(kept -> kept != start && kept % spacing != 0);
    }
  }

  private Run nearestBefore(long step) {
    Map.Entry<Long, Run> checkpoint = checkpoints.floorEntry(step);
    if (checkpoint == null) {
      checkpoint = checkpoints.firstEntry();
    }
    return checkpoint.getValue().copy();
  }

  /** The last checkpoint before a step, and where it stands. */
  long checkpointBefore(long step) {
    Long before = checkpoints.lowerKey(step);
    return before == null ? checkpoints.firstKey() : before;
  }

  /**
   * New commands at a step, which were tried on the given run. What was known of later steps is not
   * so any more; there must be no commands after the step.
   */
  void append(List<Timed> added, Run after) {
    commands.addAll(added);
    long step = after.step();
    checkpoints.tailMap(step, false).clear();
    if (checkpoints.containsKey(step)) {
      checkpoints.put(step, after.copy());
    }
    cursor = after;
    farthest = step;
  }
}
