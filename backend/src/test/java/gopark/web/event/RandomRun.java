package gopark.web.event;

import gopark.command.Applied;
import gopark.runtime.GoRuntime;
import gopark.runtime.event.Event;
import gopark.scenario.RandomDocuments;
import gopark.scenario.Scenario;
import gopark.trace.EventLog;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A run drawn from a seed, with a learner who interferes. */
final class RandomRun {
  private static final int ORDERS = 40;
  private static final int MOST_STEPS = 60;

  private RandomRun() {}

  static List<Event> events(long seed) {
    EventLog log = new EventLog();
    play(seed, log, runtime -> {});
    List<Event> events = new ArrayList<>();
    log.forEach(0, log.size(), events::add);
    return events;
  }

  /** Plays it and shows it between the orders. */
  static void play(long seed, EventLog log, Consumer<GoRuntime> watcher) {
    RandomDocuments random = new RandomDocuments(seed);
    Scenario scenario = random.scenario();
    while (!Scenario.read(scenario.tree()).problems().isEmpty()) {
      scenario = random.scenario();
    }
    GoRuntime runtime = scenario.withCommands(List.of()).start(log);
    int orders = 0;
    for (int i = 0; i < ORDERS && runtime.ending() == null; i++) {
      if (runtime.apply(random.runtime()) instanceof Applied) {
        orders++;
      }
      for (int steps = random.random().below(MOST_STEPS); steps > 0 && runtime.step(); steps--) {
        // The loop steps to the next order.
      }
      watcher.accept(runtime);
    }
    if (orders == 0 && runtime.ending() == null) {
      throw new AssertionError("seed " + seed + ": no order made sense");
    }
  }
}
