package gopark.session;

import gopark.command.Answer;
import gopark.command.Refusal;
import gopark.runtime.event.Checks;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.simulation.Agenda;
import gopark.simulation.WorkAbandoned;
import gopark.simulation.WorkMeter;
import gopark.simulation.WorkStopped;
import gopark.trace.EventLog;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Every moment of one branch. Some are kept as checkpoints; any other is one of these and the steps
 * from there, or the beginning and all steps.
 */
final class History {
  private final Scenario scenario;
  private final Host host;
  private final WorkMeter work;
  private LawCheck laws;
  private final Recorded recorded;
  private final Checkpoints checkpoints;
  private final BackwardCheckpoints backward = new BackwardCheckpoints();

  /** Where the branch stands, so that going on needs no checkpoint; null: not needed for long. */
  private @Nullable Run cursor;

  /** The last look elsewhere, which must not move the cursor. */
  private @Nullable Run reader;

  /** The farthest step that has been shown; looking at another moves nobody. */
  private long farthest;

  /** The farthest step that the journal knows to have been shown. */
  private long told;

  /** No run goes beyond this step: what comes there is not known to be so. */
  private long last = Long.MAX_VALUE;

  private boolean wasCut;

  /** The bytes that it was known to take when that was told last. */
  private long counted;

  /** Whether memory was short when that was told last, whatever has given way. */
  private boolean isShort;

  History(Scenario scenario, Host host, LawCheck laws) {
    this(scenario, host, laws, new Recorded(scenario), new Checkpoints());
  }

  private History(
      Scenario scenario, Host host, LawCheck laws, Recorded recorded, Checkpoints checkpoints) {
    this.scenario = scenario;
    this.host = host;
    work = host.work();
    this.laws = laws;
    this.recorded = recorded;
    this.checkpoints = checkpoints;
  }

  /** The history of a branch that leaves this one at a step: the same up to there. */
  History fork(long step) {
    Run here = look(step);
    History fork = unrunFork(step);
    fork.cursor = here.copy();
    return fork;
  }

  /** A fork of this history of which nothing is worked out yet. */
  History unrunFork(long step) {
    History fork =
        new History(scenario, host, laws.upTo(step), recorded.upTo(step), checkpoints.upTo(step));
    fork.farthest = step;
    fork.told = step;
    return fork;
  }

  /** The order in which the release searches, for those who read its events. */
  List<Checks.Check> order() {
    return scenario.release().searchOrder();
  }

  /** What was done at which step, oldest first. */
  List<Timed> commands() {
    return recorded.commands();
  }

  /** The name of the last command, or null. */
  @Nullable String lastCommand() {
    return recorded.isEmpty() ? null : recorded.command(recorded.size() - 1).command().name();
  }

  /** The session has stood at this step. */
  void show(long step) {
    farthest = Math.max(farthest, Math.min(step, last));
    laws.seen(farthest);
  }

  /** An entry of the journal says that the session has stood at this step. */
  void tell(long step) {
    told = Math.max(told, Math.min(step, last));
    show(step);
  }

  /**
   * Takes back what was shown by the clock alone and is told by no entry: others may have seen
   * less.
   */
  void takeBack() {
    if (farthest > told) {
      farthest = told;
      laws = laws.upTo(told);
    }
  }

  /** Whether acting at a step would undo something that was seen or that is planned. */
  boolean isPast(long step) {
    return step < farthest
        || (!recorded.isEmpty() && recorded.command(recorded.size() - 1).step() > step);
  }

  long farthest() {
    return farthest;
  }

  /** The farthest step that the journal knows to have been shown. */
  long told() {
    return told;
  }

  // ---- what was recorded before anybody looked

  /** A command that was done here before, which nobody works out now. */
  void note(Timed timed) {
    forgetFrom(timed.step());
    recorded.add(timed);
    tell(timed.step());
  }

  /**
   * Notes the state that the branch had come to at a step; a run that passes the step is held
   * against it.
   */
  void expect(long step, long digest) {
    forgetFrom(step);
    recorded.expect(step, digest);
  }

  /** Stands for the state at a step, with all that was done there. */
  long digest(long step) {
    Run run = at(step);
    long digest = run.digest();
    recorded.know(run, digest);
    return digest;
  }

