package gopark.load;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Programs in Go of a few lines that stopped the whole server once, or could: each makes much work
 * of one statement. They lie in {@code load/greedy.txt}, those that were found first at the
 * beginning.
 *
 * @param imports paths of packages, with spaces between
 * @param body of main
 */
record GreedyProgram(String title, String imports, String body) {

  private static final String FILE = "/load/greedy.txt";
  private static final String BEGINS = "## ";

  String source() {
    StringBuilder source = new StringBuilder("package main\n");
    for (String path : imports.strip().split(" ", -1)) {
      if (!path.isEmpty()) {
        source.append("import \"").append(path).append("\"\n");
      }
    }
    return source + "func main() {\n" + body + "\n}\n";
  }

  /** All of them. */
  static List<GreedyProgram> all() {
    List<GreedyProgram> all = new ArrayList<>();
    for (String part : text().split("(?m)^" + BEGINS, -1)) {
      if (!part.isBlank()) {
        int head = part.indexOf('\n');
        int bar = part.indexOf('|');
        all.add(
            new GreedyProgram(
                part.substring(0, bar).strip(),
                part.substring(bar + 1, head).strip(),
                part.substring(head + 1)));
      }
    }
    all.add(new GreedyProgram("select over 1,000 channels", "", selectOver(1_000)));
    return all;
  }

  private static String text() {
    try (InputStream in = GreedyProgram.class.getResourceAsStream(FILE)) {
      return new String(Objects.requireNonNull(in, FILE).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String selectOver(int channels) {
    StringBuilder text =
        new StringBuilder("c := make([]chan int, " + channels + ")\nfor { select {\n");
    for (int i = 0; i < channels; i++) {
      text.append("case <-c[").append(i).append("]:\n");
    }
    return text + "default:\n} }";
  }
}
