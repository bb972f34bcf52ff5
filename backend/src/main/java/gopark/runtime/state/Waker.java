package gopark.runtime.state;

import org.jspecify.annotations.Nullable;

/** What could end a goroutine's waiting. */
public enum Waker {
  SEND_OR_CLOSE,
  RECEIVE_OR_CLOSE,
  ONE_OF_ITS_CASES,
  TIMER,
  RELEASE,
  UNLOCK,
  WRITERS_UNLOCK,
  LAST_UNLOCK,
  LAST_DONE,
  SIGNAL_OR_BROADCAST,
  NETWORK_DATA,
  MARKING_CREDIT,
  END_OF_COLLECTION,
  MEMORY_TO_GIVE_BACK,
  COLLECTION,
  FINALIZER,
  SYSMON,
  CLEANUP,
  QUOTA_CHANGE,
  DUE_TIMER,
  LAST_TO_STOP,
  WHO_STOPPED_IT,
  LEARNER;

  /** What could end a wait for this reason; null: nothing can. */
  public static @Nullable Waker of(WaitReason reason) {
    return switch (reason) {
      case CHAN_RECEIVE_NIL, CHAN_SEND_NIL, SELECT_NO_CASES, PANIC_WAIT, NONE -> null;
      case CHAN_RECEIVE -> SEND_OR_CLOSE;
      case CHAN_SEND -> RECEIVE_OR_CLOSE;
      case SELECT -> ONE_OF_ITS_CASES;
      case SLEEP -> TIMER;
      case SEMACQUIRE -> RELEASE;
      case MUTEX_LOCK -> UNLOCK;
      case RW_MUTEX_R_LOCK -> WRITERS_UNLOCK;
      case RW_MUTEX_LOCK -> LAST_UNLOCK;
      case WAIT_GROUP_WAIT -> LAST_DONE;
      case COND_WAIT -> SIGNAL_OR_BROADCAST;
      case IO_WAIT -> NETWORK_DATA;
      case GC_ASSIST_WAIT -> MARKING_CREDIT;
      case GC_SWEEP_WAIT, WAIT_FOR_GC_CYCLE -> END_OF_COLLECTION;
      case GC_SCAVENGE_WAIT -> MEMORY_TO_GIVE_BACK;
      case GC_WORKER_IDLE -> COLLECTION;
      case FINALIZER_WAIT -> FINALIZER;
      case FORCE_GC_IDLE -> SYSMON;
      case CLEANUP_WAIT -> CLEANUP;
      case GOMAXPROCS_UPDATER_IDLE -> QUOTA_CHANGE;
      case TIMER_GOROUTINE_IDLE -> DUE_TIMER;
      case STOPPING_THE_WORLD -> LAST_TO_STOP;
      case PREEMPTED -> WHO_STOPPED_IT;
      case AWAITING_ORDERS -> LEARNER;
    };
  }
}
