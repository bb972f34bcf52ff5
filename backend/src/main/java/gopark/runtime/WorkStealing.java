package gopark.runtime;

/** Stealing from other processors. In Go: stealWork, runqsteal, runqgrab. */
final class WorkStealing {
  private final Core core;

  WorkStealing(Core core) {
    this.core = core;
  }
}
