package gopark.golang;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A program of the corpus that real Go has run. */
record CorpusProgram(Path file) {
  private static final Path ROOT = Path.of("src/test/resources/golang/programs");
  private static final String GO = ".go";
  private static final Pattern TRACE = Pattern.compile("(?m)^goroutine \\d+ .*:\n");

  /** What the recorder leaves out of what Go writes to stderr, in its order. */
  private static final List<List<String>> UNSTABLE =
      List.of(
          List.of(" gp=0x[0-9a-f]+ m=(\\d+|nil)( mp=0x[0-9a-f]+)?", ""),
          List.of("0x[0-9a-f]{6,}", "0xPC"));

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
    String stderr = stable(run.stderr());
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

  private static String stable(String stderr) {
    String text = stderr.replaceAll("(?ms)^runtime stack:\n.*?\n\n", "");
    Matcher trace = TRACE.matcher(text);
    if (trace.find()) {
      text = text.substring(0, trace.end());
    }
    for (List<String> unstable : UNSTABLE) {
      text = text.replaceAll(unstable.get(0), unstable.get(1));
    }
    return text;
  }

  @Override
  public String toString() {
    return name();
  }
}
