package gopark.simulation;

/**
 * Work must not go on: nobody waits for it any more, or it took too much. Whatever it was changing
 * is in no known state and must be thrown away.
 */
public final class WorkStopped extends RuntimeException {

  private static final long serialVersionUID = 1;

  public WorkStopped(String why) {
    super(why, null, false, false);
  }
}
