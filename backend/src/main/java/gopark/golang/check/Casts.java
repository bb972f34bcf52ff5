package gopark.golang.check;

import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Constants;
import gopark.golang.type.Convertible;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import gopark.golang.type.Untyped;
import org.jspecify.annotations.Nullable;

/** Conversions that are written: {@code T(x)}. */
final class Casts {
  private final CheckProblems problems;
  private final Conversions conversions;

  Casts(CheckProblems problems, Conversions conversions) {
    this.problems = problems;
    this.conversions = conversions;
  }

  /** Converts it; invalid after a mistake, which has been told. */
  void cast(Operand x, Type type, Place at) {
    Constant value = x.value;
    if (x.isConstant() && value != null && TypeSets.isConstType(type)) {
      castConstant(x, value, type);
      return;
    }
    String cause = problem(x, type);
    if (cause != null) {
      if (type instanceof TypeParam && x.isConstant()) {
        x.mode = Mode.VALUE;
      }
      String start = "cannot convert " + OperandText.of(x) + " to type " + TypeText.of(type);
      problems.at(x, cause.isEmpty() ? start : start + ": " + cause);
      x.invalidate();
      return;
    }
    if (x.isNil()) {
      x.setValue(type, new Expr.Zero(type, at));
      return;
    }
    if (x.isUntyped()) {
      settle(x, type);
      if (x.isInvalid()) {
        return;
      }
    }
    x.setValue(type, new Expr.Convert(conversions.node(x), type, at));
  }

  private void castConstant(Operand x, Constant value, Type type) {
    Constant converted =
        type.underlying() instanceof Basic basic ? Constants.convert(value, x.type, basic) : null;
    if (converted != null) {
      x.setConstant(type, converted);
      return;
    }
    String text = TypeText.of(type);
    problems.at(
        x,
        TypeSets.isInteger(x.type) && TypeSets.isInteger(type)
            ? "constant " + Constants.text(value) + " overflows " + text
            : "cannot convert " + OperandText.of(x) + " to type " + text);
    x.invalidate();
  }

  private static @Nullable String problem(Operand x, Type type) {
    if (x.isNil()) {
      return type != Basic.UNTYPED_NIL && TypeSets.hasNil(type) ? null : "";
    }
    Constant value = x.value;
    if (x.isConstant() && value != null && type instanceof TypeParam) {
      return Convertible.constantProblem(x.type, value, OperandText.of(x), type);
    }
    return Convertible.problem(x.type, x.isConstant() ? value : null, type);
  }

  /** Gives an untyped operand the type that it has before it is converted. */
  private void settle(Operand x, Type type) {
    boolean byDefault =
        TypeSets.isInterface(type) || (x.isConstant() && !TypeSets.isConstType(type));
    Type first =
        byDefault || (x.isConstant() && TypeSets.isInteger(x.type) && TypeSets.allString(type))
            ? Untyped.defaultType(x.type)
            : type;
    if (x.isConstant() && type instanceof TypeParam) {
      // Which type it will have nobody knows; the value fits all of them.
      Constant value = x.value;
      if (value != null && isDirect(x.type, type)) {
        x.setConstant(type, value);
        return;
      }
    }
    if (x.isConstant()) {
      conversions.convertUntyped(x, first);
    } else {
      conversions.retype(x, first);
    }
  }

  private static boolean isDirect(Type from, Type to) {
    return (TypeSets.isNumeric(from) && TypeSets.allNumeric(to))
        || (TypeSets.isString(from) && TypeSets.allString(to))
        || (TypeSets.isBoolean(from) && TypeSets.allBoolean(to));
  }
}
