package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.type.Named;
import gopark.golang.type.Signature;
import gopark.golang.value.Dynamic;
import gopark.golang.value.ElementPointer;
import gopark.golang.value.FieldPointer;
import gopark.golang.value.Kind;
import gopark.golang.value.RuntimeType;
import gopark.program.Operation;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What may be wrong with an object and its finalizer, in the order in which runtime.SetFinalizer
 * finds it and in which package runtime numbers it from 1.
 */
enum FinalizerFault {
  IS_NIL("first argument is nil"),
  IS_NO_POINTER("first argument is %1$s, not pointer"),
  IS_NOT_ALLOCATED("pointer not in allocated block"),
  IS_INSIDE("pointer not at beginning of allocated block"),
  IS_NO_FUNCTION("second argument is %2$s, not a function"),
  IS_VARIADIC("cannot pass %1$s to finalizer %2$s because dotdotdot"),
  TAKES_NOT_ONE("cannot pass %1$s to finalizer %2$s"),
  TAKES_ANOTHER("cannot pass %1$s to finalizer %2$s");

  /** What has no pointers and fewer bytes may lie in a block with others. */
  private static final long TINY_BYTES = 16;

  /** A format that is given the types of the two arguments. */
  private final String text;

  FinalizerFault(String text) {
    this.text = text;
  }

  /** Finds the first fault of an object and its finalizer; 0: none. */
  static @Nullable Operation find(Fiber f) {
    Dynamic object = f.ref(0) instanceof Dynamic some ? some : null;
    Dynamic finalizer = f.ref(1) instanceof Dynamic some ? some : null;
    FinalizerFault fault = of(object, finalizer);
    f.setWord(0, fault == null ? 0 : fault.ordinal() + 1);
    f.setRef(1, fault == null ? "" : fault.said(typeText(object), typeText(finalizer)));
    return null;
  }

  private String said(String object, String function) {
    return "runtime.SetFinalizer: " + String.format(Locale.ROOT, text, object, function);
  }

  private static String typeText(@Nullable Dynamic value) {
    return value == null ? "" : value.type.text;
  }

  private static @Nullable FinalizerFault of(@Nullable Dynamic object, @Nullable Dynamic function) {
    if (object == null) {
      return IS_NIL;
    }
    if (object.type.kind != Kind.POINTER) {
      return IS_NO_POINTER;
    }
    if (object.ref == null) {
      return IS_NOT_ALLOCATED;
    }
    if (isInside(object)) {
      return IS_INSIDE;
    }
    return function == null ? null : ofFunction(object.type, function.type);
  }

  private static boolean isInside(Dynamic pointer) {
    boolean within =
        switch (pointer.ref) {
          case FieldPointer field -> field.offset() > 0;
          case ElementPointer element -> element.index > 0;
          case null, default -> false;
        };
    RuntimeType element = pointer.type.element();
    return within && (element.hasPointers() || element.bytes() >= TINY_BYTES);
  }

  private static @Nullable FinalizerFault ofFunction(RuntimeType object, RuntimeType function) {
    if (function.kind != Kind.FUNC) {
      return IS_NO_FUNCTION;
    }
    if (function.type.underlying() instanceof Signature signature && signature.variadic()) {
      return IS_VARIADIC;
    }
    if (function.params().size() != 1) {
      return TAKES_NOT_ONE;
    }
    return takes(function.params().getFirst(), object) ? null : TAKES_ANOTHER;
  }

  private static boolean takes(RuntimeType parameter, RuntimeType object) {
    return switch (parameter.kind) {
      case POINTER ->
          parameter == object
              || (parameter.element() == object.element()
                  && (isPlain(parameter) || isPlain(object)));
      case INTERFACE -> object.missingMethod(parameter) == null;
      default -> false;
    };
  }

  /** Whether a type has neither name nor methods. */
  private static boolean isPlain(RuntimeType type) {
    return !(type.type instanceof Named) && type.methods().isEmpty();
  }
}
