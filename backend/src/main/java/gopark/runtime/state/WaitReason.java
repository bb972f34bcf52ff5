package gopark.runtime.state;

/** Why a goroutine waits: what Go prints in a goroutine's header, and what its trace says. */
public enum WaitReason {
  NONE("", ""),
  CHAN_RECEIVE("chan receive", "chan receive"),
  CHAN_SEND("chan send", "chan send"),
  CHAN_RECEIVE_NIL("chan receive (nil chan)", "forever"),
  CHAN_SEND_NIL("chan send (nil chan)", "forever"),
  SELECT("select", "select"),
  SELECT_NO_CASES("select (no cases)", "forever"),
  SLEEP("sleep", "sleep"),
  SEMACQUIRE("semacquire", "sync"),
  MUTEX_LOCK("sync.Mutex.Lock", "sync"),
  RW_MUTEX_R_LOCK("sync.RWMutex.RLock", "sync"),
  RW_MUTEX_LOCK("sync.RWMutex.Lock", "sync"),
  WAIT_GROUP_WAIT("sync.WaitGroup.Wait", "sync"),
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

  /** Until this minor version all locks were semaphores by name. */
  private static final int NAMED_LOCKS = 20;

  private static final int NAMED_GROUPS = 24;

  private static final WaitReason[] ALL = values();

  private final String text;
  private final String traceReason;

  WaitReason(String text, String traceReason) {
    this.text = text;
    this.traceReason = traceReason;
  }

  /** As in {@code goroutine 7 [chan receive]:}. */
  public String text() {
    return text;
  }

  /** As a release of the given minor version words it. */
  public String text(int minor) {
    boolean named =
        switch (this) {
          case MUTEX_LOCK, RW_MUTEX_R_LOCK, RW_MUTEX_LOCK -> minor >= NAMED_LOCKS;
          case WAIT_GROUP_WAIT -> minor >= NAMED_GROUPS;
          default -> true;
        };
    return named ? text : SEMACQUIRE.text;
  }

  /** As in an execution trace's GoBlock. */
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
