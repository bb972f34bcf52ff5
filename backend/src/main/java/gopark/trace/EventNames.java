package gopark.trace;

import gopark.runtime.event.EventKind;
import gopark.runtime.state.ConstantWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of events as they are called outside: {@code goCreated}, {@code steal}. The names are
 * in others' programs and must not change, so renaming a constant takes an exception here.
 */
public final class EventNames {
  private static final Map<String, EventKind> KINDS = new LinkedHashMap<>();
  private static final String[] NAMES = new String[EventKind.values().length];

  static {
    for (EventKind kind : EventKind.values()) {
      String name = nameFor(kind);
      NAMES[kind.ordinal()] = name;
      KINDS.put(name, kind);
    }
  }

  private EventNames() {}

  private static String nameFor(EventKind kind) {
    return switch (kind) {
      case STOLEN -> "steal";
      case RUNNEXT_STOLEN -> "stealRunnext";
      default -> ConstantWords.camel(kind.name());
    };
  }

  public static String of(EventKind kind) {
    return NAMES[kind.ordinal()];
  }

  /** The kind of that name, or null. */
  public static @Nullable EventKind kind(String name) {
    return KINDS.get(name);
  }

  /** All names, in the order of the kinds. */
  public static List<String> all() {
    return new ArrayList<>(KINDS.keySet());
  }
}
