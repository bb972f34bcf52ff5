package gopark.computing;

/** Why work is to be done. */
public enum Urgency {
  /** A person waits for the answer. */
  WAITED_FOR,
  /**
   * A person waits who reads what another steers, such as a session without its key: after
   * everything for which the other waits.
   */
  READER,
  /** Something plays on, and people look at it. */
  BACKGROUND
}
