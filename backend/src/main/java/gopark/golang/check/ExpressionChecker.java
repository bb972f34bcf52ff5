package gopark.golang.check;

import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks expressions, as parts of them and other things ask for it. */
interface ExpressionChecker {

  /** One value in a composite literal, where a literal may leave out its type. */
  Operand element(SyntaxExpr e, Type hint);

  /** One value, which may be a generic function. */
  Operand generic(SyntaxExpr e);

  /** Refuses a call without results, a type and a builtin. */
  void mustBeValue(Operand x);

  /** Refuses a call without results and a type. */
  void mustBeValueOrBuiltin(Operand x);

  /** Refuses a call without results and a builtin. */
  void mustBeValueOrType(Operand x);

  /** The operand that an expression is, be it a value, a type or a builtin. */
  Operand raw(
      SyntaxExpr e, @Nullable InferenceTarget target, @Nullable Type hint, boolean mayBeGeneric);

  /** Tells of a generic function or type that has not got its arguments. */
  void refuseGeneric(Operand x, @Nullable InferenceTarget target);

  /** Checks expressions whose values are of no use any more; whether they are all right. */
  boolean use(List<SyntaxExpr> list);

  /** One value. */
  Operand value(SyntaxExpr e);

  /** One value for a variable, which is described by a text. */
  Operand value(SyntaxExpr e, @Nullable Type wanted, String text);

  /** A value or a type. */
  Operand valueOrType(SyntaxExpr e, boolean mayBeGeneric);

  /** All values of an expression that may be a call of several results. */
  List<Operand> values(SyntaxExpr e);
}
