package gopark.golang.check;

import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Constants;
import gopark.golang.type.CoreType;
import gopark.golang.type.Identical;
import gopark.golang.type.MapOf;
import gopark.golang.type.Names;
import gopark.golang.type.Pointer;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.SequencedSet;
import org.jspecify.annotations.Nullable;

/** Composite literals. */
final class Literals {
  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final TypeChecker types;
  private final Conversions conversions;
  private final Indexing indexing;
  private final SelectorProblems wording;

  Literals(
      Checking checking,
      ExpressionChecker expressions,
      TypeChecker types,
      Conversions conversions,
      Indexing indexing) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.types = types;
    this.conversions = conversions;
    this.indexing = indexing;
    this.wording = new SelectorProblems(checking);
  }

  /** Elements of an array or slice, and how long that makes it. */
  private record Elements(List<Expr.ElementValue> values, long length) {}

  void composite(Operand x, SyntaxExpr.Composite e, @Nullable Type hint) {
    SyntaxExpr written = e.type();
    Place at = problems.place(e.at());
    if (written instanceof SyntaxExpr.ArrayType array && array.length() == null) {
      Type element = types.variableType(array.element());
      Elements elements = elements(e.elements(), element, -1);
      Type type = new Array(elements.length(), element);
      x.setValue(type, new Expr.ElementsLiteral(type, elements.length(), elements.values(), at));
      return;
    }
    Type type;
    if (written != null) {
      type = types.type(written);
    } else if (hint != null) {
      type = hint;
    } else {
      problems.at(e, "missing type in composite literal");
      type = Basic.INVALID;
    }
    Type base = type;
    if (written == null && hint != null && core(hint) instanceof Pointer(Type element)) {
      base = element;
    }
    Expr node = literal(e, base, type, written == null, at);
    if (node == null) {
      return;
    }
    if (!Nodes.same(base, type)) {
      node = new Expr.AddressOf(node, type, at);
    }
    x.setValue(type, node);
    if (type == Basic.INVALID) {
      x.invalidate();
    }
  }

  private static @Nullable Type core(Type type) {
    return CoreType.of(type);
  }

  private @Nullable Expr literal(
      SyntaxExpr.Composite e, Type base, Type type, boolean element, Place at) {
    Type core = core(base);
    return switch (core) {
      case Struct struct -> new Expr.StructLiteral(base, fields(e, struct, base), at);
      case Array array -> {
        Elements elements = elements(e.elements(), array.element(), array.length());
        yield new Expr.ElementsLiteral(base, array.length(), elements.values(), at);
      }
      case Slice(Type of) -> {
        Elements elements = elements(e.elements(), of, -1);
        yield new Expr.ElementsLiteral(base, elements.length(), elements.values(), at);
      }
      case MapOf map -> new Expr.MapLiteral(base, entries(e, map), at);
      case null, default -> {
        expressions.use(e.elements());
        if (core != Basic.INVALID) {
          String what = element ? " element" : "";
          String cause = core == null ? " (no common underlying type)" : "";
          problems.at(e, "invalid composite literal" + what + " type " + TypeText.of(type) + cause);
        }
        yield null;
      }
    };
  }

  private List<Expr.FieldValue> fields(SyntaxExpr.Composite e, Struct struct, Type type) {
    List<Expr.FieldValue> values = new ArrayList<>();
    if (e.elements().isEmpty()) {
      return values;
    }
    if (e.elements().getFirst() instanceof SyntaxExpr.KeyValue) {
      LinkedHashSet<Integer> seen = new LinkedHashSet<>();
      for (SyntaxExpr element : e.elements()) {
        if (element instanceof SyntaxExpr.KeyValue kv) {
          named(kv, struct, type, seen, values);
        } else {
          problems.at(element, "mixture of field:value and value elements in struct literal");
        }
      }
      return values;
    }
    for (int i = 0; i < e.elements().size(); i++) {
      if (!unnamed(e.elements().get(i), i, struct, type, values)) {
        return values;
      }
    }
    if (e.elements().size() < struct.fields().size()) {
      problems.at(e.close(), "too few values in struct literal of type " + TypeText.of(type));
    }
    return values;
  }

  private void named(
      SyntaxExpr.KeyValue kv,
      Struct struct,
      Type type,
      SequencedSet<Integer> seen,
      List<Expr.FieldValue> values) {
    if (!(kv.key() instanceof SyntaxExpr.Name key)) {
      expressions.value(kv.value());
      problems.at(kv, "invalid field name " + ExprText.of(kv.key()) + " in struct literal");
      return;
    }
    int index = index(struct, key.text());
    Type hint = index < 0 ? null : struct.fields().get(index).type();
    Operand x = expressions.value(kv.value(), hint, key.text());
    if (index < 0) {
      String lacked = SelectorProblems.lacked(type, key.text());
      if (lacked != null) {
        problems.lacks(key.at(), lacked);
      } else {
        problems.at(key, wording.unknownField(type, struct, key.text()));
      }
      return;
    }
    Expr value = conversions.assign(x, struct.fields().get(index).type(), "struct literal");
    if (!seen.add(index)) {
      problems.at(kv, "duplicate field name " + key.text() + " in struct literal");
    } else if (value != null) {
      values.add(new Expr.FieldValue(index, value));
    }
  }

  private int index(Struct struct, String name) {
    for (int i = 0; i < struct.fields().size(); i++) {
      Struct.Field field = struct.fields().get(i);
      if (!name.equals("_") && Names.same(field.name(), field.pkg(), name, checking.path)) {
        return i;
      }
    }
    return -1;
  }

  private boolean unnamed(
      SyntaxExpr e, int i, Struct struct, Type type, List<Expr.FieldValue> values) {
    if (e instanceof SyntaxExpr.KeyValue) {
      problems.at(e, "mixture of field:value and value elements in struct literal");
      return true;
    }
    Struct.Field field = i < struct.fields().size() ? struct.fields().get(i) : null;
    Operand x =
        field == null ? expressions.value(e) : expressions.value(e, field.type(), field.name());
    if (field == null) {
      problems.at(x, "too many values in struct literal of type " + TypeText.of(type));
      return false;
    }
    if (!Names.isExported(field.name()) && !field.pkg().equals(checking.path)) {
      problems.at(
          x,
          "implicit assignment to unexported field "
              + field.name()
              + " in struct literal of type "
              + TypeText.of(type));
      return true;
    }
    Expr value = conversions.assign(x, field.type(), "struct literal");
    if (value != null) {
      values.add(new Expr.FieldValue(i, value));
    }
    return true;
  }

  /**
   * @param length of an array; -1 if the elements tell it
   */
  private Elements elements(List<SyntaxExpr> list, Type type, long length) {
    List<Expr.ElementValue> values = new ArrayList<>();
    LinkedHashSet<Long> seen = new LinkedHashSet<>();
    long index = 0;
    long most = 0;
    @Nullable SyntaxExpr beyond = null;
    for (SyntaxExpr e : list) {
      boolean valid = false;
      SyntaxExpr written = e;
      if (e instanceof SyntaxExpr.KeyValue kv) {
        Indexing.Index key = indexing.check(kv.key(), length);
        if (key.value() >= 0) {
          index = key.value();
          valid = true;
        } else if (key.node() != null) {
          problems.at(e, "index " + ExprText.of(kv.key()) + " must be integer constant");
        }
        written = kv.value();
      } else if (length >= 0 && index >= length) {
        problems.at(e, "index " + index + " is out of bounds (>= " + length + ")");
      } else {
        valid = true;
      }
      if (valid && !seen.add(index)) {
        problems.at(e, "duplicate index " + index + " in array or slice literal");
      }
      Operand x = expressions.element(written, type);
      Expr value = conversions.assign(x, type, "array or slice literal");
      if (value != null) {
        values.add(new Expr.ElementValue(index, value));
      }
      beyond = index == Long.MAX_VALUE ? e : beyond;
      index++;
      most = Math.max(most, index);
    }
    if (beyond != null) {
      problems.at(beyond, "array index " + Long.MAX_VALUE + " out of bounds [0:" + most + "]");
    }
    return new Elements(List.copyOf(values), most);
  }

  private List<Expr.Entry> entries(SyntaxExpr.Composite e, MapOf map) {
    List<Expr.Entry> entries = new ArrayList<>();
    SequencedMap<String, List<Type>> seen = new LinkedHashMap<>();
    for (SyntaxExpr element : e.elements()) {
      if (!(element instanceof SyntaxExpr.KeyValue kv)) {
        problems.at(element, "missing key in map literal");
        continue;
      }
      Operand key = expressions.element(kv.key(), map.key());
      Expr keyNode = conversions.assign(key, map.key(), "map literal");
      if (keyNode == null) {
        continue;
      }
      if (isDuplicate(key, map, seen)) {
        problems.at(key, "duplicate key " + Constants.text(constant(key)) + " in map literal");
        continue;
      }
      Operand value = expressions.element(kv.value(), map.value());
      Expr valueNode = conversions.assign(value, map.value(), "map literal");
      if (valueNode != null) {
        entries.add(new Expr.Entry(keyNode, valueNode));
      }
    }
    return List.copyOf(entries);
  }

  private static Constant constant(Operand x) {
    return x.value == null ? Constants.of(false) : x.value;
  }

  private static boolean isDuplicate(
      Operand key, MapOf map, SequencedMap<String, List<Type>> seen) {
    Constant value = key.value;
    if (!key.isConstant() || value == null) {
      return false;
    }
    Constant.Int integer = Constants.toInt(value);
    String id = integer != null ? integer.toString() : value.toString();
    List<Type> types = seen.computeIfAbsent(id, k -> new ArrayList<>());
    boolean duplicate =
        TypeSets.isInterface(map.key())
            ? types.stream().anyMatch(t -> Identical.identical(t, key.type))
            : !types.isEmpty();
    types.add(key.type);
    return duplicate;
  }
}
