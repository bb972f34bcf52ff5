package gopark.runtime.config;

import gopark.program.Beginning;
import gopark.program.GoroutineSize;
import gopark.program.ThreadSize;
import gopark.runtime.release.Release;

/**
 * What a run begins with.
 *
 * @param release whose rules hold
 * @param gomaxprocs how many processors; 0: as the release would choose
 * @param cores how many the machine has
 * @param seed of all that is random
 * @param costs of everything
 * @param beginning which of the runtime's own goroutines there are when main begins
 * @param limits on what a stranger's program may use
 */
public record RuntimeConfig(
    Release release,
    int gomaxprocs,
    int cores,
    long seed,
    CostModel costs,
    Beginning beginning,
    Limits limits) {

  public static final int MAX_PROCESSORS = 1024;

  /** The most threads that a process may have made in all, of which only some live at a time. */
  public static final int MAX_THREADS_MADE = 16_383;

  public RuntimeConfig {
    require(gomaxprocs >= 0 && gomaxprocs <= MAX_PROCESSORS, "gomaxprocs", gomaxprocs);
    require(cores >= 1 && cores <= MAX_PROCESSORS, "cores", cores);
  }

  /** What the runtime of the release keeps of each goroutine. */
  public long goroutineBytes() {
    return GoroutineSize.bytes(release.minor());
  }

  /** What the runtime of the release keeps of each thread. */
  public long threadBytes() {
    return ThreadSize.bytes(release.minor());
  }

  /** The classes of the objects that these bytes are. */
  public int[] objectsOfThread() {
    return ThreadSize.spanClasses(release.minor());
  }

  /** Whether small objects are marked in their spans and nowhere else. */
  public boolean marksInSpans() {
    return release.marksInSpans();
  }

  private static void require(boolean holds, String name, long value) {
    if (!holds) {
      throw new IllegalArgumentException(
          name + " must be at most " + MAX_PROCESSORS + " and not " + value);
    }
  }
}
