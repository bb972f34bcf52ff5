package gopark.session;

import gopark.simulation.WorkStopped;
import java.util.function.BooleanSupplier;

/**
 * What a command goes along a branch, step by step, as far as there is memory. Where there is too
 * little for a step, it ends before that step; if it came no farther than its session stands, the
 * command is stopped.
 */
final class Stretch {
  private final History history;
  private final Run run;
  private final long stands;
  private long reached;

  /** The run is one of the history's, perhaps at an earlier step than the session stands. */
  Stretch(History history, Run run, long stands) {
    this.history = history;
    this.run = run;
    this.stands = stands;
    reached = run.step();
  }

  /** The last step that was made. The run may have been left within the next one. */
  long reached() {
    return reached;
  }

  /** Makes one step. False if nothing is left to happen, or memory is short. */
  boolean goOn() {
    if (history.isShortOfMemory()) {
      return false;
    }
    try {
      if (!history.goOn(run)) {
        return false;
      }
    } catch (WorkStopped stopped) {
      if (stopped.reason() != WorkStopped.Reason.SHORTAGE || reached <= stands) {
        throw stopped;
      }
      return false;
    }
    reached = run.step();
    return true;
  }

  /** Goes to the first step at which that no longer holds, or as far as it can. */
  long goOnWhile(BooleanSupplier isWanted) {
    boolean moved = true;
    while (moved && isWanted.getAsBoolean()) {
      moved = goOn();
    }
    return reached;
  }
}
