package gopark.web.limit;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** How many connections the system lets this process have: each is an open file to it. */
final class OpenFiles {

  /** The files kept for the journal, the classes and health checks. */
  private static final int RESERVED = 512;

  private OpenFiles() {}

  /** The number of connections, or fewer to leave some files for other things. */
  static int atMost(int connections) {
    if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix) {
      return atMost(connections, unix.getMaxFileDescriptorCount());
    }
    return connections;
  }

  static int atMost(int connections, long files) {
    // A process with very few files gives half of them.
    return (int) Math.min(connections, Math.max(files - RESERVED, files / 2));
  }
}
