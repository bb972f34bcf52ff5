package gopark.computing;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Notices work that does not look up, names it in the log, and stops it, so that the others go on.
 * Every loop over strangers' data should report its work; this is for the one that somebody forgot.
 * The watchdog also asks again for threads that the system did not have.
 */
public final class Watchdog implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Watchdog.class);

  /** How often a slice is looked at while it takes as long as it may. */
  private static final int LOOKS = 12;

  /** The most looks at a task, as a multiple of LOOKS, even if it has hardly computed. */
  private static final int PATIENCE = 20;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final CoreScheduler cores;
  private final long longestNs;
  private final ToLongFunction<Thread> computedNs;
  private final Consumer<Stopped> stopped;
  private final ScheduledExecutorService clock;
  private final ScheduledFuture<?> looking;
  private final Map<Task, Seen> seen = new HashMap<>();

  /**
   * A slice, how often it has been seen, and how long its thread had computed before.
   *
   * @param thread null while the task has a core and no thread yet
   * @param sinceNs by the thread's own clock, which stands while the computer does something else
   */
  private record Seen(int slice, int times, @Nullable Thread thread, long sinceNs) {

    /** A thread has worked for others before it begins with this task. */
    Seen with(Seen now) {
      if (slice != now.slice) {
        return now;
      }
      return new Seen(
          slice,
          times + now.times,
          now.thread,
          Objects.equals(thread, now.thread) ? sinceNs : now.sinceNs);
    }
  }

  /**
   * Work that was stopped.
   *
   * @param flow on whose behalf it was done
   * @param urgency why: what was done for a reader is not the fault of the one who steers
   */
  public record Stopped(Object flow, Urgency urgency) {}

  /**
   * Looks from now on.
   *
   * @param longest a slice computes at most; it should take a few milliseconds
   * @param stopped is told whose work was stopped, on the watchdog's thread: it waits for nothing
   */
  public Watchdog(CoreScheduler cores, Duration longest, Consumer<Stopped> stopped) {
    this(cores, longest, thread -> THREADS.getThreadCpuTime(thread.threadId()), stopped);
  }

  Watchdog(
      CoreScheduler cores,
      Duration longest,
      ToLongFunction<Thread> computedNs,
      Consumer<Stopped> stopped) {
    this.cores = cores;
    this.stopped = stopped;
    this.computedNs = computedNs;
    longestNs = longest.toNanos();
    clock =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("watchdog").factory());
    long everyMs = Math.max(1, longest.toMillis() / LOOKS);
    // A fixed delay does not make up at once for looks missed while the whole process stood still.
    looking = clock.scheduleWithFixedDelay(this::look, everyMs, everyMs, TimeUnit.MILLISECONDS);
  }

  /** One look; the clock takes one after another. */
  void look() {
    unharmed(() -> {
      Map<Task, Integer> slices = cores.slices();
      seen.keySet().retainAll(slices.keySet());
      slices.forEach((task, slice) -> unharmed(() -> look(task, slice)));
    });
    unharmed(cores::askForThreads);
  }

  private void look(Task task, int slice) {
    @Nullable Thread thread = task.thread();
    long now = thread == null ? 0 : computedNs.applyAsLong(thread);
    Seen known = seen.merge(task, new Seen(slice, 1, thread, now), Seen::with);
    if (isEndless(known, now) && cores.stop(task, slice)) {
      tell(task);
    }
  }

  /** The clock takes no further look after one that throws, be it for want of memory. */
  private static void unharmed(Runnable look) {
    try {
      look.run();
    } catch (RuntimeException | Error failure) {
      LOG.error("The watchdog stumbled", failure);
    }
  }

  private boolean isEndless(Seen known, long nowNs) {
    return nowNs - known.sinceNs >= longestNs || known.times > PATIENCE * LOOKS;
  }

  private void tell(Task task) {
    @Nullable Thread thread = task.thread();
    IllegalStateException where = new IllegalStateException("It was here:");
    where.setStackTrace(thread == null ? new StackTraceElement[0] : thread.getStackTrace());
    LOG.error("{} computes without looking up and was stopped", nameOf(task), where);
    stopped.accept(new Stopped(task.flow.key, task.urgency));
  }

  private static String nameOf(Task task) {
    return switch (task.urgency) {
      case WAITED_FOR, BACKGROUND -> task.flow.key.toString();
      case READER -> "A read of %s without its key".formatted(task.flow.key);
    };
  }

  @Override
  public void close() {
    looking.cancel(true);
    clock.shutdownNow();
  }
}
