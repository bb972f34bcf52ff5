package gopark.runtime;

/** One of the runtime's own laws is broken: our mistake, never a learner's. */
public final class SimulatorBug extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  SimulatorBug(String message) {
    super(message);
  }
}
