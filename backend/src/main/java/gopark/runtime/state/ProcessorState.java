package gopark.runtime.state;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.DURATION;
import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.MACHINE;
import static gopark.runtime.state.Meaning.PROCESSOR;
import static gopark.runtime.state.Meaning.TIME;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A processor. In Go: runtime2.go, type p.
 *
 * @param m the machine that has it
 * @param oldm the machine that had it last
 * @param link the idle processor that comes after it
 * @param runqhead grows for ever; a slot is this modulo the capacity
 * @param runq the first of its queue, without runnext, as ids
 * @param gFree ended goroutines it may use again
 * @param timers how many are in its heap
 * @param earliestTimerNs when the first of them is due; 0: there is none
 * @param sysmontick what sysmon saw at its last look
 * @param goidcache the next id it hands out
 */
public record ProcessorState(
    @Means(PROCESSOR) int id,
    ProcessorStatus status,
    @Nullable @Means(MACHINE) Integer m,
    @Nullable @Means(MACHINE) Integer oldm,
    @Nullable @Means(PROCESSOR) Integer link,
    @Means(COUNT) int schedtick,
    @Means(COUNT) int syscalltick,
    @Means(COUNT) int runqhead,
    @Means(COUNT) int runqtail,
    List<@Means(GOROUTINE) Integer> runq,
    @Means(COUNT) int runqsize,
    @Means(COUNT) int runqcapacity,
    @Nullable @Means(GOROUTINE) Integer runnext,
    @Means(COUNT) int gFree,
    @Means(COUNT) int timers,
    @Means(TIME) long earliestTimerNs,
    boolean preempt,
    SysmonTick sysmontick,
    @Means(GOROUTINE) int goidcache,
    @Means(GOROUTINE) int goidcacheend,
    GcWorkerMode gcMarkWorkerMode,
    @Nullable @Means(GOROUTINE) Integer gcWorker,
    @Nullable @Means(GOROUTINE) Integer nextGCMarkWorker,
    @Means(DURATION) long gcFractionalMarkTimeNs,
    boolean runSafePointFn) {

  /** What sysmon noted of a processor at its last look. In Go: type sysmontick. */
  public record SysmonTick(
      @Means(COUNT) int schedtick,
      @Means(TIME) long schedwhenNs,
      @Means(COUNT) int syscalltick,
      @Means(TIME) long syscallwhenNs) {}

  public ProcessorState {
    runq = List.copyOf(runq);
  }
}
