package gopark.scenario;

import gopark.program.Operation;
import gopark.program.Operation.SyncKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What goroutines of one behaviour do, for all of them to share.
 *
 * @param function as Go would print its name
 * @param things that it knows by name
 * @param counters how many loops it has
 */
record Plan(String function, List<PlanLine> code, List<Thing> things, int counters) {
  Plan {
    code = List.copyOf(code);
    things = List.copyOf(things);
  }

  /**
   * Something with a name.
   *
   * @param kind of a lock or group; null: a channel
   * @param capacity of the channel, if nobody has made it before
   */
  record Thing(@Nullable SyncKind kind, String name, int capacity) {
    Operation find() {
      return kind == null
          ? new Operation.FindChannel(capacity, name)
          : new Operation.FindSync(kind, name);
    }
  }
}
