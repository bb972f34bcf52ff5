package gopark.session;

import gopark.runtime.event.Checks;
import gopark.runtime.intervention.Answer;
import gopark.runtime.intervention.Refusal;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.simulation.Agenda;
import gopark.simulation.WorkMeter;
import gopark.trace.EventLog;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every moment of one branch. Some are kept as checkpoints; any other is one of these and the steps
 * from there, or the beginning and all steps.
 */
final class History {
  private final Scenario scenario;
  private final WorkMeter work;
  private final List<Timed> commands;
  private final Checkpoints checkpoints;
  private final Trail trail = new Trail();

  /** Where the branch stands, so that going on needs no checkpoint; null: not needed for long. */
  private @Nullable Run cursor;

  /** The last look elsewhere, which must not move the cursor. */
  private @Nullable Run reader;

  /** The farthest step that has been shown; looking at another moves nobody. */
  private long farthest;

  History(Scenario scenario, WorkMeter work) {
    this(scenario, work, new ArrayList<>(scenario.commands()), new Checkpoints());
  }

  private History(
      Scenario scenario, WorkMeter work, List<Timed> commands, Checkpoints checkpoints) {
    this.scenario = scenario;
    this.work = work;
    this.commands = commands;
    this.checkpoints = checkpoints;
  }

  /** The history of a branch that leaves this one at a step: the same up to there. */
  History fork(long step) {
    List<Timed> shared = new ArrayList<>();
    for (Timed timed : commands) {
      if (timed.step() <= step) {
        shared.add(timed);
      }
    }
    Run here = look(step);
    History fork = new History(scenario, work, shared, checkpoints.upTo(here.step()));
    fork.cursor = here.copy();
    fork.farthest = step;
    return fork;
  }

  /** In which the release searches, for those who read its events. */
  List<Checks.Check> order() {
    return scenario.release().searchOrder().stream()
        .map(step -> Checks.Check.valueOf(step.name()))
        .toList();
  }

  /** What was done at which step, oldest first. */
  List<Timed> commands() {
    return Collections.unmodifiableList(commands);
  }

  /** The name of the last command, or null. */
  @Nullable String lastCommand() {
    return commands.isEmpty() ? null : commands.getLast().command().name();
  }

  /** The session has stood at this step. */
  void show(long step) {
    farthest = Math.max(farthest, step);
  }

  /** Whether acting at a step would undo something that was seen or that is planned. */
  boolean isPast(long step) {
    return step < farthest || (!commands.isEmpty() && commands.getLast().step() > step);
  }

  long farthest() {
    return farthest;
  }

  /**
   * Goes to a step, or to the end if it comes before. The run is the history's own: look at it,
   * copy it, but leave it where it is.
   */
  Run at(long step) {
    Run run = cursor != null && cursor.step() == step ? cursor : nearest(cursor, null, step);
    cursor = run;
    while (run.step() < step && goOn(run)) {
      // Nearer with each step.
    }
    return run;
  }

  /** Goes towards a step as far as this turn allows, and one step at least. */
  Run towards(long step) {
    Run run = cursor != null && cursor.step() == step ? cursor : nearest(cursor, null, step);
    cursor = run;
    work.beginTurn();
    while (run.step() < step && goOn(run) && !work.isTurnOver()) {
      // Nearer with each step.
    }
    return run;
  }

  /** The run at a step, without going there. */
  Run look(long step) {
    if (cursor != null && cursor.step() == step) {
      return cursor;
    }
    Run run = nearest(reader, cursor, step);
    reader = run;
    while (run.step() < step && goOn(run)) {
      // Nearer with each step.
    }
    return run;
  }

  /** From where it is shortest to a step: a run to go on with, one to copy, or a checkpoint. */
  private Run nearest(@Nullable Run mine, @Nullable Run other, long step) {
    Run kept = later(checkpoints.notAfter(step), trail.notAfter(step));
    long best = kept == null ? -1 : kept.step();
    if (mine != null && mine.step() <= step && mine.step() >= best) {
      return mine;
    }
    if (other != null && other.step() <= step && other.step() > best) {
      return other.copy();
    }
    return kept == null ? begin(null) : kept.copy();
  }

  private static @Nullable Run later(@Nullable Run a, @Nullable Run b) {
    if (a == null || b == null) {
      return a == null ? b : a;
    }
    return a.step() > b.step() ? a : b;
  }

  /** The beginning, with what was commanded before the first step. */
  private Run begin(@Nullable EventLog log) {
    Run start = Run.begin(scenario, work, log);
    start.obey(commands);
    checkpoints.pass(start);
    return start;
  }

  /**
   * A run of one's own from which all events of a step are told, and all from a number on; the log
   * is told what comes after it.
   */
  Run before(long step, long events, EventLog log) {
    Run kept = checkpoints.before(step, events);
    if (kept == null) {
      return begin(log);
    }
    Run run = kept.copy();
    run.listen(log);
    return run;
  }

  /** One step on with a run of this branch. False if nothing is left to happen. */
  boolean goOn(Run run) {
    if (!follow(run)) {
      return false;
    }
    checkpoints.pass(run);
    return true;
  }

  /** Whether nothing is left to happen to a run of this branch. */
  boolean isOver(Run run) {
    return run.isAtRest(commands) || run.runtime().nextTime() == Agenda.NEVER;
  }

  /** Goes on with a run of one's own; leaves no checkpoint. */
  boolean follow(Run run) {
    return !run.isAtRest(commands) && run.advance(commands);
  }

  /** The step of the last checkpoint that is not after a virtual time. */
  long lastBefore(long timeNs) {
    Run kept = checkpoints.notAfterTime(timeNs);
    return kept == null ? 0 : kept.step();
  }

  /** The last checkpoint before a step, and where it stands. */
  long checkpointBefore(long step) {
    Run kept = later(checkpoints.notAfter(step - 1), trail.notAfter(step - 1));
    return kept == null ? 0 : kept.step();
  }

  /**
   * Does a new command where the branch stands; there must be none later. One that is refused has
   * changed nothing.
   */
  Answer act(Timed timed) {
    Run run = at(timed.step());
    Answer answer = run.apply(timed.command());
    if (!(answer instanceof Refusal)) {
      commands.add(timed);
      checkpoints.changed(run);
      reader = null;
      trail.clear();
      show(run.step());
    }
    return answer;
  }

  /** Remembers where a run of this branch is, for who goes back again. */
  void leaveTrail(Run run) {
    trail.leave(run);
  }

  /** Forgets what can be worked out again; if it is shown, all but where it stands. */
  void rest(boolean isShown) {
    checkpoints.clear();
    trail.clear();
    reader = null;
    if (!isShown) {
      cursor = null;
    }
  }

  /** Something broke off in the middle: the runs under way are in no known state. */
  void forget() {
    cursor = null;
    reader = null;
  }

  /** Counts the work of all runs of this history. */
  WorkMeter work() {
    return work;
  }

  /** About how many bytes it takes. */
  long weight() {
    return checkpoints.weight() + trail.weight() + weight(cursor) + weight(reader);
  }

  private static long weight(@Nullable Run run) {
    return run == null ? 0 : run.runtime().weight();
  }
}
