package gopark.golang.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A declaration; each one of a group stands by itself, at its first name. */
public sealed interface SyntaxDecl extends SyntaxNode {

  /**
   * The import of a package.
   *
   * @param name null if the package keeps its own; {@code .} and {@code _} are possible
   * @param path null if it is missing, which has been reported
   */
  record Import(SyntaxExpr.@Nullable Name name, SyntaxExpr.@Nullable Literal path, Position at)
      implements SyntaxDecl {}

  /**
   * Constants that are declared together.
   *
   * @param iota its place in its group
   * @param repeated the declaration whose type and values hold for this one too, which then has
   *     none itself; null if there is none
   */
  record Const(
      List<SyntaxExpr.Name> names,
      @Nullable SyntaxExpr type,
      List<SyntaxExpr> values,
      int iota,
      @Nullable Const repeated,
      Position at)
      implements SyntaxDecl {}

  record TypeDecl(
      SyntaxExpr.Name name,
      List<SyntaxField> typeParams,
      boolean alias,
      SyntaxExpr type,
      Position at)
      implements SyntaxDecl {}

  record Var(
      List<SyntaxExpr.Name> names, @Nullable SyntaxExpr type, List<SyntaxExpr> values, Position at)
      implements SyntaxDecl {}

  /**
   * A function declaration; it is at the token after {@code func}.
   *
   * @param receiver of a method
   * @param body null if there is none
   */
  record Func(
      @Nullable SyntaxField receiver,
      SyntaxExpr.Name name,
      List<SyntaxField> typeParams,
      SyntaxExpr.FuncType type,
      SyntaxStmt.@Nullable Block body,
      Position at)
      implements SyntaxDecl {}
}
