package gopark.golang.tree;

import gopark.golang.type.Operator;
import gopark.golang.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A statement. */
public sealed interface Stmt {

  Place at();

  record Block(List<Stmt> statements, Place at, Place end) implements Stmt {}

  /** An expression whose value nobody takes: a call or a receive. */
  record Evaluate(Expr expr, Place at) implements Stmt {}

  /**
   * New variables, with their first values: as many as variables, one tuple, or none for zero
   * values. A null among the variables is the blank identifier.
   */
  record Declare(List<@Nullable Local> locals, List<Expr> values, Place at) implements Stmt {}

  /**
   * An assignment to variables, elements of maps and, where there is null, to nothing. Operands of
   * the left are evaluated first, then values are assigned from left to right. There are as many
   * values as targets, or one tuple, whose parts are converted to the targets' types.
   *
   * @param redeclares of {@code :=} with old and new variables: the new ones, declared here
   */
  record Assign(List<@Nullable Expr> targets, List<Expr> values, List<Local> redeclares, Place at)
      implements Stmt {}

  /** {@code x op= y}, {@code x++}. */
  record Update(Expr target, Operator.Arithmetic operator, Expr value, Place at) implements Stmt {}

  record Send(Expr channel, Expr value, Place at) implements Stmt {}

  /** {@code go f(x)}: a Call, InterfaceCall, ParamCall or BuiltinCall. */
  record Go(Expr call, Place at) implements Stmt {}

  record Defer(Expr call, Place at) implements Stmt {}

  /** Values as many as results, one tuple, or none; already of the results' types. */
  record Return(List<Expr> values, Place at) implements Stmt {}

  record If(@Nullable Stmt init, Expr condition, Block then, @Nullable Stmt otherwise, Place at)
      implements Stmt {}

  /**
   * A loop with a condition or none.
   *
   * @param init may declare the loop's variables, each round has its own copies of
   */
  record For(
      @Nullable Stmt init,
      @Nullable Expr condition,
      @Nullable Stmt post,
      Block body,
      @Nullable String label,
      Place at)
      implements Stmt {}

  /**
   * {@code for k, v := range x}: over an integer, a string, an array, a pointer to an array, a
   * slice, a map or a channel, or a type parameter that is such.
   *
   * @param key a new variable for each round if it declares; else the target; null if there is none
   */
  record Range(
      @Nullable Expr key,
      @Nullable Expr value,
      boolean declares,
      Expr operand,
      Block body,
      @Nullable String label,
      Place at)
      implements Stmt {}

  /**
   * A range over a function. The body is a function literal already, which gives whether to go on;
   * the compiler gives it the meaning of what leaves it.
   *
   * @param yield the body's parameters: new variables of each round, null where there is none
   * @param keys if it does not declare: what gets the parameters at the beginning of each round
   */
  record RangeFunction(
      List<@Nullable Local> yield,
      List<@Nullable Expr> keys,
      Expr operand,
      Function body,
      @Nullable String label,
      Place at)
      implements Stmt {}

  /**
   * A switch over a value.
   *
   * @param tag null means true; clauses' values are already of a type comparable with it
   */
  record Switch(
      @Nullable Stmt init,
      @Nullable Expr tag,
      List<SwitchClause> clauses,
      @Nullable String label,
      Place at)
      implements Stmt {}

  /**
   * A clause of it.
   *
   * @param values comparisons with the tag's value are for the compiler; none if it is default
   */
  record SwitchClause(
      List<Expr> values, boolean isDefault, Block body, boolean fallsThrough, Place at) {}

  record TypeSwitch(
      @Nullable Stmt init, Expr operand, List<TypeClause> clauses, @Nullable String label, Place at)
      implements Stmt {}

  /**
   * A clause of a switch over types.
   *
   * @param types null among them is nil
   * @param local the variable that the clause sees, if the switch declares one that is used
   */
  record TypeClause(
      List<@Nullable Type> types, boolean isDefault, @Nullable Local local, Block body, Place at) {}

  record Select(List<SelectClause> clauses, @Nullable String label, Place at) implements Stmt {}

  /**
   * A send (value given), a receive (no value), or default (no channel). What a receive gives goes
   * to new variables or to targets.
   */
  record SelectClause(
      @Nullable Expr channel,
      @Nullable Expr value,
      @Nullable Expr target,
      @Nullable Expr okTarget,
      boolean declares,
      Block body,
      Place at) {}

  record Labeled(String label, Stmt statement, Place at) implements Stmt {}

  /** The innermost loop, switch or select that can be left, or the one with the label. */
  record Break(@Nullable String label, Place at) implements Stmt {}

  record Continue(@Nullable String label, Place at) implements Stmt {}

  record Goto(String label, Place at) implements Stmt {}

  record Empty(Place at) implements Stmt {}
}
