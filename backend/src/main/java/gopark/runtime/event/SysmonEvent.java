package gopark.runtime.event;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.DURATION;

import gopark.runtime.state.Means;

/** Events of the monitor thread, and of preemption, which it mostly asks for. */
public sealed interface SysmonEvent extends Event {

  /**
   * sysmon looked at everything after a sleep; {@code idleRounds} rounds have found nothing to do.
   */
  record SysmonRound(Stamp at, @Means(DURATION) long sleptNs, @Means(COUNT) long idleRounds)
      implements SysmonEvent {}

  /** sysmon sleeps until it is woken, for {@code atMostNs} at most. */
  record SysmonSlept(Stamp at, @Means(value = DURATION, none = -1) long atMostNs)
      implements SysmonEvent {}

  /** sysmon was woken from its deep sleep. */
  record SysmonWoken(Stamp at) implements SysmonEvent {}

  /** The goroutine is asked to stop at its next call, and by a signal if one was sent. */
  record PreemptionRequested(Stamp at, boolean signal, PreemptedBy by) implements SysmonEvent {}

  /** The signal has reached the thread, which stood at a safe point or did not. */
  record SignalHandled(Stamp at, boolean safePoint) implements SysmonEvent {}
}
