package gopark.runtime;

/** The thread that watches. In Go: sysmon, retake. */
final class Sysmon {
  private final Core core;

  Sysmon(Core core) {
    this.core = core;
  }
}
