package gopark.frames;

import java.util.Comparator;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * How long a page's tasks have had a processor, in milliseconds: on a busy computer a task waits,
 * and what it took by the clock tells more of the others than of the page.
 *
 * @param sorted the shortest first
 */
record BusyTimes(List<Double> sorted) {
  /** What a browser must be asked for, to tell of its tasks. */
  static final List<String> CATEGORIES =
      List.of("__metadata", "disabled-by-default-devtools.timeline");

  private static final JsonMapper JSON = new JsonMapper();
  private static final double MICROS = 1e3;

  BusyTimes {
    sorted = sorted.stream().sorted().toList();
  }

  /** Reads a trace of Chromium; of several pages' threads the busiest is the page's. */
  static BusyTimes of(byte[] trace) {
    List<JsonNode> events = JSON.readTree(trace).path("traceEvents").valueStream().toList();
    return events.stream()
        .filter(event -> event.path("name").asString("").equals("thread_name"))
        .filter(event -> event.at("/args/name").asString("").equals("CrRendererMain"))
        .map(thread -> ofThread(events, thread))
        .max(Comparator.comparingDouble(BusyTimes::sum))
        .orElse(new BusyTimes(List.of()));
  }

  private static BusyTimes ofThread(List<JsonNode> events, JsonNode thread) {
    return new BusyTimes(
        events.stream()
            .filter(event -> event.path("name").asString("").equals("RunTask"))
            .filter(event -> event.path("pid").equals(thread.path("pid")))
            .filter(event -> event.path("tid").equals(thread.path("tid")))
            .map(event -> event.path("tdur").asDouble(0) / MICROS)
            .toList());
  }

  double longest() {
    return sorted.isEmpty() ? 0 : sorted.getLast();
  }

  double sum() {
    return sorted.stream().mapToDouble(Double::doubleValue).sum();
  }
}
