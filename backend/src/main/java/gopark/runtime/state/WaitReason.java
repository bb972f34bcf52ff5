package gopark.runtime.state;

/** Why a goroutine waits, as Go prints it in a goroutine's header. In Go: runtime2.go. */
public enum WaitReason implements Told {
  NONE(""),
  CHAN_RECEIVE("chan receive"),
  CHAN_SEND("chan send"),
  CHAN_RECEIVE_NIL("chan receive (nil chan)"),
  CHAN_SEND_NIL("chan send (nil chan)"),
  SELECT("select"),
  SELECT_NO_CASES("select (no cases)"),
  SLEEP("sleep"),
  SEMACQUIRE("semacquire"),
  MUTEX_LOCK("sync.Mutex.Lock", 20),
  RW_MUTEX_R_LOCK("sync.RWMutex.RLock", 20),
  RW_MUTEX_LOCK("sync.RWMutex.Lock", 20),
  WAIT_GROUP_WAIT("sync.WaitGroup.Wait", 24),
  COND_WAIT("sync.Cond.Wait"),
  IO_WAIT("IO wait"),
  GC_ASSIST_WAIT("GC assist wait"),
  GC_SWEEP_WAIT("GC sweep wait"),
  GC_SCAVENGE_WAIT("GC scavenge wait"),
  GC_WORKER_IDLE("GC worker (idle)"),
  FINALIZER_WAIT("finalizer wait"),
  FORCE_GC_IDLE("force gc (idle)"),
  CLEANUP_WAIT("cleanup wait"),
  GOMAXPROCS_UPDATER_IDLE("GOMAXPROCS updater (idle)"),
  TIMER_GOROUTINE_IDLE("timer goroutine (idle)"),
  WAIT_FOR_GC_CYCLE("wait for GC cycle"),
  STOPPING_THE_WORLD("stopping the world"),
  PREEMPTED("preempted"),
  PANIC_WAIT("panicwait"),
  /** GoPark's own: main waits for the learner's next order. */
  AWAITING_ORDERS("awaiting orders");

  private static final WaitReason[] ALL = values();

  private final String text;
  private final int since;

  WaitReason(String text) {
    this(text, 0);
  }

  /** A reason to wait that Go names since a minor version; before it, Go wrote "semacquire". */
  WaitReason(String text, int since) {
    this.text = text;
    this.since = since;
  }

  /** The reason as the newest Go prints it: {@code goroutine 7 [chan receive]:}. */
  @Override
  public String text() {
    return text;
  }

  /** The reason as a release of the given minor version prints it. */
  public String text(int minor) {
    return in(minor).text;
  }

  /** The reason that a wait has in a release of the given minor version: this, or SEMACQUIRE. */
  public WaitReason in(int minor) {
    return minor >= since ? this : SEMACQUIRE;
  }

  public static WaitReason of(int ordinal) {
    return ALL[ordinal];
  }

  /** The reason that Go prints with this text. */
  public static WaitReason named(String text) {
    for (WaitReason reason : ALL) {
      if (reason.text.equals(text)) {
        return reason;
      }
    }
    throw new IllegalArgumentException("Go has no wait reason " + text);
  }
}
