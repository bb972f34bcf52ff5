package gopark.load;

import java.util.Locale;

/** The session that loads are made of: a little of everything, without an end. */
final class Sample {
  static final String SESSION = "{\"gomaxprocs\": 4, \"cores\": 4, \"seed\": 7}";

  static final String PAUSE = "{\"do\": \"pause\"}";

  private static final String GOROUTINES =
      """
      {"do": "go", "count": 2, "behaviour": {"kind": "pingpong", "ns": 20000}},
      {"do": "go", "count": 3,
       "behaviour": {"kind": "mutex", "mutex": "m", "ns": 50000, "pauseNs": 30000}},
      {"do": "go", "behaviour": {"kind": "producer", "ns": 40000, "capacity": 4}},
      {"do": "go", "count": 2, "behaviour": {"kind": "consumer", "ns": 90000}}
      """;

  private Sample() {}

  /** Commands for a session that plays so fast. */
  static String playing(double eventsPerSecond) {
    return "[" + GOROUTINES + ", " + play(eventsPerSecond) + "]";
  }

  /** The command to play faster or slower. */
  static String play(double eventsPerSecond) {
    return String.format(
        Locale.ROOT, "{\"do\": \"play\", \"pace\": {\"eventsPerSecond\": %.2f}}", eventsPerSecond);
  }

  /** Commands for a session in which something has happened, and that stands. */
  static String resting() {
    return "[" + GOROUTINES + ", {\"do\": \"step\", \"unit\": \"event\", \"count\": 200}]";
  }
}
