package gopark.golang.check;

import gopark.golang.syntax.ExprText;
import gopark.golang.tree.Expr;
import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Constants;
import gopark.golang.type.Interface;
import gopark.golang.type.MapOf;
import gopark.golang.type.Named;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeText;
import gopark.golang.type.Universe;
import java.util.List;

/** Operands as messages describe them: {@code x (variable of type int)}. */
final class OperandText {
  private OperandText() {}

  static String of(Operand x) {
    if (x.isNil()) {
      return x.type == Basic.UNTYPED_NIL ? "nil" : "nil (of type " + TypeText.of(x.type) + ")";
    }
    String expr = ExprText.of(x.expr);
    StringBuilder out = new StringBuilder(expr).append(" (");
    boolean plain =
        switch (x.mode) {
          case INVALID, NO_VALUE, BUILTIN, TYPE -> true;
          case CONSTANT, VARIABLE, MAP_INDEX, VALUE, NIL, COMMA_OK -> false;
        };
    boolean untyped = !plain && x.isUntyped();
    if (untyped) {
      out.append(((Basic) x.type).text()).append(' ');
    }
    out.append(x.mode.text());
    if (x.isConstant() && x.value != null) {
      String value = Constants.text(x.value);
      if (!value.equals(expr)) {
        out.append(' ').append(value);
      }
    }
    if (!plain && !untyped) {
      out.append(typed(x.type));
    }
    return out.append(')').toString();
  }

  /** The description of a call's results, with their names. */
  static String ofCall(Operand x) {
    String text = of(x);
    if (x.type instanceof Tuple tuple
        && x.node instanceof Expr.Call call
        && call.function().type() instanceof Signature signature) {
      String plain = TypeText.of(tuple);
      StringBuilder named = new StringBuilder("(");
      for (int i = 0; i < signature.results().size(); i++) {
        String name = signature.resultNames().get(i);
        named.append(i > 0 ? ", " : "").append(name).append(name.isEmpty() ? "" : " ");
        named.append(TypeText.of(signature.results().get(i)));
      }
      return text.replace("type " + plain + ")", "type " + named + "))");
    }
    return text;
  }

  private static String typed(Type type) {
    if (type == Basic.INVALID) {
      return " with invalid type";
    }
    StringBuilder out = new StringBuilder(" of ");
    if (type instanceof Named named) {
      out.append(named.isGeneric() ? "generic " : "");
      String kind = kind(type);
      out.append(kind.isEmpty() ? TypeText.of(type.underlying()) : kind).append(' ');
    } else if (Nodes.same(Universe.ANY, type)) {
      out.append("interface ");
    }
    out.append("type ").append(TypeText.of(type));
    if (type instanceof TypeParam param) {
      out.append(" constrained by ").append(TypeText.of(param.constraint));
      if (param.underlying() instanceof Interface face
          && face.terms() != null
          && face.terms().isEmpty()) {
        out.append(" with empty type set");
      }
    }
    return out.toString();
  }

  /** What kind of a type it is; empty of basic ones. */
  static String kind(Type type) {
    return switch (type.underlying()) {
      case Basic _ -> "";
      case Array _ -> "array";
      case Slice _ -> "slice";
      case Struct _ -> "struct";
      case Pointer _ -> "pointer";
      case Signature _ -> "func";
      case Interface _ -> "interface";
      case MapOf _ -> "map";
      case Chan _ -> "chan";
      case Tuple _ -> "tuple";
      case Named _, TypeParam _ -> "";
    };
  }

  /**
   * {@code (number, string)}, for complaints on numbers of values.
   *
   * @param dots whether the last is followed by dots
   */
  static String summary(List<? extends Type> types, boolean variadic, boolean dots) {
    StringBuilder out = new StringBuilder("(");
    for (int i = 0; i < types.size(); i++) {
      Type type = types.get(i);
      boolean last = i == types.size() - 1;
      out.append(i > 0 ? ", " : "");
      if (type == Basic.INVALID) {
        out.append("unknown type");
      } else if (type instanceof Basic basic && basic.isUntyped()) {
        out.append(basic.isNumeric() ? "number" : basic.text().replace("untyped ", ""));
      } else if (last && variadic && type instanceof Slice(Type element)) {
        out.append("...").append(TypeText.of(element));
      } else {
        out.append(TypeText.of(type));
      }
      out.append(last && dots ? "..." : "");
    }
    return out.append(')').toString();
  }

  /** {@code 2 values}. */
  static String count(int n, String unit) {
    return n + " " + unit + (n == 1 ? "" : "s");
  }
}
