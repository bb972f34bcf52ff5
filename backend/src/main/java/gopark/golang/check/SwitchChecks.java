package gopark.golang.check;

import gopark.golang.syntax.Extent;
import gopark.golang.syntax.Op;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxClause;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxStmt;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Comparable;
import gopark.golang.type.Constant;
import gopark.golang.type.Constants;
import gopark.golang.type.Identical;
import gopark.golang.type.Type;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import gopark.golang.type.Universe;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Switches over values; those over types are elsewhere. */
final class SwitchChecks {
  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final StatementChecker statements;
  private final Conversions conversions;
  private final Comparisons comparisons;
  private final TypeSwitches typeSwitches;

  SwitchChecks(
      Checking checking,
      ExpressionChecker expressions,
      StatementChecker statements,
      Conversions conversions,
      Comparisons comparisons,
      TypeSwitches typeSwitches) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.statements = statements;
    this.conversions = conversions;
    this.comparisons = comparisons;
    this.typeSwitches = typeSwitches;
  }

  /** A value of a case that has been seen. */
  private record Seen(Position at, Type type) {}

  Stmt statement(SyntaxStmt.Switch s, @Nullable String label) {
    Scope outer = checking.openScope();
    Stmt init = statements.one(s.init());
    Stmt result =
        s.tag() instanceof SyntaxExpr.TypeSwitchGuard guard
            ? typeSwitches.statement(s, guard, init, label)
            : values(s, init, label);
    checking.env.scope = outer;
    return result;
  }

  private Stmt values(SyntaxStmt.Switch s, @Nullable Stmt init, @Nullable String label) {
    Operand x = tag(s);
    Expr tag = s.tag() == null || x.isInvalid() ? null : conversions.node(x);
    Clauses.tellDefaults(problems, s.clauses());
    SequencedMap<String, List<Seen>> seen = new LinkedHashMap<>();
    List<Stmt.SwitchClause> clauses = new ArrayList<>();
    for (SyntaxClause.Case clause : s.clauses()) {
      List<Expr> values = new ArrayList<>();
      List<SyntaxExpr> written = clause.values();
      for (SyntaxExpr e : written == null ? List.<SyntaxExpr>of() : written) {
        Expr value = value(x, s.tag() == null, e, seen);
        if (value != null) {
          values.add(value);
        }
      }
      Stmt.Block body = Clauses.body(checking, statements, clause);
      clauses.add(
          new Stmt.SwitchClause(
              List.copyOf(values),
              written == null,
              body,
              fallsThrough(clause.body()),
              problems.place(clause.at())));
    }
    return alike(init, tag, clauses, label, problems.place(s.at()));
  }

  private static boolean fallsThrough(List<SyntaxStmt> body) {
    for (SyntaxStmt s : body.reversed()) {
      if (!(s instanceof SyntaxStmt.Empty)) {
        return isFallthrough(s);
      }
    }
    return false;
  }

  private static boolean isFallthrough(SyntaxStmt s) {
    return s instanceof SyntaxStmt.Labeled labeled
        ? isFallthrough(labeled.stmt())
        : s instanceof SyntaxStmt.Branch b && b.kind() == SyntaxStmt.BranchKind.FALLTHROUGH;
  }

  /** What is switched on; true if nothing is written. */
  private Operand tag(SyntaxStmt.Switch s) {
    SyntaxExpr written = s.tag();
    if (written == null) {
      Position at = s.clauses().isEmpty() ? s.close() : s.clauses().getFirst().at();
      Operand x = new Operand(new SyntaxExpr.Name("true", at));
      x.setConstant(Basic.BOOL, Constants.of(true));
      return x;
    }
    Operand x = expressions.value(written);
    conversions.assign(x, null, "switch expression");
    if (!x.isInvalid() && !Comparable.comparable(x.type) && !TypeSets.hasNil(x.type)) {
      String type = TypeText.of(x.type);
      problems.at(x, "cannot switch on " + OperandText.of(x) + " (" + type + " is not comparable)");
      x.invalidate();
    }
    return x;
  }

  /**
   * The value of a case.
   *
   * @param condition whether nothing is switched on, so that the value is a condition by itself
   */
  private @Nullable Expr value(
      Operand tag, boolean condition, SyntaxExpr e, SequencedMap<String, List<Seen>> seen) {
    Operand v = expressions.value(e);
    if (tag.isInvalid() || v.isInvalid()) {
      return null;
    }
    conversions.convertUntyped(v, tag.type);
    if (v.isInvalid()) {
      return null;
    }
    Operand result = v.copy();
    comparisons.compare(result, tag.copy(), Op.EQL, true, null);
    if (result.isInvalid()) {
      return null;
    }
    if (v.isConstant() && v.value != null && tellDuplicate(v, v.value, seen)) {
      return null;
    }
    if (condition && TypeSets.isInterface(v.type)) {
      return conversions.node(result);
    }
    if (v.isNil()) {
      v.type = tag.type;
    }
    Expr node = conversions.node(v);
    return TypeSets.isInterface(tag.type) ? conversions.converted(node, tag.type) : node;
  }

  private boolean tellDuplicate(Operand v, Constant value, SequencedMap<String, List<Seen>> seen) {
    if (value instanceof Constant.Bool) {
      return false;
    }
    List<Seen> same = seen.computeIfAbsent(value.toString(), k -> new ArrayList<>());
    for (Seen other : same) {
      if (Identical.identical(other.type(), v.type)) {
        problems.at(
            v,
            "duplicate case "
                + OperandText.of(v)
                + " in expression switch"
                + problems.line(other.at(), "previous case"));
        return true;
      }
    }
    same.add(new Seen(Extent.start(v.expr), v.type));
    return false;
  }

  /** A switch with all values in interfaces, because one of them is in one and the tag is not. */
  private Stmt alike(
      @Nullable Stmt init,
      @Nullable Expr tag,
      List<Stmt.SwitchClause> clauses,
      @Nullable String label,
      Place at) {
    boolean mixed =
        tag != null
            && !TypeSets.isInterface(tag.type())
            && clauses.stream()
                .flatMap(clause -> clause.values().stream())
                .anyMatch(value -> TypeSets.isInterface(value.type()));
    if (tag == null || !mixed) {
      return new Stmt.Switch(init, tag, List.copyOf(clauses), label, at);
    }
    List<Stmt.SwitchClause> converted = new ArrayList<>();
    for (Stmt.SwitchClause clause : clauses) {
      List<Expr> values =
          clause.values().stream()
              .map(value -> conversions.converted(value, Universe.ANY))
              .toList();
      converted.add(
          new Stmt.SwitchClause(
              values, clause.isDefault(), clause.body(), clause.fallsThrough(), clause.at()));
    }
    Expr whole = conversions.converted(tag, Universe.ANY);
    return new Stmt.Switch(init, whole, List.copyOf(converted), label, at);
  }
}
