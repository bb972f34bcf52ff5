package gopark.session;

import gopark.condition.Condition;
import gopark.runtime.event.Checks;
import gopark.scenario.Pace;
import gopark.trace.EventLog;
import java.util.ArrayList;
import java.util.List;

/** The playing of a session since it was told to play: where it has come so far. */
final class Advance {
  private static final long KEPT_EVENTS = 10_000;
  private static final double MS = 1_000;

  private final History history;
  private final Playback.Playing playing;
  private final EventLog log = new EventLog(KEPT_EVENTS, Checks.newestOrder());
  private final List<Watch> watches = new ArrayList<>();
  private final long startTimeNs;
  private long step;
  private long events;
  private boolean stopped;

  Advance(History history, Playback.Playing playing, Iterable<Condition> breakpoints) {
    this.history = history;
    this.playing = playing;
    step = playing.step();
    Run start = history.at(step);
    startTimeNs = start.runtime().now();
    for (Condition condition : breakpoints) {
      watches.add(new Watch(condition, log, start));
    }
  }

  /** Whether a breakpoint has been met, so that it plays no more. */
  boolean isStopped() {
    return stopped;
  }

  /** Where it is at that time of day. It never goes back, even if the wall's clock does. */
  long at(long nowMs) {
    double seconds = Math.max(0, nowMs - playing.sinceMs()) / MS;
    switch (playing.pace()) {
      case Pace.EventsPerSecond(double perSecond) -> {
        long wanted = (long) (seconds * perSecond);
        goOn(run -> events < wanted);
      }
      case Pace.NsPerSecond(long perSecond) -> {
        long wanted = startTimeNs + (long) (seconds * perSecond);
        goOn(run -> run.runtime().nextTime() <= wanted);
      }
    }
    return step;
  }

  /** Says whether the run is to make another step. */
  @FunctionalInterface
  private interface Wish {
    boolean wants(Run run);
  }

  private void goOn(Wish wish) {
    if (stopped) {
      return;
    }
    Run run = history.at(step);
    run.listen(watches.isEmpty() ? null : log);
    long end = step + Way.MOST_STEPS;
    while (!stopped && wish.wants(run) && run.step() < end) {
      long shown = run.tap().shown();
      if (!history.goOn()) {
        break;
      }
      events += run.tap().shown() - shown;
      for (Watch watch : watches) {
        stopped |= watch.isMet(run);
      }
    }
    run.listen(null);
    step = run.step();
  }
}
