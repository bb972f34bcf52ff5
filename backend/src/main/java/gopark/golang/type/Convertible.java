package gopark.golang.type;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether {@code T(x)} is allowed for a value that is no constant, or a constant to no basic. */
public final class Convertible {
  private Convertible() {}

  /** Null if it is; otherwise the cause in Go's words, which may be empty. */
  public static @Nullable String problem(Type from, @Nullable Constant value, Type to) {
    String cause = Assignable.problem(from, value, to);
    if (cause == null || isConvertibleByShape(from, to)) {
      return null;
    }
    boolean fromParam = from instanceof TypeParam;
    boolean toParam = to instanceof TypeParam;
    if (fromParam || toParam) {
      return forEach(from, value, to, cause);
    }
    return cause;
  }

  private static boolean isConvertibleByShape(Type from, Type to) {
    Type a = from.underlying();
    Type b = to.underlying();
    boolean params = from instanceof TypeParam || to instanceof TypeParam;
    if (!params && Identical.ignoringTags(a, b)) {
      return true;
    }
    if (from instanceof Pointer(Type x)
        && to instanceof Pointer(Type y)
        && !(x instanceof TypeParam)
        && !(y instanceof TypeParam)
        && Identical.ignoringTags(x.underlying(), y.underlying())) {
      return true;
    }
    if (TypeSets.isNumeric(a) && TypeSets.isNumeric(b)) {
      return true;
    }
    if ((TypeSets.isInteger(a) || TypeSets.isBytesOrRunes(a)) && TypeSets.isString(b)) {
      return true;
    }
    if (TypeSets.isString(a) && TypeSets.isBytesOrRunes(b)) {
      return true;
    }
    return a instanceof Slice(Type element) && isArrayOf(element, b);
  }

  private static boolean isArrayOf(Type element, Type to) {
    return switch (to) {
      case Array array -> Identical.identical(element, array.element());
      case Pointer(Type target) ->
          target.underlying() instanceof Array array
              && Identical.identical(element, array.element());
      default -> false;
    };
  }

  private static @Nullable String forEach(
      Type from, @Nullable Constant value, Type to, String before) {
    List<Type> sources = TypeSets.types(from);
    List<Type> targets = TypeSets.types(to);
    if (sources == null || targets == null) {
      return before;
    }
    for (Type source : sources) {
      for (Type target : targets) {
        String cause = problem(source, value, target);
        if (cause != null) {
          return "cannot convert "
              + TypeText.of(source)
              + (from instanceof TypeParam ? " (in " + TypeText.of(from) + ")" : "")
              + " to type "
              + TypeText.of(target)
              + (to instanceof TypeParam ? " (in " + TypeText.of(to) + ")" : "")
              + Assignable.below(cause);
        }
      }
    }
    return null;
  }

  /** Why a constant cannot become a type parameter, or null: every type in its set must take it. */
  public static @Nullable String constantProblem(
      Type from, Constant value, String operand, Type to) {
    List<Type> targets = TypeSets.types(to);
    if (targets == null) {
      return TypeText.of(to) + " does not contain specific types";
    }
    for (Type target : targets) {
      Type under = target.underlying();
      if (TypeSets.isString(from) && TypeSets.isBytesOrRunes(under)) {
        continue;
      }
      if (under instanceof Basic basic && Constants.convert(value, from, basic) != null) {
        continue;
      }
      String inParam = TypeText.of(under) + " (in " + TypeText.of(to) + ")";
      return TypeSets.isInteger(from) && TypeSets.isInteger(under)
          ? "constant " + Constants.text(value) + " overflows " + inParam
          : "cannot convert " + operand + " to type " + inParam;
    }
    return null;
  }
}
