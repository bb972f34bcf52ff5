package gopark.trace;

import gopark.runtime.event.GcEvent;
import gopark.runtime.event.GcEvent.GcAssistEnded;
import gopark.runtime.event.GcEvent.GcAssistStarted;
import gopark.runtime.event.GcEvent.GcPhaseBegan;
import gopark.runtime.event.GcEvent.GcSwept;
import gopark.runtime.event.GcEvent.GcTriggered;
import gopark.runtime.event.GcEvent.GcWorkerStarted;
import gopark.runtime.event.GcEvent.GcWorkerStopped;
import gopark.runtime.event.GcEvent.HeapChanged;
import gopark.runtime.event.GcTrigger;
import gopark.runtime.event.Stamp;
import gopark.runtime.state.GcPhase;
import gopark.runtime.state.GcWorkerMode;

/** The garbage collector, in words. */
final class GcWords {
  private static final String GC = "GC";

  private GcWords() {}

  static EventLine of(GcEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case GcPhaseBegan e ->
          new EventLine(
              GC, "phase " + phase(e.phase()) + " of cycle " + e.cycle(), EventLine.on(at));
      case GcTriggered e ->
          new EventLine(GC, "triggered by " + trigger(e.trigger()), EventLine.on(at));
      case GcWorkerStarted e -> EventLine.ofG(at, "marks, " + mode(e.mode()) + " worker");
      case GcWorkerStopped e ->
          EventLine.ofG(at, mode(e.mode()) + " worker stops, marked " + EventLine.ns(e.markedNs()));
      case GcAssistStarted e -> EventLine.ofG(at, "assists: must scan " + e.bytes() + " bytes");
      case GcAssistEnded _ -> EventLine.ofG(at, "has assisted");
      case GcSwept e ->
          new EventLine(
              GC,
              "swept " + EventLine.count(e.spans(), "span", "spans") + (e.done() ? ", done" : ""),
              EventLine.on(at));
      case HeapChanged e ->
          new EventLine(
              GC,
              "heap " + e.liveBytes() + " bytes, next GC at " + e.nextBytes(),
              EventLine.on(at));
    };
  }

  private static String phase(GcPhase phase) {
    return switch (phase) {
      case OFF -> "off";
      case MARK -> "mark";
      case MARK_TERMINATION -> "mark termination";
      case SWEEP -> "sweep";
    };
  }

  private static String trigger(GcTrigger trigger) {
    return switch (trigger) {
      case HEAP -> "the heap's size";
      case TIME -> "time";
      case CALL -> "runtime.GC";
    };
  }

  private static String mode(GcWorkerMode mode) {
    return switch (mode) {
      case NOT_WORKER -> "no";
      case DEDICATED -> "dedicated";
      case FRACTIONAL -> "fractional";
      case IDLE -> "idle";
    };
  }
}
