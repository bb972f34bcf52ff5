package gopark.runtime.state;

import static gopark.runtime.state.Meaning.BYTES;
import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.SHARE;
import static gopark.runtime.state.Meaning.TIME;

import java.util.List;

/**
 * The collector, as far as it concerns the scheduler. In Go: mgc.go, mgcpacer.go.
 *
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
    GcPhase phase,
    boolean marking,
    boolean blackenEnabled,
    @Means(COUNT) long cycles,
    @Means(BYTES) long heapLiveBytes,
    @Means(BYTES) long goalBytes,
    @Means(BYTES) long triggerBytes,
    @Means(BYTES) long heapLeftBytes,
    @Means(COUNT) int workers,
    @Means(COUNT) int dedicatedNeeded,
    @Means(SHARE) double fractionalGoal,
    @Means(COUNT) int idleWorkers,
    @Means(COUNT) int maxIdleWorkers,
    @Means(COUNT) int markers,
    @Means(BYTES) long backgroundCreditBytes,
    List<@Means(GOROUTINE) Integer> assistQueue,
    @Means(COUNT) int assistQueueSize,
    @Means(COUNT) long spansLeft,
    @Means(TIME) long lastEndNs) {

  public GcState {
    assistQueue = List.copyOf(assistQueue);
  }
}
