package gopark.simulation;

/**
 * Work must not go on, because it took too long without looking up. Whatever it was changing is in
 * no known state and must be thrown away.
 */
public final class WorkStopped extends RuntimeException {

  private static final long serialVersionUID = 1;

  public WorkStopped() {
    super("This work was stopped because it took too long.", null, false, false);
  }
}
