package gopark.program;

/**
 * What a process that fails shows of goroutines. In Go: runtime1.go, setTraceback. None and less
 * than single cannot be had, since GOTRACEBACK is not set, which means single.
 */
public enum TracebackLevel {
  /** The goroutine that fails. */
  SINGLE(false, false),
  /** All of the program. */
  ALL(true, false),
  /** The program's goroutines, those of the runtime, and the runtime's calls. */
  SYSTEM(true, true),
  /** What SYSTEM shows; the process ends by a signal. */
  CRASH(true, true);

  private final boolean showsOthers;
  private final boolean showsRuntime;

  TracebackLevel(boolean showsOthers, boolean showsRuntime) {
    this.showsOthers = showsOthers;
    this.showsRuntime = showsRuntime;
  }

  public boolean showsOthers() {
    return showsOthers;
  }

  public boolean showsRuntime() {
    return showsRuntime;
  }
}
