package gopark.runtime.state;

import static gopark.runtime.state.Meaning.CORE;
import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.DURATION;
import static gopark.runtime.state.Meaning.MACHINE;
import static gopark.runtime.state.Meaning.TIME;

import java.util.List;
import java.util.Map;

/**
 * The machine beneath, and the control group the process is in.
 *
 * @param cores how many there are
 * @param threads how many there have ever been
 * @param running which machine's thread each busy core runs
 * @param waiting the first machines whose threads wait for a core, the next to get one first
 * @param waitingsize how many wait
 * @param quotaNs core time that all threads together get in a period; 0: as much as there is
 * @param usedNs what they have had of it in this period
 * @param throttledUntilNs when the frozen threads go on; 0: they are not frozen
 * @param nrThrottled periods in which the quota was used up, as {@code cpu.stat} counts them
 */
public record KernelState(
    @Means(COUNT) int cores,
    @Means(COUNT) int threads,
    Map<@Means(CORE) Integer, @Means(MACHINE) Integer> running,
    List<@Means(MACHINE) Integer> waiting,
    @Means(COUNT) int waitingsize,
    @Means(DURATION) long quotaNs,
    @Means(DURATION) long periodNs,
    @Means(TIME) long periodStartNs,
    @Means(DURATION) long usedNs,
    @Means(TIME) long throttledUntilNs,
    @Means(COUNT) long nrPeriods,
    @Means(COUNT) long nrThrottled,
    @Means(DURATION) long throttledNs) {

  public KernelState {
    waiting = List.copyOf(waiting);
  }
}
