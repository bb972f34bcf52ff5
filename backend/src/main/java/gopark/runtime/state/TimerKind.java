package gopark.runtime.state;

/** What a timer does when its time has come. */
public enum TimerKind {
  /** Readies a sleeper. */
  SLEEP,
  /** Sends the time on a channel. */
  CHANNEL,
  /** Starts a goroutine. */
  FUNCTION
}
