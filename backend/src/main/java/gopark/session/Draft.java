package gopark.session;

import gopark.command.Answer;
import gopark.command.Applied;
import gopark.command.Command;
import gopark.command.Pace;
import gopark.command.PlaybackCommand;
import gopark.command.Refusal;
import gopark.command.RuntimeCommand;
import gopark.condition.Compiled;
import gopark.condition.Condition;
import gopark.condition.ConditionProblem;
import gopark.scenario.Problem;
import gopark.scenario.ScenarioLimits;
import gopark.scenario.Timed;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a session would be after some commands. It is thrown away if one of them is refused. */
final class Draft {
  private static final Pace FIRST_PACE = new Pace.EventsPerSecond(2);

  /** About how much a goroutine takes of memory. */
  static final long GOROUTINE = 400;

  private final long nowMs;
  private final Allowance allowance;
  private final @Nullable Recent recent;
  private final Breakpoints breakpoints;
  private final List<Integer> created = new ArrayList<>();
  private final List<AppliedCommand> applied = new ArrayList<>();
  private State state;
  private long step;
  private Playback playback;

  /** The history that this draft has made, and may change. */
  private @Nullable History own;

  Draft(
      State state,
      long step,
      boolean playing,
      long nowMs,
      Allowance allowance,
      @Nullable Recent recent) {
    this.state = state;
    this.step = step;
    this.nowMs = nowMs;
    this.allowance = allowance;
    this.recent = recent;
    breakpoints = state.breakpoints().copy();
    playback =
        playing && state.playback() instanceof Playback.Playing old
            ? new Playback.Playing(step, nowMs, old.pace())
            : new Playback.Paused(step, state.playback().pace());
  }

  State state() {
    return state.with(playback, breakpoints);
  }

  long step() {
    return step;
  }

  List<Integer> created() {
    return created;
  }

  List<AppliedCommand> applied() {
    return applied;
  }

  /** Why not, or null when all are done. */
  Submitted.@Nullable Refused perform(List<? extends Command> commands) {
    for (int i = 0; i < commands.size(); i++) {
      Submitted.Refused refused =
          switch (commands.get(i)) {
            case RuntimeCommand command -> act(command, "[" + i + "]");
            case PlaybackCommand command -> steer(command, "[" + i + "]");
          };
      if (refused != null) {
        return refused;
      }
    }
    return null;
  }

  /** Acting where others have already seen more makes another future. */
  private Submitted.@Nullable Refused act(RuntimeCommand command, String path) {
    History old = state.branch().history();
    boolean inThePast = old.isPast(step);
    Submitted.Refused tooMuch = tooMuch(command, old, inThePast, path);
    if (tooMuch != null) {
      return tooMuch;
    }
    History changed = own;
    if (changed == null || inThePast) {
      changed = old.fork(step);
      if (recent != null) {
        recent.attach(old.at(step));
        recent.moveTo(changed.at(step));
      }
    }
    Timed now = new Timed(step, command);
    Answer answer = changed.act(now);
    if (answer instanceof Refusal refusal) {
      return Submitted.Refused.now(
          new Problem(path, refusal.code(), refusal.arguments(), refusal.sentence()));
    }
    if (answer instanceof Applied done) {
      created.addAll(done.created());
    }
    own = changed;
    applied.add(new AppliedCommand(now, inThePast));
    state = inThePast ? state.withBranch(step, changed) : state.with(changed);
    return null;
  }

  private Submitted.@Nullable Refused tooMuch(
      RuntimeCommand command, History history, boolean inThePast, String path) {
    if (inThePast && state.branches().size() >= allowance.branches()) {
      return Submitted.Refused.now(
          most(path, "too-many-branches", "A session keeps %d branches.", allowance.branches()));
    }
    if (history.commands().size() >= ScenarioLimits.COMMANDS) {
      return Submitted.Refused.now(
          most(path, "too-many-commands", "A branch takes %d commands.", ScenarioLimits.COMMANDS));
    }
    if (!(command instanceof RuntimeCommand.Go go)) {
      return null;
    }
    int alive = history.at(step).runtime().alive();
    if (alive + go.count() > allowance.goroutines()) {
      return Submitted.Refused.now(
          Problem.of(
                  path + ".count",
                  "too-many-goroutines",
                  "There are " + alive + " goroutines, and may be " + allowance.goroutines() + ".")
              .with("alive", alive)
              .with("limit", allowance.goroutines()));
    }
    return allowance.hasRoom(GOROUTINE * go.count())
        ? null
        : new Submitted.Refused(
            Submitted.Obstacle.NO_MEMORY,
            Problem.of(
                path, "too-much-memory", "The server has no memory for so many goroutines."));
  }

