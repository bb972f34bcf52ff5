package gopark.golang.type;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether a value may be assigned to a variable of a type. */
public final class Assignable {
  private Assignable() {}

  public static boolean assignable(Type from, @Nullable Constant value, Type to) {
    return problem(from, value, to) == null;
  }

  /**
   * Null if it may be; otherwise the cause in Go's words, which may be empty.
   *
   * @param value if it is a constant
   */
  public static @Nullable String problem(Type from, @Nullable Constant value, Type to) {
    if (from == Basic.INVALID || to == Basic.INVALID || Identical.identical(from, to)) {
      return null;
    }
    if (TypeSets.isUntyped(from)) {
      return untypedProblem(from, value, to);
    }
    Type fromUnder = from.underlying();
    Type toUnder = to.underlying();
    boolean fromParam = from instanceof TypeParam;
    boolean toParam = to instanceof TypeParam;
    boolean oneUnnamed = !TypeSets.hasName(from) || !TypeSets.hasName(to);
    if (!fromParam && !toParam && oneUnnamed && Identical.identical(fromUnder, toUnder)) {
      return null;
    }
    if ((toUnder instanceof Interface && !toParam) || TypeSets.isPointerToInterface(toUnder)) {
      String cause = Implements.problem(from, to);
      if (cause == null || !fromParam) {
        return cause;
      }
    }
    if (fromUnder instanceof Interface && !fromParam && Implements.problem(to, from) == null) {
      return "need type assertion";
    }
    if (fromUnder instanceof Chan a
        && a.sends()
        && a.receives()
        && toUnder instanceof Chan b
        && Identical.identical(a.element(), b.element())) {
      return oneUnnamed ? null : "";
    }
    if (to instanceof TypeParam param && !TypeSets.hasName(from)) {
      return toEach(from, value, param);
    }
    if (from instanceof TypeParam param && !TypeSets.hasName(to)) {
      return fromEach(param, value, to);
    }
    return "";
  }

  private static @Nullable String untypedProblem(Type from, @Nullable Constant value, Type to) {
    if (to instanceof TypeParam param) {
      List<Interface.Term> terms = TypeSets.terms(param);
      boolean fits =
          terms.stream().allMatch(t -> Untyped.implicit(from, value, t.type()).failure() == null);
      return fits && !terms.isEmpty() ? null : "";
    }
    return Untyped.implicit(from, value, to).failure() == null ? null : "";
  }

  private static @Nullable String toEach(Type from, @Nullable Constant value, TypeParam to) {
    List<Interface.Term> terms = TypeSets.terms(to);
    for (Interface.Term term : terms) {
      String cause = problem(from, value, term.type());
      if (cause != null) {
        String start = "cannot assign " + TypeText.of(from) + " to " + TypeText.of(term.type());
        return start + " (in " + TypeText.of(to) + ")" + below(cause);
      }
    }
    return terms.isEmpty() ? "" : null;
  }

  private static @Nullable String fromEach(TypeParam from, @Nullable Constant value, Type to) {
    List<Interface.Term> terms = TypeSets.terms(from);
    for (Interface.Term term : terms) {
      String cause = problem(term.type(), value, to);
      if (cause != null) {
        String start = "cannot assign " + TypeText.of(term.type()) + " (in " + TypeText.of(from);
        return start + ") to " + TypeText.of(to) + below(cause);
      }
    }
    return terms.isEmpty() ? "" : null;
  }

  static String below(String cause) {
    return cause.isEmpty() ? "" : "\n\t" + cause;
  }
}
