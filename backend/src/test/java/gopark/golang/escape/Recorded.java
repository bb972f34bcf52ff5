package gopark.golang.escape;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** What {@code record-compiler} has written down of the programs of the corpus. */
public final class Recorded {
  private static final Path CORPUS = Path.of("src/test/resources/golang");

  private Recorded() {}

  /** The lines for each program. */
  public static SequencedMap<String, List<String>> of(String what) {
    SequencedMap<String, List<String>> programs = new LinkedHashMap<>();
    List<String> lines = new ArrayList<>();
    for (String line : read(CORPUS.resolve("compiler/" + what + ".txt")).lines().toList()) {
      if (line.startsWith("== ")) {
        lines = new ArrayList<>();
        programs.put(line.substring(3), lines);
      } else {
        lines.add(line);
      }
    }
    return programs;
  }

  /** A program's text. */
  public static String program(String name) {
    return read(CORPUS.resolve("programs/" + name + ".go"));
  }

  private static String read(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
