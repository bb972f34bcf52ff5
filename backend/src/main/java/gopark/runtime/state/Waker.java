package gopark.runtime.state;

import org.jspecify.annotations.Nullable;

/** What could end a goroutine's waiting. */
public enum Waker {
  SEND_OR_CLOSE("a send or a close"),
  RECEIVE_OR_CLOSE("a receive or a close"),
  ONE_OF_ITS_CASES("an operation on one of its channels"),
  TIMER("its timer"),
  RELEASE("a release"),
  UNLOCK("an unlock"),
  WRITERS_UNLOCK("the writer's unlock"),
  LAST_UNLOCK("the last reader's or the writer's unlock"),
  LAST_DONE("the Done that brings the counter to zero"),
  SIGNAL_OR_BROADCAST("a Signal or Broadcast"),
  NETWORK_DATA("data from the network"),
  MARKING_CREDIT("credit from the collector's workers, or the end of marking"),
  END_OF_COLLECTION("the end of a collection"),
  MEMORY_TO_GIVE_BACK("memory to give back to the OS"),
  COLLECTION("a collection"),
  FINALIZER("an unreachable object with a finalizer"),
  SYSMON("sysmon, two minutes after the last collection"),
  CLEANUP("an unreachable object with a cleanup"),
  QUOTA_CHANGE("a change of the control group's quota"),
  DUE_TIMER("a timer"),
  LAST_TO_STOP("the last processor to stop"),
  WHO_STOPPED_IT("whatever stopped it"),
  LEARNER("a command from the learner");

  private final String english;

  Waker(String english) {
    this.english = english;
  }

  String english() {
    return english;
  }

  /** Null: nobody can. */
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
