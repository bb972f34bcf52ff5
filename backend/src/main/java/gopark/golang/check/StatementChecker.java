package gopark.golang.check;

import gopark.golang.syntax.SyntaxStmt;
import gopark.golang.tree.Stmt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks the statements that stand in others. */
interface StatementChecker {

  /** A block with a scope of its own. */
  Stmt.Block block(SyntaxStmt.Block s);

  /** The statements of a block, in the present scope. */
  List<Stmt> sequence(List<SyntaxStmt> list);

  /** One statement; several that it became stand in a block. */
  @Nullable Stmt one(@Nullable SyntaxStmt s);
}
