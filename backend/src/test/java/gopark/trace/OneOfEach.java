package gopark.trace;

import gopark.runtime.event.Checks;
import gopark.runtime.event.Checks.Check;
import gopark.runtime.event.Checks.Result;
import gopark.runtime.event.EventKind;
import java.io.IOException;
import java.util.List;

/** A log with one event of each kind, in the order of the kinds. */
public final class OneOfEach {
  /** The time of all of them, so that a new line changes no other. */
  private static final long TIME_NS = 12_000;

  private OneOfEach() {}

  public static EventLog log() throws IOException {
    EventLog log = new EventLog();
    List<String> lines = GoldenText.read("trace/one-of-each.txt").lines().skip(1).toList();
    for (int i = 0; i < lines.size(); i++) {
      log.step(i, TIME_NS);
      tell(log, lines.get(i));
    }
    return log;
  }

  private static void tell(EventLog log, String line) {
    String[] halves = line.split(" \\| ", 2);
    String text = halves.length == 2 ? halves[1].replace("\\n", "\n") : "";
    String[] words = halves[0].split(" ", -1);
    log.event(
        EventKind.valueOf(words[1]),
        Integer.parseInt(words[0]),
        Integer.parseInt(words[2]),
        Integer.parseInt(words[3]),
        Integer.parseInt(words[4]),
        number(log, words[5], text),
        number(log, words[6], text),
        number(log, words[7], text));
  }

  private static long number(EventLog log, String word, String text) {
    return switch (word) {
      case "T" -> log.text(text);
      case "CHECKS" -> checks();
      case "AMOUNT" -> Checks.amount(1, 3);
      default -> Long.parseLong(word);
    };
  }

  private static long checks() {
    long checks = Checks.with(0, Check.GLOBAL, Result.FOUND);
    checks = Checks.with(checks, Check.LOCAL, Result.EMPTY);
    return Checks.with(checks, Check.GLOBAL_TICK, Result.SKIPPED);
  }
}
