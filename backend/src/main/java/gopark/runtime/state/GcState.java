package gopark.runtime.state;

import java.util.List;

/**
 * The collector, as far as the scheduler feels it. In Go: mgc.go, mgcpacer.go.
 *
 * @param phase {@code off}, {@code mark} …
 * @param blackenEnabled whether those who allocate must help to mark
 * @param cycles how many have begun
 * @param goalBytes the heap at which the cycle should be over
 * @param triggerBytes the heap at which the next cycle begins
 * @param heapLeftBytes what nobody has begun to mark
 * @param workers mark workers that were ever made
 * @param dedicatedNeeded processors that still want a worker of their own
 * @param fractionalGoal the share of a processor's time for marking
 * @param assistQueue the first of those who wait for credit
 * @param spansLeft what is still to be swept
 */
public record GcState(
    String phase,
    boolean marking,
    boolean blackenEnabled,
    long cycles,
    long heapLiveBytes,
    long goalBytes,
    long triggerBytes,
    long heapLeftBytes,
    int workers,
    int dedicatedNeeded,
    double fractionalGoal,
    int idleWorkers,
    int maxIdleWorkers,
    int markers,
    long backgroundCreditBytes,
    List<Integer> assistQueue,
    int assistQueueSize,
    long spansLeft,
    long lastEndNs) {

  public GcState {
    assistQueue = List.copyOf(assistQueue);
  }
}
