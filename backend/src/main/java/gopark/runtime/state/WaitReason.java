package gopark.runtime.state;

/** Why a goroutine waits: what Go prints in a goroutine's header, and what its trace says. */
public enum WaitReason implements Told {
  NONE("", ""),
  CHAN_RECEIVE("chan receive", "chan receive"),
  CHAN_SEND("chan send", "chan send"),
  CHAN_RECEIVE_NIL("chan receive (nil chan)", "forever"),
  CHAN_SEND_NIL("chan send (nil chan)", "forever"),
  SELECT("select", "select"),
  SELECT_NO_CASES("select (no cases)", "forever"),
  SLEEP("sleep", "sleep"),
  SEMACQUIRE("semacquire", "sync"),
  MUTEX_LOCK("sync.Mutex.Lock", "sync", 20),
  RW_MUTEX_R_LOCK("sync.RWMutex.RLock", "sync", 20),
  RW_MUTEX_LOCK("sync.RWMutex.Lock", "sync", 20),
  WAIT_GROUP_WAIT("sync.WaitGroup.Wait", "sync", 24),
  COND_WAIT("sync.Cond.Wait", "sync.(*Cond).Wait"),
  IO_WAIT("IO wait", "network"),
  GC_ASSIST_WAIT("GC assist wait", "GC mark assist wait for work"),
  GC_SWEEP_WAIT("GC sweep wait", "GC background sweeper wait"),
  GC_SCAVENGE_WAIT("GC scavenge wait", "system goroutine wait"),
  GC_WORKER_IDLE("GC worker (idle)", "system goroutine wait"),
  FINALIZER_WAIT("finalizer wait", "system goroutine wait"),
  FORCE_GC_IDLE("force gc (idle)", "system goroutine wait"),
  CLEANUP_WAIT("cleanup wait", "system goroutine wait"),
  GOMAXPROCS_UPDATER_IDLE("GOMAXPROCS updater (idle)", "system goroutine wait"),
  TIMER_GOROUTINE_IDLE("timer goroutine (idle)", "system goroutine wait"),
  WAIT_FOR_GC_CYCLE("wait for GC cycle", "wait until GC ends"),
  STOPPING_THE_WORLD("stopping the world", "unspecified"),
  PREEMPTED("preempted", "preempted"),
  PANIC_WAIT("panicwait", "forever"),
  /** The learner's hand: GoPark's own, for a main that waits to be told what to do. */
  AWAITING_ORDERS("awaiting orders", "forever");

  private static final WaitReason[] ALL = values();

  private final String text;
  private final String traceReason;
  private final int since;

  WaitReason(String text, String traceReason) {
    this(text, traceReason, 0);
  }

  /** A reason to wait that Go names since a minor version; before it, Go wrote "semacquire". */
  WaitReason(String text, String traceReason, int since) {
    this.text = text;
    this.traceReason = traceReason;
    this.since = since;
  }

  /** The reason as the newest Go prints it: {@code goroutine 7 [chan receive]:}. */
  @Override
  public String text() {
    return text;
  }

  /** The reason as a release of the given minor version prints it. */
  public String text(int minor) {
    return minor >= since ? text : SEMACQUIRE.text;
  }

  /** The reason as an execution trace's GoBlock has it. */
  public String traceReason() {
    return traceReason;
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
