package gopark.golang.check;

import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Constants;
import gopark.golang.type.Identical;
import gopark.golang.type.MapOf;
import gopark.golang.type.Pointer;
import gopark.golang.type.Slice;
import gopark.golang.type.Type;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import gopark.golang.type.Untyped;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code x[i]} and {@code x[i:j]}. */
final class Indexing {
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final TypeChecker types;
  private final Conversions conversions;

  Indexing(
      CheckProblems problems,
      ExpressionChecker expressions,
      TypeChecker types,
      Conversions conversions) {
    this.problems = problems;
    this.expressions = expressions;
    this.types = types;
    this.conversions = conversions;
  }

  /**
   * What has elements.
   *
   * @param key of a map, else null
   * @param length the number of elements if it is known, else -1
   * @param variable whether elements are variables
   */
  private record Shape(Type element, @Nullable Type key, long length, boolean variable) {}

  /** An index, checked: its value if it is a constant, else -1. */
  record Index(@Nullable Expr node, long value) {}

  /** Checks it, unless it is a generic function that is instantiated: then true. */
  boolean index(Operand x, SyntaxExpr.Index e) {
    Operand operand = expressions.valueOrType(e.x(), true);
    x.copyFrom(operand);
    if (operand.isInvalid()) {
      expressions.use(e.indices());
      return false;
    }
    if (operand.mode == Mode.TYPE) {
      Type type = types.variableType(e);
      x.invalidate();
      if (type != Basic.INVALID) {
        x.set(Mode.TYPE, type, null);
      }
      return false;
    }
    if (operand.isGeneric()) {
      return true;
    }
    expressions.mustBeValueOrBuiltin(operand);
    x.invalidate();
    if (!operand.isInvalid()) {
      element(x, operand, e);
    }
    return false;
  }

  private void element(Operand x, Operand operand, SyntaxExpr.Index e) {
    Shape shape = shape(operand);
    if (shape == null) {
      problems.at(e.at(), "cannot index " + OperandText.of(operand));
      expressions.use(e.indices());
      return;
    }
    SyntaxExpr written = single(e);
    Expr node = conversions.node(operand);
    if (operand.isConstant()) {
      node = conversions.node(defaulted(operand));
    }
    Place at = problems.place(e.at());
    if (shape.key() != null) {
      Operand key = expressions.value(written);
      Expr keyNode = conversions.assign(key, shape.key(), "map index");
      if (keyNode != null) {
        node = new Expr.MapIndex(node, keyNode, false, shape.element(), at);
      }
      x.set(Mode.MAP_INDEX, shape.element(), node);
      return;
    }
    Index index = check(written, shape.length());
    if (index.node() != null) {
      if (node.type().underlying() instanceof Pointer(Type to)) {
        node = new Expr.Deref(node, to, at);
      }
      node = new Expr.Index(node, index.node(), shape.element(), at);
    }
    x.set(shape.variable() ? Mode.VARIABLE : Mode.VALUE, shape.element(), node);
  }

  private Operand defaulted(Operand operand) {
    Operand x = operand.copy();
    conversions.convertUntyped(x, Untyped.defaultType(x.type));
    return x;
  }

  /** The one index; tells of more. */
  private SyntaxExpr single(SyntaxExpr.Index e) {
    if (e.indices().size() > 1) {
      problems.at(e.indices().get(1), "invalid operation: more than one index");
    }
    return e.indices().getFirst();
  }

  private static @Nullable Shape shape(Operand x) {
    List<Type> types = TypeSets.types(x.type);
    if (types == null) {
      return null;
    }
    Shape common = null;
    for (Type type : types) {
      Shape shape = shape(type.underlying(), x);
      if (shape == null) {
        return null;
      }
      if (common == null) {
        common = shape;
        continue;
      }
      Type key = common.key();
      boolean sameKeys =
          key == null
              ? shape.key() == null
              : shape.key() != null && Identical.identical(key, shape.key());
      if (!sameKeys || !Identical.identical(common.element(), shape.element())) {
        return null;
      }
      long length =
          shape.length() >= 0 && shape.length() < common.length()
              ? shape.length()
              : common.length();
      common = new Shape(common.element(), key, length, common.variable() && shape.variable());
    }
    return common;
  }

  private static @Nullable Shape shape(Type under, Operand x) {
    return switch (under) {
      case Basic basic when basic.kind() == Basic.Kind.STRING -> {
        long length = x.value instanceof Constant.Text(String bytes) ? bytes.length() : -1;
        yield new Shape(Basic.BYTE, null, length, false);
      }
      case Array array -> new Shape(array.element(), null, array.length(), x.mode == Mode.VARIABLE);
      case Pointer(Type element) when element.underlying() instanceof Array array ->
          new Shape(array.element(), null, array.length(), true);
      case Slice(Type element) -> new Shape(element, null, -1, true);
      case MapOf(Type key, Type value) -> new Shape(value, key, -1, false);
      default -> null;
    };
  }