  static Problem most(String path, String code, String sentence, long most) {
    return Problem.of(path, code, sentence.formatted(most)).with("most", most);
  }

  private Submitted.@Nullable Refused steer(PlaybackCommand command, String path) {
    History history = state.branch().history();
    if (recent != null) {
      recent.attach(history.at(step));
    }
    StepFinder stepFinder = new StepFinder(history, allowance);
    switch (command) {
      case PlaybackCommand.Play(Pace pace) -> play(pace);
      case PlaybackCommand.Pause c -> stand(step);
      case PlaybackCommand.Step c -> {
        return forward(stepFinder.forward(step, c.unit(), c.count(), c.ns()), path);
      }
      case PlaybackCommand.Back c -> stand(stepFinder.back(step, c.unit(), c.count(), c.ns()));
      case PlaybackCommand.SeekStep(long wanted) -> stand(stepFinder.to(step, wanted));
      case PlaybackCommand.SeekTime(long timeNs) -> stand(stepFinder.atTime(step, timeNs));
      case PlaybackCommand.RunUntil c -> {
        return runUntil(c, path);
      }
      case PlaybackCommand.Breakpoint c -> {
        return breakpoint(c, path);
      }
      case PlaybackCommand.ClearBreakpoint(String id) -> {
        if (!breakpoints.remove(id)) {
          return Submitted.Refused.now(
              Problem.of(path + ".id", "no-such-breakpoint", "There is no breakpoint " + id + ".")
                  .with("id", id));
        }
      }
    }
    return null;
  }

  private void play(@Nullable Pace pace) {
    Pace old = playback.pace();
    Pace first = old == null ? FIRST_PACE : old;
    playback = new Playback.Playing(step, nowMs, pace == null ? first : pace);
  }

  private void stand(long where) {
    step = where;
    playback = new Playback.Paused(where, playback.pace());
  }

  /**
   * Stands at the step that going on led to. A command that made no step is refused if memory or
   * the limit of steps is the reason, and not if nothing is left to happen.
   */
  private Submitted.@Nullable Refused forward(long where, String path) {
    if (where == step && state.branch().history().isShortOfMemory()) {
      return new Submitted.Refused(
          Submitted.Obstacle.NO_MEMORY,
          Problem.of(path, "too-much-memory", "The server has no memory to go on with this."));
    }
    if (where == step && step >= allowance.steps()) {
      return Submitted.Refused.now(
          most(path, "too-many-steps", "A branch may have %d steps.", allowance.steps()));
    }
    stand(where);
    return null;
  }

  private Submitted.@Nullable Refused breakpoint(PlaybackCommand.Breakpoint command, String path) {
    if (breakpoints.isFull(command.id())) {
      return Submitted.Refused.now(
          most(path, "too-many-breakpoints", "There can be %d breakpoints.", Breakpoints.MOST));
    }
    return switch (Breakpoints.compile(command.condition())) {
      case Compiled.Refused(ConditionProblem problem) -> refused(path, problem);
      case Compiled.Ready(Condition condition) -> {
        breakpoints.put(command.id(), condition);
        yield null;
      }
    };
  }

  private Submitted.@Nullable Refused runUntil(PlaybackCommand.RunUntil command, String path) {
    return switch (Breakpoints.compile(command.condition())) {
      case Compiled.Refused(ConditionProblem problem) -> refused(path, problem);
      case Compiled.Ready(Condition condition) -> runUntil(condition, command.limitNs(), path);
    };
  }

  private Submitted.@Nullable Refused runUntil(
      Condition condition, @Nullable Long limitNs, String path) {
    History history = state.branch().history();
    Run run = history.at(step);
    Recent told = recent == null ? new Recent(history.order()) : recent;
    told.attach(run);
    Watch watch = new Watch(condition, told, run);
    long end = Math.max(step, allowance.steps());
    long spent = 0;
    long last = limitNs == null ? Long.MAX_VALUE : run.runtime().now() + limitNs;
    boolean met = false;
    Stretch stretch = new Stretch(history, run, step);
    while (!met
        && watch.tooCostly() == null
        && spent < StepFinder.MOST_STEPS
        && stretch.reached() < end
        && run.runtime().nextTime() <= last
        && stretch.goOn()) {
      met = watch.isMet(run);
      spent += watch.cost(run);
    }
    if (recent == null) {
      run.listen(null);
    }
    ConditionProblem problem = watch.tooCostly();
    return problem == null ? forward(stretch.reached(), path) : refused(path, problem);
  }

  private static Submitted.Refused refused(String path, ConditionProblem problem) {
    return new Submitted.Refused(Submitted.Obstacle.CONDITION, Breakpoints.problem(path, problem));
  }
}
