package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Go's own test programs, unchanged, with {@code -Dgoroot=$(go env GOROOT)}. Which of them do not
 * run, and why, is printed; all of those use what GoPark is known not to have.
 */
class GosOwnProgramsTest {
  private static final String RUN = "// run";
  private static final double ENOUGH = 0.8;
  private static final long SEED = 1;

  /** What one of them did. */
  private record Tried(String name, String wrong) {
    boolean runs() {
      return wrong.isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"chan", "ken"})
  void fourInFiveRunUnchanged(String folder) {
    Path root = root().resolve("test").resolve(folder);
    List<Tried> tried = runnable(root).map(GosOwnProgramsTest::attempt).toList();
    long running = tried.stream().filter(Tried::runs).count();

    System.out.println("test/" + folder + ": " + running + " of " + tried.size() + " run");
    for (Tried one : tried) {
      if (!one.runs()) {
        System.out.println("  " + one.name + ": " + one.wrong);
      }
    }
    assertThat(running).isGreaterThanOrEqualTo((long) Math.ceil(ENOUGH * tried.size()));
    assertThat(tried).allMatch(one -> one.runs() || one.wrong.contains("GoPark does not"));
  }

  private static Path root() {
    String root = System.getProperty("goroot", "");
    assumeTrue(!root.isEmpty(), "no -Dgoroot");
    return Path.of(root);
  }

  private static Stream<Path> runnable(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".go"))
          .filter(file -> read(file).lines().findFirst().orElse("").equals(RUN))
          .sorted()
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Tried attempt(Path file) {
    String name = file.getFileName().toString();
    GoSource source = GoSource.of(read(file));
    if (!source.runs()) {
      return new Tried(name, source.diagnostics().getFirst().toString());
    }
    try {
      CorpusRun run = CorpusRun.of(source.text(), SEED);
      String output = run.stdout() + run.stderr();
      if (run.exit() != 0) {
        return new Tried(name, "exit " + run.exit() + ": " + output);
      }
      Path expected = file.resolveSibling(name.replace(".go", ".out"));
      boolean agrees = output.equals(Files.exists(expected) ? read(expected) : "");
      return new Tried(name, agrees ? "" : "it prints " + output);
    } catch (RuntimeException | AssertionError accident) {
      return new Tried(name, accident.toString());
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
