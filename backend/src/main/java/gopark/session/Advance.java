package gopark.session;

import gopark.command.Pace;
import gopark.condition.Condition;
import gopark.simulation.Agenda;
import gopark.simulation.WorkStopped;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The playing of a session since it was told to play: where it has come so far. */
final class Advance {
  // What stoppedBy says when a limit of the session ended the playing; no breakpoint is called so.

  static final String STEPS = "#steps";
  static final String GOROUTINES = "#goroutines";
  static final String MEMORY = "#memory";

  /** The most that is played at once; a longer way takes several turns. */
  private static final long MOST_STEPS = 2_000_000;

  /** The time between two looks at a clock that nothing else moves. */
  private static final long CLOCK_MS = 200;

  private static final long LOOK_AT_BOUNDS = 256;
  private static final double MS = 1_000;

  private final History history;
  private final Playback.Playing playing;
  private final Allowance allowance;
  private final BooleanSupplier hasRoom;
  private final Map<String, Watch> watches = new LinkedHashMap<>();
  private final PaceMeter kept = new PaceMeter();
  private final long startTimeNs;
  private long step;
  private long events;

  /** Whether playing has still to go on to be where the clock says. */
  private boolean late;

  private boolean atEnd;
  private @Nullable String stoppedBy;

  /** Needs the recent events only if there are breakpoints. */
  Advance(
      History history,
      Playback.Playing playing,
      Allowance allowance,
      BooleanSupplier hasRoom,
      Map<String, Condition> breakpoints,
      Recent recent) {
    this.history = history;
    this.playing = playing;
    this.allowance = allowance;
    this.hasRoom = hasRoom;
    step = playing.step();
    Run start = history.at(step);
    startTimeNs = start.runtime().now();
    breakpoints.forEach((id, condition) -> {
      recent.attach(start);
      watches.put(id, new Watch(condition, recent, start));
    });
  }

  /** The breakpoint or the bound that ended the playing; null: nothing has. */
  @Nullable String stoppedBy() {
    return stoppedBy;
  }

  /** Where playing came last. */
  long step() {
    return step;
  }

  /** Whether it has come to the end of the process: what follows is never more. */
  boolean hasEnded() {
    return atEnd && history.at(step).runtime().ending() != null;
  }

  /** The share of the pace asked for at which it plays; null: it keeps its pace. */
  @Nullable Double share() {
    return kept.share();
  }

  /** The step at that time of day. It never goes back, even if the wall's clock does. */
  long at(long nowMs) {
    switch (playing.pace()) {
      case Pace.EventsPerSecond(double perSecond) -> {
        long wanted = (long) (seconds(nowMs) * perSecond);
        goOn(run -> events < wanted);
        kept.note(nowMs, (double) wanted, (double) events, late);
      }
      case Pace.NsPerSecond(long perSecond) -> {
        long wanted = clock(nowMs, perSecond);
        goOn(run -> run.runtime().nextTime() <= wanted);
        kept.note(nowMs, (double) wanted, (double) history.at(step).runtime().now(), late);
      }
    }
    return step;
  }

  /** What the clock shows where it is at that time of day. */
  long timeNs(long nowMs) {
    Run run = history.at(step);
    long now = run.runtime().now();
    if (stoppedBy != null || atEnd || !(playing.pace() instanceof Pace.NsPerSecond(long pace))) {
      return now;
    }
    return Math.clamp(clock(nowMs, pace), now, Math.max(now, run.runtime().nextTime()));
  }

  /** When something may change; Long.MAX_VALUE: never by the clock alone. */
  long nextChangeMs(long nowMs) {
    if (stoppedBy != null || atEnd) {
      return Long.MAX_VALUE;
    }
    if (late) {
      return nowMs;
    }
    return switch (playing.pace()) {
      case Pace.EventsPerSecond(double perSecond) ->
          playing.sinceMs() + (long) Math.ceil((events + 1) / perSecond * MS);
      case Pace.NsPerSecond(long perSecond) -> {
        long next = history.at(step).runtime().nextTime();
        yield next == Agenda.NEVER
            ? Long.MAX_VALUE
            : Math.min(
                nowMs + CLOCK_MS,
                playing.sinceMs() + (long) Math.ceil((next - startTimeNs) * MS / perSecond));
      }
    };
  }

  private double seconds(long nowMs) {
    return Math.max(0, nowMs - playing.sinceMs()) / MS;
  }

  private long clock(long nowMs, long perSecond) {
    return startTimeNs + (long) (seconds(nowMs) * perSecond);
  }

  /** Says whether the run is to make another step. */
  @FunctionalInterface
  private interface Wish {
    boolean wants(Run run);
  }

  private void goOn(Wish wish) {
    if (stoppedBy != null) {
      return;
    }
    Run run = history.at(step);
    history.work().beginTurn();
    int looks = watches.values().stream().mapToInt(watch -> watch.cost(run)).sum();
    long end = run.step() + MOST_STEPS / (1 + looks);
    atEnd = false;
    late = false;
    while (stoppedBy == null && !atEnd && wish.wants(run)) {
      if (run.step() >= end || history.work().isTurnOver()) {
        late = true;
        break;
      }
      if (run.step() % LOOK_AT_BOUNDS == 0 || run.step() >= allowance.steps()) {
        stoppedBy = bound(run);
      }
      if (stoppedBy == null) {
        step = run.step();
        advance(run);
      }
    }
    if (stoppedBy != null && stoppedBy.equals(MEMORY)) {
      // The run may have been left within a step.
      return;
    }
    step = run.step();
    atEnd |= history.isOver(run);
  }

  private void advance(Run run) {
    try {
      stepped(run);
    } catch (WorkStopped stopped) {
      if (stopped.reason() != WorkStopped.Reason.SHORTAGE) {
        throw stopped;
      }
      stoppedBy = MEMORY;
    }
  }

  private void stepped(Run run) {
    long shown = run.sink().shown();
    if (!history.goOn(run)) {
      atEnd = true;
      return;
    }
    events += run.sink().shown() - shown;
    for (Map.Entry<String, Watch> watch : watches.entrySet()) {
      if (watch.getValue().isMet(run) && stoppedBy == null) {
        stoppedBy = watch.getKey();
      }
    }
  }

  private @Nullable String bound(Run run) {
    if (run.step() >= allowance.steps()) {
      return STEPS;
    }
    if (run.runtime().alive() > allowance.goroutines()) {
      return GOROUTINES;
    }
    return hasRoom.getAsBoolean() ? null : MEMORY;
  }
}
