package gopark.golang.value;

import org.jspecify.annotations.Nullable;

/**
 * What few objects have: those whose address was asked for, and those in which races are sought.
 */
final class Tag {
  /** Where the object is said to be in memory; 0 until somebody asks the {@link Heap}. */
  int address;

  @Nullable Shadow shadow;

  Tag copy() {
    Tag copy = new Tag();
    copy.address = address;
    copy.shadow = shadow == null ? null : shadow.copy();
    return copy;
  }
}
