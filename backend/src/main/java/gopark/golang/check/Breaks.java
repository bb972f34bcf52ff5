package gopark.golang.check;

import gopark.golang.syntax.SyntaxClause;
import gopark.golang.syntax.SyntaxStmt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the breaks that leave a statement. */
final class Breaks {
  private final @Nullable String label;

  private Breaks(@Nullable String label) {
    this.label = label;
  }

  /** Whether these statements, in one that has this label or none, break out of it. */
  static boolean out(List<SyntaxStmt> stmts, @Nullable String label) {
    return new Breaks(label).any(stmts, true);
  }

  /**
   * @param direct whether a break without a label means the statement asked for
   */
  private boolean any(List<SyntaxStmt> stmts, boolean direct) {
    return stmts.stream().anyMatch(stmt -> stmt(stmt, direct));
  }

  private boolean stmt(SyntaxStmt stmt, boolean direct) {
    return switch (stmt) {
      case SyntaxStmt.Labeled l -> stmt(l.stmt(), direct);
      case SyntaxStmt.Branch b ->
          b.kind() == SyntaxStmt.BranchKind.BREAK
              && (b.label() == null ? direct : b.label().text().equals(label));
      case SyntaxStmt.Block b -> any(b.stmts(), direct);
      case SyntaxStmt.If i ->
          any(i.then().stmts(), direct) || (i.otherwise() != null && stmt(i.otherwise(), direct));
      case SyntaxStmt.Switch s -> clauses(s.clauses());
      case SyntaxStmt.Select s -> clauses(s.clauses());
      case SyntaxStmt.For f -> label != null && any(f.body().stmts(), false);
      case SyntaxStmt.Range r -> label != null && any(r.body().stmts(), false);
      case SyntaxStmt.Declaration _,
          SyntaxStmt.Empty _,
          SyntaxStmt.Expression _,
          SyntaxStmt.Send _,
          SyntaxStmt.Assign _,
          SyntaxStmt.OpAssign _,
          SyntaxStmt.CallStmt _,
          SyntaxStmt.Return _ ->
          false;
    };
  }

  private boolean clauses(List<? extends SyntaxClause> clauses) {
    return label != null && clauses.stream().anyMatch(clause -> any(clause.body(), false));
  }
}
