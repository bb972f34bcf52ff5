package gopark.web.event;

import gopark.runtime.event.Event;
import gopark.trace.EventTree;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An event as the arguments of its sentence. They are flat: the event's own fields and those under
 * detail beside each other, of two with one name that under detail. What is not there is {@link
 * #NONE}. A template in the browser is given the same.
 */
final class Arguments {
  /** Stands for what is not there. A template must choose before it shows such an argument. */
  static final String NONE = "none";

  private final Amounts amounts;
  private final WaitTexts waits;

  Arguments(Texts texts) {
    amounts = new Amounts(texts);
    waits = new WaitTexts(texts);
  }

  Map<String, Object> of(Event event, Language language) {
    Map<String, @Nullable Object> tree = EventTree.of(event);
    Map<String, Object> arguments = new LinkedHashMap<>();
    for (EventField field : EventFields.COMMON) {
      arguments.put(field.name(), of(field, tree.get(field.name()), language));
    }
    if (tree.get("detail") instanceof Map<?, ?> detail) {
      for (EventField field : EventFields.of(event.at().kind())) {
        if (field.type() != FieldType.CHECKS) {
          arguments.put(field.name(), of(field, detail.get(field.name()), language));
        }
      }
    }
    return arguments;
  }

  private Object of(EventField field, @Nullable Object value, Language language) {
    if (value == null || value.equals(field.none())) {
      return NONE;
    }
    return switch (field.type()) {
      case COUNT -> value;
      case DURATION, TIME -> amounts.time((Long) value, language);
      case BYTES -> amounts.memory((Long) value, language);
      case WAIT_REASON -> waits.words((String) value, language);
      case TEXT -> firstLine((String) value);
      case G, M, P, OBJECT, NUMBER, CHOICE, FLAG, PLACE, RULE, CHECKS -> value.toString();
    };
  }

  private static String firstLine(String text) {
    String written = text.strip();
    int end = written.indexOf('\n');
    return end < 0 ? written : written.substring(0, end).stripTrailing() + "…";
  }
}
