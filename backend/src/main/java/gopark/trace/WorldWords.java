package gopark.trace;

import gopark.runtime.event.Stamp;
import gopark.runtime.event.StopReason;
import gopark.runtime.event.WorldEvent;
import gopark.runtime.event.WorldEvent.PDestroyed;
import gopark.runtime.event.WorldEvent.PStopped;
import gopark.runtime.event.WorldEvent.ProcsResized;
import gopark.runtime.event.WorldEvent.StwStarted;
import gopark.runtime.event.WorldEvent.WorldStarted;
import gopark.runtime.event.WorldEvent.WorldStopped;

/** Stopping the world, in words. */
final class WorldWords {
  private static final String WORLD = "world";

  private WorldWords() {}

  static EventLine of(WorldEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case StwStarted e ->
          new EventLine(WORLD, "shall stop: " + reason(e.reason()), EventLine.on(at));
      case PStopped e -> EventLine.ofP(at, "stopped for it, " + e.left() + " to go");
      case WorldStopped e ->
          new EventLine(WORLD, "stopped, after " + EventLine.ns(e.stoppingNs()), EventLine.on(at));
      case WorldStarted e ->
          new EventLine(WORLD, "goes on, stood " + EventLine.ns(e.stoodNs()), EventLine.on(at));
      case ProcsResized e ->
          new EventLine(WORLD, "GOMAXPROCS " + e.before() + " -> " + e.after(), EventLine.on(at));
      case PDestroyed _ -> EventLine.ofP(at, "destroyed");
    };
  }

  /** The reason as an execution trace names it. */
  private static String reason(StopReason reason) {
    return switch (reason) {
      case GC_SWEEP_TERMINATION -> "GC sweep termination";
      case GC_MARK_TERMINATION -> "GC mark termination";
      case GOMAXPROCS -> "GOMAXPROCS";
      case READ_MEM_STATS -> "read mem stats";
      case ALL_GOROUTINES_STACK -> "all goroutines stack trace";
    };
  }
}
