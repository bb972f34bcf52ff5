package gopark.golang.syntax;

import org.jspecify.annotations.Nullable;

/**
 * A parameter, a result, a type parameter (its type is the constraint), a field of a struct, a
 * method or an embedded element of an interface. Names declared in one list share the very same
 * type node.
 *
 * @param name null for a parameter without a name and for what is embedded
 * @param tag of a field of a struct
 */
public record SyntaxField(
    SyntaxExpr.@Nullable Name name, SyntaxExpr type, SyntaxExpr.@Nullable Literal tag, Position at)
    implements SyntaxNode {}
