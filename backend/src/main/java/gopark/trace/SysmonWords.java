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

  static Words of(SysmonEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case SysmonRound e ->
          new Words(
              SYSMON,
              "looks round after " + Words.ns(e.sleptNs()),
              Words.count(e.idleRounds(), "idle round", "idle rounds"));
      case SysmonSlept e ->
          new Words(SYSMON, "sleeps on its note, at most " + Words.ns(e.atMostNs()), "");
      case SysmonWoken _ -> new Words(SYSMON, "woken", Words.by(at.m()));
      case PreemptionRequested e ->
          Words.ofG(at, e.signal() ? "asked to stop, SIGURG sent" : "asked to stop at a call")
              .at("by " + who(e.by()) + " with " + Words.p(at.p()));
      case SignalHandled e ->
          Words.ofG(at, e.safePoint() ? "SIGURG: at a safe point" : "SIGURG: no safe point");
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
