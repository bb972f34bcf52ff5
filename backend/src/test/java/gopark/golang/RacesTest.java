package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Programs with and without races: what is found in them is what Go's own detector has found, with
 * one processor and with four, whatever the seed. The property {@code races} chooses those whose
 * names begin so.
 */
class RacesTest {
  private static final Path ROOT = Path.of("src/test/resources/golang/races");
  private static final int FEWEST_RACY = 30;
  private static final int FEWEST_CLEAN = 18;
  private static final int SEEDS = 3;
  private static final List<Integer> PROCESSORS = List.of(1, 4);

  /** What Go's detector has said. */
  record Golden(boolean racy, int exit, List<String> always, List<String> sometimes) {

    static Golden of(String name) {
      List<String> lines = read(ROOT.resolve(name + ".golden")).lines().toList();
      int exit = Integer.parseInt(lines.get(1).substring("exit ".length()));
      boolean racy = lines.getFirst().equals("racy");
      return new Golden(racy, exit, marked(lines, "always "), marked(lines, "sometimes "));
    }

    private static List<String> marked(List<String> lines, String mark) {
      return lines.stream()
          .filter(line -> line.startsWith(mark))
          .map(line -> line.substring(mark.length()))
          .toList();
    }

    /** Where Go did not know one of the lines, any is right. */
    private static boolean isAmong(List<String> pairs, String pair) {
      String[] ours = pair.split(" ");
      return pairs.stream()
          .anyMatch(one ->
              one.equals(pair)
                  || (one.startsWith("0 ")
                      && List.of(ours).contains(one.substring("0 ".length()))));
    }
  }

  static List<String> names() {
    try (Stream<Path> files = Files.list(ROOT)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".go"))
          .map(name -> name.substring(0, name.length() - ".go".length()))
          .filter(name -> name.startsWith(System.getProperty("races", "")))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String source(String name) {
    return read(ROOT.resolve(name + ".go"));
  }

  @Test
  void thereAreEnoughProgramsOfBothKinds() {
    List<Golden> all = names().stream().map(Golden::of).toList();

    assertThat(all.stream().filter(Golden::racy)).hasSizeGreaterThanOrEqualTo(FEWEST_RACY);
    assertThat(all.stream().filter(golden -> !golden.racy()))
        .hasSizeGreaterThanOrEqualTo(FEWEST_CLEAN);
  }

  @Test
  void aReportReadsAsGosDoes() {
    String stderr = RaceRun.of(source("map_writes"), 1, 1).stderr();

    assertThat(
            stderr
                .replaceAll("0x00[0-9a-f]{10}", "0xADDRESS")
                .replaceAll("\\+0x[0-9a-f]+", "+0xPC"))
        .isEqualTo(
            """
            ==================
            WARNING: DATA RACE
            Write at 0xADDRESS by goroutine 7:
              runtime.mapassign_faststr()
                  internal/runtime/maps/runtime_faststr.go:263 +0xPC
              main.main.func2()
                  main.go:20 +0xPC

            Previous write at 0xADDRESS by goroutine 6:
              runtime.mapassign_faststr()
                  internal/runtime/maps/runtime_faststr.go:263 +0xPC
              main.main.func1()
                  main.go:15 +0xPC

            Goroutine 7 (running) created at:
              main.main()
                  main.go:17 +0xPC

            Goroutine 6 (finished) created at:
              main.main()
                  main.go:13 +0xPC
            ==================
            2
            Found 1 data race(s)
            """);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("names")
  void whatIsFoundIsWhatGoFinds(String name) {
    Golden golden = Golden.of(name);
    for (int processors : PROCESSORS) {
      for (long seed = 1; seed <= SEEDS; seed++) {
        String which = name + ", " + processors + " processors, seed " + seed;
        RaceRun run = RaceRun.of(source(name), processors, seed);
        TreeSet<String> pairs = run.pairs();

        assertThat(!pairs.isEmpty()).as(which + run.stderr()).isEqualTo(golden.racy());
        assertThat(run.exit()).as(which).isEqualTo(golden.exit());
        assertThat(pairs)
            .as(which)
            .allMatch(pair ->
                Golden.isAmong(golden.always(), pair) || Golden.isAmong(golden.sometimes(), pair))
            .hasSizeGreaterThanOrEqualTo(golden.always().size());
      }
    }
  }
}
