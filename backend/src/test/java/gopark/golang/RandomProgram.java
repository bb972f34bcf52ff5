package gopark.golang;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A program that {@code src/test/golang/random} has generated.
 *
 * @param name the file and the seed
 * @param expected what real Go did with it, as the generator writes it
 */
record RandomProgram(String name, String text, String expected) {
  private static final String BEGINS = "=== ";
  private static final String ENDS = "--- exit ";

  /** The programs of a file, in its order. */
  static List<RandomProgram> of(Path file) {
    List<RandomProgram> programs = new ArrayList<>();
    String all = "\n" + read(file);
    int at = all.indexOf("\n" + BEGINS);
    while (at >= 0) {
      int next = all.indexOf("\n" + BEGINS, at + 1);
      String one = all.substring(at + 1, next < 0 ? all.length() : next + 1);
      int line = one.indexOf('\n');
      int end = one.indexOf("\n" + ENDS);
      programs.add(
          new RandomProgram(
              file.getFileName() + " " + one.substring(BEGINS.length(), line),
              one.substring(line + 1, end + 1),
              one.substring(end + 1)));
      at = next;
    }
    return programs;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the simulated runtime does with it, written likewise. */
  String simulated(long seed) {
    CorpusRun run = CorpusRun.of(text, seed);
    return ENDS
        + run.exit()
        + "\n--- stdout\n"
        + section(run.stdout())
        + "--- stderr\n"
        + section(RecordedRun.masked(run.stderr()));
  }

  private static String section(String text) {
    return text.isEmpty() || text.endsWith("\n") ? text : text + "\n";
  }

  /** Whether the simulated runtime did the same. */
  boolean agrees(String simulated) {
    return RecordedRun.agrees(expected, simulated);
  }

  @Override
  public String toString() {
    return name;
  }
}
