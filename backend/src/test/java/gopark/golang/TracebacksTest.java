package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.LibraryLines;
import gopark.program.SourceLine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that fail say whole what real Go of each release has said. */
class TracebacksTest {
  private static final Path ROOT = Path.of("src/test/resources/golang/tracebacks");
  private static final Pattern PROCESSORS = Pattern.compile("(?m)^// processors: (\\d+)$");
  private static final Pattern MARK = Pattern.compile("// in Go: (\\S+):(\\d+)");
  private static final Pattern HEADERS = Pattern.compile("(?m)^(SIG|PC=|goroutine ).*\n");
  private static final long SEED = 1;

  /** What is said otherwise than by Go, and why. */
  private static final Map<String, String> DIFFERENT =
      Map.of("in_once, Go 1.24", "sync.OnceFunc consists of other literals since 1.25");

  /**
   * A program and what one release has said of it.
   *
   * @param release such as {@code 1.26}
   */
  record Recorded(String name, String release, String expected) {
    boolean isDifferent() {
      return DIFFERENT.containsKey(toString());
    }

    @Override
    public String toString() {
      return name + ", Go " + release;
    }
  }

  static List<Recorded> recorded() {
    try (Stream<Path> files = Files.list(ROOT)) {
      List<Recorded> all = new ArrayList<>();
      for (Path file : files.filter(it -> it.toString().endsWith(".golden")).sorted().toList()) {
        String name = file.getFileName().toString().replace(".golden", "");
        for (String one : Files.readString(file).split("(?m)^=== ", -1)) {
          if (!one.isEmpty()) {
            int line = one.indexOf('\n');
            all.add(new Recorded(name, one.substring(0, line), one.substring(line + 1)));
          }
        }
      }
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void everyProgramIsRecordedOfThreeReleases() throws IOException {
    Set<String> expected = new LinkedHashSet<>();
    try (Stream<Path> files = Files.list(ROOT)) {
      for (Path file : files.filter(it -> it.toString().endsWith(".go")).sorted().toList()) {
        String name = file.getFileName().toString().replace(".go", "");
        for (String release : List.of("1.26", "1.25", "1.24")) {
          expected.add(name + ", Go " + release);
        }
      }
    }

    assertThat(recorded().stream().map(Recorded::toString)).containsExactlyElementsOf(expected);
  }

  static List<Recorded> alike() {
    return recorded().stream().filter(it -> !it.isDifferent()).toList();
  }

  static List<Recorded> different() {
    return recorded().stream().filter(it -> it.isDifferent()).toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("different")
  void whatIsSaidToDifferDiffers(Recorded program) throws IOException {
    assertThat(RecordedRun.agrees(program.expected, said(program)))
        .as("%s agrees: take it out of DIFFERENT", program)
        .isFalse();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("alike")
  void aProgramThatFailsSaysWhatTheReleaseSaid(Recorded program) throws IOException {
    String said = said(program);
    assertThat(RecordedRun.agrees(program.expected, said) ? program.expected : said)
        .as(program.toString())
        .isEqualTo(program.expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sync",
        "runtime",
        "runtime/debug",
        "context",
        "io",
        "log",
        "strings",
        "time",
        "os/signal",
        "syscall"
      })
  void whereALineOfTheLibraryIsIsKnownOfAllReleases(String pkg) throws IOException {
    Path source = Path.of("src/main/resources/gopark/golang/library/" + pkg + ".go");

    assertThat(MARK.matcher(Files.readString(source)).results())
        .allSatisfy(mark -> {
          int line = Integer.parseInt(mark.group(2));
          assertThat(LibraryLines.knows(new SourceLine(mark.group(1), line)))
              .as(mark.group())
              .isTrue();
        });
  }

  private static String said(Recorded program) throws IOException {
    String text = Files.readString(ROOT.resolve(program.name + ".go"));
    Matcher processors = PROCESSORS.matcher(text);
    int procs = processors.find() ? Integer.parseInt(processors.group(1)) : 1;

    CorpusRun run = CorpusRun.of(text, SEED, program.release, procs);
    return said(run, text);
  }

  /** As the recorder writes it. */
  private static String said(CorpusRun run, String text) {
    String trace =
        RecordedRun.masked(run.stderr()).replaceAll("(?m)^\tmain\\.go:", "\tmain/main.go:");
    if (text.contains("\n// headers\n")) {
      trace =
          HEADERS
              .matcher(trace.replaceAll(" m=\\d+", " m=N"))
              .results()
              .map(MatchResult::group)
              .collect(Collectors.joining());
    }
    if (text.contains("\n// first goroutine, any\n")) {
      String[] parts = trace.split("(?<=\n\n)", 3);
      trace = parts[0] + (parts.length > 1 ? parts[1] : "");
      trace = trace.replaceAll("(?m)^goroutine \\d+ ", "goroutine N ").stripTrailing() + "\n";
    }
    return "--- exit " + run.exit() + "\n--- stdout\n" + run.stdout() + "--- stderr\n" + trace;
  }
}
