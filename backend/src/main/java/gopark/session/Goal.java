package gopark.session;

import gopark.condition.Condition;

/**
 * Something that a run is to show.
 *
 * @param times how often it must become true, if once is not enough; 1 for all but {@link
 *     When#EVER}
 */
public record Goal(Condition condition, When when, int times) {

  /** When the condition must hold. */
  public enum When {
    /** The condition becomes true, or an event for which it holds happens. */
    EVER,
    /** The condition holds after every step. */
    ALWAYS,
    /** The condition holds where the run stands. */
    LAST
  }
}