  private void forgetFrom(long step) {
    checkpoints.forgetFrom(step);
    backward.clear();
    reader = null;
    if (cursor != null && cursor.step() >= step) {
      cursor = null;
    }
  }

  /** Ends the branch at the last step of which the state was recorded. */
  void keepToRecorded() {
    keepTo(recorded.lastKnown(farthest));
  }

  /** Ends the branch at a step: nobody goes beyond it from now on. */
  void keepTo(long step) {
    last = Math.min(last, step);
    farthest = Math.min(farthest, last);
    told = Math.min(told, last);
    forgetFrom(last + 1);
  }

  /** The last step that is to be seen; Long.MAX_VALUE: there is no such limit. */
  long last() {
    return last;
  }

  /** Whether a run came to another state than was recorded, so that the rest was cut off. */
  boolean wasCut() {
    return wasCut;
  }

  private void cut() {
    wasCut = true;
    cursor = null;
    keepTo(recorded.cut());
    forgetFrom(last);
  }

  /**
   * Goes to a step, or to the end if it comes before. The run is the history's own: look at it,
   * copy it, but leave it where it is.
   */
  Run at(long asked) {
    long step = Math.min(asked, last);
    Run run = cursor != null && cursor.step() == step ? cursor : nearest(cursor, null, step);
    cursor = run;
    goOnWhile(run, it -> it.step() < step);
    return cursor == run ? lawful(run) : at(last);
  }

  /** Goes towards a step as far as this turn allows, and one step at least. */
  Run towards(long asked) {
    long step = Math.min(asked, last);
    Run run = cursor != null && cursor.step() == step ? cursor : nearest(cursor, null, step);
    cursor = run;
    work.beginTurn();
    goOnWhile(run, it -> it.step() < step && !work.isTurnOver());
    return cursor == run ? lawful(run) : at(last);
  }

  /** The run, if it may be seen where it stands. */
  private Run lawful(Run run) {
    try {
      laws.shown(run);
    } catch (WorkAbandoned | WorkStopped stopped) {
      abandon(run);
      throw stopped;
    } catch (RuntimeException broken) {
      throw broken(run, broken);
    }
    return run;
  }

  private LawBroken broken(Run run, RuntimeException cause) {
    abandon(run);
    return new LawBroken(this, laws.goodBefore(run.step()), run.step(), cause);
  }

  /** The run at a step, without going there. */
  Run look(long asked) {
    long step = Math.min(asked, last);
    if (cursor != null && cursor.step() == step) {
      return cursor;
    }
    Run run = nearest(reader, cursor, step);
    reader = run;
    goOnWhile(run, it -> it.step() < step);
    return reader == run ? run : look(last);
  }

  /** The nearest start for a step: a run to go on with, one to copy, or a checkpoint. */
  private Run nearest(@Nullable Run mine, @Nullable Run other, long step) {
    Run kept = later(checkpoints.notAfter(step), backward.notAfter(step));
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
    start.obey(recorded);
    if (recorded.isBroken()) {
      cut();
      start = Run.begin(scenario, work, log);
      start.obey(recorded);
    }
    checkpoints.pass(start);
    return start;
  }

