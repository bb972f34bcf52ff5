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

  static Words of(TimerEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case TimerStarted e -> timer(at, timer(e.timer()) + " set for " + TraceText.time(e.whenNs()));
      case TimerFired e ->
          timer(at, timer(e.timer()) + " fires, " + Words.ns(e.lateNs()) + " late");
      case TimerStopped e ->
          timer(at, timer(e.timer()) + (e.wasPending() ? " stopped" : " stopped, had fired"));
      case NetpollBlocked e -> Words.ofM(at, "netpoll: sleeps in epoll_wait" + until(e.atMostNs()));
      case NetpollReturned e ->
          Words.ofM(
              at,
              (e.hadSlept() ? "netpoll wakes: " : "netpoll: ")
                  + Words.goroutines(e.ready())
                  + " ready");
      case NetpollBroken _ -> Words.ofM(at, "netpollBreak wakes the poller");
      case NetworkReady e ->
          new Words(Words.g(at.g()), "network has data, descriptor #" + e.descriptor(), "");
      case Injected e ->
          Words.ofM(at, "injects " + Words.goroutines(e.goroutines())).at(Words.to(at, e.place()));
    };
  }

  private static Words timer(Stamp at, String what) {
    return at.g() >= 0 ? Words.ofG(at, what) : Words.ofP(at, what);
  }

  private static String timer(int handle) {
    return handle == 0 ? "timer" : "timer #" + handle;
  }

  private static String until(long atMostNs) {
    return atMostNs < 0 ? "" : ", at most " + Words.ns(atMostNs);
  }
}
