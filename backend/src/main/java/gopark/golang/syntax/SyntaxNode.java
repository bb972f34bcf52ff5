package gopark.golang.syntax;

/**
 * A piece of a syntax tree.
 *
 * <p>Its position is that of the token which stands for it, as in Go's own compiler: the operator
 * of a binary expression, the dot of a selector, the opening bracket of an index, a call or a
 * composite literal. Messages mostly speak of where a node begins instead, see {@link
 * Extent#start}.
 */
public sealed interface SyntaxNode
    permits SyntaxExpr, SyntaxStmt, SyntaxDecl, SyntaxField, SyntaxClause {

  Position at();
}
