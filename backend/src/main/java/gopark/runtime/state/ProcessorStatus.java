package gopark.runtime.state;

/** The status of a processor. In Go: runtime2.go. */
public enum ProcessorStatus {
  IDLE("_Pidle"),
  RUNNING("_Prunning"),
  SYSCALL("_Psyscall"),
  GCSTOP("_Pgcstop"),
  DEAD("_Pdead");

  private static final ProcessorStatus[] ALL = values();

  private final String goName;

  ProcessorStatus(String goName) {
    this.goName = goName;
  }

  public String goName() {
    return goName;
  }

  /** The status that the runtime calls so. */
  public static ProcessorStatus named(String goName) {
    for (ProcessorStatus status : ALL) {
      if (status.goName.equals(goName)) {
        return status;
      }
    }
    throw new IllegalArgumentException("Go has no status " + goName);
  }

  /** The number that scheddetail prints. */
  public int value() {
    return ordinal();
  }
}
