package gopark.golang.compile;

import gopark.golang.tree.Stmt;

/** Compiles the statements that stand in others. */
interface Blocks {

  void statement(Stmt s);

  /** The statements of a block, in a scope of their own. */
  void block(Stmt.Block block);
}