  /**
   * Checks an index.
   *
   * @param most that it must be below; -1 if that is not known
   */
  Index check(SyntaxExpr e, long most) {
    Operand x = expressions.value(e);
    if (!isValid(x, "index")) {
      return new Index(null, -1);
    }
    Expr node = conversions.node(x);
    Constant value = x.value;
    if (!x.isConstant() || !(value instanceof Constant.Int n)) {
      return new Index(node, -1);
    }
    long index = n.value().longValue();
    if (most >= 0 && index >= most) {
      problems.at(
          x, "invalid argument: index " + Constants.text(n) + " out of bounds [0:" + most + "]");
      return new Index(null, -1);
    }
    return new Index(node, index);
  }

  /** Whether it may be an index, a length or a capacity; tells if not. */
  boolean isValid(Operand x, String what) {
    if (x.isInvalid()) {
      return false;
    }
    conversions.convertUntyped(x, Basic.INT);
    if (x.isInvalid()) {
      return false;
    }
    String start = "invalid argument: " + what + " " + OperandText.of(x);
    if (!TypeSets.allInteger(x.type)) {
      problems.at(x, start + " must be integer");
      return false;
    }
    Constant value = x.value;
    if (x.isConstant() && value != null) {
      if (Constants.sign(value) < 0) {
        problems.at(x, start + " must not be negative");
        return false;
      }
      if (Constants.represent(value, Basic.INT) == null) {
        problems.at(x, start + " overflows int");
        return false;
      }
    }
    return true;
  }

  void slice(Operand x, SyntaxExpr.Slice e) {
    Operand operand = expressions.value(e.x());
    List<@Nullable SyntaxExpr> indices = new ArrayList<>();
    indices.add(e.low());
    indices.add(e.high());
    indices.add(e.max());
    if (operand.isInvalid()) {
      for (SyntaxExpr index : indices) {
        if (index != null) {
          expressions.use(List.of(index));
        }
      }
      return;
    }
    Type type = sliced(operand, e);
    if (type == null) {
      return;
    }
    Operand whole = operand.isUntyped() ? defaulted(operand) : operand;
    Expr node = conversions.node(whole);
    long length = length(operand);
    Place at = problems.place(e.at());
    if (node.type().underlying() instanceof Pointer(Type to)) {
      node = new Expr.Deref(node, to, at);
    } else if (node.type().underlying() instanceof Array) {
      Captures.addressTaken(node);
    }
    long[] values = new long[3];
    @Nullable Expr[] nodes = new @Nullable Expr[3];
    for (int i = 0; i < 3; i++) {
      SyntaxExpr written = indices.get(i);
      values[i] = i == 0 ? 0 : length;
      if (written != null) {
        Index index = check(written, length >= 0 ? length + 1 : -1);
        values[i] = index.value();
        nodes[i] = index.node();
      }
    }
    checkOrder(indices, values);
    x.setValue(type, new Expr.Slicing(node, nodes[0], nodes[1], nodes[2], type, at));
  }

  private void checkOrder(List<@Nullable SyntaxExpr> indices, long[] values) {
    for (int i = 0; i < 2; i++) {
      for (int j = i + 1; j < 3; j++) {
        SyntaxExpr later = indices.get(j);
        if (values[i] > 0 && values[j] >= 0 && values[j] < values[i] && later != null) {
          problems.at(later, "invalid slice indices: " + values[j] + " < " + values[i]);
          return;
        }
      }
    }
  }

  private static long length(Operand x) {
    if (x.value instanceof Constant.Text(String bytes)) {
      return bytes.length();
    }
    Type under = x.type.underlying();
    if (under instanceof Pointer(Type element)) {
      under = element.underlying();
    }
    return under instanceof Array array ? array.length() : -1;
  }

  /** The type of a part of it; null after a mistake. */
  private @Nullable Type sliced(Operand x, SyntaxExpr.Slice e) {
    List<Type> types = TypeSets.types(x.type);
    String text = OperandText.of(x);
    if (types == null) {
      problems.at(x, "cannot slice " + text + ": no specific type in " + TypeText.of(x.type));
      return null;
    }
    Type common = null;
    boolean string = false;
    for (Type type : types) {
      Type under = type.underlying();
      if (TypeSets.isString(under)) {
        under = new Slice(Basic.BYTE);
        string = true;
      }
      if (common != null && !Identical.identical(common, under)) {
        String both = TypeText.of(types.getFirst()) + " and " + TypeText.of(type);
        problems.at(x, "cannot slice " + text + ": " + both + " have different underlying types");
        return null;
      }
      common = common == null ? under : common;
    }
    if (string) {
      if (e.max() != null) {
        problems.at(e.max(), "invalid operation: 3-index slice of string");
        return null;
      }
      return x.isUntyped() ? Basic.STRING : x.type;
    }
    if (common instanceof Array array) {
      if (x.mode != Mode.VARIABLE) {
        problems.at(x, "cannot slice unaddressable value " + text);
        return null;
      }
      return new Slice(array.element());
    }
    if (common instanceof Pointer(Type element) && element.underlying() instanceof Array array) {
      return new Slice(array.element());
    }
    if (common instanceof Slice) {
      return x.type;
    }
    problems.at(x, "cannot slice " + text);
    return null;
  }
}
