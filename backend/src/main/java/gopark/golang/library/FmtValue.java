package gopark.golang.library;

import gopark.golang.value.Dynamic;
import gopark.golang.value.RuntimeType;
import org.jspecify.annotations.Nullable;

/**
 * A value on its way to be printed.
 *
 * @param hidden whether it came through an unexported field, so that its methods are not called
 */
record FmtValue(RuntimeType type, long word, @Nullable Object ref, boolean hidden) {

  static FmtValue of(Dynamic dynamic) {
    return new FmtValue(dynamic.type, dynamic.word, dynamic.ref, false);
  }

  FmtValue hide(boolean more) {
    return more && !hidden ? new FmtValue(type, word, ref, true) : this;
  }
}
