package gopark.runtime.event;

/** Of timers and the network poller. */
public sealed interface TimerEvent extends Event {

  /** A timer was set for a time. */
  record TimerStarted(Stamp at, int timer, long whenNs) implements TimerEvent {}

  /** A timer's time has come, so long ago. */
  record TimerFired(Stamp at, int timer, long lateNs) implements TimerEvent {}

  /** A timer was stopped, before it had fired or after. */
  record TimerStopped(Stamp at, int timer, boolean wasPending) implements TimerEvent {}

  /** The machine sleeps in epoll_wait, for ever if the time is below 0. */
  record NetpollBlocked(Stamp at, long atMostNs) implements TimerEvent {}

  /** epoll_wait gave so many goroutines that may go on. */
  record NetpollReturned(Stamp at, int ready, boolean hadSlept) implements TimerEvent {}

  /** Somebody woke the machine that slept in epoll_wait. */
  record NetpollBroken(Stamp at) implements TimerEvent {}

  /** The network has data for the goroutine. */
  record NetworkReady(Stamp at, int descriptor) implements TimerEvent {}

  /** So many goroutines were put in a queue at a blow. */
  record Injected(Stamp at, int goroutines, Place place) implements TimerEvent {}
}
