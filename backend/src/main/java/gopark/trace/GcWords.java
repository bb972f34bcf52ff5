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
import gopark.runtime.event.GcPhase;
import gopark.runtime.event.GcTrigger;
import gopark.runtime.event.GcWorkerMode;
import gopark.runtime.event.Stamp;

/** The garbage collector, in words. */
final class GcWords {
  private static final String GC = "GC";

  private GcWords() {}

  static Words of(GcEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case GcPhaseBegan e ->
          new Words(GC, "phase " + phase(e.phase()) + " of cycle " + e.cycle(), Words.on(at));
      case GcTriggered e -> new Words(GC, "triggered by " + trigger(e.trigger()), Words.on(at));
      case GcWorkerStarted e -> Words.ofG(at, "marks, " + mode(e.mode()) + " worker");
      case GcWorkerStopped e ->
          Words.ofG(at, mode(e.mode()) + " worker stops, marked " + Words.ns(e.markedNs()));
      case GcAssistStarted e -> Words.ofG(at, "assists: must scan " + e.bytes() + " bytes");
      case GcAssistEnded _ -> Words.ofG(at, "has assisted");
      case GcSwept e ->
          new Words(
              GC,
              "swept " + Words.count(e.spans(), "span", "spans") + (e.done() ? ", done" : ""),
              Words.on(at));
      case HeapChanged e ->
          new Words(
              GC, "heap " + e.liveBytes() + " bytes, next GC at " + e.nextBytes(), Words.on(at));
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
