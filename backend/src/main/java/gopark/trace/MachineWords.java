package gopark.trace;

import gopark.runtime.event.EventSink;
import gopark.runtime.event.HandOff;
import gopark.runtime.event.MachineEvent;
import gopark.runtime.event.MachineEvent.MCreated;
import gopark.runtime.event.MachineEvent.MExited;
import gopark.runtime.event.MachineEvent.MGavePToLocked;
import gopark.runtime.event.MachineEvent.MParked;
import gopark.runtime.event.MachineEvent.MParkedLocked;
import gopark.runtime.event.MachineEvent.MWoken;
import gopark.runtime.event.MachineEvent.NeedSpinning;
import gopark.runtime.event.MachineEvent.PAcquired;
import gopark.runtime.event.MachineEvent.PHandedOff;
import gopark.runtime.event.MachineEvent.PIdled;
import gopark.runtime.event.MachineEvent.PReleased;
import gopark.runtime.event.Stamp;

/** Processors and machines, in words. */
final class MachineWords {
  private MachineWords() {}

  static EventLine of(MachineEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case PAcquired _ -> EventLine.ofP(at, "acquired by " + EventLine.m(at.m())).at("");
      case PReleased _ -> EventLine.ofP(at, "released by " + EventLine.m(at.m())).at("");
      case PIdled _ -> EventLine.ofP(at, "idle");
      case PHandedOff e -> EventLine.ofP(at, "handed off: " + why(e.why()));
      case MCreated e -> EventLine.ofM(at, "new thread" + spinning(e.spinning()) + maker(e.by()));
      case MWoken e -> EventLine.ofM(at, "woken" + spinning(e.spinning()) + maker(e.by()));
      case MParked _ -> EventLine.ofM(at, "parks, idle");
      case MParkedLocked _ -> EventLine.ofM(at, "parks until " + EventLine.g(at.g()) + " may run");
      case MGavePToLocked e ->
          EventLine.ofM(
              at,
              "gives its P to " + EventLine.m(e.machine()) + ", locked to " + EventLine.g(at.g()));
      case MExited _ -> EventLine.ofM(at, "thread ends");
      case NeedSpinning _ -> EventLine.ofM(at, "finds no idle P: needspinning");
    };
  }

  private static String spinning(boolean spinning) {
    return spinning ? ", spinning" : "";
  }

  private static String maker(int machine) {
    return machine == EventSink.NONE ? "" : ", by " + EventLine.m(machine);
  }

  private static String why(HandOff why) {
    return switch (why) {
      case LOCAL_WORK -> "its run queue has work";
      case GLOBAL_WORK -> "the global queue has work";
      case TRACE_READER -> "the trace reader has work";
      case GC_WORK -> "the GC has work";
      case NOBODY_LOOKS -> "nobody looks for work";
      case WORLD_STOPS -> "the world stops";
      case LAST_TO_POLL -> "somebody must poll";
      case IDLE -> "nothing to do";
    };
  }
}
