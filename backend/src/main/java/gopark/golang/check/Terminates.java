package gopark.golang.check;

import gopark.golang.syntax.SyntaxClause;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxStmt;
import gopark.golang.syntax.SyntaxStmt.Block;
import gopark.golang.syntax.SyntaxStmt.BranchKind;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Tells which statements never let the next one run; a function with results ends with such. */
final class Terminates {
  private final Predicate<SyntaxExpr.Call> isPanic;

  private Terminates(Predicate<SyntaxExpr.Call> isPanic) {
    this.isPanic = isPanic;
  }

  /**
   * @param isPanic whether a call is one of the predeclared panic
   */
  static boolean body(Block body, Predicate<SyntaxExpr.Call> isPanic) {
    return new Terminates(isPanic).list(body.stmts());
  }

  /** The last statement decides, but for empty ones. */
  private boolean list(List<SyntaxStmt> stmts) {
    for (SyntaxStmt stmt : stmts.reversed()) {
      if (!(stmt instanceof SyntaxStmt.Empty)) {
        return stmt(stmt, null);
      }
    }
    return false;
  }

  private boolean stmt(SyntaxStmt stmt, @Nullable String label) {
    return switch (stmt) {
      case SyntaxStmt.Labeled l -> stmt(l.stmt(), l.label().text());
      case SyntaxStmt.Expression e ->
          e.x().bare() instanceof SyntaxExpr.Call call && isPanic.test(call);
      case SyntaxStmt.Return _ -> true;
      case SyntaxStmt.Branch b -> b.kind() == BranchKind.GOTO || b.kind() == BranchKind.FALLTHROUGH;
      case Block b -> list(b.stmts());
      case SyntaxStmt.If i -> branches(i);
      case SyntaxStmt.Switch s ->
          s.clauses().stream().anyMatch(clause -> clause.values() == null)
              && clauses(s.clauses(), label);
      case SyntaxStmt.Select s -> clauses(s.clauses(), label);
      case SyntaxStmt.For f -> f.condition() == null && !Breaks.out(f.body().stmts(), label);
      case SyntaxStmt.Declaration _,
          SyntaxStmt.Empty _,
          SyntaxStmt.Send _,
          SyntaxStmt.Assign _,
          SyntaxStmt.OpAssign _,
          SyntaxStmt.CallStmt _,
          SyntaxStmt.Range _ ->
          false;
    };
  }

  /** Both branches of an if, and of those that follow its else. */
  private boolean branches(SyntaxStmt.If first) {
    SyntaxStmt stmt = first;
    while (stmt instanceof SyntaxStmt.If i) {
      SyntaxStmt otherwise = i.otherwise();
      if (otherwise == null || !list(i.then().stmts())) {
        return false;
      }
      stmt = otherwise;
    }
    return stmt(stmt, null);
  }

  private boolean clauses(List<? extends SyntaxClause> clauses, @Nullable String label) {
    for (SyntaxClause clause : clauses) {
      if (!list(clause.body()) || Breaks.out(clause.body(), label)) {
        return false;
      }
    }
    return true;
  }
}
