package gopark.golang.check;

import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.Extent;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.type.Assignable;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Identical;
import gopark.golang.type.Pointer;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import gopark.golang.type.Untyped;
import gopark.golang.type.Untyped.Failure;
import org.jspecify.annotations.Nullable;

/** What nobody writes: untyped operands get types, values become those of the variable's type. */
final class Conversions {
  private final CheckProblems problems;
  private final Retyping retyping;

  Conversions(CheckProblems problems) {
    this.problems = problems;
    this.retyping = new Retyping(this);
  }

  Place place(Operand x) {
    return problems.place(Extent.start(x.expr));
  }

  /** The tree of a valid operand. */
  Expr node(Operand x) {
    Constant value = x.value;
    if (x.isConstant() && value != null) {
      return new Expr.Const(value, x.type, problems.place(x.expr.at()));
    }
    Expr node = x.node;
    return x.isNil() || node == null ? new Expr.Zero(x.type, place(x)) : node;
  }

  /** The tree of an operand of an untyped operation, whose type is not known yet. */
  Expr untypedNode(Operand x, boolean shifted) {
    Expr node = node(x);
    if (x.isConstant() && x.isUntyped()) {
      retyping.remember(node, x, shifted);
    }
    return node;
  }

  /** Gives an untyped operand a type; tells if it cannot have it, the operand is invalid then. */
  void convertUntyped(Operand x, Type target) {
    if (x.isInvalid() || !x.isUntyped() || target == Basic.INVALID) {
      return;
    }
    Untyped.Result result = implicit(x, target);
    Failure failure = result.failure();
    if (failure != null) {
      tellConversion(x, failure, target instanceof TypeParam ? target : target.underlying());
      x.invalidate();
      return;
    }
    take(x, result);
  }

  Untyped.Result implicit(Operand x, Type target) {
    if (x.isNil() && target == Basic.UNTYPED_NIL) {
      return new Untyped.Result(target, null, null);
    }
    return Untyped.implicit(x.type, x.isConstant() ? x.value : null, target);
  }

  private void take(Operand x, Untyped.Result result) {
    if (x.isConstant() && result.value() != null) {
      x.value = result.value();
    }
    Type type = result.type();
    if (type != null && !Nodes.same(type, x.type)) {
      retype(x, type);
    }
  }

  /** Gives an untyped operand, which may be of that type, that type. */
  void retype(Operand x, Type type) {
    x.type = type;
    if (!x.isConstant() && !x.isNil() && x.node != null) {
      x.node = retyping.apply(x.node, type);
    }
  }

  void tellConversion(Operand x, Failure failure, Type target) {
    String operand = OperandText.of(x);
    String type = TypeText.of(target);
    problems.at(
        x,
        switch (failure) {
          case TRUNCATED -> operand + " truncated to " + type;
          case OVERFLOWS -> operand + " overflows " + type;
          case OTHER -> "cannot convert " + operand + " to type " + type;
        });
  }

  /** Tells of several values where there should be one. */
  void single(Operand x) {
    if (x.mode == Mode.VALUE && x.type instanceof Tuple) {
      String text = OperandText.ofCall(x);
      problems.at(x, "multiple-value " + text + " in single-value context");
      x.invalidate();
    }
  }

  /**
   * Assigns: the value as the variable takes it, or null after a mistake, which has been told.
   *
   * @param target null if the variable takes its type from the value
   */
  @Nullable Expr assign(Operand x, @Nullable Type target, String context) {
    single(x);
    if (x.isInvalid()) {
      return null;
    }
    if (x.mode == Mode.TYPE || x.mode == Mode.BUILTIN || x.mode == Mode.NO_VALUE) {
      String to = target == null ? "nil" : TypeText.of(target);
      problems.at(x, "cannot assign " + OperandText.of(x) + " to " + to + " in " + context);
      x.invalidate();
      return null;
    }
    if (x.isUntyped() && !assignUntyped(x, target, context)) {
      x.invalidate();
      return null;
    }
    if (x.isGeneric()) {
      String text = OperandText.of(x);
      problems.at(
          x, "cannot use generic function " + text + " without instantiation in " + context);
      x.invalidate();
      return null;
    }
    if (target == null) {
      return node(x);
    }
    String cause =
        x.isNil() ? null : Assignable.problem(x.type, x.isConstant() ? x.value : null, target);
    if (cause != null) {
      problems.at(x, use(x, target, context) + (cause.isEmpty() ? "" : ": " + cause));
      x.invalidate();
      return null;
    }
    return converted(node(x), target);
  }

  private String use(Operand x, Type target, String context) {
    return "cannot use "
        + OperandText.of(x)
        + " as "
        + TypeText.of(target)
        + " value in "
        + context;
  }

  private boolean assignUntyped(Operand x, @Nullable Type target, String context) {
    Type wanted = target;
    if (x.isNil()) {
      if (target == null) {
        problems.at(x, "use of untyped nil in " + context);
        return false;
      }
    } else if (target == null || TypeSets.isInterface(target)) {
      wanted = Untyped.defaultType(x.type);
    }
    if (wanted == null || wanted == Basic.INVALID) {
      return wanted != null;
    }
    Untyped.Result result = implicit(x, wanted);
    Failure failure = result.failure();
    if (failure == null) {
      take(x, result);
      return !x.isInvalid();
    }
    String suffix =
        switch (failure) {
          case TRUNCATED -> " (truncated)";
          case OVERFLOWS -> " (overflows)";
          case OTHER -> "";
        };
    problems.at(x, use(x, wanted, context) + suffix);
    return false;
  }

  /** The value as one of this type, which it can be assigned to. */
  Expr converted(Expr node, Type target) {
    if (target == Basic.INVALID
        || Nodes.same(node.type(), target)
        || Identical.identical(node.type(), target)) {
      return node;
    }
    return new Expr.Convert(node, target, node.at());
  }

  /** Gives two operands one type, if one of them is untyped and that may be. */
  void match(Operand x, Operand y) {
    if (!mayConvert(x, y)) {
      return;
    }
    convertUntyped(x, y.type);
    if (x.isInvalid()) {
      return;
    }
    convertUntyped(y, x.type);
    if (y.isInvalid()) {
      x.invalidate();
    }
  }

  private static boolean mayConvert(Operand x, Operand y) {
    if ((!x.isUntyped() && !y.isUntyped())
        || TypeSets.allNumeric(x.type) != TypeSets.allNumeric(y.type)) {
      return false;
    }
    if (TypeSets.isInterface(x.type) || TypeSets.isInterface(y.type)) {
      return true;
    }
    if (TypeSets.allBoolean(x.type) != TypeSets.allBoolean(y.type)
        || TypeSets.allString(x.type) != TypeSets.allString(y.type)) {
      return false;
    }
    if (x.isNil()) {
      return TypeSets.hasNil(y.type);
    }
    if (y.isNil()) {
      return TypeSets.hasNil(x.type);
    }
    return !(x.type.underlying() instanceof Pointer) && !(y.type.underlying() instanceof Pointer);
  }

  /** Tells that a constant in the midst of an untyped operation cannot have its type. */
  void tellLate(Operand constant, Type target, boolean shifted) {
    if (shifted) {
      problems.at(
          constant,
          "invalid operation: shifted operand "
              + ExprText.of(constant.expr)
              + " (type "
              + TypeText.of(target)
              + ") must be integer");
      return;
    }
    convertUntyped(constant, target);
  }
}
