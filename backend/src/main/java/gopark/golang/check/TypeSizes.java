package gopark.golang.check;

import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Named;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import java.util.IdentityHashMap;

/** Finds types whose values no program here could have, each named type looked at once. */
final class TypeSizes {
  private static final long LARGEST = 1L << 26;
  private static final long WORD = 8;

  private final IdentityHashMap<Named, Long> known = new IdentityHashMap<>();

  boolean isTooLarge(Type type) {
    return about(type) > LARGEST;
  }

  /** About how many bytes a value takes, or more than the largest. */
  private long about(Type type) {
    if (type instanceof Named named) {
      Long before = known.get(named);
      if (before != null) {
        return before;
      }
      // A type in itself has been told of.
      known.put(named, 0L);
      long size = about(named.underlying());
      known.put(named, size);
      return size;
    }
    return switch (type) {
      case Basic basic -> Math.max(1, basic.bits() / 8);
      case Array(long length, Type element) -> {
        long one = about(element);
        yield one > 0 && length > LARGEST / one ? LARGEST + 1 : length * one;
      }
      case Struct struct -> {
        long sum = 0;
        for (Struct.Field field : struct.fields()) {
          sum = Math.min(sum + about(field.type()), LARGEST + 1);
        }
        yield sum;
      }
      default -> WORD;
    };
  }
}
