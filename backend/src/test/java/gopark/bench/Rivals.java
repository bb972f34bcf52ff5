package gopark.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The other ways to run a Go program: the interpreter yaegi, and what the Go compiler makes. */
final class Rivals {
  private final Path folder;
  private final Path built;

  Rivals(Path folder) {
    this.folder = folder;
    built = folder.resolve("../../../../target/interpreters").normalize().toAbsolutePath();
    go("build", "-o", binary("yaegi").toString(), ".");
  }

  private Path binary(String name) {
    return built.resolve(name);
  }

  private Path program(String name) {
    return folder.resolve("programs/" + name + ".go").toAbsolutePath();
  }

  String version() {
    return go("version").strip();
  }

  private String go(String... arguments) {
    List<String> command = new ArrayList<>(List.of("go"));
    command.addAll(List.of(arguments));
    return Subprocess.output(folder, command);
  }

  String source(String name) {
    try {
      return Files.readString(program(name));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** What the program prints if the Go compiler has made it, which is then there to be timed. */
  String output(String name) {
    go("build", "-o", binary(name).toString(), program(name).toString());
    return Subprocess.output(folder, List.of(binary(name).toString()));
  }

  /** The nanoseconds of one run, with the start of the process. */
  double realGo(String name) {
    long begin = System.nanoTime();
    Subprocess.output(folder, List.of(binary(name).toString()));
    return System.nanoTime() - begin;
  }

  /** The nanoseconds of one run without the start of the process. */
  double yaegi(String name) {
    String printed =
        Subprocess.output(
            folder, List.of(binary("yaegi").toString(), program(name).toString(), "1"));
    String first = printed.lines().findFirst().orElse("");
    return Double.parseDouble(first.substring(first.indexOf(' ') + 1));
  }
}
