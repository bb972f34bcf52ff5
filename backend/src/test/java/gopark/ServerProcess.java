package gopark;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The real server as another process, which can be killed. */
final class ServerProcess implements AutoCloseable {

  private static final Pattern PORT = Pattern.compile("Netty started on port (\\d+)");

  private final Process process;
  private final List<String> output = new ArrayList<>();
  private final URI address;

  private ServerProcess(Process process) throws IOException {
    this.process = process;
    BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      output.add(line);
      Matcher port = PORT.matcher(line);
      if (port.find()) {
        address = URI.create("http://127.0.0.1:" + port.group(1));
        Thread.ofVirtual().start(() -> lines.lines().forEach(this::heard));
        return;
      }
    }
    throw new IOException("The server did not start:\n" + String.join("\n", output));
  }

  private void heard(String line) {
    synchronized (output) {
      output.add(line);
    }
  }

  /** Starts it on a folder and waits until it answers. */
  static ServerProcess start(Path data, String... settings) throws IOException {
    return start(command(data, settings));
  }

  /** The same with a command that may have been changed. */
  static ServerProcess start(ProcessBuilder command) throws IOException {
    Process process = command.start();
    // Stopping the tests stops their servers.
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    CountDownLatch started = new CountDownLatch(1);
    // A server that does not start in time is ended, so that its output ends, too.
    Thread.ofVirtual().start(() -> endUnless(started, process));
    try {
      return new ServerProcess(process);
    } catch (IOException | RuntimeException e) {
      process.destroyForcibly();
      throw e;
    } finally {
      started.countDown();
    }
  }

  private static void endUnless(CountDownLatch started, Process process) {
    try {
      if (!started.await(LongestWait.millis(), TimeUnit.MILLISECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** How it is started: for a short life, so that a compiler would not pay. */
  static ProcessBuilder command(Path data, String... settings) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx512m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                GoParkApplication.class.getName(),
                "--server.port=0",
                "--logging.level.org.springframework.boot.reactor.netty=info",
                "--gopark.data=" + data));
    command.addAll(List.of(settings));
    return new ProcessBuilder(command).redirectErrorStream(true);
  }

  URI address() {
    return address;
  }

  long pid() {
    return process.pid();
  }

  /** What it has said. */
  String output() {
    synchronized (output) {
      return String.join("\n", output);
    }
  }

  /** SIGKILL: it notices nothing. */
  void kill() {
    process.toHandle().destroyForcibly();
    process.onExit().join();
  }

  @Override
  public void close() {
    kill();
  }
}
