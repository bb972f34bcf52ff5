package gopark.load;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** What Linux says of a process. */
public final class ProcessFigures {
  /** {@code USER_HZ}, which is the same on every Linux that Java runs on. */
  private static final long MICROS_A_TICK = 10_000;

  private static final int USER_TIME = 11;
  private static final int KERNEL_TIME = 12;
  private static final int QUEUES = 4;

  private ProcessFigures() {}

  /** The time it has spent on all cores, for itself and in the kernel. */
  public static long cpuMicros(long pid) throws IOException {
    String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
    // The second field is a name in brackets and may hold anything.
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
    return (Long.parseLong(fields[USER_TIME]) + Long.parseLong(fields[KERNEL_TIME]))
        * MICROS_A_TICK;
  }

  static long residentBytes(long pid) throws IOException {
    return status(pid, "VmRSS:") * 1_024;
  }

  static long threads(long pid) throws IOException {
    return status(pid, "Threads:");
  }

  private static long status(long pid, String title) throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/status"))) {
      if (line.startsWith(title)) {
        return Long.parseLong(line.replaceAll("\\D", ""));
      }
    }
    throw new IllegalStateException("Nothing is known of " + title + " " + pid);
  }

  static long openFiles(long pid) throws IOException {
    try (Stream<Path> files = Files.list(Path.of("/proc/" + pid + "/fd"))) {
      return files.count();
    }
  }

  /** The number of files that this process may have open. */
  static int mostFiles() {
    if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix) {
      return (int) Math.min(Integer.MAX_VALUE, unix.getMaxFileDescriptorCount());
    }
    throw new IllegalStateException("This system does not say how many files may be open");
  }

  /** The bytes that the system holds for a server's client; none if they are not connected. */
  static OptionalLong heldBytes(int serverPort, int clientPort) throws IOException {
    String server = hex(serverPort);
    String client = hex(clientPort);
    for (String table : new String[] {"/proc/net/tcp", "/proc/net/tcp6"}) {
      for (String line : Files.readAllLines(Path.of(table))) {
        String[] fields = line.strip().split("\\s+", -1);
        if (fields[1].endsWith(server) && fields[2].endsWith(client)) {
          return OptionalLong.of(
              Long.parseLong(fields[QUEUES], 0, fields[QUEUES].indexOf(':'), 16));
        }
      }
    }
    return OptionalLong.empty();
  }

  private static String hex(int port) {
    return ":" + "%04X".formatted(port);
  }
}
