package gopark.practice;

import gopark.practice.Turn.Option;
import gopark.practice.Turn.Place;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.GoroutineEvent.GoParked;
import gopark.runtime.event.MachineEvent.PReleased;
import gopark.runtime.event.SchedulerEvent.FindRunnable;
import gopark.runtime.event.Source;
import gopark.runtime.event.TimerEvent.NetworkReady;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.state.Told;
import gopark.runtime.state.Where;
import gopark.session.ScenarioRun;
import gopark.simulation.SeededRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the searches of a run whose outcome can be worked out from what the board shows. */
final class TurnFinder {
  private static final Set<EventKind> KINDS =
      Set.of(
          EventKind.FIND_RUNNABLE,
          EventKind.P_RELEASED,
          EventKind.GO_PARKED,
          EventKind.NETWORK_READY);
  private static final int MOST_EVENTS = 6_000;

  /** The searches of one kind that are looked at, at most. */
  private static final int LOOKED_AT = 12;

  private static final int OF_A_KIND = 2;

  /** Going idle is asked for once. */
  private static final int IDLE = 1;

  /** The waiting goroutines that are offered beside those that could run. */
  private static final int WAITING = 2;

  private static final Set<Source> ASKED =
      Set.of(
          Source.GLOBAL_TICK,
          Source.RUNNEXT,
          Source.LOCAL,
          Source.GLOBAL,
          Source.NETPOLL,
          Source.STOLEN,
          Source.STOLEN_RUNNEXT,
          Source.NOTHING);

  private final ScenarioRun run;
  private final SeededRandom random;

  TurnFinder(ScenarioRun run, SeededRandom random) {
    this.run = run;
    this.random = random;
  }

  /**
   * A search, and the step at which its processor was still held.
   *
   * @param arrived goroutines in the poller whose data was there by then
   */
  private record Search(FindRunnable found, long step, Set<Integer> arrived) {}

  /** At most this many turns, of different kinds, in the order of their steps. */
  List<Turn> turns(int most) {
    Map<Source, List<Turn>> bySource = new EnumMap<>(Source.class);
    searches().forEach((source, searches) -> bySource.put(source, someOf(searches)));
    List<Turn> turns = new ArrayList<>();
    for (int i = 0; i < OF_A_KIND; i++) {
      for (List<Turn> some : bySource.values()) {
        if (i < some.size() && turns.size() < most && apart(turns, some.get(i))) {
          turns.add(some.get(i));
        }
      }
    }
    turns.sort(Comparator.comparingLong(Turn::step));
    return turns;
  }

  /** A turn begins after the one before has been shown. */
  private static boolean apart(List<Turn> turns, Turn turn) {
    return turns.stream()
        .allMatch(other -> turn.step() >= other.until() || turn.until() <= other.step());
  }

  private Map<Source, List<Search>> searches() {
    Map<Source, List<Search>> searches = new EnumMap<>(Source.class);
    Map<Integer, Long> released = new HashMap<>();
    Set<Integer> arrived = new HashSet<>();
    for (Event event : run.events(0, MOST_EVENTS, KINDS)) {
      int m = event.at().m();
      switch (event) {
        case PReleased gone -> released.put(m, gone.at().step());
        case NetworkReady ready -> arrived.add(ready.at().g());
        case FindRunnable found -> {
          Long gaveUp = released.remove(m);
          boolean isIdle = found.source() == Source.NOTHING;
          if (ASKED.contains(found.source()) && (!isIdle || gaveUp != null)) {
            long last = (isIdle && gaveUp != null ? gaveUp : found.at().step()) - 1;
            searches
                .computeIfAbsent(found.source(), source -> new ArrayList<>())
                .add(new Search(found, last, Set.copyOf(arrived)));
          }
        }
        // It waits anew, and what came before is consumed.
        case GoParked parked -> arrived.remove(parked.at().g());
        default -> {
          // Other kinds say nothing of whom data has come for.
        }
      }
    }
    return searches;
  }

  private List<Turn> someOf(List<Search> searches) {
    List<Search> left = new ArrayList<>(searches);
    List<Turn> turns = new ArrayList<>();
    boolean isIdle = searches.getFirst().found().source() == Source.NOTHING;
    int most = isIdle ? IDLE : OF_A_KIND;
    for (int i = 0; i < LOOKED_AT && !left.isEmpty() && turns.size() < most; i++) {
      Turn turn = turn(left.remove(random.below(left.size())));
      if (turn != null && apart(turns, turn)) {
        turns.add(turn);
      }
    }
    return turns;
  }

