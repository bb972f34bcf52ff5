package gopark.golang.check;

import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.type.Basic;
import gopark.golang.type.Callable;
import gopark.golang.type.Constant;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeSets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an expression turned out to be, on its way into the tree. */
final class Operand {
  Mode mode = Mode.INVALID;
  Type type = Basic.INVALID;

  /** What it was written as, which messages quote. */
  SyntaxExpr expr;

  /** The value of a constant. */
  @Nullable Constant value;

  /** The tree of a value or variable; a constant's is made when it is asked for. */
  @Nullable Expr node;

  /** The predeclared function. */
  @Nullable Predeclared builtin;

  /** The generic function that waits for its type arguments. */
  @Nullable Callable generic;

  /** The type arguments that are known. */
  List<Type> typeArgs = List.of();

  /** How the expression may be used. */
  Use use = Use.EXPRESSION;

  Operand(SyntaxExpr expr) {
    this.expr = expr;
  }

  static Operand value(SyntaxExpr expr, Type type, @Nullable Expr node) {
    Operand x = new Operand(expr);
    x.setValue(type, node);
    return x;
  }

  boolean isInvalid() {
    return mode == Mode.INVALID;
  }

  boolean isConstant() {
    return mode == Mode.CONSTANT;
  }

  boolean isNil() {
    return mode == Mode.NIL;
  }

  boolean isUntyped() {
    return TypeSets.isUntyped(type);
  }

  boolean isGeneric() {
    return generic != null;
  }

  /** The type parameters that wait for arguments. */
  List<TypeParam> typeParams() {
    return generic == null ? List.of() : generic.typeParams;
  }

  /** Makes it invalid, though what type it has may still be spoken of. */
  void refuse() {
    mode = Mode.INVALID;
    node = null;
    generic = null;
  }

  void invalidate() {
    mode = Mode.INVALID;
    type = Basic.INVALID;
    node = null;
    generic = null;
  }

  void setValue(Type type, @Nullable Expr node) {
    set(Mode.VALUE, type, node);
  }

  void set(Mode mode, Type type, @Nullable Expr node) {
    this.mode = mode;
    this.type = type;
    this.node = node;
    this.value = null;
    this.generic = null;
    this.builtin = null;
  }

  void setConstant(Type type, Constant value) {
    set(Mode.CONSTANT, type, null);
    this.value = value;
  }

  void copyFrom(Operand x) {
    mode = x.mode;
    type = x.type;
    expr = x.expr;
    value = x.value;
    node = x.node;
    builtin = x.builtin;
    generic = x.generic;
    typeArgs = x.typeArgs;
    use = x.use;
  }

  Operand copy() {
    Operand x = new Operand(expr);
    x.copyFrom(this);
    return x;
  }

  /** The parts of a tuple; of anything else it alone. */
  static List<Operand> split(Operand x) {
    if (x.isInvalid() || !(x.type instanceof Tuple(List<Type> types))) {
      return List.of(x);
    }
    List<Operand> parts = new ArrayList<>();
    Expr tuple = x.node;
    for (int i = 0; i < types.size(); i++) {
      Expr part = tuple == null ? null : new Expr.Component(tuple, i, tuple.at());
      parts.add(Operand.value(x.expr, types.get(i), part));
    }
    return parts;
  }
}
