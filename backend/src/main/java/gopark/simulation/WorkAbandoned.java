package gopark.simulation;

/** Nobody waits for the work any more. It ended between two steps, and everything is whole. */
public final class WorkAbandoned extends RuntimeException {

  private static final long serialVersionUID = 1;

  public WorkAbandoned() {
    super("Nobody waits for this work any more.", null, false, false);
  }
}
