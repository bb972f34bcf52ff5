package gopark.golang.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A statement. */
public sealed interface SyntaxStmt extends SyntaxNode {

  record Empty(Position at) implements SyntaxStmt {}

  /** A labeled statement; it is at the colon. */
  record Labeled(SyntaxExpr.Name label, SyntaxStmt stmt, Position at) implements SyntaxStmt {}

  /**
   * Statements in braces.
   *
   * @param close its closing brace, where a missing return is reported
   */
  record Block(List<SyntaxStmt> stmts, Position close, Position at) implements SyntaxStmt {}

  /** An expression used as a statement; it is at the expression's position. */
  record Expression(SyntaxExpr x, Position at) implements SyntaxStmt {}

  /** A send statement; it is at the arrow. */
  record Send(SyntaxExpr channel, SyntaxExpr value, Position at) implements SyntaxStmt {}

  /** The constants, types and variables of one declaration. */
  record Declaration(List<SyntaxDecl> decls, Position at) implements SyntaxStmt {}

  /**
   * {@code lhs = rhs} or, if it defines, {@code lhs := rhs}; at the operator. Neither side is
   * empty.
   */
  record Assign(List<SyntaxExpr> lhs, List<SyntaxExpr> rhs, boolean defines, Position at)
      implements SyntaxStmt {}

  /**
   * {@code x op= y}; at the operator.
   *
   * @param y null for {@code x++} and {@code x--}
   */
  record OpAssign(Op op, SyntaxExpr x, @Nullable SyntaxExpr y, Position at) implements SyntaxStmt {}

  /** Break, continue, goto (with a label), fallthrough (without one). They are in their places. */
  record Branch(BranchKind kind, SyntaxExpr.@Nullable Name label, Position at)
      implements SyntaxStmt {}

  /** The ways to jump. */
  enum BranchKind {
    BREAK("break"),
    CONTINUE("continue"),
    FALLTHROUGH("fallthrough"),
    GOTO("goto");

    private final String text;

    BranchKind(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  /**
   * A call that runs beside or later.
   *
   * @param call which may yet be something else than a call
   */
  record CallStmt(boolean defers, SyntaxExpr call, Position at) implements SyntaxStmt {

    public String keyword() {
      return defers ? "defer" : "go";
    }
  }

  record Return(List<SyntaxExpr> results, Position at) implements SyntaxStmt {}

  /**
   * An if statement.
   *
   * @param otherwise an If, a Block or null
   */
  record If(
      @Nullable SyntaxStmt init,
      SyntaxExpr condition,
      Block then,
      @Nullable SyntaxStmt otherwise,
      Position at)
      implements SyntaxStmt {}

  record For(
      @Nullable SyntaxStmt init,
      @Nullable SyntaxExpr condition,
      @Nullable SyntaxStmt post,
      Block body,
      Position at)
      implements SyntaxStmt {}

  /**
   * {@code for lhs = range x}.
   *
   * @param lhs empty if nothing is assigned
   * @param rangeAt where {@code range} stands
   */
  record Range(
      List<SyntaxExpr> lhs,
      boolean defines,
      SyntaxExpr x,
      Block body,
      Position rangeAt,
      Position at)
      implements SyntaxStmt {}

  /**
   * A switch statement.
   *
   * @param tag a {@link SyntaxExpr.TypeSwitchGuard} makes it a type switch
   */
  record Switch(
      @Nullable SyntaxStmt init,
      @Nullable SyntaxExpr tag,
      List<SyntaxClause.Case> clauses,
      Position close,
      Position at)
      implements SyntaxStmt {}

  record Select(List<SyntaxClause.Comm> clauses, Position close, Position at)
      implements SyntaxStmt {}
}
