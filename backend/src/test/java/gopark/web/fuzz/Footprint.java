package gopark.web.fuzz;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** What a process holds when it has nothing to do. */
record Footprint(long heapBytes, long threads, long files) {

  private static final int COLLECTIONS = 3;

  static Footprint now() {
    for (int i = 0; i < COLLECTIONS; i++) {
      System.gc();
    }
    long files =
        ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
            ? unix.getOpenFileDescriptorCount()
            : 0;
    return new Footprint(
        ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed(),
        ManagementFactory.getThreadMXBean().getThreadCount(),
        files);
  }

  @Override
  public String toString() {
    return "%.1f MB of heap, %d threads, %d files".formatted(heapBytes / 1e6, threads, files);
  }
}
