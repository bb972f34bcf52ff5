package gopark.golang.check;

import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.type.Basic;
import gopark.golang.type.Identical;
import gopark.golang.type.Interface;
import gopark.golang.type.Signature;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls, which may be conversions or of predeclared functions. */
final class Calls {
  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final Conversions conversions;
  private final Indexing indexing;
  private final Arguments arguments;
  private final Generics generics;
  private final Builtins builtins;
  private final Casts casts;

  Calls(
      Checking checking,
      ExpressionChecker expressions,
      Conversions conversions,
      Indexing indexing,
      Arguments arguments,
      Generics generics,
      Builtins builtins,
      Casts casts) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.conversions = conversions;
    this.indexing = indexing;
    this.arguments = arguments;
    this.generics = generics;
    this.builtins = builtins;
    this.casts = casts;
  }

  void call(Operand x, SyntaxExpr.Call e) {
    Operand function;
    SyntaxExpr.Index instance = null;
    if (e.function() instanceof SyntaxExpr.Index index) {
      function = new Operand(index);
      if (indexing.index(function, index)) {
        instance = index;
      }
      function.expr = index;
    } else {
      function = expressions.valueOrType(e.function(), true);
    }
    switch (function.mode) {
      case INVALID -> {
        expressions.use(e.args());
        x.use = Use.STATEMENT;
      }
      case TYPE -> conversion(x, function, e);
      case BUILTIN -> builtin(x, function, e);
      case NO_VALUE, CONSTANT, VARIABLE, MAP_INDEX, VALUE, NIL, COMMA_OK ->
          ofValue(x, function, instance, e);
    }
    x.expr = e;
  }

  private void conversion(Operand x, Operand function, SyntaxExpr.Call e) {
    expressions.refuseGeneric(function, null);
    x.use = Use.CONVERSION;
    if (function.isInvalid()) {
      return;
    }
    Type type = function.type;
    String text = TypeText.of(type);
    if (e.args().isEmpty()) {
      problems.at(e, "missing argument in conversion to " + text);
      return;
    }
    if (e.args().size() > 1) {
      expressions.use(e.args());
      problems.at(e.args().getLast(), "too many arguments in conversion to " + text);
      return;
    }
    Operand operand = expressions.value(e.args().getFirst());
    if (operand.isInvalid()) {
      return;
    }
    if (TypeSets.isInterface(type)
        && type.underlying() instanceof Interface face
        && face.isConstraintOnly()) {
      problems.at(
          e,
          "cannot use interface "
              + text
              + " in conversion (contains specific type constraints or is comparable)");
      return;
    }
    if (e.spread()) {
      problems.at(e.args().getFirst(), "invalid use of ... in conversion to " + text);
      return;
    }
    casts.cast(operand, type, problems.place(e.at()));
    x.copyFrom(operand);
    x.use = Use.CONVERSION;
  }

  private void builtin(Operand x, Operand function, SyntaxExpr.Call e) {
    Predeclared builtin = function.builtin;
    if (builtin == null) {
      return;
    }
    builtins.call(x, e, builtin);
    x.use = builtin.use();
    if (!x.isInvalid() && !x.isConstant()) {
      checking.env.callOrReceive = true;
    }
  }

  private void ofValue(
      Operand x, Operand function, SyntaxExpr.@Nullable Index instance, SyntaxExpr.Call e) {
    x.use = Use.STATEMENT;
    Signature signature = signature(function);
    if (signature == null) {
      return;
    }
    if (instance != null && !generics.known(function, instance)) {
      expressions.use(e.args());
      return;
    }
    if (instance != null) {
      generics.complete(function, instance);
      signature = function.type instanceof Signature known ? known : signature;
    }
    Arguments.Checked checked = arguments.check(function, signature, instance, e);
    checking.env.callOrReceive = true;
    if (checked == null) {
      result(x, function.isGeneric() ? null : signature, List.of(), null, e);
    } else {
      result(x, checked.signature(), checked.args(), function, e);
    }
  }

  private void result(
      Operand x,
      @Nullable Signature signature,
      List<Expr> args,
      @Nullable Operand function,
      SyntaxExpr.Call e) {
    if (signature == null) {
      return;
    }
    Type type = signature.result();
    Place at = problems.place(e.at());
    Expr node = function == null ? new Expr.Zero(type, at) : callNode(function, args, type, at);
    boolean nothing = type instanceof Tuple(List<Type> types) && types.isEmpty();
    x.set(nothing ? Mode.NO_VALUE : Mode.VALUE, nothing ? signature : type, node);
    if (type == Basic.INVALID) {
      x.invalidate();
    }
  }

  /** The signature of what is called; null, and told, if it cannot be called. */
  private @Nullable Signature signature(Operand function) {
    List<Type> types = TypeSets.types(function.type);
    Signature common = null;
    String cause = types == null ? "no specific type" : "";
    for (Type type : types == null ? List.<Type>of() : types) {
      if (!(type.underlying() instanceof Signature signature)) {
        cause = TypeText.of(type) + " is not a function";
        break;
      }
      if (common != null && !Identical.identical(common, signature)) {
        cause =
            TypeText.of(types == null ? type : types.getFirst())
                + " and "
                + TypeText.of(type)
                + " have different underlying types";
        break;
      }
      common = signature;
    }
    if (cause.isEmpty() && common != null) {
      return common;
    }
    String text = OperandText.of(function);
    problems.at(function, "invalid operation: cannot call " + text + ": " + cause);
    return null;
  }

  /** A call: of a method if the operand is one that was bound for it. */
  Expr callNode(Operand function, List<Expr> args, Type type, Place at) {
    Expr node = conversions.node(function);
    boolean tuple = args.size() == 1 && args.getFirst().type() instanceof Tuple;
    return switch (node) {
      case Expr.Bound bound when !tuple -> {
        Signature signature = (Signature) bound.type();
        Type receiver = bound.receiver().type();
        Expr method =
            new Expr.FuncRef(
                bound.method(),
                bound.typeArgs(),
                withReceiver(receiver, "", signature),
                bound.at());
        List<Expr> all = new ArrayList<>();
        all.add(bound.receiver());
        all.addAll(args);
        yield new Expr.Call(method, List.copyOf(all), type, at);
      }
      case Expr.BoundByName bound ->
          bound.receiver().type() instanceof TypeParam
              ? new Expr.ParamCall(bound.receiver(), bound.method(), args, type, at)
              : new Expr.InterfaceCall(bound.receiver(), bound.method(), args, type, at);
      default -> new Expr.Call(node, args, type, at);
    };
  }

  /** The signature of a method as a function of its receiver. */
  static Signature withReceiver(Type receiver, String name, Signature method) {
    List<Type> params = new ArrayList<>();
    params.add(receiver);
    params.addAll(method.params());
    List<String> names = new ArrayList<>();
    boolean named = !method.paramNames().isEmpty() && !method.paramNames().getFirst().isEmpty();
    names.add(!named ? "" : name.isEmpty() ? "_" : name);
    names.addAll(method.paramNames());
    return new Signature(
        List.copyOf(params),
        method.results(),
        method.variadic(),
        List.copyOf(names),
        method.resultNames());
  }
}
