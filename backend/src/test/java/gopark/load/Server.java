package gopark.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Spring server in a process of its own, and what it costs. */
final class Server implements AutoCloseable {
  private static final Pattern STARTED = Pattern.compile("started on port (\\d+)");
  private static final Pattern HEAP_USED = Pattern.compile("\\bused (\\d+)K");
  private static final long A_LOOK_MS = 50;

  private final Process process;
  private final int port;

  private Server(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** Starts it at a port that is free, with its log in the folder. */
  static Server start(
      Path folder,
      String name,
      List<String> options,
      String classPath,
      String main,
      List<String> more)
      throws IOException {
    List<String> arguments = new ArrayList<>(more);
    arguments.add("--server.port=0");
    Path log = folder.resolve(name + ".log");
    Process process = Jvm.start(log, options, classPath, main, arguments);
    while (true) {
      boolean alive = process.isAlive();
      String words = Files.readString(log);
      Matcher started = STARTED.matcher(words);
      if (started.find()) {
        return new Server(process, Integer.parseInt(started.group(1)));
      }
      if (!alive) {
        throw new IllegalStateException(main + " did not start:\n" + words);
      }
      Jvm.await(process, A_LOOK_MS);
    }
  }

  int port() {
    return port;
  }

  long cpuMicros() throws IOException {
    return ProcessFigures.cpuMicros(process.pid());
  }

  long residentBytes() throws IOException {
    return ProcessFigures.residentBytes(process.pid());
  }

  /** What lives on the heap after garbage has been collected. */
  long liveBytes() throws IOException {
    Jvm.jcmd(process.pid(), "GC.run");
    Matcher used = HEAP_USED.matcher(Jvm.jcmd(process.pid(), "GC.heap_info"));
    if (!used.find()) {
      throw new IllegalStateException("GC.heap_info does not say what is used");
    }
    return Long.parseLong(used.group(1)) * 1_024;
  }

  @Override
  public void close() {
    Jvm.end(process);
  }
}
