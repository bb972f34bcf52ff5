package gopark.golang.syntax;

import java.util.List;

/**
 * A source file.
 *
 * @param packageName in its package clause
 * @param end where the file ends
 */
public record SyntaxFile(
    String fileName, SyntaxExpr.Name packageName, List<SyntaxDecl> decls, Position end) {}
