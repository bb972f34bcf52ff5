package gopark.runtime.state;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A processor. In Go: runtime2.go, type p.
 *
 * @param status as the runtime calls it: {@code _Pidle}
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
    int id,
    String status,
    @Nullable Integer m,
    @Nullable Integer oldm,
    @Nullable Integer link,
    int schedtick,
    int syscalltick,
    int runqhead,
    int runqtail,
    List<Integer> runq,
    int runqsize,
    int runqcapacity,
    @Nullable Integer runnext,
    int gFree,
    int timers,
    long earliestTimerNs,
    boolean preempt,
    SysmonTick sysmontick,
    int goidcache,
    int goidcacheend,
    String gcMarkWorkerMode,
    @Nullable Integer gcWorker,
    @Nullable Integer nextGCMarkWorker,
    long gcFractionalMarkTimeNs,
    boolean runSafePointFn) {

  /** In Go: type sysmontick. */
  public record SysmonTick(int schedtick, long schedwhenNs, int syscalltick, long syscallwhenNs) {}

  public ProcessorState {
    runq = List.copyOf(runq);
  }
}
