package gopark.golang.value;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether two values of a type are equal, as {@code ==} has it. */
@SuppressWarnings("ReferenceEquality") // Go compares most references by identity.
public final class Equality {
  private Equality() {}

  /** Words or references, whichever the type has. */
  public static boolean equal(
      RuntimeType type, long word, @Nullable Object ref, long word2, @Nullable Object ref2) {
    return type.isWord() ? words(type, word, word2) : refs(type, ref, ref2);
  }

  public static boolean words(RuntimeType type, long a, long b) {
    return type.kind.isFloat() ? Double.longBitsToDouble(a) == Double.longBitsToDouble(b) : a == b;
  }

  public static boolean refs(RuntimeType type, @Nullable Object a, @Nullable Object b) {
    return switch (type.kind) {
      case STRING -> a == b || (a != null && a.equals(b));
      case POINTER -> pointers(a, b);
      case CHAN -> channels(a, b);
      case INTERFACE -> interfaces((Dynamic) a, (Dynamic) b);
      case STRUCT ->
          structs(type, (StructValue) requireNonNull(a), (StructValue) requireNonNull(b));
      case ARRAY -> arrays(type, (Memory) requireNonNull(a), (Memory) requireNonNull(b));
      default -> a == b;
    };
  }

  public static boolean pointers(@Nullable Object a, @Nullable Object b) {
    return a == b || (a instanceof Reference && a.equals(b));
  }

  public static boolean channels(@Nullable Object a, @Nullable Object b) {
    return a == b
        || (a instanceof ChanValue one && b instanceof ChanValue two && one.handle == two.handle);
  }

  /** Panics if they are of one type whose values cannot be compared. */
  public static boolean interfaces(@Nullable Dynamic a, @Nullable Dynamic b) {
    if (a == null || b == null) {
      return a == b;
    }
    if (a.type != b.type) {
      return false;
    }
    if (!a.type.isComparable()) {
      throw GoPanic.runtimeError("comparing uncomparable type " + a.type.text);
    }
    return (a == b && a.type.isSimplyEqual()) || equal(a.type, a.word, a.ref, b.word, b.ref);
  }

  private static boolean structs(RuntimeType type, StructValue a, StructValue b) {
    List<RuntimeType.Field> fields = type.fields;
    for (int i = 0; i < fields.size(); i++) {
      RuntimeType field = fields.get(i).type();
      boolean same =
          field.isWord() ? words(field, a.words[i], b.words[i]) : refs(field, a.refs[i], b.refs[i]);
      if (!same && !fields.get(i).name().equals("_")) {
        return false;
      }
    }
    return true;
  }

  private static boolean arrays(RuntimeType type, Memory a, Memory b) {
    RuntimeType element = type.element();
    int length = a.length();
    for (int i = 0; i < length; i++) {
      boolean same =
          element.isWord()
              ? words(element, a.word(i), b.word(i))
              : refs(element, a.ref(i), b.ref(i));
      if (!same) {
        return false;
      }
    }
    return true;
  }
}
