package gopark.golang.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A case of a switch or a select; at {@code case} or {@code default}. */
public sealed interface SyntaxClause extends SyntaxNode {

  List<SyntaxStmt> body();

  Position colon();

  /**
   * A case of a switch.
   *
   * @param values null in the default clause; types in a type switch
   */
  record Case(@Nullable List<SyntaxExpr> values, List<SyntaxStmt> body, Position colon, Position at)
      implements SyntaxClause {}

  /**
   * A case of a select.
   *
   * @param comm null in the default clause; any simple statement, which the checker judges
   */
  record Comm(@Nullable SyntaxStmt comm, List<SyntaxStmt> body, Position colon, Position at)
      implements SyntaxClause {}
}
