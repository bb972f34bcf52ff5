package gopark.os;

/** What the kernel does with a thread. */
public enum ThreadState {
  /** The thread wants no core. */
  ASLEEP,
  /** The thread waits for a core. */
  READY,
  ON_CORE,
  /** The thread wants a core, but the quota is used up. */
  FROZEN
}
