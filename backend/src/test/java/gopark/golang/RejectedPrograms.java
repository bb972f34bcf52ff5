package gopark.golang;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The programs of the corpus that do not compile, and what is said of them. */
final class RejectedPrograms {
  private static final Path ROOT = Path.of("src/test/resources/golang/rejected");

  /** One of them. */
  record Rejected(Path file) {

    String name() {
      return ROOT.relativize(file).toString().replace(".go", "");
    }

    private String fileName() {
      return file.getFileName().toString();
    }

    /** The linker names no place: GoPark names the package's. */
    private static String placed(String line) {
      return line.replace("runtime.main_main·f:", "1:9:");
    }

    /** What Go says: a line for each error and for what belongs to it. */
    List<String> golden() {
      String name = fileName();
      Path golden = file.resolveSibling(name.substring(0, name.length() - 3) + ".golden");
      return read(golden).lines().map(Rejected::placed).toList();
    }
  }

  static List<Rejected> all() {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().endsWith(".go"))
          .sorted()
          .map(Rejected::new)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private RejectedPrograms() {}

  /** What GoPark says, in the same form. */
  static List<String> complaints(Rejected program) {
    List<String> lines = new ArrayList<>();
    for (Diagnostic d : GoSource.of(read(program.file)).diagnostics()) {
      String text = d.line() + ":" + d.column() + ": " + d.message();
      text.replace("./" + GoSource.FILE + ":", "").lines().forEach(lines::add);
    }
    return lines;
  }
}
