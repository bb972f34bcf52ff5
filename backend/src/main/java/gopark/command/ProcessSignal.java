package gopark.command;

/** Signals that somebody can send to the process from outside, with their numbers on Linux. */
public enum ProcessSignal {
  /** The terminal was closed. */
  SIGHUP(1),
  /** Ctrl-C. */
  SIGINT(2),
  /** Ctrl-\: ends with the stacks of all goroutines. */
  SIGQUIT(3),
  SIGABRT(6),
  /** Ends it whatever it asks for. */
  SIGKILL(9),
  SIGUSR1(10),
  SIGUSR2(12),
  /** What a container's engine sends first. */
  SIGTERM(15);

  private final int number;

  ProcessSignal(int number) {
    this.number = number;
  }

  public int number() {
    return number;
  }
}
