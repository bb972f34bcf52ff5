package gopark.picture;

/** The colours of the front end's tokens.css, on warm paper or on slate. */
public enum PictureTheme {
  LIGHT,
  DARK;

  static final String ON_STATE = "#111827";
  static final String RUNNABLE = "#56b4e9";
  static final String RUNNING = "#009e73";
  static final String WAITING = "#e69f00";
  static final String SYSCALL = "#d55e00";
  static final String PREEMPTED = "#cc79a7";
  static final String DEAD = "#9ca3af";
  static final String SYSTEM = "#f0e442";

  private String of(String light, String dark) {
    return this == LIGHT ? light : dark;
  }

  String paper() {
    return of("#fbfaf7", "#0f172a");
  }

  String surface() {
    return of("#ffffff", "#18223a");
  }

  String sunken() {
    return of("#f3f1eb", "#0b1222");
  }

  String ink() {
    return of("#1f2937", "#e5e7eb");
  }

  String muted() {
    return of("#5a6372", "#a3aec0");
  }

  String line() {
    return of("#d8dce3", "#33415c");
  }

  String strongLine() {
    return of("#7f8896", "#7486a5");
  }

  String machineRunning() {
    return of("#bfe6da", "#12553f");
  }

  String machineSpinning() {
    return of("#f2dce8", "#6d3b58");
  }

  String machineInSyscall() {
    return of("#f8d3bb", "#7a3c0d");
  }

  String machineParked() {
    return of("#eceef1", "#29344b");
  }

  String processorIdle() {
    return of("#cfd4dc", "#4a5872");
  }

  String processorStopped() {
    return of("#d9cc00", "#f0e442");
  }

  String copiedStack() {
    return of("#ffffff", "#3b4a66");
  }
}
