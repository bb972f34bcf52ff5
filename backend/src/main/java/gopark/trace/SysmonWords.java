package gopark.trace;

import gopark.runtime.event.PreemptedBy;
import gopark.runtime.event.Stamp;
import gopark.runtime.event.SysmonEvent;
import gopark.runtime.event.SysmonEvent.PreemptionRequested;
import gopark.runtime.event.SysmonEvent.SignalHandled;
import gopark.runtime.event.SysmonEvent.SysmonRound;
import gopark.runtime.event.SysmonEvent.SysmonSlept;
import gopark.runtime.event.SysmonEvent.SysmonWoken;

/** The monitor thread and preemption, in words. */
final class SysmonWords {
  private static final String SYSMON = "sysmon";

  private SysmonWords() {}

  static EventLine of(SysmonEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case SysmonRound e ->
          new EventLine(
              SYSMON,
              "looks round after " + EventLine.ns(e.sleptNs()),
              EventLine.count(e.idleRounds(), "idle round", "idle rounds"));
      case SysmonSlept e ->
          new EventLine(SYSMON, "sleeps on its note, at most " + EventLine.ns(e.atMostNs()), "");
      case SysmonWoken _ -> new EventLine(SYSMON, "woken", EventLine.by(at.m()));
      case PreemptionRequested e ->
          EventLine.ofG(at, e.signal() ? "asked to stop, SIGURG sent" : "asked to stop at a call")
              .at("by " + who(e.by()) + " with " + EventLine.p(at.p()));
      case SignalHandled e ->
          EventLine.ofG(at, e.safePoint() ? "SIGURG: at a safe point" : "SIGURG: no safe point");
    };
  }

  private static String who(PreemptedBy by) {
    return switch (by) {
      case SYSMON -> "sysmon";
      case STOP_THE_WORLD -> "stop-the-world";
      case GC -> "the GC";
      case LEARNER -> "the learner";
      case SAFE_POINT -> "forEachP";
    };
  }
}
