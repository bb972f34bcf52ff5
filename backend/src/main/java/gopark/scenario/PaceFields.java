package gopark.scenario;

import gopark.command.Pace;
import java.util.List;
import java.util.SequencedMap;

/** How fast a session plays, as fields. */
public final class PaceFields {
  private static final Field<Double> EVENTS =
      Field.decimal("eventsPerSecond", Pace.SLOWEST_EVENTS, Pace.MOST_EVENTS).orToldElsewhere(1.0);
  private static final Field<Long> NS = Field.number("nsPerSecond", 1, Pace.MOST_NS);

  private PaceFields() {}

  /** The pace as a tree. Reading that gives an equal pace. */
  public static SequencedMap<String, Object> tree(Pace pace) {
    return switch (pace) {
      case Pace.EventsPerSecond(double events) ->
          new Tree()
              .with(EVENTS.name, events % 1 == 0 ? (Object) (long) events : (Object) events)
              .done();
      case Pace.NsPerSecond(long ns) -> new Tree().with(NS.name, ns).done();
    };
  }

  /** The pace that these fields tell. */
  public static Pace of(Fields fields) {
    fields.needsOneOf(EVENTS.name, NS.name);
    return fields.has(NS.name)
        ? new Pace.NsPerSecond(NS.of(fields))
        : new Pace.EventsPerSecond(EVENTS.of(fields));
  }

  static SequencedMap<String, Object> schema() {
    return Schema.of(
        Schema.ONE_OF, List.of(Field.object(List.of(EVENTS)), Field.object(List.of(NS))));
  }
}
