package gopark.golang.compile;

import gopark.golang.tree.Expr;
import gopark.golang.type.Type;

/** Values of expressions in slots: what parts of expressions and statements are compiled by. */
interface Values {

  /**
   * The slot where the expression's value is: a variable's own, or a new one on top. A struct or an
   * array may still be a variable's own object.
   */
  int value(Expr e);

  /** The new slot where the expression's value is; no others on top of it are taken. */
  int own(Expr e);

  /** The new slot where the expression's value is; a struct or an array is nobody else's. */
  int kept(Expr e);

  /** Puts the value into the slot, in one go when everything is worked out. */
  void into(Expr e, int to);

  /** Puts the value into the slot to be kept: a struct or an array is nobody else's. */
  void keep(Expr e, int to);

  /** Works out an expression only for what it does. */
  void discard(Expr e);

  /** The first of new slots in a row that the parts of a tuple are in. */
  int tuple(Expr e);

  /** A move from slot to slot that does not copy what is in a struct. */
  void move(int to, int from, Type type);

  /** The zero value; of a struct or an array a new one. */
  void zero(Type type, int to);

  /** A copy of the struct or array in a slot, which is nobody else's. */
  void copy(int to, int from, Type type);

  /** Whether a struct or an array that comes of the expression is nobody else's. */
  boolean isFresh(Expr e);
}
