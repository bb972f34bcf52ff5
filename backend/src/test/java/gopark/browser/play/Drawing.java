package gopark.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The board in words: processors, queues and who runs, as it is drawn and as the server has it. */
final class Drawing {

  /** Longer queues are drawn without names. */
  private static final int NAMED = 12;

  /** What {@link #of} writes of a snapshot, read off the board. */
  private static final String READ =
      """
      () => {
        const board = document.querySelector("gopark-board .board-stage");
        const text = (part) => part?.textContent.trim() ?? "";
        const at = (place) =>
          [...board.querySelectorAll(`[data-item][data-place="${place}"]`)]
            .map((mark) => mark.dataset.key).join(" ");
        const queue = (place, size) => size + (size > 0 && size <= 12 ? ": " + at(place) : "");
        const number = (words) => Number(words.replaceAll(/[^0-9]/g, ""));
        const processors = [...board.querySelectorAll(".p-card")].map((card) => {
          const p = card.dataset.place;
          const machine = at(p);
          return [
            p,
            text(card.querySelector(".p-name code")),
            "next", at(p + ".runnext"),
            "queue", queue(p + ".runq", Number(text(card.querySelector(".q-count")).split("/")[0])),
            "machine", machine,
            "runs", machine === "" ? "" : at(machine),
          ].join(" ");
        });
        const global = number(text(board.querySelector(".gq-name code")));
        return [...processors, "global " + queue("sched.runq", global)].join("\\n");
      }
      """;

  private Drawing() {}

  static String on(Page page) {
    return (String) page.evaluate(READ);
  }

  /** Waits until the board shows that moment; what moves is on its way there. */
  static void assertShows(Page page, JsonNode snapshot) {
    String expected = of(snapshot);
    try {
      page.waitForFunction("(expected) => (%s)() === expected".formatted(READ), expected);
    } catch (TimeoutError stays) {
      assertThat(on(page)).as("the board at step %s", snapshot.at("/step")).isEqualTo(expected);
    }
  }

  static String of(JsonNode snapshot) {
    var lines = new ArrayList<String>();
    for (JsonNode p : snapshot.at("/ps")) {
      String machine = p.has("m") ? "M" + p.at("/m") : "";
      lines.add(
          new StringJoiner(" ")
              .add("P" + p.at("/id"))
              .add(p.at("/status").asString())
              .add("next")
              .add(p.has("runnext") ? "G" + p.at("/runnext") : "")
              .add("queue")
              .add(queue(p))
              .add("machine")
              .add(machine)
              .add("runs")
              .add(machine.isEmpty() ? "" : String.join(" ", on(machine, snapshot)))
              .toString());
    }
    lines.add("global " + queue(snapshot.at("/sched")));
    return String.join("\n", lines);
  }

  private static String queue(JsonNode owner) {
    int size = owner.at("/runqsize").asInt();
    if (size == 0 || size > NAMED) {
      return String.valueOf(size);
    }
    Stream<String> names = owner.at("/runq").valueStream().map(g -> "G" + g);
    return size + ": " + String.join(" ", names.toList());
  }

  private static List<String> on(String machine, JsonNode snapshot) {
    return snapshot
        .at("/gs")
        .valueStream()
        .filter(g -> g.at("/where").asString().equals(machine))
        .map(g -> "G" + g.at("/id"))
        .toList();
  }
}
