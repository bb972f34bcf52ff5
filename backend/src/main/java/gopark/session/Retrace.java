package gopark.session;

import gopark.runtime.event.Event;
import gopark.scenario.Scenario;
import gopark.scenario.View;
import gopark.simulation.Digest;
import gopark.simulation.WorkAbandoned;
import gopark.simulation.WorkStopped;
import gopark.trace.EventCursor;
import gopark.trace.EventLog;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes once more the way on which a run broke a law, and looks at each step where that is not too
 * much: it finds the first that is wrong, tells what happened before, and whether it happens again.
 */
final class Retrace {
  /**
   * How many goroutines, machines and processors are looked at on the way; half a second's work.
   */
  private static final long MOST_LOOKS = 10_000_000;

  /** How many events are told. */
  private static final int EVENTS = 500;

  /** The length of the text of a state, in characters. */
  private static final int LONGEST_STATE = 200_000;

  private final LawBroken broken;
  private final History history;
  private final Laws laws;
  private final Recorded commands;
  private final List<Event> events = new ArrayList<>();
  private long good;
  private long step;
  private @Nullable Boolean repeats;
  private RuntimeException failure;
  private String state = "";
  private @Nullable String digest;

  private Retrace(LawBroken broken, Laws laws) {
    this.broken = broken;
    this.laws = laws;
    history = broken.history();
    commands = history.recordedUpTo(broken.step());
    good = broken.good();
    step = broken.step();
    failure = broken;
  }

  /** What there is to say. If nobody waits for it any more, it says what is known so far. */
  static LawReport of(String session, Scenario scenario, LawBroken broken, Laws laws) {
    Retrace retrace = new Retrace(broken, laws);
    try {
      retrace.go();
      retrace.standAtGood();
    } catch (WorkAbandoned | WorkStopped nobodyWaits) {
      // It is told as it was noticed.
    } catch (RuntimeException other) {
      retrace.failure.addSuppressed(other);
    }
    return retrace.report(session, scenario);
  }

  private void go() {
    Run run = history.ownRun(good);
    EventLog log = new EventLog(EVENTS, history.order(), run.sink().told());
    run.listen(log);
    long stride = 1 + (step - good) * run.runtime().parts() / MOST_LOOKS;
    long first = good;
    boolean again = false;
    try {
      while (run.step() < broken.step() && run.advance(commands)) {
        long passed = run.step() - first;
        if (passed > 0 && (passed % stride == 0 || run.step() == broken.step())) {
          laws.check(run.runtime());
          good = run.step();
        }
      }
      // What was not found again is known to be good only as far as it was at first.
      good = first;
    } catch (WorkAbandoned | WorkStopped nobodyWaits) {
      good = first;
      throw nobodyWaits;
    } catch (RuntimeException found) {
      again = true;
      step = run.step();
      failure = found;
    }
    repeats = again;
    tell(log);
    state = state(run);
  }

  private void tell(EventLog log) {
    EventCursor cursor = log.cursor(Math.max(log.firstKept(), log.size() - EVENTS));
    while (cursor.next()) {
      events.add(cursor.event());
    }
  }

  /** A broken state may be too broken to be told. */
  private static String state(Run run) {
    try {
      String told = run.runtime().schedtrace(true);
      return told.length() > LONGEST_STATE ? told.substring(0, LONGEST_STATE) + "…\n" : told;
    } catch (WorkStopped | WorkAbandoned stopped) {
      throw stopped;
    } catch (RuntimeException failure) {
      return failure + "\n";
    }
  }

  private void standAtGood() {
    Recorded again = history.recordedUpTo(good);
    Run run = history.ownRun(good);
    boolean moved = true;
    while (moved && run.step() < good) {
      moved = run.advance(again);
    }
    digest = Digest.hex(run.digest());
  }

  private LawReport report(String session, Scenario scenario) {
    Scenario upTo =
        scenario
            .withCommands(
                history.commands().stream().filter(timed -> timed.step() <= step).toList())
            .withView(new View(good, good, null, new LinkedHashMap<>()));
    StringWriter stack = new StringWriter();
    failure.printStackTrace(new PrintWriter(stack, true));
    return new LawReport(
        session,
        Engine.ID,
        LawBroken.said(failure),
        stack.toString(),
        good,
        step,
        broken.step(),
        repeats,
        upTo,
        scenario.go(),
        scenario.costModel(),
        digest,
        events,
        state);
  }
}
