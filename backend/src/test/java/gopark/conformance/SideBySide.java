package gopark.conformance;

import java.util.List;

/** Two lists of lines next to each other. */
final class SideBySide {
  private static final int WIDTH = 48;
  private static final int BEFORE = 5;
  private static final int AFTER = 20;

  private SideBySide() {}

  /** Fails with both from a little before their first difference. */
  static void compare(String what, List<String> go, List<String> simulation) {
    if (go.equals(simulation)) {
      return;
    }
    int first = 0;
    while (line(go, first).equals(line(simulation, first))) {
      first++;
    }
    StringBuilder text = new StringBuilder(what).append(" differs from line ").append(first + 1);
    text.append('\n').append(row("", "real Go", "simulation"));
    int last = Math.min(Math.max(go.size(), simulation.size()), first + AFTER);
    for (int i = Math.max(0, first - BEFORE); i < last; i++) {
      String mark = line(go, i).equals(line(simulation, i)) ? " " : "!";
      text.append(row(mark, line(go, i), line(simulation, i)));
    }
    throw new AssertionError(text.toString());
  }

  private static String line(List<String> lines, int at) {
    return at < lines.size() ? lines.get(at) : "(nothing)";
  }

  private static String row(String mark, String left, String right) {
    String gap = " ".repeat(Math.max(1, WIDTH - left.length()));
    return mark + " " + left + gap + "| " + right + "\n";
  }
}
