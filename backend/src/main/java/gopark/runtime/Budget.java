package gopark.runtime;

/**
 * How far a run may go at most.
 *
 * @param steps how many more steps
 * @param untilNs no step later than this virtual time
 */
public record Budget(long steps, long untilNs) {

  /** Why a run came to a stop. */
  public enum Stop {
    /** The process has ended. */
    ENDED,
    /** The run is at rest: nothing would ever happen unless somebody interferes. */
    AT_REST,
    OUT_OF_STEPS,
    OUT_OF_TIME
  }
}
