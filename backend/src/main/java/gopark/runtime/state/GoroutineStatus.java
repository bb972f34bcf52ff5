package gopark.runtime.state;

/** The status of a goroutine, and which may follow which. In Go: runtime2.go, casgstatus. */
public enum GoroutineStatus implements Told {
  IDLE("_Gidle", 0),
  RUNNABLE("_Grunnable", 1),
  RUNNING("_Grunning", 2),
  SYSCALL("_Gsyscall", 3),
  WAITING("_Gwaiting", 4),
  DEAD("_Gdead", 6),
  COPYSTACK("_Gcopystack", 8),
  PREEMPTED("_Gpreempted", 9);

  private static final GoroutineStatus[] ALL = values();
  private static final int[] FOLLOWERS = new int[ALL.length];

  static {
    follow(IDLE, DEAD);
    follow(DEAD, RUNNABLE);
    follow(RUNNABLE, RUNNING);
    follow(RUNNING, RUNNABLE, WAITING, SYSCALL, COPYSTACK, DEAD, PREEMPTED);
    follow(SYSCALL, RUNNING, RUNNABLE);
    follow(WAITING, RUNNABLE);
    follow(COPYSTACK, RUNNING);
    follow(PREEMPTED, WAITING);
  }

  private final String text;
  private final int value;

  GoroutineStatus(String text, int value) {
    this.text = text;
    this.value = value;
  }

  private static void follow(GoroutineStatus from, GoroutineStatus... to) {
    for (GoroutineStatus status : to) {
      FOLLOWERS[from.ordinal()] |= 1 << status.ordinal();
    }
  }

  /** The runtime's own name: {@code _Grunnable}. */
  @Override
  public String text() {
    return text;
  }

  /** The status with that ordinal. */
  public static GoroutineStatus at(int ordinal) {
    return ALL[ordinal];
  }

  /** The number that scheddetail prints. */
  public int value() {
    return value;
  }

  /** Whether the status may follow the one with that ordinal. */
  public boolean mayFollow(int before) {
    return (FOLLOWERS[before] & 1 << ordinal()) != 0;
  }
}
