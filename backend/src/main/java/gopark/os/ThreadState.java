package gopark.os;

/** What the kernel does with a thread. */
public enum ThreadState {
  /** It wants no core. */
  ASLEEP,
  /** It waits for a core. */
  READY,
  ON_CORE,
  /** It wants a core, but the quota is used up. */
  FROZEN
}
