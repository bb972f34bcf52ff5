package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.release.Releases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Real Go's prints of {@code GODEBUG=schedtrace}, recorded, beside ours: but for the numbers they
 * are the same to the letter.
 */
class SchedTraceFormatTest {

  private static final Path RECORDED = Path.of("..", "frontend", "src", "schedtrace", "testdata");

  private static final Pattern VALUE =
      Pattern.compile("(?<==)(?:-?\\d+|nil|true|false)(?=[ (\n]|$)");
  private static final Pattern LIST = Pattern.compile("\\d+(?: \\d+)*(?= ?])");
  private static final Pattern REASON = Pattern.compile("(?<=status=N)\\(.*\\)(?= m=)");
  private static final Pattern NAME = Pattern.compile("^( {2}[PMG]|SCHED )\\d+");

  @ParameterizedTest
  @CsvSource({
    "1.13, 1.13",
    "1.14, 1.19",
    "1.24, 1.20",
    "1.24, 1.21",
    "1.24, 1.24",
    "1.25, 1.25",
    "1.26, 1.26"
  })
  void oursAreTheirsButForTheNumbers(String ours, String theirs) throws IOException {
    for (boolean detail : List.of(false, true)) {
      String recorded = recorded(theirs, detail);
      String printed = TinyCore.of(Releases.named(ours)).schedTrace.text(1_000_000, detail);
      assertThat(shapes(printed)).as("Go %s", theirs).isEqualTo(shapes(recorded));
      assertThat(words(recorded)).as("Go %s", theirs).containsAll(words(printed));
    }
  }

  private static String recorded(String go, boolean detail) throws IOException {
    String name = "go-" + go + "-pool-" + (detail ? "detail" : "short") + ".txt";
    return Files.readString(RECORDED.resolve(name));
  }

  /** The lines, each once, with N for every number. */
  private static SortedSet<String> shapes(String text) {
    var shapes = new TreeSet<String>();
    for (String line : text.lines().toList()) {
      String named = NAME.matcher(line).replaceFirst("$1N");
      String valued = VALUE.matcher(LIST.matcher(named).replaceAll("N")).replaceAll("N");
      shapes.add(REASON.matcher(valued).replaceAll("(…)"));
    }
    return shapes;
  }

  /** What stands where a number could, such as {@code nil}: older releases write −1. */
  private static SortedSet<String> words(String text) {
    List<String> found = new ArrayList<>();
    VALUE.matcher(text).results().forEach(value -> found.add(value.group()));
    var words = new TreeSet<String>();
    found.stream().filter(word -> !Character.isDigit(word.charAt(0))).forEach(words::add);
    return words;
  }
}
