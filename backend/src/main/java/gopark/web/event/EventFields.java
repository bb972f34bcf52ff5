package gopark.web.event;

import gopark.runtime.event.Checks;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.Events;
import gopark.runtime.event.Stamp;
import gopark.runtime.state.Meaning;
import gopark.runtime.state.Means;
import gopark.runtime.state.WaitReason;
import gopark.trace.ApiNames;
import gopark.trace.EventTree;
import gopark.trace.RecordShape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The fields of each kind of event, taken from its record. */
final class EventFields {
  /** What every event may have; all but the step, the time, the kind and the function may miss. */
  static final List<EventField> COMMON =
      List.of(
          new EventField("step", FieldType.NUMBER),
          new EventField("timeNs", FieldType.TIME),
          new EventField("kind", FieldType.CHOICE),
          new EventField("g", FieldType.G),
          new EventField("m", FieldType.M),
          new EventField("p", FieldType.P),
          new EventField("from", FieldType.PLACE),
          new EventField("to", FieldType.PLACE),
          new EventField("fn", FieldType.TEXT),
          new EventField("rule", FieldType.RULE));

  private static final Map<EventKind, List<EventField>> OWN = new EnumMap<>(EventKind.class);

  static {
    for (EventKind kind : EventKind.values()) {
      OWN.put(kind, read(kind));
    }
  }

  private EventFields() {}

  /** The fields that only this kind has: those under detail, and a search's checks. */
  static List<EventField> of(EventKind kind) {
    return OWN.getOrDefault(kind, List.of());
  }

  /** An event of this kind, to see what its record is like. */
  static Event sample(EventKind kind) {
    int none = EventSink.NONE;
    Stamp at = new Stamp(0, 0, 0, kind, none, none, none, 0);
    return new Events(text -> "", Checks.newestOrder()).decode(at, 0, 0, 0);
  }

  private static List<EventField> read(EventKind kind) {
    List<EventField> fields = new ArrayList<>();
    for (RecordShape.Part part : RecordShape.of(sample(kind).getClass()).parts()) {
      if (!part.name().equals(EventTree.STAMP)) {
        fields.add(field(kind, part));
      }
    }
    return List.copyOf(fields);
  }

  private static EventField field(EventKind kind, RecordShape.Part part) {
    String name = part.name();
    Means means = part.means();
    if (means != null) {
      return new EventField(name, type(means.value()), part.none(), List.of());
    }
    if (part.type() == WaitReason.class) {
      return new EventField(name, FieldType.WAIT_REASON);
    }
    if (part.type() instanceof Class<?> type && type.isEnum()) {
      return new EventField(name, FieldType.CHOICE, null, words(type));
    }
    if (part.type() == boolean.class) {
      return new EventField(name, FieldType.FLAG);
    }
    if (part.type() == String.class) {
      Object none = kind == EventKind.PROCESS_EXITED ? "" : null;
      return new EventField(name, FieldType.TEXT, none, List.of());
    }
    if (name.equals(EventTree.CHECKS)) {
      return new EventField(name, FieldType.CHECKS);
    }
    throw new IllegalStateException("The record of " + kind + " does not say what " + name + " is");
  }

  private static List<String> words(Class<?> type) {
    return Arrays.stream(type.getEnumConstants()).map(it -> ApiNames.of((Enum<?>) it)).toList();
  }

  private static FieldType type(Meaning meaning) {
    return switch (meaning) {
      case GOROUTINE -> FieldType.G;
      case MACHINE -> FieldType.M;
      case PROCESSOR -> FieldType.P;
      case OBJECT -> FieldType.OBJECT;
      case TIME -> FieldType.TIME;
      case DURATION -> FieldType.DURATION;
      case BYTES -> FieldType.BYTES;
      case COUNT -> FieldType.COUNT;
      case CORE, NUMBER, SHARE -> FieldType.NUMBER;
      case WAIT_REASON -> FieldType.WAIT_REASON;
    };
  }
}
