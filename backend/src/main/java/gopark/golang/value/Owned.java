package gopark.golang.value;

import org.jspecify.annotations.Nullable;

/** Values that a variable owns: structs and arrays. Everything else is kept as it is. */
public final class Owned {
  private Owned() {}

  /** An independent copy of a struct or an array. */
  public static Object copy(@Nullable Object value, Spender by) {
    if (value instanceof StructValue struct) {
      return struct.copy(by);
    }
    if (value instanceof Memory array) {
      return array.copy(by);
    }
    throw new IllegalArgumentException("Neither struct nor array.");
  }

  /** The variable's own struct or array takes the content of the other. */
  public static void assign(@Nullable Object variable, @Nullable Object value, Spender by) {
    if (variable instanceof StructValue struct && value instanceof StructValue from) {
      struct.copyFrom(from, by);
    } else if (variable instanceof Memory array && value instanceof Memory from) {
      array.copyFrom(from, by);
    } else {
      throw new IllegalArgumentException("Neither struct nor array.");
    }
  }
}
