package gopark.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Spring server in a process of its own, and what it costs. */
public final class Server implements AutoCloseable {
  private static final Pattern HEAP_USED = Pattern.compile("\\bused (\\d+)K");
  private static final Pattern PORT = Pattern.compile("Netty started on port (\\d+)");
  private static final long A_LOOK_MS = 100;
  private static final int MOST_LOOKS = 1_200;

  private final Process process;
  private final int port;

  private Server(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** Starts it at a port that the system chooses, with its log in the folder. */
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
    arguments.add("--logging.level.org.springframework.boot.reactor.netty=info");
    Path log = folder.resolve(name + ".log");
    Process process = Jvm.start(log, options, classPath, main, arguments);
    for (int looks = 0; looks < MOST_LOOKS && !Jvm.await(process, A_LOOK_MS); looks++) {
      Matcher started = PORT.matcher(Files.readString(log));
      if (started.find()) {
        return new Server(process, Integer.parseInt(started.group(1)));
      }
    }
    Jvm.end(process);
    throw new IllegalStateException(main + " did not start:\n" + Files.readString(log));
  }

  public int port() {
    return port;
  }

  long cpuMicros() throws IOException {
    return ProcessFigures.cpuMicros(process.pid());
  }

  long residentBytes() throws IOException {
    return ProcessFigures.residentBytes(process.pid());
  }

  long threads() throws IOException {
    return ProcessFigures.threads(process.pid());
  }

  /** Files and connections that it has open. */
  long openFiles() throws IOException {
    return ProcessFigures.openFiles(process.pid());
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
