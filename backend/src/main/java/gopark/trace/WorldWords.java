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

  static Words of(WorldEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case StwStarted e -> new Words(WORLD, "shall stop: " + reason(e.reason()), Words.on(at));
      case PStopped e -> Words.ofP(at, "stopped for it, " + e.left() + " to go");
      case WorldStopped e ->
          new Words(WORLD, "stopped, after " + Words.ns(e.stoppingNs()), Words.on(at));
      case WorldStarted e ->
          new Words(WORLD, "goes on, stood " + Words.ns(e.stoodNs()), Words.on(at));
      case ProcsResized e ->
          new Words(WORLD, "GOMAXPROCS " + e.before() + " -> " + e.after(), Words.on(at));
      case PDestroyed _ -> Words.ofP(at, "destroyed");
    };
  }

  /** As an execution trace names it. */
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
