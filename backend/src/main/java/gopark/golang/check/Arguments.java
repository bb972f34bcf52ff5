package gopark.golang.check;

import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.Extent;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.type.Basic;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of calls. */
final class Arguments {
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final Conversions conversions;
  private final Generics generics;

  Arguments(
      CheckProblems problems,
      ExpressionChecker expressions,
      Conversions conversions,
      Generics generics) {
    this.problems = problems;
    this.expressions = expressions;
    this.conversions = conversions;
    this.generics = generics;
  }

  /**
   * Arguments that fit.
   *
   * @param signature of an instance, if the function is generic
   * @param args as the tree has them
   */
  record Checked(Signature signature, List<Expr> args) {}

  /** All arguments, of which the only one may be a call with several results. */
  List<Operand> list(List<SyntaxExpr> args) {
    if (args.size() == 1 && !(args.getFirst() instanceof SyntaxExpr.Index)) {
      Operand x = expressions.raw(args.getFirst(), null, null, true);
      expressions.mustBeValue(x);
      return Operand.split(x);
    }
    List<Operand> list = new ArrayList<>();
    for (SyntaxExpr arg : args) {
      list.add(
          arg instanceof SyntaxExpr.Index index
              ? generics.argument(index)
              : expressions.generic(arg));
    }
    return list;
  }

  /** Checks them against the parameters; null if it cannot be told what fits what. */
  @Nullable Checked check(
      Operand function,
      Signature signature,
      SyntaxExpr.@Nullable Index instance,
      SyntaxExpr.Call e) {
    List<Operand> args = list(e.args());
    return check(function, signature, instance, e, args);
  }

  @Nullable Checked check(
      Operand function,
      Signature signature,
      SyntaxExpr.@Nullable Index instance,
      SyntaxExpr.Call e,
      List<Operand> args) {
    List<Type> params = spread(signature, args.size(), e);
    if (params == null) {
      return null;
    }
    if (args.size() != params.size()) {
      tellCount(signature, args, params.size(), e);
      return null;
    }
    Signature actual = signature;
    boolean genericArgs = args.stream().anyMatch(Operand::isGeneric);
    if (function.isGeneric() || genericArgs) {
      for (Operand arg : args) {
        if (arg.isInvalid()) {
          return null;
        }
      }
      Signature inferred = generics.call(function, signature, params, args, instance, e);
      if (inferred == null) {
        return null;
      }
      actual = inferred;
      List<Type> again = spread(actual, args.size(), e);
      params = again == null ? params : again;
    }
    return new Checked(actual, assign(actual, params, args, e));
  }

  /** One parameter type for each argument; null if the dots are wrong. */
  private @Nullable List<Type> spread(Signature signature, int count, SyntaxExpr.Call e) {
    List<Type> params = signature.params();
    if (!signature.variadic()) {
      if (e.spread()) {
        String text = ExprText.of(e.function());
        problems.at(e, "cannot use ... in call to non-variadic " + text);
        return null;
      }
      return params;
    }
    if (e.spread()) {
      if (e.args().size() == 1 && count > 1) {
        String text = ExprText.of(e.args().getFirst());
        problems.at(e, "cannot use ... with " + count + "-valued " + text);
        return null;
      }
      return params;
    }
    List<Type> spread = new ArrayList<>(params.subList(0, params.size() - 1));
    Type element = element(params.getLast());
    while (spread.size() < count) {
      spread.add(element);
    }
    return spread;
  }

  private static Type element(Type last) {
    return last.underlying() instanceof Slice(Type element) ? element : Basic.INVALID;
  }

  private void tellCount(Signature signature, List<Operand> args, int wanted, SyntaxExpr.Call e) {
    int count = args.size();
    boolean many = count > wanted;
    Position at =
        many
            ? Extent.start(args.get(wanted).expr)
            : Extent.start(count == 0 ? e : args.getLast().expr);
    problems.at(
        at,
        (many ? "too many" : "not enough")
            + " arguments in call to "
            + ExprText.of(e.function())
            + "\n\thave "
            + OperandText.summary(args.stream().map(a -> a.type).toList(), false, e.spread())
            + "\n\twant "
            + OperandText.summary(signature.params(), signature.variadic(), false));
  }

  private List<Expr> assign(
      Signature signature, List<Type> params, List<Operand> args, SyntaxExpr.Call e) {
    String context = "argument to " + ExprText.of(e.function());
    boolean tuple = args.size() > e.args().size();
    Expr whole = tuple && args.getFirst().node instanceof Expr.Component part ? part.tuple() : null;
    List<Expr> values = new ArrayList<>();
    for (int i = 0; i < args.size(); i++) {
      Expr value = conversions.assign(args.get(i), params.get(i), context);
      Place at = problems.place(Extent.start(args.get(i).expr));
      values.add(value == null ? new Expr.Zero(Basic.INVALID, at) : value);
    }
    if (whole != null && whole.type() instanceof Tuple) {
      return List.of(whole);
    }
    return signature.variadic() && !e.spread() ? packed(signature, values, e) : values;
  }

  /** The arguments for the last parameter in a slice. */
  private List<Expr> packed(Signature signature, List<Expr> values, SyntaxExpr.Call e) {
    int fixed = signature.params().size() - 1;
    Type slice = signature.params().getLast();
    Place at = problems.place(e.at());
    List<Expr> all = new ArrayList<>(values.subList(0, fixed));
    List<Expr.ElementValue> elements = new ArrayList<>();
    for (int i = fixed; i < values.size(); i++) {
      elements.add(new Expr.ElementValue(i - fixed, values.get(i)));
    }
    all.add(
        elements.isEmpty()
            ? new Expr.Zero(slice, at)
            : new Expr.ElementsLiteral(slice, elements.size(), List.copyOf(elements), at));
    return List.copyOf(all);
  }
}
