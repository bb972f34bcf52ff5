package gopark.condition;

import gopark.program.Beginning;
import gopark.program.script.Script;
import gopark.runtime.CostModel;
import gopark.runtime.GoRuntime;
import gopark.runtime.Limits;
import gopark.runtime.RuntimeConfig;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.release.Releases;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.simulation.WorkMeter;
import gopark.trace.EventLog;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A short run with more goroutines than one queue holds. */
final class Played {
  private static final String SCRIPT =
      """
      func main
        repeat 257
          go worker
        end
        sleep 20ms
      end
      func worker
        spin 100us
      end
      """;

  /** Who asks in tests pays nothing. */
  static final Asker ASKER = new Asker(WorkMeter.unlimited());

  private static final int MOST_STEPS = 4_000;

  final List<RuntimeSnapshot> snapshots = new ArrayList<>();
  final List<Event> events = new ArrayList<>();

  Played(int processors) {
    EventLog log = new EventLog();
    RuntimeConfig config =
        new RuntimeConfig(
            Releases.newest(),
            processors,
            4,
            1,
            CostModel.ideal(),
            Beginning.QUIET,
            Limits.standard());
    GoRuntime runtime = new GoRuntime(config, Script.parse("main", SCRIPT).main(), log);
    runtime.boot();
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
