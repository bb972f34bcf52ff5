package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.value.Dynamic;
import gopark.golang.value.Kind;
import gopark.golang.value.Memory;
import gopark.golang.value.Reference;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.Spender;
import gopark.golang.value.StructValue;
import gopark.program.Operation;
import org.jspecify.annotations.Nullable;

/** What package errors has of Java: looking at types that it does not know. */
final class ErrorsNatives {
  private static final String ERRORS = "errors";
  private static final int FITS = 0;
  private static final int NO_POINTER = 1;
  private static final int NO_INTERFACE = 2;

  private ErrorsNatives() {}

  static void addTo(NativeTable table) {
    table
        .add(ERRORS, "isComparable", ErrorsNatives::isComparable)
        .add(ERRORS, "checkTarget", ErrorsNatives::checkTarget)
        .add(ERRORS, "assignTo", ErrorsNatives::assignTo);
  }

  private static @Nullable Operation isComparable(Fiber f) {
    f.setFlag(0, !(f.ref(0) instanceof Dynamic value) || value.type.isComparable());
    return null;
  }

  private static @Nullable Operation checkTarget(Fiber f) {
    f.setWord(0, problemOf(f.ref(0)));
    return null;
  }

  private static int problemOf(@Nullable Object target) {
    if (!(target instanceof Dynamic value)
        || value.type.kind != Kind.POINTER
        || value.ref == null) {
      return NO_POINTER;
    }
    RuntimeType type = value.type.element();
    return type.kind == Kind.INTERFACE || FmtCalls.Method.ERROR.isOf(type) ? FITS : NO_INTERFACE;
  }

  private static @Nullable Operation assignTo(Fiber f) {
    f.setFlag(0, assigned((Dynamic) f.ref(0), (Dynamic) f.ref(1), f));
    return null;
  }

  private static boolean assigned(@Nullable Dynamic error, @Nullable Dynamic target, Spender by) {
    if (error == null || target == null) {
      return false;
    }
    RuntimeType type = target.type.element();
    if (type.kind == Kind.INTERFACE) {
      boolean fits = error.type.missingMethod(type) == null;
      if (fits && target.ref instanceof Reference variable) {
        variable.setRef(error);
      }
      return fits;
    }
    if (type != error.type) {
      return false;
    }
    switch (target.ref) {
      case StructValue struct when error.ref instanceof StructValue value ->
          struct.copyFrom(value, by);
      case Memory array when error.ref instanceof Memory value -> array.copyFrom(value, by);
      case Reference variable when type.isWord() -> variable.setWord(error.word);
      case Reference variable -> variable.setRef(error.ref);
      case null, default -> {}
    }
    return true;
  }
}
