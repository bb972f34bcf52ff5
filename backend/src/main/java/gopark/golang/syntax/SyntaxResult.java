package gopark.golang.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What parsing gave.
 *
 * @param file null if not even the package clause could be read
 * @param errors as they were found
 * @param stops whether types must not be looked at: there is no file, or an error that says "syntax
 *     error"; with other errors (of literals and labels) Go goes on and tells what else is wrong
 */
public record SyntaxResult(@Nullable SyntaxFile file, List<SyntaxError> errors, boolean stops) {}
