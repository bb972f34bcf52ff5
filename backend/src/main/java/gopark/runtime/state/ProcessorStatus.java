package gopark.runtime.state;

/** The status of a processor. In Go: runtime2.go. */
public enum ProcessorStatus implements Told {
  IDLE("_Pidle"),
  RUNNING("_Prunning"),
  SYSCALL("_Psyscall"),
  GCSTOP("_Pgcstop"),
  DEAD("_Pdead");

  private final String text;

  ProcessorStatus(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }

  /** The number that scheddetail prints. */
  public int value() {
    return ordinal();
  }
}
