package gopark.golang.check;

import org.jspecify.annotations.Nullable;

/** Nodes of trees, or types, that are one and the same object, not only alike. */
final class Nodes {
  private Nodes() {}

  @SuppressWarnings("ReferenceEquality") // Identity is what is asked for.
  static boolean same(@Nullable Object a, @Nullable Object b) {
    return a == b;
  }
}
