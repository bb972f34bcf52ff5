package gopark.condition;

/** What a condition looks at, so that nobody makes what it does not need. */
public enum Needs {
  /** The step and the time at most. */
  CLOCK,
  /** The event that has just happened. */
  EVENT,
  /** What can be seen after a step. */
  SNAPSHOT,
  /** An event, and what can be seen after its step. */
  EVENT_AND_SNAPSHOT;

  static Needs of(boolean event, boolean snapshot) {
    if (event) {
      return snapshot ? EVENT_AND_SNAPSHOT : EVENT;
    }
    return snapshot ? SNAPSHOT : CLOCK;
  }

  public boolean event() {
    return this == EVENT || this == EVENT_AND_SNAPSHOT;
  }

  public boolean snapshot() {
    return this == SNAPSHOT || this == EVENT_AND_SNAPSHOT;
  }
}
