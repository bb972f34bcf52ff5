package gopark.golang.value;

import static java.util.Objects.requireNonNull;

import gopark.simulation.WorkMeter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether two values of a type are equal, as {@code ==} has it. */
@SuppressWarnings("ReferenceEquality") // Go compares most references by identity.
public final class Equality {
  /**
   * Interfaces that lie deeper in one another take more memory for their comparison than there is.
   */
  private static final int DEEPEST = 1000;

  private Equality() {}

  static boolean words(RuntimeType type, long a, long b) {
    return type.kind.isFloat() ? Double.longBitsToDouble(a) == Double.longBitsToDouble(b) : a == b;
  }

  public static boolean refs(RuntimeType type, @Nullable Object a, @Nullable Object b, Spender by) {
    return refs(type, a, b, by, 0);
  }

  private static boolean refs(
      RuntimeType type, @Nullable Object a, @Nullable Object b, Spender by, int depth) {
    return switch (type.kind) {
      case STRING -> texts((String) a, (String) b, by);
      case POINTER -> pointers(a, b);
      case CHAN -> channels(a, b);
      case INTERFACE -> interfaces((Dynamic) a, (Dynamic) b, by, depth + 1);
      case STRUCT ->
          structs(
              type, (StructValue) requireNonNull(a), (StructValue) requireNonNull(b), by, depth);
      case ARRAY -> arrays(type, (Memory) requireNonNull(a), (Memory) requireNonNull(b), by, depth);
      case FUNC, MAP, SLICE -> a == b;
      case BOOL,
          INT,
          INT8,
          INT16,
          INT32,
          INT64,
          UINT,
          UINT8,
          UINT16,
          UINT32,
          UINT64,
          UINTPTR,
          FLOAT32,
          FLOAT64 ->
          throw new IllegalStateException("A word is no reference: " + type);
    };
  }

  private static boolean texts(@Nullable String a, @Nullable String b, Spender by) {
    if (a == b || a == null || b == null) {
      return a == b;
    }
    if (a.length() != b.length()) {
      return false;
    }
    by.spend(Costs.copying(a.length()));
    return a.equals(b);
  }

  public static boolean pointers(@Nullable Object a, @Nullable Object b) {
    return a == b || (a instanceof Reference && a.equals(b));
  }

  public static boolean channels(@Nullable Object a, @Nullable Object b) {
    return a == b
        || (a instanceof ChanValue one && b instanceof ChanValue two && one.handle == two.handle);
  }

  /** Panics if they are of one type whose values cannot be compared. */
  private static boolean interfaces(
      @Nullable Dynamic a, @Nullable Dynamic b, Spender by, int depth) {
    if (a == null || b == null) {
      return a == b;
    }
    if (a.type != b.type) {
      return false;
    }
    if (!a.type.isComparable()) {
      throw GoPanic.runtimeError("comparing uncomparable type " + a.type.text);
    }
    if (depth > DEEPEST) {
      throw GoPanic.outOfMemory();
    }
    by.spend(Costs.OBJECT);
    if (a == b && a.type.isSimplyEqual()) {
      return true;
    }
    return a.type.isWord() ? words(a.type, a.word, b.word) : refs(a.type, a.ref, b.ref, by, depth);
  }

  private static boolean structs(
      RuntimeType type, StructValue a, StructValue b, Spender by, int depth) {
    List<RuntimeType.Field> fields = type.fields;
    by.spend(fields.size());
    for (int i = 0; i < fields.size(); i++) {
      RuntimeType field = fields.get(i).type();
      boolean same =
          field.isWord()
              ? words(field, a.words[i], b.words[i])
              : refs(field, a.refs[i], b.refs[i], by, depth);
      if (!same && !fields.get(i).name().equals("_")) {
        return false;
      }
    }
    return true;
  }

  private static boolean arrays(RuntimeType type, Memory a, Memory b, Spender by, int depth) {
    RuntimeType element = type.element();
    int length = a.length();
    if (element.isSimplyEqual() && a instanceof WordMemory x && b instanceof WordMemory y) {
      return Pieces.same(x.words, y.words, by);
    }
    for (int from = 0; from < length; from += WorkMeter.PIECE) {
      int end = Math.min(length, from + WorkMeter.PIECE);
      by.spend(Costs.COMPARED * (end - from));
      for (int i = from; i < end; i++) {
        boolean same =
            element.isWord()
                ? words(element, a.word(i), b.word(i))
                : refs(element, a.ref(i), b.ref(i), by, depth);
        if (!same) {
          return false;
        }
      }
    }
    return true;
  }
}
