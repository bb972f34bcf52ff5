package gopark.golang.check;

import gopark.golang.check.Entity.Role;
import gopark.golang.check.Entity.VariableEntity;
import gopark.golang.syntax.SyntaxClause;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Type;
import java.util.List;

/** What the clauses of both kinds of switches have in common. */
final class Clauses {
  private Clauses() {}

  static Stmt.Block body(Checking checking, StatementChecker statements, SyntaxClause clause) {
    Scope outer = checking.openScope();
    List<Stmt> inner = statements.sequence(clause.body());
    checking.env.scope = outer;
    CheckProblems problems = checking.problems;
    return new Stmt.Block(inner, problems.place(clause.at()), problems.place(clause.colon()));
  }

  /** Tells of a second default clause. */
  static void tellDefaults(CheckProblems problems, List<SyntaxClause.Case> clauses) {
    SyntaxClause.Case first = null;
    for (SyntaxClause.Case clause : clauses) {
      if (clause.values() != null) {
        continue;
      }
      if (first == null) {
        first = clause;
      } else {
        problems.at(clause.at(), "multiple defaults (first at " + problems.at(first.at()) + ")");
      }
    }
  }

  /** A new variable of a clause. */
  static VariableEntity variable(SyntaxExpr.Name name, Type type) {
    VariableEntity variable = new VariableEntity(name.text(), name.at(), Role.LOCAL);
    variable.type = type;
    return variable;
  }
}
