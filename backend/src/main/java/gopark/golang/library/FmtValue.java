package gopark.golang.library;

import gopark.golang.value.Dynamic;
import gopark.golang.value.RuntimeType;
import org.jspecify.annotations.Nullable;

/**
 * A value on its way to be printed.
 *
 * @param access how it was come to, which decides whether its methods may be called
 */
record FmtValue(RuntimeType type, long word, @Nullable Object ref, Access access) {

  /** How a value was come to. In Go: flagRO of package reflect. */
  enum Access {
    /** By exported fields only. */
    OPEN,
    /** The value is an embedded field of an unexported type: its own exported fields are open. */
    EMBEDDED,
    /** Through an unexported field. */
    CLOSED;

    /** What comes of looking into a value by other ways than its fields. */
    Access within() {
      return this == OPEN ? OPEN : CLOSED;
    }
  }

  static FmtValue of(Dynamic dynamic) {
    return of(dynamic, Access.OPEN);
  }

  static FmtValue of(Dynamic dynamic, Access access) {
    return new FmtValue(dynamic.type, dynamic.word, dynamic.ref, access);
  }

  /** The value as it is reached through an unexported field. */
  FmtValue closed() {
    return new FmtValue(type, word, ref, Access.CLOSED);
  }

  /** Whether its methods are not to be called. */
  boolean hidden() {
    return access != Access.OPEN;
  }
}
