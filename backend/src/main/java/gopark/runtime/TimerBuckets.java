package gopark.runtime;

import gopark.program.Copies;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Timers before 1.14: up to 64 heaps, each with a goroutine that sleeps in a system call until the
 * next is due. In Go 1.13: time.go, timersBucket, addtimerLocked, timerproc.
 */
final class TimerBuckets {
  private static final int BUCKETS = 64;

  private final Core core;
  private final Timers timers;

  /** Those in use; a processor's is at its id modulo 64. */
  private final List<@Nullable Bucket> buckets = new ArrayList<>();

  TimerBuckets(Core core, Timers timers) {
    this.core = core;
    this.timers = timers;
  }

  /** One heap and its goroutine. */
  private static final class Bucket {
    final TimerHeap heap = new TimerHeap();
    @Nullable Goroutine runner;

    /** It is parked, with nothing to wait for. */
    boolean idle;

    /** Until when it sleeps; 0 if it does not. */
    long sleepUntil;
  }

  /** The timer has a new time, and a place in a heap if it had none. */
  void set(Machine m, Timer timer, long when) {
    int id = m.processor().id % BUCKETS;
    Bucket bucket = bucket(id);
    TimerHeap heap = timer.heap;
    if (heap == null) {
      timer.when = when;
      bucket.heap.cleanHead(core.work);
      bucket.heap.add(timer);
    } else {
      heap.change(timer, when);
      heap.adjust(Long.MAX_VALUE, true, core.work);
      bucket = bucketOf(heap);
    }
    if (bucket.heap.earliest() == when) {
      hurry(m, bucket, id, when);
    }
  }

  private void hurry(Machine m, Bucket bucket, int id, long when) {
    Goroutine runner = bucket.runner;
    if (runner == null) {
      runner = core.goroutines.newSystemGoroutine(m, m.curg, new TimerProgram(id));
      bucket.runner = runner;
    } else if (bucket.sleepUntil > when) {
      bucket.sleepUntil = 0;
      wake(m, runner);
    } else if (bucket.idle) {
      bucket.idle = false;
      core.scheduler.ready(m, runner);
    }
  }

  /** Cuts short the system call in which the goroutine sleeps. */
  private void wake(Machine by, Goroutine runner) {
    Machine sleeping = runner.m;
    if (sleeping != null && runner.is(GoroutineStatus.SYSCALL)) {
      by.charge += core.costs.futexWake();
      core.busy(sleeping, Machine.Phase.SYSCALL, core.costs.futexLatency());
    }
  }

  /** Runs what is due. Gives how long until the next, or parks if there is none. */
  long run(Machine m, Goroutine g, int id) {
    Bucket bucket = bucket(id);
    bucket.sleepUntil = 0;
    bucket.heap.adjust(core.now, false, core.work);
    timers.runDue(m, bucket.heap);
    bucket.heap.cleanHead(core.work);
    long next = bucket.heap.earliest();
    if (bucket.heap.isEmpty()) {
      bucket.idle = true;
      g.finish(0);
      return core.scheduler.park(m, WaitReason.TIMER_GOROUTINE_IDLE, 0);
    }
    bucket.sleepUntil = next;
    g.finish(next - core.now);
    return core.costs.step();
  }

  private Bucket bucket(int id) {
    while (buckets.size() <= id) {
      buckets.add(null);
    }
    Bucket bucket = buckets.get(id);
    if (bucket == null) {
      bucket = new Bucket();
      buckets.set(id, bucket);
    }
    return bucket;
  }

  private Bucket bucketOf(TimerHeap heap) {
    for (Bucket bucket : buckets) {
      if (bucket != null && bucket.heap == heap) {
        return bucket;
      }
    }
    throw new SimulatorBug("A timer is in a heap that is nobody's");
  }

  void copyFrom(TimerBuckets original, Copies copies) {
    for (Bucket bucket : original.buckets) {
      Bucket copy = null;
      if (bucket != null) {
        copy = new Bucket();
        copy.heap.copyFrom(bucket.heap, copies);
        copy.idle = bucket.idle;
        copy.sleepUntil = bucket.sleepUntil;
        copy.runner = RuntimeCopy.knownOrNull(copies, bucket.runner);
      }
      buckets.add(copy);
    }
  }
}
