package gopark.golang.check;

import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.type.Array;
import org.jspecify.annotations.Nullable;

/**
 * Marks what is done to variables: that they are captured, assigned to, or have their address
 * taken.
 */
final class Captures {
  private Captures() {}

  /** A function, or one inside of the variable's own, speaks of the variable. */
  static void use(Local local, @Nullable Function from) {
    for (Function f = from; f != null && f != local.owner; f = f.outer) {
      if (f.captures.contains(local)) {
        return;
      }
      local.captured = true;
      f.captures.add(local);
    }
  }

  static void assigned(@Nullable Expr target) {
    Local local = root(target);
    if (local != null) {
      local.reassigned = true;
    }
  }

  static void addressTaken(@Nullable Expr operand) {
    Local local = root(operand);
    if (local != null) {
      local.addressTaken = true;
    }
  }

  /** The variable of which this is the whole, a field or an element. */
  private static @Nullable Local root(@Nullable Expr expr) {
    Expr x = expr;
    while (x != null) {
      switch (x) {
        case Expr.LocalRef(Local local, _) -> {
          return local;
        }
        case Expr.Field field -> x = field.struct();
        case Expr.Index index ->
            x = index.operand().type().underlying() instanceof Array ? index.operand() : null;
        default -> x = null;
      }
    }
    return null;
  }
}
