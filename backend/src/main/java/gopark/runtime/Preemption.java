package gopark.runtime;

/** Asking a running goroutine to stop. In Go: preemptone, doSigPreempt, newstack. */
final class Preemption {
  private final Core core;

  Preemption(Core core) {
    this.core = core;
  }
}
