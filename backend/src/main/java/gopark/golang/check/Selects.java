package gopark.golang.check;

import gopark.golang.syntax.Extent;
import gopark.golang.syntax.Op;
import gopark.golang.syntax.SyntaxClause;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxStmt;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.tree.Stmt.SelectClause;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Selects. */
final class Selects {
  private final Checking checking;
  private final CheckProblems problems;
  private final StatementChecker statements;

  Selects(Checking checking, StatementChecker statements) {
    this.checking = checking;
    problems = checking.problems;
    this.statements = statements;
  }

  Stmt select(SyntaxStmt.Select s, @Nullable String label) {
    tellDefaults(s.clauses());
    List<SelectClause> clauses = new ArrayList<>();
    for (SyntaxClause.Comm clause : s.clauses()) {
      SyntaxStmt comm = clause.comm();
      if (comm != null && !(comm instanceof SyntaxStmt.Send) && received(comm) == null) {
        problems.at(
            Extent.start(comm), "select case must be send or receive (possibly with assignment)");
        continue;
      }
      Scope outer = checking.openScope();
      List<Stmt> communication = new ArrayList<>();
      if (comm != null) {
        Stmt made = statements.one(comm);
        if (made != null) {
          communication.add(made);
        }
      }
      List<Stmt> body = statements.sequence(clause.body());
      checking.env.scope = outer;
      Place at = problems.place(clause.at());
      Stmt.Block block = new Stmt.Block(body, at, problems.place(clause.colon()));
      clauses.add(clause(communication.isEmpty() ? null : communication.getFirst(), block, at));
    }
    return new Stmt.Select(List.copyOf(clauses), label, problems.place(s.at()));
  }

  /** What is received from; null if it is no receive. */
  private static @Nullable SyntaxExpr received(SyntaxStmt comm) {
    SyntaxExpr right =
        switch (comm) {
          case SyntaxStmt.Assign a when a.rhs().size() == 1 -> a.rhs().getFirst();
          case SyntaxStmt.Expression e -> e.x();
          default -> null;
        };
    return right != null && right.bare() instanceof SyntaxExpr.Unary u && u.op() == Op.RECV
        ? u.x()
        : null;
  }

  private void tellDefaults(List<SyntaxClause.Comm> clauses) {
    SyntaxClause.Comm first = null;
    for (SyntaxClause.Comm clause : clauses) {
      if (clause.comm() != null) {
        continue;
      }
      if (first == null) {
        first = clause;
      } else {
        problems.at(clause.at(), "multiple defaults (first at " + problems.at(first.at()) + ")");
      }
    }
  }

  /** The clause, taken from the statement that the communication would be by itself. */
  private static SelectClause clause(@Nullable Stmt comm, Stmt.Block body, Place at) {
    return switch (comm) {
      case Stmt.Send send ->
          new SelectClause(send.channel(), send.value(), null, null, false, body, at);
      case Stmt.Evaluate(Expr.Receive receive, _) ->
          new SelectClause(receive.channel(), null, null, null, false, body, at);
      case Stmt.Declare declare -> declared(declare, body, at);
      case Stmt.Assign assign -> assigned(assign, body, at);
      case null, default -> new SelectClause(null, null, null, null, false, body, at);
    };
  }

  private static SelectClause declared(Stmt.Declare s, Stmt.Block body, Place at) {
    List<@Nullable Expr> targets = new ArrayList<>();
    for (Local local : s.locals()) {
      targets.add(local == null ? null : new Expr.LocalRef(local, local.at));
    }
    return receive(s.values(), targets, true, body, at);
  }

  private static SelectClause assigned(Stmt.Assign s, Stmt.Block body, Place at) {
    return receive(s.values(), s.targets(), false, body, at);
  }

  private static SelectClause receive(
      List<Expr> values,
      List<@Nullable Expr> targets,
      boolean declares,
      Stmt.Block body,
      Place at) {
    Expr value = values.isEmpty() ? null : values.getFirst();
    while (value instanceof Expr.Convert convert) {
      value = convert.operand();
    }
    Expr channel = value instanceof Expr.Receive receive ? receive.channel() : null;
    Expr ok = targets.size() > 1 ? targets.get(1) : null;
    return new SelectClause(channel, null, targets.getFirst(), ok, declares, body, at);
  }
}
