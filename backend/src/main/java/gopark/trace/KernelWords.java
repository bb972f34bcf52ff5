package gopark.trace;

import gopark.runtime.event.KernelEvent;
import gopark.runtime.event.KernelEvent.ThreadOffCore;
import gopark.runtime.event.KernelEvent.ThreadOnCore;
import gopark.runtime.event.KernelEvent.Throttled;
import gopark.runtime.event.KernelEvent.Unthrottled;
import gopark.runtime.event.LeftCore;
import gopark.runtime.event.Stamp;

/** The operating system, in words. */
final class KernelWords {
  private static final String QUOTA = "quota";

  private KernelWords() {}

  static EventLine of(KernelEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case ThreadOnCore e -> new EventLine(EventLine.m(at.m()), "on core " + e.core(), "");
      case ThreadOffCore e ->
          new EventLine(EventLine.m(at.m()), "off core " + e.core() + ": " + why(e.why()), "");
      case Throttled e ->
          new EventLine(QUOTA, "used up: no thread runs until " + TraceText.time(e.untilNs()), "");
      case Unthrottled _ -> new EventLine(QUOTA, "renewed: threads run again", "");
    };
  }

  private static String why(LeftCore why) {
    return switch (why) {
      case SLEEPS -> "sleeps";
      case SLICE_OVER -> "its slice is over";
      case ANOTHER_WOKE -> "another woke";
      case THROTTLED -> "throttled";
      case CORE_REMOVED -> "the core is taken away";
    };
  }
}
