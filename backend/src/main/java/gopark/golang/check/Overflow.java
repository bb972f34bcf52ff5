package gopark.golang.check;

import gopark.golang.syntax.Position;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Constants;

/** Looks whether constants fit their types. */
final class Overflow {
  private final CheckProblems problems;
  private final Conversions conversions;

  Overflow(CheckProblems problems, Conversions conversions) {
    this.problems = problems;
    this.conversions = conversions;
  }

  /** Tells if a constant does not fit its type, or is too large for an untyped one. */
  void check(Operand x, Position at, String operation) {
    Constant value = x.value;
    if (value == null) {
      return;
    }
    if (!x.isUntyped()) {
      represent(x);
    } else if (Constants.isTooLarge(value)) {
      problems.at(at, "constant " + operation + "overflow");
      x.invalidate();
    }
  }

  /** Rounds a typed constant; tells if it does not fit. */
  private void represent(Operand x) {
    Constant value = x.value;
    if (value == null || !(x.type.underlying() instanceof Basic basic)) {
      return;
    }
    Constant rounded = Constants.represent(value, basic);
    if (rounded != null) {
      x.value = rounded;
      return;
    }
    conversions.tellConversion(x, Constants.failure(x.type, basic), basic);
    x.invalidate();
  }
}
