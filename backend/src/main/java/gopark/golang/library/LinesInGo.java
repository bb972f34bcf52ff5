package gopark.golang.library;

import gopark.program.SourceLine;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where in Go's own library the lines of ours are that a traceback may show. A line says so itself
 * in a comment at its end: {@code // in Go: sync/once.go:78}. The numbers are those of Go 1.26.
 */
final class LinesInGo {
  private static final Pattern MARK = Pattern.compile("// in Go: (\\S+):(\\d+)$");
  private static final LibrarySources SOURCES = new LibrarySources();
  private static final Map<String, Map<Integer, SourceLine>> PACKAGES = new ConcurrentHashMap<>();

  private LinesInGo() {}

  /** By the line of our source. */
  static Map<Integer, SourceLine> of(String pkg) {
    return PACKAGES.computeIfAbsent(pkg, LinesInGo::read);
  }

  private static Map<Integer, SourceLine> read(String pkg) {
    Map<Integer, SourceLine> lines = new HashMap<>();
    String source = SOURCES.source(pkg);
    int number = 0;
    for (String line : source == null ? new String[0] : source.split("\n")) {
      number++;
      Matcher mark = MARK.matcher(line);
      if (mark.find()) {
        lines.put(number, new SourceLine(mark.group(1), Integer.parseInt(mark.group(2))));
      }
    }
    return Map.copyOf(lines);
  }
}
