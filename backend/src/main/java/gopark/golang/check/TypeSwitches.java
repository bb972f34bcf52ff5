package gopark.golang.check;

import gopark.golang.check.Entity.NilEntity;
import gopark.golang.check.Entity.VariableEntity;
import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.Extent;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxClause;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxStmt;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Identical;
import gopark.golang.type.Implements;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code switch v := x.(type)}. */
final class TypeSwitches {
  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final TypeChecker types;
  private final StatementChecker statements;
  private final Conversions conversions;
  private final LocalDeclarations locals;

  TypeSwitches(
      Checking checking,
      ExpressionChecker expressions,
      TypeChecker types,
      StatementChecker statements,
      Conversions conversions,
      LocalDeclarations locals) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.types = types;
    this.statements = statements;
    this.conversions = conversions;
    this.locals = locals;
  }

  /** A type of a case that has been seen; null is nil. */
  private record Seen(@Nullable Type type, Position at) {}

  Stmt statement(
      SyntaxStmt.Switch s,
      SyntaxExpr.TypeSwitchGuard guard,
      @Nullable Stmt init,
      @Nullable String label) {
    SyntaxExpr.Name name = guard.name();
    if (name != null && name.isBlank()) {
      problems.at(name, "no new variable on left side of :=");
      name = null;
    }
    Operand x = operand(guard.x());
    Clauses.tellDefaults(problems, s.clauses());
    List<Seen> seen = new ArrayList<>();
    List<VariableEntity> variables = new ArrayList<>();
    List<Stmt.TypeClause> clauses = new ArrayList<>();
    for (SyntaxClause.Case clause : s.clauses()) {
      clauses.add(clause(clause, x, name, seen, variables));
    }
    if (name != null) {
      boolean used = false;
      for (VariableEntity variable : variables) {
        used |= variable.used;
        variable.used = true;
      }
      if (!used) {
        problems.at(name, name.text() + " declared and not used");
      }
    }
    Expr node =
        x.isInvalid()
            ? new Expr.Zero(Basic.INVALID, problems.place(guard.at()))
            : conversions.node(x);
    return new Stmt.TypeSwitch(init, node, List.copyOf(clauses), label, problems.place(s.at()));
  }

  private Operand operand(SyntaxExpr e) {
    Operand x = expressions.value(e);
    if (x.isInvalid()) {
      return x;
    }
    String text = OperandText.of(x);
    if (x.type instanceof TypeParam) {
      problems.at(x, "cannot use type switch on type parameter value " + text);
      x.invalidate();
    } else if (!TypeSets.isInterface(x.type)) {
      problems.at(x, text + " is not an interface");
      x.invalidate();
    }
    return x;
  }

  private Stmt.TypeClause clause(
      SyntaxClause.Case clause,
      Operand x,
      SyntaxExpr.@Nullable Name name,
      List<Seen> seen,
      List<VariableEntity> variables) {
    List<SyntaxExpr> written = clause.values();
    List<@Nullable Type> types = new ArrayList<>();
    if (written != null) {
      types(written, x, seen, types);
    }
    Scope outer = checking.openScope();
    VariableEntity variable = null;
    Local local = null;
    if (name != null) {
      Type single =
          written != null && written.size() == 1 && types.size() == 1 ? types.getFirst() : null;
      boolean failed = written != null && written.size() == 1 && types.isEmpty();
      variable = Clauses.variable(name, single != null ? single : failed ? Basic.INVALID : x.type);
      variables.add(variable);
      local = locals.local(variable);
      checking.declare(variable);
    }
    List<Stmt> inner = statements.sequence(clause.body());
    checking.env.scope = outer;
    Stmt.Block body =
        new Stmt.Block(inner, problems.place(clause.at()), problems.place(clause.colon()));
    return new Stmt.TypeClause(
        types,
        written == null,
        variable != null && variable.used ? local : null,
        body,
        problems.place(clause.at()));
  }

  private void types(
      List<SyntaxExpr> written, Operand x, List<Seen> seen, List<@Nullable Type> found) {
    for (SyntaxExpr e : written) {
      boolean nil = isNil(e);
      Type type = nil ? null : types.variableType(e);
      if (type == Basic.INVALID) {
        continue;
      }
      Seen before = find(seen, type);
      if (before != null) {
        String text = type == null ? "nil" : TypeText.of(type);
        problems.at(
            e,
            "duplicate case "
                + text
                + " in type switch"
                + problems.line(before.at(), "previous case"));
        continue;
      }
      seen.add(new Seen(type, Extent.start(e)));
      found.add(type);
      Implements.Missing missing =
          type == null || x.isInvalid() ? null : Implements.assertionProblem(x.type, type);
      if (missing != null && type != null) {
        problems.at(
            e,
            "impossible type switch case: "
                + ExprText.of(e)
                + "\n\t"
                + OperandText.of(x)
                + " cannot have dynamic type "
                + TypeText.of(type)
                + " "
                + missing.cause());
      }
    }
  }

  private boolean isNil(SyntaxExpr e) {
    return e.bare() instanceof SyntaxExpr.Name name
        && checking.env.scope.find(name.text()) instanceof NilEntity;
  }

  private static @Nullable Seen find(List<Seen> seen, @Nullable Type type) {
    for (Seen other : seen) {
      Type known = other.type();
      boolean same =
          (known == null || type == null)
              ? known == null && type == null
              : Identical.identical(known, type);
      if (same) {
        return other;
      }
    }
    return null;
  }
}
