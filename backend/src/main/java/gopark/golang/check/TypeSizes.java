package gopark.golang.check;

import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Compilation;
import gopark.golang.type.Named;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import java.util.IdentityHashMap;

/**
 * Finds types whose values no program here could have. Each type is looked at once, as parts may be
 * shared so often that nobody could walk them all.
 */
final class TypeSizes {
  private static final long LARGEST = 1L << 26;
  private static final long WORD = 8;

  /** Structs and arrays are objects of their own here, also those that Go has no bytes for. */
  private static final long OBJECT = 16;

  /** The most types that are looked at: generic ones can stand for more than anybody could. */
  private static final int MOST_TYPES = 20_000;

  private final IdentityHashMap<Type, Long> known = new IdentityHashMap<>();

  boolean isTooLarge(Type type) {
    return about(type) > LARGEST;
  }

  /** About how many bytes a value takes, or more than the largest. */
  private long about(Type type) {
    if (!(type instanceof Named || type instanceof Array || type instanceof Struct)) {
      return type instanceof Basic basic ? Math.max(1, basic.bits() / 8) : WORD;
    }
    Long before = known.get(type);
    if (before != null) {
      return before;
    }
    if (known.size() >= MOST_TYPES) {
      return LARGEST + 1;
    }
    // A type in itself has been told of.
    known.put(type, 0L);
    long size = madeOf(type);
    known.put(type, size);
    return size;
  }

  private long madeOf(Type type) {
    return switch (type) {
      case Array(long length, Type element) -> {
        long one = about(element);
        boolean large = one > 0 && length > LARGEST / one;
        yield large ? LARGEST + 1 : Math.max(OBJECT, length * one);
      }
      case Struct struct -> {
        long sum = 0;
        for (Struct.Field field : struct.fields()) {
          Compilation.spend(20);
          sum = Math.min(sum + about(field.type()), LARGEST + 1);
        }
        yield Math.max(OBJECT, sum);
      }
      default -> about(type.underlying());
    };
  }
}
