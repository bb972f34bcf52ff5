package gopark.golang.check;

import gopark.golang.check.Entity.VariableEntity;
import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.Extent;
import gopark.golang.syntax.Op;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxStmt;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Constants;
import gopark.golang.type.Operator;
import gopark.golang.type.Operator.Calculation;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import gopark.golang.type.Untyped;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values given to variables, at their declaration or later. */
final class Assignments {
  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final Conversions conversions;
  private final Operators operators;

  Assignments(
      Checking checking,
      ExpressionChecker expressions,
      Conversions conversions,
      Operators operators) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.conversions = conversions;
    this.operators = operators;
  }

  /**
   * What is assigned to.
   *
   * @param type null of the blank identifier
   * @param node null of the blank identifier, and after a mistake
   */
  record Target(@Nullable Type type, @Nullable Expr node, SyntaxExpr expr, boolean invalid) {}

  /** Gives a new variable its value, and its type if it has none; null after a mistake. */
  @Nullable Expr initialize(VariableEntity variable, Operand x, String context) {
    Type type = variable.type;
    if (x.isInvalid() || x.type == Basic.INVALID || type == Basic.INVALID) {
      if (type == null) {
        variable.type = Basic.INVALID;
      }
      x.invalidate();
      return null;
    }
    if (type == null) {
      if (x.isNil()) {
        problems.at(x, "use of untyped nil in " + context);
        variable.type = Basic.INVALID;
        x.invalidate();
        return null;
      }
      conversions.single(x);
      type = x.isInvalid() ? Basic.INVALID : Untyped.defaultType(x.type);
      variable.type = type;
    }
    return conversions.assign(x, type, context);
  }

  /**
   * Gives variables their values.
   *
   * @param returnAt if the variables are the results of a function that returns there
   * @return as many as variables, or one tuple; none after a mistake
   */
  List<Expr> initializeAll(
      List<VariableEntity> variables, List<SyntaxExpr> values, @Nullable Position returnAt) {
    String context = returnAt == null ? "assignment" : "return statement";
    if (variables.size() == values.size() && !isOneCall(values)) {
      List<Expr> nodes = new ArrayList<>();
      for (int i = 0; i < values.size(); i++) {
        VariableEntity variable = variables.get(i);
        String text = variable.name.isEmpty() ? "result variable" : variable.name;
        Operand x = expressions.value(values.get(i), variable.type, text);
        Expr node = initialize(variable, x, context);
        if (node != null) {
          nodes.add(node);
        }
      }
      return nodes.size() == values.size() ? List.copyOf(nodes) : List.of();
    }
    List<Operand> parts = parts(values, variables.size() == 2 && returnAt == null);
    if (parts != null && parts.size() == variables.size()) {
      boolean good = true;
      Expr whole = whole(parts);
      Expr single = null;
      for (int i = 0; i < parts.size(); i++) {
        single = initialize(variables.get(i), parts.get(i), context);
        good &= single != null;
      }
      return !good || single == null ? List.of() : List.of(whole == null ? single : whole);
    }
    if (parts != null && !parts.getFirst().isInvalid()) {
      tellCount(variables, values, parts, returnAt);
    }
    for (VariableEntity variable : variables) {
      variable.type = variable.type == null ? Basic.INVALID : variable.type;
    }
    return List.of();
  }

  private static boolean isOneCall(List<SyntaxExpr> values) {
    return values.size() == 1 && values.getFirst().bare() instanceof SyntaxExpr.Call;
  }

  /** All the values; null after a mistake in several. */
  private @Nullable List<Operand> parts(List<SyntaxExpr> values, boolean mayTellOk) {
    if (values.size() == 1) {
      List<Operand> parts = expressions.values(values.getFirst());
      return mayTellOk && parts.size() == 1 ? withOk(parts.getFirst()) : parts;
    }
    if (!expressions.use(values)) {
      return null;
    }
    List<Operand> parts = new ArrayList<>();
    for (SyntaxExpr value : values) {
      parts.add(expressions.value(value));
    }
    return parts.isEmpty() ? null : parts;
  }

  /** The tuple of which these are the parts, if they are. */
  private static @Nullable Expr whole(List<Operand> parts) {
    return parts.size() > 1 && parts.getFirst().node instanceof Expr.Component part
        ? part.tuple()
        : null;
  }

  /** The operand with the second value that some expressions have. */
  private List<Operand> withOk(Operand x) {
    if (x.mode != Mode.MAP_INDEX && x.mode != Mode.COMMA_OK) {
      return List.of(x);
    }
    Type tuple = new Tuple(List.of(x.type, Basic.BOOL));
    Expr node = x.node;
    while (node instanceof Expr.Convert convert) {
      node = convert.operand();
    }
    Expr whole =
        switch (node) {
          case Expr.MapIndex m -> new Expr.MapIndex(m.map(), m.key(), true, tuple, m.at());
          case Expr.Assertion a -> new Expr.Assertion(a.operand(), a.target(), true, tuple, a.at());
          case Expr.Receive r -> new Expr.Receive(r.channel(), true, tuple, r.at());
          case null, default -> null;
        };
    if (whole == null) {
      // Two values exist even after a mistake.
      whole = new Expr.Zero(tuple, problems.place(x.expr.at()));
    }
    Operand first = Operand.value(x.expr, x.type, new Expr.Component(whole, 0, whole.at()));
    Operand second =
        Operand.value(x.expr, Basic.UNTYPED_BOOL, new Expr.Component(whole, 1, whole.at()));
    return List.of(first, second);
  }

  private void tellCount(
      List<VariableEntity> variables,
      List<SyntaxExpr> values,
      List<Operand> parts,
      @Nullable Position returnAt) {
    if (returnAt == null) {
      tellMismatch(variables.size(), values, parts.size());
      return;
    }
    int have = parts.size();
    int want = variables.size();
    SyntaxExpr at = have > want ? parts.get(want).expr : parts.getLast().expr;
    tellReturn(Extent.start(at), have > want, parts.stream().map(x -> x.type).toList(), variables);
  }

  /** Tells of a return with too many values or too few. */
  void tellReturn(Position at, boolean many, List<Type> have, List<VariableEntity> results) {
    problems.at(
        at,
        (many ? "too many" : "not enough")
            + " return values\n\thave "
            + OperandText.summary(have, false, false)
            + "\n\twant "
            + OperandText.summary(
                results.stream().map(VariableEntity::typeOrInvalid).toList(), false, false));
  }

  private void tellMismatch(int variables, List<SyntaxExpr> values, int count) {
    SyntaxExpr first = values.getFirst();
    String start = "assignment mismatch: " + OperandText.count(variables, "variable") + " but ";
    String counted = OperandText.count(count, "value");
    if (values.size() == 1 && first.bare() instanceof SyntaxExpr.Call call) {
      problems.at(first, start + ExprText.of(call.function()) + " returns " + counted);
    } else {
      problems.at(first, start + counted);
    }
  }

  /** The variable, or element of a map, that is assigned to. */
  Target target(SyntaxExpr e) {
    SyntaxExpr bare = e.bare();
    if (bare instanceof SyntaxExpr.Name name) {
      if (name.isBlank()) {
        return new Target(null, null, e, false);
      }
      if (checking.env.scope.find(name.text()) instanceof VariableEntity variable) {
        // Assigning is not using.
        boolean used = variable.used;
        Operand x = expressions.value(e);
        variable.used = used;
        return target(x, e);
      }
    }
    return target(expressions.value(e), e);
  }

  Target target(Operand x, SyntaxExpr e) {
    if (x.isInvalid() || x.type == Basic.INVALID) {
      return new Target(Basic.INVALID, null, e, true);
    }
    if (x.mode == Mode.VARIABLE || x.mode == Mode.MAP_INDEX) {
      Expr node = conversions.node(x);
      Captures.assigned(node);
      return new Target(x.type, node, e, false);
    }
    String text = ExprText.of(x.expr);
    if (x.expr instanceof SyntaxExpr.Selector selector
        && expressions.value(selector.x()).mode == Mode.MAP_INDEX) {
      problems.at(x, "cannot assign to struct field " + text + " in map");
    } else {
      problems.at(
          x, "cannot assign to " + text + " (neither addressable nor a map index expression)");
    }
    return new Target(Basic.INVALID, null, e, true);
  }

  /** Assigns a value that is known already; null after a mistake. */
  @Nullable Expr assign(Target target, Operand x, String context) {
    if (target.invalid()) {
      x.invalidate();
      return null;
    }
    boolean blank = target.type() == null && context.equals("assignment");
    return conversions.assign(x, target.type(), blank ? "assignment to _ identifier" : context);
  }

  /** {@code a, b = x, y}. */
  Stmt assign(SyntaxStmt.Assign s) {
    Place at = problems.place(s.at());
    List<SyntaxExpr> left = s.lhs();
    List<SyntaxExpr> right = s.rhs();
    List<@Nullable Expr> targets = new ArrayList<>();
    List<Expr> values = new ArrayList<>();
    if (left.size() == right.size() && !isOneCall(right)) {
      for (int i = 0; i < left.size(); i++) {
        Target target = target(left.get(i));
        if (target.invalid()) {
          expressions.use(List.of(right.get(i)));
          continue;
        }
        Operand x = expressions.value(right.get(i), target.type(), ExprText.of(left.get(i)));
        Expr value = assign(target, x, "assignment");
        if (value == null) {
          continue;
        }
        targets.add(target.node());
        values.add(value);
      }
      return values.size() == left.size()
          ? new Stmt.Assign(targets, values, List.of(), at)
          : new Stmt.Empty(at);
    }
    if (right.size() != 1) {
      boolean good = useTargets(left);
      if (expressions.use(right) && good) {
        tellMismatch(left.size(), right, right.size());
      }
      return new Stmt.Empty(at);
    }
    return assignParts(left, right, at);
  }

  private Stmt assignParts(List<SyntaxExpr> left, List<SyntaxExpr> right, Place at) {
    List<Operand> parts = parts(right, left.size() == 2);
    if (parts == null || parts.size() != left.size()) {
      if (parts != null && !parts.getFirst().isInvalid()) {
        tellMismatch(left.size(), right, parts.size());
      }
      useTargets(left);
      return new Stmt.Empty(at);
    }
    Expr whole = whole(parts);
    List<@Nullable Expr> targets = new ArrayList<>();
    Expr value = null;
    for (int i = 0; i < left.size(); i++) {
      Target target = target(left.get(i));
      value = assign(target, parts.get(i), "assignment");
      targets.add(target.node());
    }
    if (value == null) {
      return new Stmt.Empty(at);
    }
    return new Stmt.Assign(targets, List.of(whole == null ? value : whole), List.of(), at);
  }

  private boolean useTargets(List<SyntaxExpr> left) {
    boolean good = true;
    for (SyntaxExpr e : left) {
      if (e.bare() instanceof SyntaxExpr.Name name
          && checking.env.scope.find(name.text()) instanceof VariableEntity variable) {
        boolean used = variable.used;
        good &= expressions.use(List.of(e));
        variable.used = used;
      } else {
        good &= expressions.use(List.of(e));
      }
    }
    return good;
  }

  /** {@code x op= y}, {@code x++}. */
  Stmt update(SyntaxStmt.OpAssign s) {
    Place at = problems.place(s.at());
    Stmt nothing = new Stmt.Empty(at);
    Operand x = expressions.value(s.x());
    SyntaxExpr right = s.y();
    if (right == null) {
      if (x.isInvalid()) {
        return nothing;
      }
      if (!TypeSets.allNumeric(x.type)) {
        String op = s.op().text();
        String type = " (non-numeric type " + TypeText.of(x.type) + ")";
        problems.at(s.x(), "invalid operation: " + ExprText.of(s.x()) + op + op + type);
        return nothing;
      }
      Target target = target(x, s.x());
      Expr node = target.node();
      Calculation operator = s.op() == Op.ADD ? Calculation.ADD : Calculation.SUB;
      return node == null
          ? nothing
          : new Stmt.Update(node, operator, new Expr.Const(Constants.of(1), x.type, at), at);
    }
    Operand y = expressions.value(right);
    Operand result = new Operand(s.x());
    operators.binary(result, x.copy(), y, null, s.op());
    if (result.isInvalid()) {
      return nothing;
    }
    Target target = target(x, s.x());
    Expr value = assign(target, result, "assignment");
    Expr node = target.node();
    return node != null
            && value instanceof Expr.Binary b
            && b.operator() instanceof Operator.Arithmetic operator
        ? new Stmt.Update(node, operator, b.right(), at)
        : nothing;
  }
}
