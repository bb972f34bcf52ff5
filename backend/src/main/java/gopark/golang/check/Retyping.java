package gopark.golang.check;

import gopark.golang.tree.Expr;
import gopark.golang.type.Constant;
import gopark.golang.type.Operator;
import gopark.golang.type.Type;
import gopark.golang.type.TypeSets;
import gopark.golang.type.Untyped;
import java.util.IdentityHashMap;

/**
 * Gives a type to operations that had none: comparisons, and shifts of untyped constants with all
 * that is reckoned with them, as if the constant had had that type from the start.
 */
final class Retyping {
  private final Conversions conversions;
  private final IdentityHashMap<Expr, Origin> constants = new IdentityHashMap<>();

  /** How an untyped constant was written, and whether it is shifted. */
  private record Origin(Operand operand, boolean shifted) {}

  Retyping(Conversions conversions) {
    this.conversions = conversions;
  }

  void remember(Expr node, Operand operand, boolean shifted) {
    constants.put(node, new Origin(operand.copy(), shifted));
  }

  Expr apply(Expr node, Type to) {
    if (!TypeSets.isUntyped(node.type())) {
      return node;
    }
    return switch (node) {
      case Expr.Const constant -> constant(constant, to);
      case Expr.Unary u -> new Expr.Unary(u.operator(), apply(u.operand(), to), to, u.at());
      case Expr.Binary b -> binary(b, to);
      case Expr.Zero zero -> new Expr.Zero(to, zero.at());
      default -> node;
    };
  }

  private Expr binary(Expr.Binary b, Type to) {
    Operator operator = b.operator();
    if (operator instanceof Operator.Comparison) {
      return new Expr.Binary(operator, b.left(), b.right(), to, b.at());
    }
    Expr left = apply(b.left(), to);
    Expr right = operator instanceof Operator.Shift ? b.right() : apply(b.right(), to);
    return new Expr.Binary(operator, left, right, to, b.at());
  }

  private Expr constant(Expr.Const node, Type to) {
    Origin origin = constants.remove(node);
    if (TypeSets.isUntyped(to)) {
      Expr.Const same = new Expr.Const(node.value(), to, node.at());
      if (origin != null) {
        constants.put(same, origin);
      }
      return same;
    }
    Untyped.Result result = Untyped.implicit(node.type(), node.value(), to);
    boolean shifted = origin != null && origin.shifted() && !TypeSets.allInteger(to);
    if (origin != null && (shifted || result.failure() != null)) {
      conversions.tellLate(origin.operand(), to, shifted);
    }
    Constant value = result.value();
    return new Expr.Const(value == null ? node.value() : value, to, node.at());
  }
}