  /** How many events are told before main stands at its first line. */
  long toldAtStart() {
    return Run.begin(scenario, work, null).sink().told();
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

  /** Goes on with a run of this branch while that is wanted and something is left to happen. */
  void goOnWhile(Run run, Predicate<Run> wanted) {
    boolean moved = true;
    while (moved && wanted.test(run)) {
      moved = goOn(run);
    }
  }

  /** Makes one step with a run of this branch. False if nothing is left to happen. */
  boolean goOn(Run run) {
    if (!follow(run)) {
      return false;
    }
    checkpoints.pass(run);
    if (run.step() % Checkpoints.FIRST_SPACING == 0) {
      tellGrowth(run);
    }
    return true;
  }

  /**
   * Tells how much memory has come to it and to a run that is on its way. Where memory is short,
   * checkpoints give way.
   *
   * @throws WorkStopped if that was not enough, and far too much is taken
   */
  private void tellGrowth(Run run) {
    isShort = host.allowance().grows(growth(run));
    if (isShort) {
      checkpoints.giveWay();
      backward.clear();
      isShort = host.allowance().grows(growth(run));
    }
    if (isShort && host.allowance().isUsedUp()) {
      throw new WorkStopped(WorkStopped.Reason.SHORTAGE);
    }
  }

  @SuppressWarnings("ReferenceEquality")
  private long growth(Run run) {
    long before = counted;
    counted = held() + (run == cursor || run == reader ? 0 : weight(run));
    return counted - before;
  }

  /**
   * Whether what goes on should stop between two steps, because memory is short and its session
   * takes more than its share.
   */
  boolean isShortOfMemory() {
    return isShort;
  }

  /** Whether nothing is left to happen to a run of this branch. */
  boolean isOver(Run run) {
    return run.step() >= last || run.isAtRest(recorded) || run.runtime().nextTime() == Agenda.NEVER;
  }

  /** Goes on with a run of one's own; leaves no checkpoint. */
  boolean follow(Run run) {
    if (run.step() >= last) {
      return false;
    }
    boolean moved;
    try {
      moved = !run.isAtRest(recorded) && run.advance(recorded);
      laws.passed(run);
    } catch (WorkAbandoned whole) {
      throw whole;
    } catch (WorkStopped stopped) {
      abandon(run);
      throw stopped;
    } catch (RuntimeException broken) {
      throw broken(run, broken);
    }
    if (!moved) {
      recorded.ended(run);
    }
    if (recorded.isBroken()) {
      cut();
      return false;
    }
    return moved;
  }

  /** The run was stopped within a step and is in no known state. */
  private void abandon(Run run) {
    cursor = cursor == run ? null : cursor;
    reader = reader == run ? null : reader;
  }

  /** The step of the newest checkpoint at or before a virtual time; 0 if there is none. */
  long lastBefore(long timeNs) {
    Run kept = checkpoints.notAfterTime(timeNs);
    return kept == null ? 0 : kept.step();
  }

  /** A run of one's own from somewhere up to a step, which nobody compares with anything. */
  Run ownRun(long step) {
    Run kept = checkpoints.notAfter(step);
    return kept == null ? begin(null).copy() : kept.copy();
  }

  /** A copy of what was recorded of it, up to a step. */
  Recorded recordedUpTo(long step) {
    return recorded.upTo(step);
  }

  /** The step of the newest checkpoint before a step; 0 if there is none. */
  long checkpointBefore(long step) {
    Run kept = later(checkpoints.notAfter(step - 1), backward.notAfter(step - 1));
    return kept == null ? 0 : kept.step();
  }

  /**
   * Does a new command where the branch stands; there must be none later. One that is refused has
   * changed nothing.
   */
  Answer act(Timed timed) {
    Run run = at(timed.step());
    Answer answer;
    try {
      answer = run.apply(timed.command());
    } catch (WorkAbandoned | WorkStopped stopped) {
      abandon(run);
      throw stopped;
    } catch (RuntimeException broken) {
      // It belongs to what has to be made again to see it.
      recorded.add(timed);
      throw broken(run, broken);
    }
    if (!(answer instanceof Refusal)) {
      recorded.add(timed);
      checkpoints.changed(run);
      reader = null;
      backward.clear();
      show(run.step());
    }
    return answer;
  }

  /** Remembers where a run of this branch is, for the next step back. */
  void keepForGoingBack(Run run) {
    backward.keep(run);
  }

  /** Forgets what can be worked out again; if it is shown, all but where it stands. */
  void rest(boolean isShown) {
    checkpoints.clear();
    backward.clear();
    reader = null;
    if (!isShown) {
      cursor = null;
    }
  }

  /** Memory is short: the past is worked out from the beginning again when somebody looks at it. */
  void forgetThePast() {
    checkpoints.giveWay();
    backward.clear();
    reader = null;
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

  /** About how many bytes it takes; what comes to that is told from now on. */
  long weigh() {
    counted = held();
    isShort = false;
    return counted + recorded.weight();
  }

  private long held() {
    return checkpoints.weight() + backward.weight() + weight(cursor) + weight(reader);
  }

  private static long weight(@Nullable Run run) {
    return run == null ? 0 : run.runtime().weight();
  }
}
