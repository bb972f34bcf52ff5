package gopark.runtime.state;

/** The status of a processor. In Go: runtime2.go. */
public enum ProcessorStatus implements Told {
  IDLE("_Pidle"),
  RUNNING("_Prunning"),
  SYSCALL("_Psyscall"),
  GCSTOP("_Pgcstop"),
  DEAD("_Pdead");

  private static final ProcessorStatus[] ALL = values();

  private final String text;

  ProcessorStatus(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }

  /** The status that the runtime calls so. */
  public static ProcessorStatus named(String text) {
    for (ProcessorStatus status : ALL) {
      if (status.text.equals(text)) {
        return status;
      }
    }
    throw new IllegalArgumentException("Go has no status " + text);
  }

  /** The number that scheddetail prints. */
  public int value() {
    return ordinal();
  }
}
