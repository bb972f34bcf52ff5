package gopark.session;

import gopark.runtime.GoRuntime;
import gopark.runtime.event.Event;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.trace.EventLog;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** A run of a scenario from its beginning, which knows nothing of sessions. */
final class Independent {
  private final List<Timed> commands;
  private final GoRuntime runtime;
  private final EventLog log;
  private int done;

  Independent(Scenario scenario) {
    this(scenario, EventLog.STANDARD_RETENTION);
  }

  Independent(Scenario scenario, long kept) {
    commands = scenario.commands();
    log = new EventLog(kept, scenario.release().searchOrder());
    runtime = scenario.start(log);
    obey();
  }

  private void obey() {
    while (done < commands.size() && commands.get(done).step() <= runtime.steps()) {
      runtime.apply(commands.get(done).command());
      done++;
    }
  }

  Independent goTo(long step) {
    while (runtime.steps() < step && runtime.step()) {
      obey();
    }
    return this;
  }

  RuntimeSnapshot snapshot() {
    return runtime.snapshot();
  }

  Map<Long, RuntimeSnapshot> snapshots(Collection<Long> steps) {
    Map<Long, RuntimeSnapshot> snapshots = new LinkedHashMap<>();
    for (long step : new TreeSet<>(steps)) {
      snapshots.put(step, goTo(step).snapshot());
    }
    return snapshots;
  }

  /** All events so far; they are numbered from 0. */
  List<Event> events() {
    List<Event> events = new ArrayList<>();
    log.forEach(0, log.size(), events::add);
    return events;
  }
}
