package gopark.golang.check;

import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Expr.Builtin;
import gopark.golang.tree.Place;
import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Constant;
import gopark.golang.type.ConstantOperations;
import gopark.golang.type.Constants;
import gopark.golang.type.Identical;
import gopark.golang.type.Interface;
import gopark.golang.type.MapOf;
import gopark.golang.type.Operator;
import gopark.golang.type.Pointer;
import gopark.golang.type.Slice;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import gopark.golang.type.Universe;
import gopark.golang.type.Untyped;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls of predeclared functions, but for those on slices. */
final class Builtins {
  private static final String INVALID_ARGUMENT = "invalid argument: ";
  private static final String INVALID_OPERATION = "invalid operation: ";

  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final Conversions conversions;
  private final SliceBuiltins slices;

  Builtins(
      Checking checking,
      ExpressionChecker expressions,
      Conversions conversions,
      SliceBuiltins slices) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.conversions = conversions;
    this.slices = slices;
  }

  void call(Operand x, SyntaxExpr.Call e, Predeclared builtin) {
    x.invalidate();
    x.expr = e;
    if (e.spread() && builtin != Predeclared.APPEND) {
      problems.at(e, INVALID_OPERATION + "invalid use of ... with built-in " + builtin.text());
      expressions.use(e.args());
      return;
    }
    if (builtin.builtin() == null) {
      problems.notSupported(e.function().at(), "complex numbers");
      expressions.use(e.args());
      return;
    }
    boolean length = builtin == Predeclared.LEN || builtin == Predeclared.CAP;
    boolean calls = checking.env.callOrReceive;
    checking.env.callOrReceive = !length && calls;
    dispatch(x, e, builtin);
    checking.env.callOrReceive = length ? calls : checking.env.callOrReceive;
  }

  private void dispatch(Operand x, SyntaxExpr.Call e, Predeclared builtin) {
    boolean types = builtin == Predeclared.MAKE || builtin == Predeclared.NEW;
    List<Operand> args = types ? List.of() : evaluated(e.args());
    if (args == null || !isGoodCount(e, builtin, types ? e.args().size() : args.size())) {
      return;
    }
    Place at = problems.place(e.at());
    switch (builtin) {
      case APPEND -> slices.append(x, e, args, at);
      case COPY -> slices.copy(x, args, at);
      case CAP, LEN -> length(x, args.getFirst(), builtin, at);
      case CLEAR -> clear(x, args.getFirst(), at);
      case CLOSE -> close(x, args.getFirst(), at);
      case DELETE -> delete(x, args, at);
      case MAKE -> slices.make(x, e, at);
      case NEW -> slices.makeNew(x, e, at);
      case MAX, MIN -> extreme(x, args, builtin, at);
      case PANIC -> {
        checking.panicCalls.put(e, true);
        Expr value = conversions.assign(args.getFirst(), Universe.ANY, "argument to panic");
        if (value != null) {
          nothing(x, Builtin.PANIC, List.of(value), at);
        }
      }
      case PRINT, PRINTLN -> print(x, args, builtin, at);
      case RECOVER ->
          x.setValue(
              Interface.EMPTY,
              new Expr.BuiltinCall(Builtin.RECOVER, null, List.of(), Interface.EMPTY, at));
      case COMPLEX, REAL, IMAG -> {}
    }
  }

  private @Nullable List<Operand> evaluated(List<SyntaxExpr> list) {
    List<Operand> args = new ArrayList<>();
    boolean good = true;
    List<Operand> all = list.size() == 1 ? expressions.values(list.getFirst()) : new ArrayList<>();
    if (list.size() > 1) {
      for (SyntaxExpr arg : list) {
        all.add(expressions.value(arg));
      }
    }
    for (Operand arg : all) {
      good &= !arg.isInvalid();
      args.add(arg);
    }
    return good ? args : null;
  }

  private boolean isGoodCount(SyntaxExpr.Call e, Predeclared builtin, int count) {
    int wanted = builtin.args();
    boolean few = count < wanted;
    if (few || (count > wanted && !builtin.isVariadic())) {
      problems.at(
          e,
          INVALID_OPERATION
              + (few ? "not enough" : "too many")
              + " arguments for "
              + ExprText.of(e)
              + " (expected "
              + wanted
              + ", found "
              + count
              + ")");
      return false;
    }
    return true;
  }

  private static void nothing(Operand x, Builtin builtin, List<Expr> args, Place at) {
    x.set(Mode.NO_VALUE, Tuple.NONE, new Expr.BuiltinCall(builtin, null, args, Tuple.NONE, at));
  }

  private void length(Operand x, Operand arg, Predeclared builtin, Place at) {
    boolean len = builtin == Predeclared.LEN;
    Type under = throughPointer(arg.type.underlying());
    Constant value = arg.value;
    if (len && arg.isConstant() && value instanceof Constant.Text(String bytes)) {
      x.setConstant(Basic.INT, Constants.of(bytes.length()));
      return;
    }
    if (under instanceof Array array && !checking.env.callOrReceive) {
      x.setConstant(Basic.INT, Constants.of(array.length()));
      return;
    }
    if (!TypeSets.allUnder(arg.type, t -> hasLength(throughPointer(t), len))) {
      if (arg.type.underlying() != Basic.INVALID) {
        String text = OperandText.of(arg);
        problems.at(arg, INVALID_ARGUMENT + text + " for built-in " + builtin.text());
      }
      return;
    }
    Expr node = conversions.node(arg);
    Builtin which = len ? Builtin.LEN : Builtin.CAP;
    x.setValue(Basic.INT, new Expr.BuiltinCall(which, null, List.of(node), Basic.INT, at));
  }

  private static boolean hasLength(Type under, boolean len) {
    return switch (under) {
      case Basic basic -> len && basic.kind() == Basic.Kind.STRING;
      case Array _, Slice _, Chan _ -> true;
      case MapOf _ -> len;
      default -> false;
    };
  }

  private static Type throughPointer(Type type) {
    return type instanceof Pointer(Type element) && element.underlying() instanceof Array array
        ? array
        : type;
  }

  private void clear(Operand x, Operand arg, Place at) {
    if (!TypeSets.allUnder(arg.type, t -> t instanceof MapOf || t instanceof Slice)) {
      problems.at(
          arg,
          INVALID_ARGUMENT
              + "cannot clear "
              + OperandText.of(arg)
              + ": argument must be (or constrained by) map or slice");
      return;
    }
    nothing(x, Builtin.CLEAR, List.of(conversions.node(arg)), at);
  }

  private void close(Operand x, Operand arg, Place at) {
    String problem = "";
    List<Type> types = TypeSets.types(arg.type);
    for (Type type : types == null ? List.of(arg.type) : types) {
      if (!(type.underlying() instanceof Chan chan)) {
        problem = "cannot close non-channel ";
        break;
      }
      if (!chan.sends()) {
        problem = "cannot close receive-only channel ";
        break;
      }
    }
    if (!problem.isEmpty()) {
      problems.at(arg, INVALID_OPERATION + problem + OperandText.of(arg));
      return;
    }
    nothing(x, Builtin.CLOSE, List.of(conversions.node(arg)), at);
  }

  private void delete(Operand x, List<Operand> args, Place at) {
    Operand map = args.getFirst();
    Type key = null;
    List<Type> types = TypeSets.types(map.type);
    for (Type type : types == null ? List.of(map.type) : types) {
      if (!(type.underlying() instanceof MapOf of)) {
        problems.at(map, INVALID_ARGUMENT + OperandText.of(map) + " is not a map");
        return;
      }
      if (key != null && !Identical.identical(key, of.key())) {
        problems.at(
            map,
            INVALID_ARGUMENT + "maps of " + OperandText.of(map) + " must have identical key types");
        return;
      }
      key = of.key();
    }
    Expr value = conversions.assign(args.get(1), key, "argument to delete");
    if (value != null) {
      nothing(x, Builtin.DELETE, List.of(conversions.node(map), value), at);
    }
  }

  private void print(Operand x, List<Operand> args, Predeclared builtin, Place at) {
    List<Expr> values = new ArrayList<>();
    for (Operand arg : args) {
      Expr value = conversions.assign(arg, null, "argument to built-in " + builtin.text());
      if (value == null) {
        return;
      }
      values.add(value);
    }
    boolean line = builtin == Predeclared.PRINTLN;
    nothing(x, line ? Builtin.PRINTLN : Builtin.PRINT, List.copyOf(values), at);
  }

  private void extreme(Operand x, List<Operand> args, Predeclared builtin, Place at) {
    Operand best = args.getFirst().copy();
    boolean constant = true;
    for (int i = 0; i < args.size(); i++) {
      Operand arg = args.get(i);
      if (!TypeSets.allOrdered(arg.type)) {
        problems.at(arg, INVALID_ARGUMENT + OperandText.of(arg) + " cannot be ordered");
        return;
      }
      constant &= arg.isConstant();
      if (i > 0 && !better(best, arg, builtin)) {
        return;
      }
    }
    if (constant) {
      x.copyFrom(best);
      return;
    }
    Type type = best.type;
    if (best.isUntyped()) {
      type = Untyped.defaultType(type);
    }
    List<Expr> values = new ArrayList<>();
    for (Operand arg : args) {
      conversions.convertUntyped(arg, type);
      values.add(conversions.node(arg));
    }
    Builtin which = builtin == Predeclared.MIN ? Builtin.MIN : Builtin.MAX;
    x.setValue(type, new Expr.BuiltinCall(which, null, List.copyOf(values), type, at));
  }

  /** Makes best the better of the two; false if they cannot be compared, which has been told. */
  private boolean better(Operand best, Operand arg, Predeclared builtin) {
    Operand other = arg.copy();
    conversions.match(best, other);
    if (best.isInvalid()) {
      return false;
    }
    if (!Identical.identical(best.type, other.type)) {
      problems.at(
          arg,
          INVALID_ARGUMENT
              + "mismatched types "
              + TypeText.of(best.type)
              + " (previous argument) and "
              + TypeText.of(other.type)
              + " (type of "
              + ExprText.of(arg.expr)
              + ")");
      return false;
    }
    Constant a = best.value;
    Constant b = other.value;
    if (best.isConstant() && other.isConstant() && a != null && b != null) {
      Operator.Comparison operator =
          builtin == Predeclared.MIN ? Operator.Comparison.LSS : Operator.Comparison.GTR;
      if (ConstantOperations.compare(operator, b, a)) {
        best.value = b;
      }
    } else {
      best.mode = Mode.VALUE;
      best.value = null;
    }
    return true;
  }
}
