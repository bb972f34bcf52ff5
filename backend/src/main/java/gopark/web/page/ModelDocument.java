package gopark.web.page;

import gopark.web.document.Resources;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The table of docs/model.md: which functions of Go's runtime are modelled, what is left out of
 * each, and which tests hold it. A test of the build holds that all it names exists.
 */
final class ModelDocument {
  private static final String TABLE = "## The table";
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern TEST = Pattern.compile("\\w+Test#(\\w+)");
  private static final Pattern RECORDED = Pattern.compile("conformance/\\w+/\\w+");
  private static final int COLUMNS = 5;

  private ModelDocument() {}

  /** A part of the runtime. */
  record Section(String title, List<Row> rows) {}

  /**
   * Functions of the runtime that one method plays.
   *
   * @param functions their names in Go
   * @param file where they are in Go's source
   * @param tests what is held, as sentences
   * @param recorded programs that real Go ran
   * @param leftOut what is simplified, and why; empty: nothing
   */
  record Row(
      List<String> functions,
      String file,
      List<String> tests,
      List<String> recorded,
      String leftOut) {}

  /**
   * How much there is of each.
   *
   * @param functions of the runtime that are modelled
   * @param tests that the table names
   * @param simplified rows that leave something out
   * @param scheduler programs about the scheduler that real Go ran
   * @param language other programs that it ran
   * @param scenes programs of scenes that it ran
   */
  record Counts(
      int functions, int tests, int simplified, int scheduler, int language, int scenes) {}

  /** The sections in their order. */
  static List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    String table = Resources.text(ModelDocument.class, "model.md");
    table = table.substring(table.indexOf(TABLE) + TABLE.length());
    table = table.substring(0, table.indexOf("\n## "));
    for (String part : table.split("\n### ", -1)) {
      List<Row> rows = part.lines().map(ModelDocument::row).filter(Objects::nonNull).toList();
      if (!rows.isEmpty()) {
        sections.add(new Section(part.lines().findFirst().orElse(""), rows));
      }
    }
    return sections;
  }

  private static @Nullable Row row(String line) {
    List<String> cells =
        Arrays.stream(line.split("(?<!\\\\)\\|", -1)).skip(1).map(String::strip).toList();
    if (!line.startsWith("| `") || cells.size() < COLUMNS) {
      return null;
    }
    List<String> functions = found(CODE, cells.get(0)).map(each -> each.group(1)).toList();
    List<String> tests = found(TEST, cells.get(3)).map(each -> sentence(each.group(1))).toList();
    List<String> recorded = found(RECORDED, cells.get(3)).map(MatchResult::group).toList();
    return new Row(functions, cells.get(1), tests, recorded, cells.get(4).replace("`", ""));
  }

  private static Stream<MatchResult> found(Pattern pattern, String text) {
    return pattern.matcher(text).results();
  }

  /** A test's name as it is read aloud. */
  private static String sentence(String name) {
    String words =
        name.replaceAll("(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  static Counts counts(List<Section> sections) {
    Set<String> functions = new LinkedHashSet<>();
    Set<String> tests = new LinkedHashSet<>();
    int simplified = 0;
    for (Section section : sections) {
      for (Row row : section.rows()) {
        functions.addAll(row.functions());
        tests.addAll(row.tests());
        simplified += row.leftOut().isEmpty() ? 0 : 1;
      }
    }
    Properties recorded = Resources.properties(ModelDocument.class, "recorded.properties");
    return new Counts(
        functions.size(),
        tests.size(),
        simplified,
        count(recorded, "scheduler"),
        count(recorded, "language"),
        count(recorded, "scenes"));
  }

  private static int count(Properties recorded, String name) {
    return Integer.parseInt(Objects.requireNonNull(recorded.getProperty(name)));
  }
}
