package gopark.runtime.event;

/** Of the monitor thread, and of preemption, which it mostly asks for. */
public sealed interface SysmonEvent extends Event {

  /** It looked at everything, after a sleep; so many rounds have found nothing to do. */
  record SysmonRound(Stamp at, long sleptNs, long idleRounds) implements SysmonEvent {}

  /** It sleeps until it is woken, or at most so long. */
  record SysmonSlept(Stamp at, long atMostNs) implements SysmonEvent {}

  /** It was woken from its deep sleep. */
  record SysmonWoken(Stamp at) implements SysmonEvent {}

  /** The goroutine is asked to stop at its next call, and by a signal if one was sent. */
  record PreemptionRequested(Stamp at, boolean signal, PreemptedBy by) implements SysmonEvent {}

  /** The signal has reached the thread, which stood at a safe point or did not. */
  record SignalHandled(Stamp at, boolean safePoint) implements SysmonEvent {}
}
