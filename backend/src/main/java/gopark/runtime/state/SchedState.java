package gopark.runtime.state;

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
    List<Integer> runq,
    int runqsize,
    List<Integer> pidle,
    int npidle,
    List<Integer> midle,
    int nmidle,
    int nmidlelocked,
    int nmsys,
    int nmfreed,
    int ngsys,
    int nmspinning,
    boolean needspinning,
    boolean gcwaiting,
    int stopwait,
    boolean sysmonwait,
    long lastpollNs,
    long pollUntilNs,
    int gFree,
    int alive,
    long procresizetimeNs,
    boolean customGomaxprocs) {
  public SchedState {
    runq = List.copyOf(runq);
    pidle = List.copyOf(pidle);
    midle = List.copyOf(midle);
  }
}
