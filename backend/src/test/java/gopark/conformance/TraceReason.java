package gopark.conformance;

import gopark.runtime.state.WaitReason;

/** Why a goroutine waits, as an execution trace's GoBlock has it. In Go: traceruntime.go. */
public final class TraceReason {
  private TraceReason() {}

  public static String of(WaitReason reason) {
    return switch (reason) {
      case NONE -> "";
      case CHAN_RECEIVE -> "chan receive";
      case CHAN_SEND -> "chan send";
      case CHAN_RECEIVE_NIL, CHAN_SEND_NIL, SELECT_NO_CASES, PANIC_WAIT, AWAITING_ORDERS ->
          "forever";
      case SELECT -> "select";
      case SLEEP -> "sleep";
      case SEMACQUIRE, MUTEX_LOCK, RW_MUTEX_R_LOCK, RW_MUTEX_LOCK, WAIT_GROUP_WAIT -> "sync";
      case COND_WAIT -> "sync.(*Cond).Wait";
      case IO_WAIT -> "network";
      case GC_ASSIST_WAIT -> "GC mark assist wait for work";
      case GC_SWEEP_WAIT -> "GC background sweeper wait";
      case GC_SCAVENGE_WAIT,
          GC_WORKER_IDLE,
          FINALIZER_WAIT,
          FORCE_GC_IDLE,
          CLEANUP_WAIT,
          GOMAXPROCS_UPDATER_IDLE,
          TIMER_GOROUTINE_IDLE ->
          "system goroutine wait";
      case WAIT_FOR_GC_CYCLE -> "wait until GC ends";
      case STOPPING_THE_WORLD -> "unspecified";
      case PREEMPTED -> "preempted";
    };
  }
}
