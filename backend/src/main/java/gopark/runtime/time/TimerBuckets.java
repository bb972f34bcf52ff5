package gopark.runtime.time;

import gopark.program.Copies;
import gopark.runtime.config.CostModel;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Links;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Timer;
import gopark.runtime.model.TimerHeap;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Threads;
import gopark.runtime.schedule.Goroutines;
import gopark.runtime.schedule.Parking;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import gopark.simulation.SimulatorBug;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Timers before 1.14: up to 64 heaps, each with a goroutine that sleeps in a system call until the
 * next is due. In Go 1.13: time.go, timersBucket, addtimerLocked, timerproc.
 */
public final class TimerBuckets {
  private static final int BUCKETS = 64;

  private final CostModel costs;
  private final WorkMeter work;
  private final Clock clock;
  private final Threads threads;
  private final Parking parking;
  private final Goroutines goroutines;

  /** The buckets in use; a processor's is at its id modulo 64. */
  private final List<@Nullable Bucket> buckets = new ArrayList<>();

  public TimerBuckets(
      CostModel costs,
      WorkMeter work,
      Clock clock,
      Threads threads,
      Parking parking,
      Goroutines goroutines) {
    this.costs = costs;
    this.work = work;
    this.clock = clock;
    this.threads = threads;
    this.parking = parking;
    this.goroutines = goroutines;
  }

  /** One heap and its goroutine. */
  private static final class Bucket {
    final TimerHeap heap = new TimerHeap();
    @Nullable Goroutine runner;

    /** Whether the bucket's goroutine is parked, with nothing to wait for. */
    boolean idle;

    /** The time until which the bucket's goroutine sleeps; 0 if it does not. */
    long sleepUntil;
  }

  /** The timer has a new time, and a place in a heap if it had none. */
  void set(Machine m, Timer timer, long when) {
    int id = m.processor().id % BUCKETS;
    Bucket bucket = bucket(id);
    TimerHeap heap = timer.heap;
    if (heap == null) {
      timer.when = when;
      bucket.heap.cleanHead(work);
      bucket.heap.add(timer);
    } else {
      heap.change(timer, when);
      heap.adjust(Long.MAX_VALUE, true, work);
      bucket = bucketOf(heap);
    }
    if (bucket.heap.earliest() == when) {
      hurry(m, bucket, id, when);
    }
  }

  private void hurry(Machine m, Bucket bucket, int id, long when) {
    Goroutine runner = bucket.runner;
    if (runner == null) {
      runner = goroutines.newSystemGoroutine(m, m.curg, new TimerProgram(id));
      bucket.runner = runner;
    } else if (bucket.sleepUntil > when) {
      bucket.sleepUntil = 0;
      wake(m, runner);
    } else if (bucket.idle) {
      bucket.idle = false;
      parking.ready(m, runner);
    }
  }

  /** Cuts short the system call in which the goroutine sleeps. */
  private void wake(Machine by, Goroutine runner) {
    Machine sleeping = runner.m;
    if (sleeping != null && runner.is(GoroutineStatus.SYSCALL)) {
      by.charge += costs.futexWake();
      threads.busy(sleeping, Machine.Phase.SYSCALL, costs.futexLatency());
    }
  }

  /** Runs what is due. Gives how long until the next, or parks if there is none. */
  long run(Machine m, Goroutine g, int id, Timers timers) {
    Bucket bucket = bucket(id);
    bucket.sleepUntil = 0;
    bucket.heap.adjust(clock.now(), false, work);
    timers.runDue(m, bucket.heap);
    bucket.heap.cleanHead(work);
    long next = bucket.heap.earliest();
    if (bucket.heap.isEmpty()) {
      bucket.idle = true;
      g.finish(0);
      return parking.park(m, WaitReason.TIMER_GOROUTINE_IDLE, 0);
    }
    bucket.sleepUntil = next;
    g.finish(next - clock.now());
    return costs.step();
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

  public void copyFrom(TimerBuckets original, Copies copies) {
    for (Bucket bucket : original.buckets) {
      Bucket copy = null;
      if (bucket != null) {
        copy = new Bucket();
        copy.heap.copyFrom(bucket.heap, copies);
        copy.idle = bucket.idle;
        copy.sleepUntil = bucket.sleepUntil;
        copy.runner = Links.knownOrNull(copies, bucket.runner);
      }
      buckets.add(copy);
    }
  }
}
