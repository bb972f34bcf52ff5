package gopark.runtime.state;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.MACHINE;
import static gopark.runtime.state.Meaning.NUMBER;
import static gopark.runtime.state.Meaning.PROCESSOR;
import static gopark.runtime.state.Meaning.TIME;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Everything that can be seen at one moment. Of many goroutines only some are listed, of long
 * queues only the first; the sizes are those of all.
 *
 * @param go whose rules hold
 * @param gs by id; those on machines, on processors and first in queues, or all if they are few
 * @param gCounts how many goroutines there are of each status
 * @param timers the first of each processor's heap
 * @param ended how the process ended; null while it lives
 */
public record RuntimeSnapshot(
    @Means(NUMBER) long step,
    @Means(TIME) long timeNs,
    String go,
    @Means(COUNT) int gomaxprocs,
    @Means(COUNT) int cores,
    @Means(NUMBER) long seed,
    SchedState sched,
    Map<@Means(PROCESSOR) Integer, ProcessorState> ps,
    Map<@Means(MACHINE) Integer, MachineStateView> ms,
    Map<@Means(GOROUTINE) Integer, GoroutineState> gs,
    Map<GoroutineStatus, @Means(COUNT) Integer> gCounts,
    NetpollState netpoll,
    List<TimerState> timers,
    SysmonState sysmon,
    GcState gc,
    KernelState os,
    SyncState sync,
    Stats stats,
    @Nullable EndedState ended) {
  public RuntimeSnapshot {
    timers = List.copyOf(timers);
  }
}
