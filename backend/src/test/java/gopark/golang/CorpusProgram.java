package gopark.golang;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A program of the corpus that real Go has run. */
record CorpusProgram(Path file) {
  private static final Path ROOT = Path.of("src/test/resources/golang/programs");
  private static final String GO = ".go";

  /** The machine of a goroutine, which may be another each time. */
  private static final Pattern MACHINE =
      Pattern.compile(" gp=0x[0-9a-f]+ m=(\\d+|nil)( mp=0x[0-9a-f]+)?");

  /** The programs whose names have this prefix; all if it is empty. */
  static List<CorpusProgram> all(String prefix) {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().endsWith(GO))
          .map(CorpusProgram::new)
          .filter(program -> program.name().startsWith(prefix))
          .filter(program -> Files.exists(program.golden()))
          .sorted((one, other) -> one.name().compareTo(other.name()))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The program's name: its feature and its own name. */
  String name() {
    String path = ROOT.relativize(file).toString();
    return path.substring(0, path.length() - GO.length());
  }

  String text() {
    return read(file);
  }

  /** The golden file's text. */
  String expected() {
    return read(golden());
  }

  private Path golden() {
    String name = file.getFileName().toString();
    return file.resolveSibling(name.substring(0, name.length() - GO.length()) + ".golden");
  }

  private static String read(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a run did, as the recorder writes it. */
  String asGolden(CorpusRun run) {
    String stderr = RecordedRun.masked(MACHINE.matcher(run.stderr()).replaceAll(""));
    return "exit "
        + run.exit()
        + "\n"
        + section("stdout", inOrder(run.stdout()))
        + (run.stderr().isEmpty() ? "" : section("stderr", stderr));
  }

  private String inOrder(String stdout) {
    return text().startsWith("// order: any\n") && !stdout.isEmpty()
        ? stdout.lines().sorted().collect(Collectors.joining("\n", "", "\n"))
        : stdout;
  }

  private static String section(String name, String text) {
    return "--- " + name + "\n" + text + (text.isEmpty() || text.endsWith("\n") ? "" : "\n");
  }

  @Override
  public String toString() {
    return name();
  }
}
