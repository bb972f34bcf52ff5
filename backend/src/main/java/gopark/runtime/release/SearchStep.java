package gopark.runtime.release;

/**
 * What findRunnable looks at. The names are those of {@code runtime.event.Checks.Check}, which this
 * package may not see; in what order a release looks is {@link Release#searchOrder}.
 */
public enum SearchStep {
  GC_WAITING,
  SAFE_POINT,
  OWN_TIMERS,
  TRACE_READER,
  GC_WORKER,
  GLOBAL_TICK,
  FINALIZERS,
  LOCAL,
  GLOBAL,
  NETPOLL,
  MAY_SPIN,
  STEAL,
  IDLE_GC_WORKER,
  GLOBAL_AGAIN,
  RELEASE_P,
  RECHECK_RUNQS,
  RECHECK_TIMERS,
  BLOCKING_NETPOLL
}
