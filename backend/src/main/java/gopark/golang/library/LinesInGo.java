package gopark.golang.library;

import gopark.program.SourceLine;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where in Go's own library the lines of ours are that a traceback may show. A line says so itself
 * in a comment at its end: {@code // in Go: sync/once.go:78}. The numbers are those of Go 1.26.
 */
final class LinesInGo {
  private static final Pattern MARK = Pattern.compile("// in Go: (\\S+):(\\d+)$");

  private static final List<String> MARKED =
      List.of(
          "context",
          "fmt",
          "internal/sync",
          "io",
          "log",
          "maps",
          "net/http",
          "os/signal",
          "runtime",
          "runtime/debug",
          "slices",
          "sort",
          "strings",
          "sync",
          "syscall",
          "time");

  private static final Map<Integer, SourceLine> NONE = Collections.emptyMap();

  /** The packages that have such lines, read once. */
  private static final Map<String, Map<Integer, SourceLine>> PACKAGES = readAll();

  private LinesInGo() {}

  /** Go's places by the line of our source. */
  static Map<Integer, SourceLine> of(String pkg) {
    return PACKAGES.getOrDefault(pkg, NONE);
  }

  private static Map<String, Map<Integer, SourceLine>> readAll() {
    Map<String, Map<Integer, SourceLine>> packages = new LinkedHashMap<>();
    for (String pkg : MARKED) {
      packages.put(pkg, read(pkg));
    }
    return Collections.unmodifiableMap(packages);
  }

  private static Map<Integer, SourceLine> read(String pkg) {
    Map<Integer, SourceLine> lines = new TreeMap<>();
    String source = new LibrarySources().source(pkg);
    int number = 0;
    for (String line : source == null ? List.<String>of() : source.lines().toList()) {
      number++;
      Matcher mark = MARK.matcher(line);
      if (mark.find()) {
        lines.put(number, new SourceLine(mark.group(1), Integer.parseInt(mark.group(2))));
      }
    }
    return Collections.unmodifiableMap(lines);
  }
}
