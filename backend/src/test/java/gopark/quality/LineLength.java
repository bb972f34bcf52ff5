package gopark.quality;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A line that fits on half a screen. */
final class LineLength implements TidyRule {

  static final int COLUMNS = 100;

  private static final Set<String> KINDS = Set.of("java", "ts", "css", "html");

  /** What cannot be broken: addresses, imports, and the call of a template's layout. */
  private static final Pattern UNBREAKABLE =
      Pattern.compile("https?://|^import |^export .* from |^} from |^  th:replace=");

  @Override
  public List<Finding> findings(List<TrackedFile> files) {
    return files.stream()
        .filter(file -> KINDS.contains(file.kind()))
        .flatMap(LineLength::findings)
        .toList();
  }

  private static Stream<Finding> findings(TrackedFile file) {
    List<String> lines = file.lines();
    return IntStream.range(0, lines.size())
        .filter(i -> columns(lines.get(i)) > COLUMNS)
        .filter(i -> !UNBREAKABLE.matcher(lines.get(i)).find())
        .mapToObj(i -> new Finding(file.path(), i + 1, message(columns(lines.get(i)))));
  }

  private static int columns(String line) {
    return line.codePointCount(0, line.length());
  }

  private static String message(int columns) {
    return "%d columns; break the line at %d.".formatted(columns, COLUMNS);
  }
}
