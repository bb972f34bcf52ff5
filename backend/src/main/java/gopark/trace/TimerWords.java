package gopark.trace;

import gopark.runtime.event.Stamp;
import gopark.runtime.event.TimerEvent;
import gopark.runtime.event.TimerEvent.Injected;
import gopark.runtime.event.TimerEvent.NetpollBlocked;
import gopark.runtime.event.TimerEvent.NetpollBroken;
import gopark.runtime.event.TimerEvent.NetpollReturned;
import gopark.runtime.event.TimerEvent.NetworkReady;
import gopark.runtime.event.TimerEvent.TimerFired;
import gopark.runtime.event.TimerEvent.TimerStarted;
import gopark.runtime.event.TimerEvent.TimerStopped;

/** Timers and the network poller, in words. */
final class TimerWords {
  private TimerWords() {}

  static EventLine of(TimerEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case TimerStarted e -> timer(at, timer(e.timer()) + " set for " + TraceText.time(e.whenNs()));
      case TimerFired e ->
          timer(at, timer(e.timer()) + " fires, " + EventLine.ns(e.lateNs()) + " late");
      case TimerStopped e ->
          timer(at, timer(e.timer()) + (e.wasPending() ? " stopped" : " stopped, had fired"));
      case NetpollBlocked e ->
          EventLine.ofM(at, "netpoll: sleeps in epoll_wait" + until(e.atMostNs()));
      case NetpollReturned e ->
          EventLine.ofM(
              at,
              (e.hadSlept() ? "netpoll wakes: " : "netpoll: ")
                  + EventLine.goroutines(e.ready())
                  + " ready");
      case NetpollBroken _ -> EventLine.ofM(at, "netpollBreak wakes the poller");
      case NetworkReady e ->
          new EventLine(EventLine.g(at.g()), "network has data, descriptor #" + e.descriptor(), "");
      case Injected e ->
          EventLine.ofM(at, "injects " + EventLine.goroutines(e.goroutines()))
              .at(EventLine.to(at, e.place()));
    };
  }

  private static EventLine timer(Stamp at, String what) {
    return at.g() >= 0 ? EventLine.ofG(at, what) : EventLine.ofP(at, what);
  }

  private static String timer(int handle) {
    return handle == 0 ? "timer" : "timer #" + handle;
  }

  private static String until(long atMostNs) {
    return atMostNs < 0 ? "" : ", at most " + EventLine.ns(atMostNs);
  }
}
