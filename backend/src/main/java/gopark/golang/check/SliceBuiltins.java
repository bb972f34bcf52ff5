package gopark.golang.check;

import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Expr.Builtin;
import gopark.golang.tree.Place;
import gopark.golang.type.Assignable;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.CoreType;
import gopark.golang.type.Identical;
import gopark.golang.type.MapOf;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Type;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** append, copy, make and new. */
final class SliceBuiltins {
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final TypeChecker types;
  private final Conversions conversions;
  private final Indexing indexing;
  private final Arguments arguments;

  SliceBuiltins(
      CheckProblems problems,
      ExpressionChecker expressions,
      TypeChecker types,
      Conversions conversions,
      Indexing indexing,
      Arguments arguments) {
    this.problems = problems;
    this.expressions = expressions;
    this.types = types;
    this.conversions = conversions;
    this.indexing = indexing;
    this.arguments = arguments;
  }

  /** The type of elements, or why there is none. */
  private record Element(@Nullable Type type, String problem) {}

  private static Element element(Operand x) {
    List<Type> types = TypeSets.types(x.type);
    Type element = null;
    for (Type type : types == null ? List.of(x.type) : types) {
      if (!(type.underlying() instanceof Slice(Type of))) {
        String have = x.isNil() ? "untyped nil" : OperandText.of(x);
        return new Element(null, "argument must be a slice; have " + have);
      }
      if (element != null && !Identical.identical(element, of)) {
        String both = TypeText.of(element) + " and " + TypeText.of(of);
        return new Element(
            null, "mismatched slice element types " + both + " in " + OperandText.of(x));
      }
      element = of;
    }
    return new Element(element, "");
  }

  private static boolean takesBytes(Operand x) {
    return !x.isNil() && Assignable.assignable(x.type, null, new Slice(Basic.BYTE));
  }

  /** Whether all it may be are bytes or strings, a string among them. */
  private static boolean isText(Operand x) {
    List<Type> types = TypeSets.types(x.type);
    boolean text = false;
    for (Type type : types == null ? List.<Type>of() : types) {
      boolean string = TypeSets.isString(type);
      boolean bytes =
          type.underlying() instanceof Slice(Type of) && Identical.identical(of, Basic.BYTE);
      if (!string && !bytes) {
        return false;
      }
      text |= string;
    }
    return text;
  }

  void append(Operand x, SyntaxExpr.Call e, List<Operand> args, Place at) {
    Operand slice = args.getFirst();
    Element element = element(slice);
    Type of = element.type();
    if (of == null) {
      problems.at(slice, "invalid append: " + element.problem());
      return;
    }
    Type type = slice.type;
    Expr first = conversions.node(slice);
    if (args.size() == 2 && e.spread() && takesBytes(slice) && isText(args.get(1))) {
      Operand text = args.get(1);
      conversions.convertUntyped(text, Basic.STRING);
      List<Expr> both = List.of(first, conversions.node(text));
      x.setValue(type, new Expr.BuiltinCall(Builtin.APPEND_STRING, null, both, type, at));
      return;
    }
    Signature signature =
        new Signature(
            List.of(type, new Slice(of)), List.of(type), true, List.of("", ""), List.of(""));
    Operand function = Operand.value(e.function(), signature, null);
    Arguments.Checked checked = arguments.check(function, signature, null, e, args);
    List<Expr> nodes = checked == null ? List.of(first) : checked.args();
    x.setValue(type, new Expr.BuiltinCall(Builtin.APPEND, null, nodes, type, at));
  }

  void copy(Operand x, List<Operand> args, Place at) {
    Operand to = args.getFirst();
    Operand from = args.get(1);
    if (!takesBytes(to) || !isText(from)) {
      Element target = element(to);
      Element source = element(from);
      if (target.type() == null) {
        problems.at(to, "invalid copy: " + target.problem());
        return;
      }
      Type sourceType = TypeSets.allString(from.type) ? Basic.BYTE : source.type();
      if (sourceType == null) {
        problems.at(from, "invalid copy: " + source.problem());
        return;
      }
      if (!Identical.identical(target.type(), sourceType)) {
        problems.at(
            to,
            "invalid copy: arguments "
                + OperandText.of(to)
                + " and "
                + OperandText.of(from)
                + " have different element types "
                + TypeText.of(target.type())
                + " and "
                + TypeText.of(sourceType));
        return;
      }
    }
    conversions.convertUntyped(from, Basic.STRING);
    List<Expr> both = List.of(conversions.node(to), conversions.node(from));
    x.setValue(Basic.INT, new Expr.BuiltinCall(Builtin.COPY, null, both, Basic.INT, at));
  }

  void make(Operand x, SyntaxExpr.Call e, Place at) {
    SyntaxExpr written = e.args().getFirst();
    Type type = types.variableType(written);
    if (type == Basic.INVALID) {
      return;
    }
    CoreType.Result core = CoreType.find(type);
    Type under = core.type();
    boolean makable = under instanceof Slice || under instanceof MapOf || under instanceof Chan;
    if (!makable) {
      if (under != Basic.INVALID) {
        String why = under == null ? core.reason() : "type must be slice, map, or channel";
        String text = ExprText.of(written);
        problems.at(written, "invalid argument: cannot make " + text + ": " + why);
      }
      return;
    }
    int least = under instanceof Slice ? 2 : 1;
    int count = e.args().size();
    if (count < least || count > least + 1) {
      problems.at(
          e,
          "invalid operation: "
              + ExprText.of(e)
              + " expects "
              + least
              + " or "
              + (least + 1)
              + " arguments; found "
              + count);
      return;
    }
    List<Expr> args = new ArrayList<>();
    List<Long> sizes = new ArrayList<>();
    for (SyntaxExpr arg : e.args().subList(1, count)) {
      Indexing.Index index = indexing.check(arg, -1);
      if (index.node() != null) {
        args.add(index.node());
      }
      if (index.value() >= 0) {
        sizes.add(index.value());
      }
    }
    if (sizes.size() == 2 && sizes.get(0) > sizes.get(1)) {
      problems.at(e.args().get(1), "invalid argument: length and capacity swapped");
    }
    x.setValue(type, new Expr.BuiltinCall(Builtin.MAKE, type, List.copyOf(args), type, at));
  }

  /** new, of a type or, since Go 1.26, of a value. */
  void makeNew(Operand x, SyntaxExpr.Call e, Place at) {
    SyntaxExpr written = e.args().getFirst();
    Operand arg = expressions.valueOrType(written, false);
    expressions.mustBeValueOrType(arg);
    if (arg.isInvalid()) {
      return;
    }
    if (arg.mode == Mode.TYPE) {
      types.checkVariableType(written, arg.type);
      Type type = new Pointer(arg.type);
      x.setValue(type, new Expr.BuiltinCall(Builtin.NEW, arg.type, List.of(), type, at));
      return;
    }
    Expr value = conversions.assign(arg, null, "argument to new");
    if (value != null) {
      Type type = new Pointer(arg.type);
      x.setValue(type, new Expr.BuiltinCall(Builtin.NEW, arg.type, List.of(value), type, at));
    }
  }
}
