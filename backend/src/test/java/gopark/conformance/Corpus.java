package gopark.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of the corpus. */
final class Corpus {
  private static final Path FOLDER = Path.of("src/test/resources/conformance");

  private Corpus() {}

  /** The names of all files that end so, without that ending. */
  static List<String> names(String ending) {
    return names(FOLDER, ending);
  }

  /** The names of all files in a folder that end so, without that ending. */
  static List<String> names(Path folder, String ending) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .filter(name -> name.endsWith(ending))
          .map(name -> name.substring(0, name.length() - ending.length()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(String name) {
    return text(FOLDER, name);
  }

  static String text(Path folder, String name) {
    try {
      return Files.readString(folder.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
