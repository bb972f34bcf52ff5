package gopark.golang.library;

import gopark.golang.value.Kind;
import gopark.golang.value.RuntimeType;
import java.util.List;

/**
 * The order of keys of different types in a map of interfaces: that of the types' addresses in a
 * program that Go has built.
 */
final class FmtTypeOrder {
  private static final List<Kind> PREDECLARED =
      List.of(
          Kind.STRING,
          Kind.INT8,
          Kind.UINT8,
          Kind.INT16,
          Kind.UINT16,
          Kind.INT32,
          Kind.UINT32,
          Kind.INT64,
          Kind.UINT64,
          Kind.INT,
          Kind.UINT,
          Kind.UINTPTR,
          Kind.FLOAT32,
          Kind.FLOAT64,
          Kind.BOOL);

  private FmtTypeOrder() {}

  static int compare(RuntimeType a, RuntimeType b) {
    int order = Integer.compare(group(a), group(b));
    if (order == 0 && group(a) == 1) {
      order = Integer.compare(PREDECLARED.indexOf(a.kind), PREDECLARED.indexOf(b.kind));
    }
    return order == 0 ? a.text.compareTo(b.text) : order;
  }

  /** Defined types of simple values, predeclared ones, and those that are made of others. */
  private static int group(RuntimeType type) {
    if (!PREDECLARED.contains(type.kind)) {
      return 2;
    }
    return type.text.indexOf('.') >= 0 ? 0 : 1;
  }
}
