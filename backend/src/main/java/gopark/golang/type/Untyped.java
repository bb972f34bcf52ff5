package gopark.golang.type;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What untyped constants, comparisons and nil become where a type is wanted. */
public final class Untyped {

  /** Why a conversion cannot be. */
  public enum Failure {
    /** A fraction where an integer is wanted. */
    TRUNCATED,
    OVERFLOWS,
    OTHER
  }

  /**
   * The type taken, or a failure.
   *
   * @param value the constant as it is of that type, rounded; null if there was none
   */
  public record Result(@Nullable Type type, @Nullable Constant value, @Nullable Failure failure) {

    static Result failed(Failure failure) {
      return new Result(null, null, failure);
    }
  }

  private Untyped() {}

  /** The type an untyped value has if nothing wants another; other types are their own. */
  public static Type defaultType(Type type) {
    if (!(type instanceof Basic basic)) {
      return type;
    }
    Type result = type;
    switch (basic) {
      case UNTYPED_BOOL -> result = Basic.BOOL;
      case UNTYPED_INT -> result = Basic.INT;
      case UNTYPED_RUNE -> result = Basic.RUNE;
      case UNTYPED_FLOAT -> result = Basic.FLOAT64;
      case UNTYPED_STRING -> result = Basic.STRING;
      default -> {}
    }
    return result;
  }

  /** The kind of a result of two untyped operands: the later of int, rune, float; else null. */
  static @Nullable Basic larger(Basic a, Basic b) {
    if (a == b) {
      return a;
    }
    return a.isUntyped() && b.isUntyped() && a.isNumeric() && b.isNumeric()
        ? (a.compareTo(b) > 0 ? a : b)
        : null;
  }

  /** What an operand of an untyped type becomes if the target type is wanted. */
  public static Result implicit(Type from, @Nullable Constant value, Type target) {
    if (!(from instanceof Basic basic) || !basic.isUntyped() || target == Basic.INVALID) {
      return new Result(from, null, null);
    }
    if (basic == Basic.UNTYPED_NIL) {
      return TypeSets.hasNil(target)
          ? new Result(target, null, null)
          : Result.failed(Failure.OTHER);
    }
    if (target instanceof Basic other && other.isUntyped()) {
      Basic larger = larger(basic, other);
      return larger == null ? Result.failed(Failure.OTHER) : new Result(larger, null, null);
    }
    return switch (target.underlying()) {
      case Basic wanted -> toBasic(basic, value, wanted, target);
      case Interface face when target instanceof TypeParam -> toParam(basic, value, target, face);
      case Interface face ->
          face.methods().isEmpty() && !face.isConstraintOnly()
              ? new Result(defaultType(basic), value, null)
              : Result.failed(Failure.OTHER);
      default -> Result.failed(Failure.OTHER);
    };
  }

  private static Result toBasic(Basic from, @Nullable Constant value, Basic wanted, Type target) {
    if (value != null) {
      Constant rounded = Constants.represent(value, wanted);
      return rounded != null
          ? new Result(target, rounded, null)
          : Result.failed(Constants.failure(from, wanted));
    }
    boolean fits =
        switch (from) {
          case UNTYPED_BOOL -> wanted.kind() == Basic.Kind.BOOL;
          case UNTYPED_INT, UNTYPED_RUNE, UNTYPED_FLOAT -> wanted.isNumeric();
          case UNTYPED_STRING -> wanted.kind() == Basic.Kind.STRING;
          default -> false;
        };
    return fits ? new Result(target, null, null) : Result.failed(Failure.OTHER);
  }

  private static Result toParam(
      Basic from, @Nullable Constant value, Type target, Interface constraint) {
    List<Interface.Term> terms = constraint.terms();
    if (terms == null || terms.isEmpty()) {
      return Result.failed(Failure.OTHER);
    }
    for (Interface.Term term : terms) {
      if (implicit(from, value, term.type().underlying()).failure() != null) {
        return Result.failed(Failure.OTHER);
      }
    }
    return new Result(target, null, null);
  }
}
