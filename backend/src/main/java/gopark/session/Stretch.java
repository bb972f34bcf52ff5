package gopark.session;

import gopark.simulation.WorkStopped;

/**
 * What a command goes along a branch, step by step, as far as there is memory. Where there is too
 * little for a step, it ends before that step; if it was the first one, the command is stopped.
 */
final class Stretch {
  private final History history;
  private final Run run;
  private final long from;
  private long reached;

  /** The run is one of the history's. */
  Stretch(History history, Run run) {
    this.history = history;
    this.run = run;
    from = run.step();
    reached = from;
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
      if (stopped.reason() != WorkStopped.Reason.SHORTAGE || reached == from) {
        throw stopped;
      }
      return false;
    }
    reached = run.step();
    return true;
  }
}
