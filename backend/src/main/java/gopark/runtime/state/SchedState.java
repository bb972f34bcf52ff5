package gopark.runtime.state;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.MACHINE;
import static gopark.runtime.state.Meaning.PROCESSOR;
import static gopark.runtime.state.Meaning.TIME;

import java.util.List;

/**
 * What all machines share. In Go: runtime2.go, type schedt.
 *
 * @param runq the first of the global queue, as ids
 * @param runqsize how many are in it
 * @param pidle the idle processors, the next to be taken first
 * @param midle the idle machines, the next to be taken first
 * @param nmidlelocked machines that sleep until their locked goroutine may run
 * @param lastpollNs when the network was polled last; 0: somebody sleeps in the poller
 * @param pollUntilNs until when that one sleeps; 0: for ever
 * @param gFree ended goroutines that any processor may use again
 * @param alive goroutines that have not ended, with the runtime's own
 */
public record SchedState(
    List<@Means(GOROUTINE) Integer> runq,
    @Means(COUNT) int runqsize,
    List<@Means(PROCESSOR) Integer> pidle,
    @Means(COUNT) int npidle,
    List<@Means(MACHINE) Integer> midle,
    @Means(COUNT) int nmidle,
    @Means(COUNT) int nmidlelocked,
    @Means(COUNT) int nmsys,
    @Means(COUNT) int nmfreed,
    @Means(COUNT) int ngsys,
    @Means(COUNT) int nmspinning,
    boolean needspinning,
    boolean gcwaiting,
    @Means(COUNT) int stopwait,
    boolean sysmonwait,
    @Means(TIME) long lastpollNs,
    @Means(TIME) long pollUntilNs,
    @Means(COUNT) int gFree,
    @Means(COUNT) int alive,
    @Means(TIME) long procresizetimeNs,
    boolean customGomaxprocs) {
  public SchedState {
    runq = List.copyOf(runq);
    pidle = List.copyOf(pidle);
    midle = List.copyOf(midle);
  }
}
