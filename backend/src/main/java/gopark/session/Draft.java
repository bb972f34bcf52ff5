package gopark.session;

import gopark.condition.Compiled;
import gopark.condition.Condition;
import gopark.runtime.event.Checks;
import gopark.runtime.intervention.Answer;
import gopark.runtime.intervention.Applied;
import gopark.runtime.intervention.Refusal;
import gopark.scenario.Command;
import gopark.scenario.Pace;
import gopark.scenario.PlaybackCommand;
import gopark.scenario.Problem;
import gopark.scenario.RuntimeCommand;
import gopark.scenario.Timed;
import gopark.trace.EventLog;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a session would be after some commands. It is thrown away if one of them is refused. */
final class Draft {
  private static final Pace FIRST_PACE = new Pace.EventsPerSecond(2);

  private final long nowMs;
  private final Breakpoints breakpoints;
  private final List<Integer> created = new ArrayList<>();
  private final List<Deed> deeds = new ArrayList<>();
  private State state;
  private long step;
  private Playback playback;

  Draft(State state, long step, boolean playing, long nowMs) {
    this.state = state;
    this.step = step;
    this.nowMs = nowMs;
    breakpoints = state.breakpoints().copy();
    playback =
        playing && state.playback() instanceof Playback.Playing old
            ? new Playback.Playing(step, nowMs, old.pace())
            : new Playback.Paused(step);
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

  List<Deed> deeds() {
    return deeds;
  }

  /** Why not, or null when all are done. */
  Submitted.@Nullable Refused perform(List<? extends Command> commands) {
    for (int i = 0; i < commands.size(); i++) {
      Submitted.Refused refused =
          switch (commands.get(i)) {
            case RuntimeCommand command -> intervene(command, "[" + i + "]");
            case PlaybackCommand command -> steer(command, "[" + i + "]");
          };
      if (refused != null) {
        return refused;
      }
    }
    return null;
  }

  static Submitted.Refused refused(String path, String code, String sentence) {
    return new Submitted.Refused(Problem.of(path, code, sentence));
  }

  /** Acting where others have already seen more makes another future. */
  private Submitted.@Nullable Refused intervene(RuntimeCommand command, String path) {
    History old = state.branch().history();
    boolean inThePast = step < old.farthest();
    History changed = old.fork(step);
    Run run = changed.visit(step);
    Answer answer = run.apply(command);
    if (answer instanceof Refusal refusal) {
      return new Submitted.Refused(
          new Problem(path, refusal.code(), refusal.arguments(), refusal.sentence()));
    }
    if (answer instanceof Applied applied) {
      created.addAll(applied.created());
    }
    Timed now = new Timed(step, command);
    deeds.add(new Deed(now, inThePast));
    changed.append(List.of(now), run);
    state = inThePast ? state.withBranch(step, changed) : state.with(changed);
    return null;
  }

  private Submitted.@Nullable Refused steer(PlaybackCommand command, String path) {
    Way way = new Way(state.branch().history());
    switch (command) {
      case PlaybackCommand.Play(Pace pace) -> play(pace);
      case PlaybackCommand.Pause c -> stand(step);
      case PlaybackCommand.Step c -> stand(way.forward(step, c.unit(), c.count(), c.ns()));
      case PlaybackCommand.Back c -> stand(way.back(step, c.unit(), c.count(), c.ns()));
      case PlaybackCommand.SeekStep(long wanted) ->
          stand(state.branch().history().at(Math.min(wanted, step + Way.MOST_STEPS)).step());
      case PlaybackCommand.SeekTime(long timeNs) -> stand(way.atTime(timeNs));
      case PlaybackCommand.RunUntil c -> {
        return runUntil(c, path);
      }
      case PlaybackCommand.Breakpoint c -> {
        return breakpoint(c, path);
      }
      case PlaybackCommand.ClearBreakpoint(String id) -> {
        if (!breakpoints.remove(id)) {
          return refused(path + ".id", "no-such-breakpoint", "There is no breakpoint " + id + ".");
        }
      }
    }
    return null;
  }

  private void play(@Nullable Pace pace) {
    Pace old = state.playback() instanceof Playback.Playing playing ? playing.pace() : FIRST_PACE;
    playback = new Playback.Playing(step, nowMs, pace == null ? old : pace);
  }

  private void stand(long where) {
    step = where;
    playback = new Playback.Paused(where);
  }

  private Submitted.@Nullable Refused breakpoint(PlaybackCommand.Breakpoint command, String path) {
    if (breakpoints.isFull(command.id())) {
      return refused(
          path, "too-many-breakpoints", "There can be " + Breakpoints.MOST + " breakpoints.");
    }
    return switch (Breakpoints.compile(command.condition())) {
      case Compiled.Refused(var problem) -> badCondition(path, problem.code(), problem.sentence());
      case Compiled.Ready(Condition condition) -> {
        breakpoints.put(command.id(), condition);
        yield null;
      }
    };
  }

  private Submitted.@Nullable Refused runUntil(PlaybackCommand.RunUntil command, String path) {
    return switch (Breakpoints.compile(command.condition())) {
      case Compiled.Refused(var problem) -> badCondition(path, problem.code(), problem.sentence());
      case Compiled.Ready(Condition condition) -> {
        stand(whereItHolds(condition, command.limitNs()));
        yield null;
      }
    };
  }

  private long whereItHolds(Condition condition, @Nullable Long limitNs) {
    History history = state.branch().history();
    Run run = history.at(step);
    EventLog log = new EventLog(1, Checks.newestOrder());
    Watch watch = new Watch(condition, log, run);
    run.listen(log);
    long end = step + Way.MOST_STEPS;
    long last = limitNs == null ? Long.MAX_VALUE : run.runtime().now() + limitNs;
    boolean met = false;
    while (!met && run.step() < end && run.runtime().nextTime() <= last && history.goOn()) {
      met = watch.isMet(run);
    }
    run.listen(null);
    return run.step();
  }

  private static Submitted.Refused badCondition(String path, String code, String sentence) {
    return refused(path + ".condition", code, sentence);
  }
}
