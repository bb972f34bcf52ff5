package gopark.computing;

/** Why work is to be done. */
public enum Urgency {
  /** A person waits for the answer. */
  WAITED_FOR,
  /** Something plays on, and people look at it. */
  BACKGROUND
}
