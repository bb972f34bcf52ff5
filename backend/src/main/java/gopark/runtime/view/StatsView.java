package gopark.runtime.view;

import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.release.Release;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.Stats;
import java.util.Map;

/** What the process has come to, in numbers that designs can be compared by. */
final class StatsView {
  /** How much free memory a cache of the allocator may hold. */
  private static final long MCACHE_BYTES = 2L << 20;

  /** The addresses that Linux sets aside for the stack of a thread. */
  private static final long THREAD_STACK_BYTES = 8L << 20;

  private StatsView() {}

  static Stats of(ProcessData process, Map<GoroutineStatus, Integer> counts) {
    Sched sched = process.sched();
    Release release = process.release();
    int timers = 0;
    for (Processor p : sched.allp) {
      timers += p.timers.size();
    }
    int threads = sched.allm.size() - sched.nmfreed;
    int caches = release.processors() ? sched.gomaxprocs : threads;
    int blocked = release.processors() ? 0 : blockedMachines(sched);
    return new Stats(
        Math.max(1, sched.alive - sched.ngsys),
        threads,
        process.handles().size(),
        counts.getOrDefault(GoroutineStatus.RUNNABLE, 0),
        timers,
        sched.hops,
        sched.lockTaken,
        sched.lockWaits,
        sched.lockWaitNs,
        caches * MCACHE_BYTES,
        blocked * MCACHE_BYTES,
        release.threadPerGoroutine() ? threads * THREAD_STACK_BYTES : stacks(process));
  }

  private static int blockedMachines(Sched sched) {
    int blocked = 0;
    for (Machine m : sched.allm) {
      blocked += m.phase() == Machine.Phase.SYSCALL ? 1 : 0;
    }
    return blocked;
  }

  private static long stacks(ProcessData process) {
    long bytes = 0;
    process.work().spend(process.sched().allgs.size());
    for (Goroutine g : process.sched().allgs) {
      process.work().spend(Sched.LOOK_WORK);
      if (!g.is(GoroutineStatus.DEAD)) {
        bytes += (long) Goroutine.STARTING_STACK << g.stackDoublings;
      }
    }
    return bytes;
  }
}
