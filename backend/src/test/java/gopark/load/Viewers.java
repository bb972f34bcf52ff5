package gopark.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;

/** The process with the viewers, seen from the tool that starts it. */
final class Viewers implements AutoCloseable {
  private final Process process;
  private final BufferedReader answers;
  private final PrintStream wishes;
  private final Path pathsFile;

  Viewers(Path folder, int threads) throws IOException {
    pathsFile = folder.resolve("paths");
    process =
        Jvm.talk(
            List.of("-Xmx512m", "-XX:+UseSerialGC"),
            ViewerProcess.class.getName(),
            List.of(Integer.toString(threads)));
    answers = process.inputReader(StandardCharsets.UTF_8);
    wishes = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
  }

  /** How fast viewers were let in. */
  record Opened(int ready, double seconds) {}

  long pid() {
    return process.pid();
  }

  Opened open(int port, String path, int viewers) throws IOException {
    return open(port, Collections.nCopies(viewers, path));
  }

  /** A viewer for each path; it fails if one of them is refused. */
  Opened open(int port, List<String> paths) throws IOException {
    Files.write(pathsFile, paths);
    String[] words = ask("open " + port + " " + pathsFile).split(" ", 4);
    if (Integer.parseInt(words[1]) > 0) {
      throw new IllegalStateException(words[1] + " viewers were refused: " + words[3]);
    }
    return new Opened(Integer.parseInt(words[0]), Double.parseDouble(words[2]));
  }

  /** Counts what they receive from now on, for that number of seconds. */
  ReceivedCounts count(double seconds) throws IOException {
    return ReceivedCounts.read(ask("count " + seconds));
  }

  /** One more viewer, who never reads; gives the port that it has. */
  int stall(int port, String path) throws IOException {
    return Integer.parseInt(ask("stall " + port + " " + path));
  }

  /** All go away. */
  void leave() throws IOException {
    ask("close");
  }

  private String ask(String wish) throws IOException {
    wishes.println(wish);
    String answer = answers.readLine();
    if (answer == null) {
      throw new IllegalStateException("The process with the viewers ended at: " + wish);
    }
    return answer;
  }

  @Override
  public void close() throws IOException {
    process.getOutputStream().close();
    Jvm.end(process);
  }
}
