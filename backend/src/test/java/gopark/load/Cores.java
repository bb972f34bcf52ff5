package gopark.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The cores of a machine, for the server and for those who ask.
 *
 * @param inEach how many each of the two has
 * @param server the server's, as {@code taskset} names them
 * @param clients of everything else that is measured
 */
record Cores(int inEach, String server, String clients) {

  /** All of them for both. */
  static Cores shared() throws IOException {
    List<Integer> all = ProcessFigures.cores();
    return new Cores(all.size(), list(all), list(all));
  }

  /**
   * A half for each, so that a flood costs the server what it takes to answer, and not what it
   * takes to make. A machine with one core is shared.
   */
  static Cores halves() throws IOException {
    List<Integer> all = ProcessFigures.cores();
    int half = all.size() / 2;
    return half == 0
        ? shared()
        : new Cores(half, list(all.subList(0, half)), list(all.subList(half, 2 * half)));
  }

  private static String list(List<Integer> cores) {
    return cores.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /** Keeps this process to the clients' half. */
  void keepClients() throws IOException {
    keep(ProcessHandle.current().pid(), clients);
  }

  /** Keeps a process, and all threads that it has or begins, to some cores. */
  static void keep(long pid, String cores) throws IOException {
    Process process =
        new ProcessBuilder("taskset", "--all-tasks", "--cpu-list", "--pid", cores, "" + pid)
            .redirectErrorStream(true)
            .start();
    String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (Jvm.waitFor(process) != 0) {
      throw new IllegalStateException("taskset failed: " + answer);
    }
  }
}