  /** The search as a question; null if the board does not show enough to answer it. */
  private @Nullable Turn turn(Search search) {
    FindRunnable found = search.found();
    int m = found.at().m();
    if (search.step() < 1) {
      return null;
    }
    RuntimeSnapshot seen = run.at(search.step()).runtime();
    MachineStateView machine = seen.ms().get(m);
    Integer p = machine == null || machine.curg() != null ? null : machine.p();
    ProcessorState own = p == null ? null : seen.ps().get(p);
    if (p == null || own == null) {
      return null;
    }
    Map<Integer, Option> options = options(seen, own, search.arrived());
    Integer g = found.source() == Source.NOTHING ? null : found.at().g();
    Turn turn =
        new Turn(
            search.step(),
            found.at().step(),
            m,
            p,
            own.schedtick(),
            List.copyOf(options.values()),
            found.source(),
            g,
            Math.max(1, found.taken()),
            found.stood(),
            found.checks());
    return isPlain(turn, options, seen) ? turn : null;
  }

  /** Whether there is something to choose, and chance or a later change decides nothing. */
  private static boolean isPlain(Turn turn, Map<Integer, Option> options, RuntimeSnapshot seen) {
    Integer g = turn.g();
    Place place = g == null ? null : placeOf(options, g);
    long victims =
        seen.ps().values().stream().filter(p -> p.id() != turn.p() && p.runqsize() > 0).count();
    long slots =
        seen.ps().values().stream().filter(p -> p.id() != turn.p() && p.runnext() != null).count();
    boolean fits =
        switch (turn.found()) {
          case GLOBAL_TICK, GLOBAL -> place == Place.GLOBAL_QUEUE;
          case RUNNEXT -> place == Place.OWN_RUNNEXT;
          case LOCAL -> place == Place.OWN_QUEUE;
          case NETPOLL -> place == Place.ARRIVED && countOf(options, Place.ARRIVED) == 1;
          case STOLEN -> place == Place.OTHER_QUEUE && victims == 1;
          case STOLEN_RUNNEXT -> place == Place.OTHER_RUNNEXT && victims == 0 && slots == 1;
          case NOTHING,
              LOCKED,
              TRACE_READER,
              GC_WORKER,
              STOLEN_TIMER,
              IDLE_GC_WORKER,
              GLOBAL_AGAIN,
              BLOCKING_NETPOLL ->
              g == null
                  && victims + slots + seen.sched().runqsize() == 0
                  && countOf(options, Place.ARRIVED) == 0;
        };
    return fits && turn.options().size() > 1;
  }

  private static @Nullable Place placeOf(Map<Integer, Option> options, int g) {
    Option option = options.get(g);
    return option == null ? null : option.place();
  }

  private static long countOf(Map<Integer, Option> options, Place place) {
    return options.values().stream().filter(option -> option.place() == place).count();
  }

  private static Map<Integer, Option> options(
      RuntimeSnapshot seen, ProcessorState own, Set<Integer> arrived) {
    Map<Integer, Option> options = new LinkedHashMap<>();
    add(options, seen, own.runnext(), Place.OWN_RUNNEXT);
    addQueue(options, seen, own.runq(), Place.OWN_QUEUE);
    addQueue(options, seen, seen.sched().runq(), Place.GLOBAL_QUEUE);
    seen.netpoll().goids().stream()
        .sorted(Comparator.comparing(g -> !arrived.contains(g)))
        .limit(WAITING)
        .forEach(g -> add(options, seen, g, arrived.contains(g) ? Place.ARRIVED : Place.NETWORK));
    for (ProcessorState other : seen.ps().values()) {
      if (other.id() != own.id()) {
        add(options, seen, other.runnext(), Place.OTHER_RUNNEXT);
        addQueue(options, seen, other.runq(), Place.OTHER_QUEUE);
      }
    }
    seen.gs().values().stream()
        .filter(g -> g.status() == GoroutineStatus.WAITING && !g.system())
        .filter(g -> !options.containsKey(g.id()))
        .limit(WAITING)
        .forEach(g -> add(options, seen, g.id(), Place.WAITING));
    return options;
  }

  /** The queue's head, the last of what a thief would take, and the tail. */
  private static void addQueue(
      Map<Integer, Option> options, RuntimeSnapshot seen, List<Integer> queue, Place place) {
    if (!queue.isEmpty()) {
      add(options, seen, queue.getFirst(), place);
      add(options, seen, queue.get((queue.size() - 1) / 2), place);
      add(options, seen, queue.getLast(), place);
    }
  }

  private static void add(
      Map<Integer, Option> options, RuntimeSnapshot seen, @Nullable Integer g, Place place) {
    GoroutineState state = g == null ? null : seen.gs().get(g);
    if (g == null || state == null) {
      return;
    }
    boolean waits = state.status() == GoroutineStatus.WAITING;
    Where where = state.where();
    Told told = waits || where == null ? state.waitReason() : where;
    options.putIfAbsent(g, new Option(g, place, told.text()));
  }
}
