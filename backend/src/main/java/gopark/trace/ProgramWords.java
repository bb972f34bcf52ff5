package gopark.trace;

import gopark.runtime.event.ProgramEvent;
import gopark.runtime.event.ProgramEvent.ArticleRule;
import gopark.runtime.event.ProgramEvent.LineReached;
import gopark.runtime.event.ProgramEvent.Ordered;
import gopark.runtime.event.ProgramEvent.Printed;
import gopark.runtime.event.ProgramEvent.ProcessExited;
import gopark.runtime.event.ProgramEvent.Schedtrace;
import gopark.runtime.event.Stamp;

/** What the program's user and the learner see, in words. */
final class ProgramWords {
  private ProgramWords() {}

  static EventLine of(ProgramEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case Printed e ->
          EventLine.ofG(at, (e.toStderr() ? "prints to stderr: " : "prints ") + quoted(e.text()));
      case ProcessExited e ->
          new EventLine(
              "exit", "code " + e.code() + (e.text().isEmpty() ? "" : ": " + quoted(e.text())), "");
      case Ordered e -> new EventLine("order", oneLine(e.order()), "");
      case Schedtrace e -> new EventLine("trace", oneLine(e.line()), "");
      case ArticleRule e -> new EventLine("rule", oneLine(e.text()), "");
      case LineReached e -> EventLine.ofG(at, "comes to line " + e.line());
    };
  }

  private static String quoted(String text) {
    return '"' + oneLine(text).replace("\"", "\\\"") + '"';
  }

  private static String oneLine(String text) {
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
  }
}
