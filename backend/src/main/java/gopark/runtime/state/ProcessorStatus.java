package gopark.runtime.state;

/** The status of a processor. In Go: runtime2.go. */
public enum ProcessorStatus {
  IDLE("_Pidle"),
  RUNNING("_Prunning"),
  SYSCALL("_Psyscall"),
  GCSTOP("_Pgcstop"),
  DEAD("_Pdead");

  private final String goName;

  ProcessorStatus(String goName) {
    this.goName = goName;
  }

  public String goName() {
    return goName;
  }

  /** The number that scheddetail prints. */
  public int value() {
    return ordinal();
  }
}
