package gopark.web.event;

import gopark.runtime.event.Checks;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.Events;
import gopark.runtime.event.Stamp;
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
  static final List<Field> COMMON =
      List.of(
          new Field("step", FieldType.NUMBER),
          new Field("timeNs", FieldType.TIME),
          new Field("kind", FieldType.CHOICE),
          new Field("g", FieldType.G),
          new Field("m", FieldType.M),
          new Field("p", FieldType.P),
          new Field("from", FieldType.PLACE),
          new Field("to", FieldType.PLACE),
          new Field("fn", FieldType.TEXT),
          new Field("rule", FieldType.RULE));

  private static final Map<EventKind, List<Field>> OWN = new EnumMap<>(EventKind.class);

  static {
    for (EventKind kind : EventKind.values()) {
      OWN.put(kind, read(kind));
    }
  }

  private EventFields() {}

  /** The fields that only this kind has: those under detail, and a search's checks. */
  static List<Field> of(EventKind kind) {
    return OWN.getOrDefault(kind, List.of());
  }

  private static List<Field> read(EventKind kind) {
    int none = EventSink.NONE;
    Stamp at = new Stamp(0, 0, 0, kind, none, none, none, 0);
    Record event = (Record) new Events(text -> "", Checks.newestOrder()).decode(at, 0, 0, 0);
    List<Field> fields = new ArrayList<>();
    for (RecordShape.Part part : RecordShape.of(event.getClass()).parts()) {
      if (!part.name().equals(EventTree.STAMP)) {
        fields.add(field(kind, part));
      }
    }
    return List.copyOf(fields);
  }

  private static Field field(EventKind kind, RecordShape.Part part) {
    String name = part.name();
    if (part.type() == WaitReason.class) {
      return new Field(name, FieldType.WAIT_REASON);
    }
    if (part.type() instanceof Class<?> type && type.isEnum()) {
      return new Field(name, FieldType.CHOICE, null, words(type));
    }
    if (part.type() == boolean.class) {
      return new Field(name, FieldType.FLAG);
    }
    if (part.type() == String.class) {
      Object none = kind == EventKind.PROCESS_EXITED ? "" : null;
      return new Field(name, FieldType.TEXT, none, List.of());
    }
    return name.equals(EventTree.CHECKS) ? new Field(name, FieldType.CHECKS) : number(name);
  }

  private static List<String> words(Class<?> type) {
    return Arrays.stream(type.getEnumConstants()).map(it -> ApiNames.of((Enum<?>) it)).toList();
  }

  /** A number does not say what it is; its name does, the same in all kinds. */
  private static Field number(String name) {
    return switch (name) {
      case "creator", "waker" -> new Field(name, FieldType.G, 0L, List.of());
      case "victim" -> new Field(name, FieldType.P);
      case "by", "from", "machine" -> new Field(name, FieldType.M, -1L, List.of());
      case "channel", "cond", "descriptor", "group", "handle", "mutex", "semaphore", "timer" ->
          new Field(name, FieldType.OBJECT, 0L, List.of());
      case "chosen" -> new Field(name, FieldType.NUMBER, -1L, List.of());
      case "code", "core", "cycle", "line", "round", "schedtick" ->
          new Field(name, FieldType.NUMBER);
      case "whenNs", "untilNs" -> new Field(name, FieldType.TIME);
      case "atMostNs" -> new Field(name, FieldType.DURATION, -1L, List.of());
      case "lateNs", "markedNs", "ns", "ranNs", "sleptNs", "stoodNs", "stoppingNs" ->
          new Field(name, FieldType.DURATION);
      case "bytes", "liveBytes", "newBytes", "nextBytes", "oldBytes" ->
          new Field(name, FieldType.BYTES);
      case "after",
          "before",
          "capacity",
          "counter",
          "goroutines",
          "idleRounds",
          "left",
          "moved",
          "readers",
          "ready",
          "spans",
          "stood",
          "taken",
          "times",
          "woken" ->
          new Field(name, FieldType.COUNT);
      default -> throw new IllegalStateException("EventFields does not say what " + name + " is");
    };
  }
}
