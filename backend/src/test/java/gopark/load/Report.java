package gopark.load;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Tables and sentences, printed as they come and kept as Markdown. */
public final class Report {
  private static final double KILO = 1e3;
  private static final double MEGABYTE = 1 << 20;
  private static final int FIRST_COLUMN = 22;
  private static final int SHORTEST_COLUMN = 8;
  private static final int BETWEEN_COLUMNS = 2;

  private final PrintStream out;
  private final Path file;
  private final List<String> markdown = new ArrayList<>();
  private List<String> header = List.of();

  public Report(PrintStream out, Path file) {
    this.out = out;
    this.file = file;
  }

  public void title(String title) {
    out.printf("%n%s%n", title);
    markdown.addAll(List.of("", "## " + title, ""));
  }

  /** Begins a table; the first column is text, all others are numbers. */
  public void table(String... columns) {
    header = List.of(columns);
    out.println(aligned(header));
    markdown.add(cells(header));
    markdown.add("| --- |" + " ---: |".repeat(columns.length - 1));
  }

  public void row(String... values) {
    List<String> row = List.of(values);
    if (row.size() != header.size()) {
      throw new IllegalArgumentException(row + " does not fit " + header);
    }
    out.println(aligned(row));
    markdown.add(cells(row));
    keep();
  }

  public void line(String format, Object... values) {
    String line = String.format(Locale.ROOT, format + "%n", values);
    out.print(line);
    markdown.addAll(List.of("", line.strip()));
    keep();
  }

  /** A line that says whether a figure is what it should be. */
  public void goal(String what, double figure, double most, String unit) {
    line(
        "%s: %.2f%s (goal: at most %.2f%s, %s)",
        what, figure, unit, most, unit, figure <= most ? "met" : "missed");
  }

  public static String number(double value) {
    return String.format(Locale.ROOT, value < 100 ? "%.1f" : "%,.0f", value);
  }

  static String whole(double value) {
    return String.format(Locale.ROOT, "%,.0f", value);
  }

  static String count(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  public static String hundredths(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  static String thousandths(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  public static String megabytes(long bytes) {
    return whole(bytes / MEGABYTE);
  }

  static String kilobytes(double bytes) {
    return number(bytes / KILO);
  }

  /** A run that is ended early leaves what it had found. */
  private void keep() {
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, markdown, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("The report cannot be written", e);
    }
  }

  /** Every cell ends where its column does; where one is too long, the next ones make up for it. */
  private String aligned(List<String> row) {
    StringBuilder line = new StringBuilder(row.getFirst());
    int end = FIRST_COLUMN;
    for (int i = 1; i < row.size(); i++) {
      end += Math.max(header.get(i).length(), SHORTEST_COLUMN) + BETWEEN_COLUMNS;
      int spaces = Math.max(BETWEEN_COLUMNS, end - line.length() - row.get(i).length());
      line.append(" ".repeat(spaces)).append(row.get(i));
    }
    return line.toString();
  }

  private static String cells(List<String> row) {
    return "| " + String.join(" | ", row) + " |";
  }
}
