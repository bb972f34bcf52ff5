package gopark.condition;

import gopark.runtime.GoRuntime;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.GoScenario;
import gopark.simulation.WorkMeter;
import gopark.trace.EventLog;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A short run with more goroutines than one queue holds. */
final class PlayedRun {
  private static final String PROGRAM =
      """
      package main

      import (
          "time"

          "gopark/sched"
      )

      func main() {
          for range 257 {
              go worker()
          }
          time.Sleep(20 * time.Millisecond)
      }

      func worker() {
          sched.Spin(100 * time.Microsecond)
      }
      """;

  /** The asker of tests, whose work is not limited. */
  static final Asker ASKER = new Asker(WorkMeter.unlimited());

  private static final int MOST_STEPS = 4_000;

  final List<RuntimeSnapshot> snapshots = new ArrayList<>();
  final List<Event> events = new ArrayList<>();

  PlayedRun(int processors) {
    EventLog log = new EventLog();
    GoRuntime runtime = GoScenario.quiet(PROGRAM, "gomaxprocs", processors, "cores", 4).start(log);
    snapshots.add(runtime.snapshot());
    for (int i = 0; i < MOST_STEPS && runtime.step(); i++) {
      snapshots.add(runtime.snapshot());
    }
    log.forEach(0, log.size(), events::add);
  }

  Event first(EventKind kind) {
    return events.stream().filter(event -> event.at().kind() == kind).findFirst().orElseThrow();
  }

  RuntimeSnapshot first(Predicate<RuntimeSnapshot> wanted) {
    return snapshots.stream().filter(wanted).findFirst().orElseThrow();
  }

  RuntimeSnapshot last() {
    return snapshots.getLast();
  }
}
