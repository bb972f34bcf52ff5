package gopark.frames;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A session to be looked at.
 *
 * @param processors GOMAXPROCS, and as many cores
 * @param goroutines in it
 */
record Size(int processors, int goroutines) {
  /** More at a time are not started. */
  private static final int AT_ONCE = 100_000;

  /** The runtime's own, which count, too. */
  private static final int THERE_ALREADY = 100;

  private static final List<String> LIVELY =
      List.of(
          "{\"kind\": \"pingpong\", \"ns\": 20000}",
          "{\"kind\": \"mutex\", \"mutex\": \"m\", \"ns\": 20000, \"pauseNs\": 30000}",
          "{\"kind\": \"producer\", \"ns\": 20000, \"capacity\": 4}",
          "{\"kind\": \"consumer\", \"ns\": 30000}");

  private static final String LONG = "{\"kind\": \"cpu\", \"ns\": 5000000}";

  String session() {
    return "{\"gomaxprocs\": %d, \"cores\": %d, \"seed\": 7}".formatted(processors, processors);
  }

  /** A tenth of them does something of every kind, and the rest computes for long. */
  List<String> commands() {
    List<String> commands = new ArrayList<>();
    int lively = Math.max(LIVELY.size(), goroutines / 10);
    for (String behaviour : LIVELY) {
      commands.add(go(lively / LIVELY.size(), behaviour));
    }
    int others = Math.max(0, goroutines - lively - THERE_ALREADY);
    for (int left = others; left > 0; left -= AT_ONCE) {
      commands.add(go(Math.min(left, AT_ONCE), LONG));
    }
    commands.add("{\"do\": \"step\", \"unit\": \"event\", \"count\": 500}");
    return commands;
  }

  private static String go(int count, String behaviour) {
    return "{\"do\": \"go\", \"count\": %d, \"behaviour\": %s}".formatted(count, behaviour);
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%d P, %,d G", processors, goroutines);
  }
}
