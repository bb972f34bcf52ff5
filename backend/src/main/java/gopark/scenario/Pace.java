package gopark.scenario;

import java.util.SequencedMap;

/** How fast a session plays. */
public sealed interface Pace {
  double SLOWEST_EVENTS = 0.01;
  double MOST_EVENTS = 1_000_000;
  long MOST_NS = 1_000_000_000_000L;

  /** So many events in a second of the viewer's. */
  record EventsPerSecond(double events) implements Pace {}

  /** So much virtual time in a second of the viewer's. */
  record NsPerSecond(long ns) implements Pace {}

  /** It as a tree. */
  default SequencedMap<String, Object> tree() {
    return switch (this) {
      case EventsPerSecond(double events) ->
          new Tree()
              .with("eventsPerSecond", events % 1 == 0 ? (Object) (long) events : (Object) events)
              .done();
      case NsPerSecond(long ns) -> new Tree().with("nsPerSecond", ns).done();
    };
  }

  /** The pace that these fields tell. */
  public static Pace of(Fields fields) {
    fields.needsOneOf("eventsPerSecond", "nsPerSecond");
    if (fields.has("nsPerSecond")) {
      return new NsPerSecond(fields.number("nsPerSecond", 1, MOST_NS));
    }
    return new EventsPerSecond(
        fields.has("eventsPerSecond")
            ? fields.decimal("eventsPerSecond", SLOWEST_EVENTS, MOST_EVENTS)
            : 1);
  }
}
