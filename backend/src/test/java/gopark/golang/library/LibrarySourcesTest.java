package gopark.golang.library;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.GoSource;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LibrarySourcesTest {
  /** A function at the beginning of a line without a brace behind it: one that Java has. */
  private static final Pattern WITHOUT_BODY = Pattern.compile("(?m)^func ([A-Za-z0-9_]+)[^{\n]*$");

  private static final List<String> NAMES =
      List.of(
          "fmt",
          "errors",
          "strconv",
          "strings",
          "math",
          "sort",
          "time",
          "os",
          "sync",
          "syscall",
          "gopark/sched");

  private final LibrarySources sources = new LibrarySources();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bufio",
        "bytes",
        "cmp",
        "container/heap",
        "container/list",
        "container/ring",
        "context",
        "errors",
        "flag",
        "fmt",
        "gopark/sched",
        "io",
        "iter",
        "log",
        "maps",
        "math",
        "math/bits",
        "math/rand",
        "math/rand/v2",
        "net/http",
        "os",
        "os/signal",
        "runtime",
        "runtime/debug",
        "slices",
        "sort",
        "strconv",
        "strings",
        "sync",
        "sync/atomic",
        "text/tabwriter",
        "time",
        "unicode",
        "unicode/utf16",
        "unicode/utf8"
      })
  void everyPackageCompiles(String path) {
    GoSource source = GoSource.of("package main\nimport _ \"" + path + "\"\nfunc main() {}\n");
    assertThat(source.diagnostics()).isEmpty();
  }

  @Test
  void whatHasNoBodyInGoIsThereInJava() {
    for (String path : NAMES) {
      Matcher matcher = WITHOUT_BODY.matcher(Objects.requireNonNull(sources.source(path)));
      while (matcher.find()) {
        String name = path + "." + matcher.group(1);
        assertThat(StandardNatives.all().find(name)).as(name).isNotNull();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "nothing", "../library/fmt", "/fmt", "fmt/", "fmt\u0000", "FMT"})
  void otherPathsLeadNowhere(String path) {
    assertThat(sources.source(path)).isNull();
  }
}
