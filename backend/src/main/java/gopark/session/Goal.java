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
    /** It becomes true, or an event for which it holds happens. */
    EVER,
    /** It holds after every step. */
    ALWAYS,
    /** It holds where the run stands. */
    LAST
  }
}
