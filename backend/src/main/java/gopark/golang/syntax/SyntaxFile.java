package gopark.golang.syntax;

import java.util.List;

/**
 * A source file.
 *
 * @param packageName in its package clause
 * @param neverInlined the lines of the names of functions that are not to be inlined
 * @param end where the file ends
 */
public record SyntaxFile(
    String fileName,
    SyntaxExpr.Name packageName,
    List<SyntaxDecl> decls,
    List<Integer> neverInlined,
    Position end) {}
