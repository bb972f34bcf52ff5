package gopark.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Lines of Go's own library, which tracebacks name, in the releases that have them elsewhere. */
public final class LibraryLines {
  private static final String TABLE = "/gopark/program/library-lines.txt";
  private static final int BASE = 26;

  /** The minor versions of the columns after the first. */
  private static final List<Integer> OTHERS = List.of(27, 25, 24);

  private static final String INLINED = "(...)";
  private static final String NOWHERE = "-";

  /** The lines of other releases, by the line in Go 1.26. */
  private static final Map<SourceLine, List<SourceLine>> ELSEWHERE = read();

  private LibraryLines() {}

  /**
   * Where a line of Go 1.26 is in a release; if that is not known, without a number.
   *
   * @param minor such as 25
   */
  public static SourceLine in(int minor, String file, int line) {
    SourceLine base = new SourceLine(file, line);
    if (minor == BASE || line == 0) {
      return base;
    }
    List<SourceLine> elsewhere = ELSEWHERE.get(base);
    int column = OTHERS.indexOf(minor);
    SourceLine found = elsewhere == null || column < 0 ? SourceLine.UNKNOWN : elsewhere.get(column);
    return found.isKnown() ? found : new SourceLine(file, 0);
  }

  /**
   * The calls without functions of the library that the release does not have yet: there a function
   * that is inlined now does itself what another one does for it.
   */
  public static List<Frame> existing(int minor, List<Frame> calls) {
    if (minor == BASE || calls.stream().noneMatch(LibraryLines::isMissing)) {
      return calls;
    }
    List<Frame> existing = new ArrayList<>();
    for (Frame call : calls) {
      Frame inner = existing.isEmpty() ? null : existing.getLast();
      if (inner != null
          && isMissing(call)
          && inner.line().isKnown()
          && inner.line().file().equals(call.line().file())) {
        String name = call.function().substring(0, call.function().indexOf(INLINED));
        String arguments = inner.function().substring(inner.function().indexOf('('));
        existing.set(existing.size() - 1, new Frame(name + arguments, inner.line()));
      } else {
        existing.add(call);
      }
    }
    return existing;
  }

  private static boolean isMissing(Frame call) {
    return call.function().endsWith(INLINED)
        && !call.line().isKnown()
        && !call.line().file().isEmpty();
  }

  /** Whether it is known where the line of Go 1.26 is in the others. */
  public static boolean knows(SourceLine base) {
    return ELSEWHERE.containsKey(base);
  }

  private static Map<SourceLine, List<SourceLine>> read() {
    try (InputStream in =
        Objects.requireNonNull(LibraryLines.class.getResourceAsStream(TABLE), TABLE)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Map<SourceLine, List<SourceLine>> lines = new LinkedHashMap<>();
      for (String row : text.lines().filter(it -> !it.startsWith("#")).toList()) {
        List<SourceLine> places =
            List.of(row.split(" ")).stream().map(LibraryLines::place).toList();
        lines.put(places.getFirst(), places.subList(1, places.size()));
      }
      return Collections.unmodifiableMap(lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SourceLine place(String text) {
    int colon = text.indexOf(':');
    return text.equals(NOWHERE)
        ? SourceLine.UNKNOWN
        : new SourceLine(text.substring(0, colon), Integer.parseInt(text.substring(colon + 1)));
  }
}
