package gopark.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/** What Linux says of a process. */
final class ProcessFigures {
  /** {@code USER_HZ}, which is the same on every Linux that Java runs on. */
  private static final long MICROS_A_TICK = 10_000;

  private static final int USER_TIME = 11;
  private static final int KERNEL_TIME = 12;
  private static final int QUEUES = 4;

  private ProcessFigures() {}

  /** The time it has spent on all cores, for itself and in the kernel. */
  static long cpuMicros(long pid) throws IOException {
    String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
    // The second field is a name in brackets and may hold anything.
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
    return (Long.parseLong(fields[USER_TIME]) + Long.parseLong(fields[KERNEL_TIME]))
        * MICROS_A_TICK;
  }

  static long residentBytes(long pid) throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/status"))) {
      if (line.startsWith("VmRSS:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) * 1_024;
      }
    }
    throw new IllegalStateException("Nothing is known of the memory of " + pid);
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
