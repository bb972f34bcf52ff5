package gopark.practice;

import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.session.ScenarioRun;
import gopark.simulation.SeededRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A question about what comes next in a run, made from how it stands. The answer is what the run
 * does: it is played on, without anybody seeing it.
 *
 * @param kind what is asked
 * @param subject what it is asked of: G7 or P2
 * @param options names of the things to choose from, or what may become of a goroutine
 * @param right the number of the option that the run shows
 * @param step at which it is asked
 * @param until where the run shows it
 * @param event that shows it
 */
public record LiveQuestion(
    Kind kind,
    String subject,
    List<String> options,
    int right,
    long step,
    long until,
    Event event) {

  private static final Set<EventKind> KINDS =
      Set.of(
          EventKind.GO_STARTED,
          EventKind.GO_PARKED,
          EventKind.GO_YIELDED,
          EventKind.GO_PREEMPTED,
          EventKind.GO_ENDED,
          EventKind.SYSCALL_ENTERED);

  /** How far ahead the run is played for an answer. */
  private static final int AHEAD = 2_000;

  private static final int MOST_EVENTS = 2_000;
  private static final int MOST_OPTIONS = 6;

  public LiveQuestion {
    options = List.copyOf(options);
  }

  /** What can be asked. */
  public enum Kind {
    /** Which goroutine a processor runs next. */
    NEXT_ON_P,
    /** The processor on which a goroutine runs next. */
    WHERE_RUNS,
    /** Why a goroutine stops running. */
    HOW_STOPS,
    /** Which of some goroutines runs first. */
    WHO_FIRST
  }

  /** What makes a goroutine stop running, as options name it. */
  private static final List<EventKind> STOPS =
      List.of(
          EventKind.GO_PARKED,
          EventKind.GO_ENDED,
          EventKind.GO_PREEMPTED,
          EventKind.GO_YIELDED,
          EventKind.SYSCALL_ENTERED);

  /** A question at that step of a run; null if nothing there can be asked. */
  public static @Nullable LiveQuestion at(ScenarioRun run, long step) {
    run.to(step + AHEAD);
    RuntimeSnapshot seen = run.at(step).runtime();
    List<Event> next = run.events(step + 1, MOST_EVENTS, KINDS);
    Maker maker = new Maker(step, seen, next);
    List<LiveQuestion> all = maker.all();
    return all.isEmpty() ? null : all.get(new SeededRandom(step).below(all.size()));
  }

  /** Makes all questions of one moment. */
  private record Maker(long step, RuntimeSnapshot seen, List<Event> next) {

    List<LiveQuestion> all() {
      List<LiveQuestion> all = new ArrayList<>();
      seen.ps().values().forEach(p -> all.add(nextOn(p)));
      for (GoroutineState g : seen.gs().values()) {
        if (!g.system() && g.status() == GoroutineStatus.RUNNABLE) {
          all.add(whereRuns(g));
        }
        if (!g.system() && g.status() == GoroutineStatus.RUNNING) {
          all.add(howStops(g));
        }
      }
      all.add(whoFirst());
      all.removeIf(Objects::isNull);
      return all;
    }

    private @Nullable Event first(Predicate<Event> which) {
      return next.stream().filter(which).findFirst().orElse(null);
    }

    private static boolean starts(Event event) {
      return event.at().kind() == EventKind.GO_STARTED;
    }

    private @Nullable LiveQuestion made(
        Kind kind, String subject, List<String> options, String right, Event event) {
      int at = options.indexOf(right);
      return at < 0 || options.size() < 2
          ? null
          : new LiveQuestion(kind, subject, options, at, step, event.at().step(), event);
    }

    private @Nullable LiveQuestion nextOn(ProcessorState p) {
      Event event = first(it -> starts(it) && it.at().p() == p.id());
      if (event == null) {
        return null;
      }
      Set<Integer> ids = new LinkedHashSet<>();
      if (p.runnext() != null) {
        ids.add(p.runnext());
      }
      addEnds(ids, p.runq());
      addEnds(ids, seen.sched().runq());
      for (ProcessorState other : seen.ps().values()) {
        if (other.id() != p.id()) {
          addEnds(ids, other.runq());
        }
      }
      return made(
          Kind.NEXT_ON_P, "P" + p.id(), named(ids, event.at().g()), "G" + event.at().g(), event);
    }

    private static void addEnds(Set<Integer> ids, List<Integer> queue) {
      if (!queue.isEmpty()) {
        ids.add(queue.getFirst());
        ids.add(queue.get((queue.size() - 1) / 2));
        ids.add(queue.getLast());
      }
    }

    /** The names of as many as there is room for, the right one among them, by their numbers. */
    private static List<String> named(Set<Integer> ids, int right) {
      if (!ids.contains(right)) {
        return List.of();
      }
      Set<Integer> some = new TreeSet<>(Set.of(right));
      ids.stream().filter(id -> id != right).limit(MOST_OPTIONS - 1L).forEach(some::add);
      return some.stream().map(id -> "G" + id).toList();
    }

    private @Nullable LiveQuestion whereRuns(GoroutineState g) {
      Event event = first(it -> starts(it) && it.at().g() == g.id());
      List<String> processors = seen.ps().keySet().stream().sorted().map(p -> "P" + p).toList();
      return event == null || processors.size() > MOST_OPTIONS
          ? null
          : made(Kind.WHERE_RUNS, "G" + g.id(), processors, "P" + event.at().p(), event);
    }

    private @Nullable LiveQuestion howStops(GoroutineState g) {
      Event event = first(it -> !starts(it) && it.at().g() == g.id());
      List<String> stops = STOPS.stream().map(EventKind::apiName).toList();
      return event == null
          ? null
          : made(Kind.HOW_STOPS, "G" + g.id(), stops, event.at().kind().apiName(), event);
    }

    private @Nullable LiveQuestion whoFirst() {
      List<Integer> ready =
          seen.gs().values().stream()
              .filter(g -> !g.system() && g.status() == GoroutineStatus.RUNNABLE)
              .sorted(Comparator.comparingLong(GoroutineState::sinceNs))
              .limit(MOST_OPTIONS)
              .map(GoroutineState::id)
              .toList();
      Event event = first(it -> starts(it) && ready.contains(it.at().g()));
      return event == null
          ? null
          : made(
              Kind.WHO_FIRST,
              "",
              named(new LinkedHashSet<>(ready), event.at().g()),
              "G" + event.at().g(),
              event);
    }
  }
}
