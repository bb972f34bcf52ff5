package gopark.simulation;

import org.jspecify.annotations.Nullable;

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

  /** A goroutine stands at a stage that its operation does not have. */
  public static SimulatorBug noStage(@Nullable Object operation, int stage) {
    return new SimulatorBug(operation + " has no stage " + stage);
  }
}
