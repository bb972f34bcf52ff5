package gopark.runtime;

/** The search for what to run, in the runtime's exact order. In Go: findRunnable. */
final class FindRunnable {
  private final Core core;

  FindRunnable(Core core) {
    this.core = core;
  }
}
