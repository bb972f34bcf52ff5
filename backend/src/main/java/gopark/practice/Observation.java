package gopark.practice;

import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.SchedulerEvent.SpinningEnded;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.RuntimeSnapshot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is known of a run: how it stands, and what happened in a window of time before. */
public final class Observation {
  /** The events that are needed; others are passed over. */
  public static final Set<EventKind> KINDS =
      Set.of(
          EventKind.GO_STARTED,
          EventKind.GO_PARKED,
          EventKind.GO_YIELDED,
          EventKind.GO_PREEMPTED,
          EventKind.GO_ENDED,
          EventKind.SYSCALL_ENTERED,
          EventKind.M_CREATED,
          EventKind.SPINNING_ENDED);

  final RuntimeSnapshot now;
  final List<GoroutineState> goroutines;
  final long fromNs;

  /** How long goroutines ran on each processor within the window. */
  final Map<Integer, Long> ranNs = new HashMap<>();

  private final Map<Integer, Long> startedNs = new HashMap<>();
  int threadsMade;
  int spins;
  int vainSpins;

  /** When goroutines began to run, in order. */
  private final List<Long> starts = new ArrayList<>();

  /**
   * Puts together what is known.
   *
   * @param goroutines those that are alive, or as many of them as there is room for
   * @param fromNs where the window begins
   * @param events of it, in their order
   */
  public Observation(
      RuntimeSnapshot now, Collection<GoroutineState> goroutines, long fromNs, List<Event> events) {
    this.now = now;
    this.goroutines = goroutines.stream().filter(g -> !g.system()).toList();
    this.fromNs = fromNs;
    events.forEach(this::count);
    startedNs.forEach((p, since) -> ranNs.merge(p, now.timeNs() - since, Long::sum));
  }

  private void count(Event event) {
    int p = event.at().p();
    switch (event.at().kind()) {
      case GO_STARTED -> {
        starts.add(event.at().timeNs());
        startedNs.put(p, event.at().timeNs());
      }
      case M_CREATED -> threadsMade++;
      case SPINNING_ENDED -> {
        spins++;
        vainSpins += event instanceof SpinningEnded ended && !ended.foundWork() ? 1 : 0;
      }
      case GO_PARKED, GO_YIELDED, GO_PREEMPTED, GO_ENDED, SYSCALL_ENTERED -> {
        Long since = p == EventSink.NONE ? null : startedNs.remove(p);
        if (since != null) {
          ranNs.merge(p, event.at().timeNs() - since, Long::sum);
        }
      }
      default -> {
        // Other kinds say nothing of what is counted.
      }
    }
  }

  long windowNs() {
    return now.timeNs() - fromNs;
  }

  /** How often a goroutine began to run after a time. */
  long startsAfter(long timeNs) {
    return starts.stream().filter(at -> at > timeNs).count();
  }
}
