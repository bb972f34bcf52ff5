package gopark.simulation;

/** One of the runtime's own laws is broken: our mistake, never a learner's. */
public final class SimulatorBug extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  public SimulatorBug(String message) {
    super(message);
  }

  public SimulatorBug(String message, Throwable cause) {
    super(message, cause);
  }

  /** A goroutine stands in the middle of an operation that has no middle. */
  public static SimulatorBug noMiddle(Object operation) {
    return new SimulatorBug(operation + " is over in one step");
  }
}
