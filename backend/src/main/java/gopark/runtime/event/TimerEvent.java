package gopark.runtime.event;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.DURATION;
import static gopark.runtime.state.Meaning.OBJECT;
import static gopark.runtime.state.Meaning.TIME;

import gopark.runtime.state.Means;

/** Events of timers and the network poller. */
public sealed interface TimerEvent extends Event {

  /** A timer was set for a time. */
  record TimerStarted(Stamp at, @Means(OBJECT) int timer, @Means(TIME) long whenNs)
      implements TimerEvent {}

  /** A timer's time has come, {@code lateNs} ago. */
  record TimerFired(Stamp at, @Means(OBJECT) int timer, @Means(DURATION) long lateNs)
      implements TimerEvent {}

  /** A timer was stopped, before it had fired or after. */
  record TimerStopped(Stamp at, @Means(OBJECT) int timer, boolean wasPending)
      implements TimerEvent {}

  /** The machine sleeps in epoll_wait, for ever if the time is below 0. */
  record NetpollBlocked(Stamp at, @Means(value = DURATION, none = -1) long atMostNs)
      implements TimerEvent {}

  /** epoll_wait returned with {@code ready} goroutines whose descriptors are ready. */
  record NetpollReturned(Stamp at, @Means(COUNT) int ready, boolean hadSlept)
      implements TimerEvent {}

  /** Somebody woke the machine that slept in epoll_wait. */
  record NetpollBroken(Stamp at) implements TimerEvent {}

  /** The network has data for the goroutine. */
  record NetworkReady(Stamp at, @Means(OBJECT) int descriptor) implements TimerEvent {}

  /** Several goroutines were put in a queue at once. */
  record Injected(Stamp at, @Means(COUNT) int goroutines, Place place) implements TimerEvent {}
}
