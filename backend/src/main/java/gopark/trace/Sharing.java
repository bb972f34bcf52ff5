package gopark.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * Makes of records that are kept one after another such that each costs only what has changed:
 * parts that equal those of the earlier are the earlier's own. A record without maps is one part.
 */
public final class Sharing {
  private Sharing() {}

  /** A record equal to the later one. */
  @SuppressWarnings("unchecked") // It is one of the two, or made by their class.
  public static <R extends Record> R of(R before, R after) {
    return (R) record(before, after);
  }

  /** The earlier value if it will do, else the later, which may be made of parts of the earlier. */
  @SuppressWarnings("ReferenceEquality") // What is the same need not be compared.
  static @Nullable Object either(@Nullable Object before, @Nullable Object after) {
    if (before == null || after == null || before == after) {
      return after;
    }
    if (after instanceof Record newer && before.getClass() == newer.getClass()) {
      RecordShape shape = RecordShape.of(newer.getClass());
      if (shape.holdsMaps()) {
        return record((Record) before, newer);
      }
    }
    if (before.equals(after)) {
      return before;
    }
    return switch (after) {
      case List<?> newer when before instanceof List<?> older -> list(older, newer);
      case SequencedMap<?, ?> _ -> after;
      case Map<?, ?> newer when before instanceof Map<?, ?> older -> SharedMap.of(older, newer);
      default -> after;
    };
  }

  /**
   * A record's parts are compared one by one and not the whole first: mostly something is
   * different.
   */
  @SuppressWarnings("ReferenceEquality") // The question is whose part it is.
  private static Record record(Record before, Record after) {
    RecordShape shape = RecordShape.of(after.getClass());
    @Nullable Object[] olders = shape.values(before);
    @Nullable Object[] components = shape.values(after);
    boolean shares = false;
    boolean differs = false;
    for (int i = 0; i < components.length; i++) {
      Object older = olders[i];
      Object newer = components[i];
      if (shape.isPrimitive(i)) {
        differs |= !Objects.equals(older, newer);
      } else {
        components[i] = either(older, newer);
        shares |= components[i] != newer;
        differs |= components[i] != older;
      }
    }
    if (!differs) {
      return before;
    }
    return shares ? shape.make(components) : after;
  }

  /** A list of which records are shared; of numbers there is nothing to share. */
  private static List<?> list(List<?> before, List<?> after) {
    if (after.isEmpty() || !(after.getFirst() instanceof Record)) {
      return after;
    }
    List<Object> elements = new ArrayList<>(after);
    for (int i = 0; i < Math.min(before.size(), elements.size()); i++) {
      Object element = either(before.get(i), elements.get(i));
      if (element != null) {
        elements.set(i, element);
      }
    }
    return List.copyOf(elements);
  }
}
