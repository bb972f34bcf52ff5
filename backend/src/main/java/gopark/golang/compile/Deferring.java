package gopark.golang.compile;

import gopark.golang.machine.Code;
import gopark.golang.machine.DeferCall;
import gopark.golang.machine.GoCall;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Interface;
import gopark.golang.type.Signature;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.Universe;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Compiles go and defer. */
final class Deferring {
  private static final int NONE = -1;

  private final Function function;
  private final Functions functions;
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Values values;
  private final Variables variables;
  private final Methods methods;
  private final Calls calls;
  private final @Nullable Exits exits;
  private final ResultVariables resultVariables;

  /** The line of the go statement, where Go says that the goroutine was created. */
  private int line;

  /** How many of the statements so far are functions around their calls in Go. */
  private int wrapped;

  Deferring(
      Emission emission,
      Functions functions,
      Values values,
      Variables variables,
      Methods methods,
      Calls calls,
      @Nullable Exits exits,
      ResultVariables resultVariables) {
    function = emission.function();
    this.functions = functions;
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.values = values;
    this.variables = variables;
    this.methods = methods;
    this.calls = calls;
    this.exits = exits;
    this.resultVariables = resultVariables;
  }

  void go(Expr call) {
    line = assembly.line();
    wrapped += isWrapped(call) ? 1 : 0;
    start(call, true);
  }

  void defer(Expr call) {
    wrapped += isWrapped(call) ? 1 : 0;
    start(call, false);
  }

  /** Whether Go puts a function of its own around the call, which keeps what it is called with. */
  private boolean isWrapped(Expr e) {
    if (!(e instanceof Expr.Call call) || !call.args().isEmpty()) {
      return true;
    }
    Signature signature = signature(call.function());
    return !signature.params().isEmpty() || !signature.results().isEmpty();
  }

  /** Works out function and arguments, and has the call made later. */
  private void start(Expr e, boolean go) {
    int mark = slots.top();
    assembly.line(e.at().line());
    switch (e) {
      case Expr.Call call when call.function() instanceof Expr.FuncRef function -> {
        int base = slots.top();
        arguments(call.args(), signature(function));
        emit(go, calls.code(function, call), NONE, base);
      }
      case Expr.Call call -> {
        int closure = values.own(call.function());
        int base = slots.top();
        arguments(call.args(), signature(call.function()));
        emit(go, null, closure, base);
      }
      case Expr.InterfaceCall call -> {
        Signature signature =
            MethodCalls.demanded((Interface) types.under(call.receiver().type()), call.method())
                .signature();
        Expr bound = new Expr.BoundByName(call.receiver(), call.method(), signature, call.at());
        start(new Expr.Call(bound, call.args(), call.type(), call.at()), go);
      }
      case Expr.ParamCall call -> start(methods.resolved(call), go);
      case Expr.BuiltinCall call -> builtin(call, go);
      case Expr.Convert convert -> start(convert.operand(), go);
      case Expr.Const _,
          Expr.Zero _,
          Expr.LocalRef _,
          Expr.GlobalRef _,
          Expr.FuncRef _,
          Expr.Literal _,
          Expr.Unary _,
          Expr.Binary _,
          Expr.Bound _,
          Expr.BoundByName _,
          Expr.MethodOf _,
          Expr.Field _,
          Expr.Index _,
          Expr.MapIndex _,
          Expr.Slicing _,
          Expr.Deref _,
          Expr.AddressOf _,
          Expr.Assertion _,
          Expr.Receive _,
          Expr.StructLiteral _,
          Expr.ElementsLiteral _,
          Expr.MapLiteral _,
          Expr.Component _ ->
          throw new IllegalStateException("No call: " + e);
    }
    slots.release(mark);
  }

  private Signature signature(Expr function) {
    return (Signature) types.under(function.type());
  }

  private void arguments(List<Expr> args, Signature signature) {
    calls.arguments(args, signature);
  }

  private void emit(boolean go, @Nullable Code code, int closure, int base) {
    int count = slots.top() - base;
    if (go) {
      assembly.line(line);
      assembly.emit(
          code == null ? GoCall.ofClosure(closure, base, count) : GoCall.ofCode(code, base, count));
      return;
    }
    int frame = NONE;
    if (exits != null) {
      Local token = resultVariables.token();
      if (token != null) {
        frame = variables.of(token).slot();
      }
    }
    assembly.emit(
        code == null
            ? DeferCall.ofClosure(closure, base, count, frame)
            : DeferCall.ofCode(code, base, count, frame));
  }

  /** A predeclared function becomes one of its own, whose parameters are what it is called with. */
  private void builtin(Expr.BuiltinCall call, boolean go) {
    // Go shows who has called panic, whatever it is.
    boolean shown = call.builtin() == Expr.Builtin.PANIC;
    String name =
        shown
            ? function.qualifiedName + (go ? ".gowrap" : ".deferwrap") + wrapped
            : call.builtin().name().toLowerCase(Locale.ROOT);
    Function wrapper =
        new Function(
            name,
            name,
            new Signature(List.of(), List.of(), false, List.of(), List.of()),
            call.at(),
            null,
            "");
    List<Expr> references = new ArrayList<>();
    List<Expr> args = new ArrayList<>();
    for (Expr arg : call.args()) {
      boolean nothing = arg.type() == Basic.UNTYPED_NIL;
      Type type = nothing ? Universe.ANY : types.real(arg.type());
      Local local = new Local("", type, call.at(), wrapper);
      wrapper.params.add(local);
      references.add(new Expr.LocalRef(local, call.at()));
      args.add(nothing ? new Expr.Zero(type, arg.at()) : arg);
    }
    Type typeArg = call.typeArg() == null ? null : types.real(call.typeArg());
    Type type = call.type() instanceof Tuple ? call.type() : types.real(call.type());
    Stmt statement =
        new Stmt.Evaluate(
            new Expr.BuiltinCall(call.builtin(), typeArg, references, type, call.at()), call.at());
    wrapper.body = new Stmt.Block(List.of(statement), call.at(), call.at());
    int base = slots.top();
    arguments(args, wrapper.signature);
    emit(go, shown ? functions.shownWrapper(wrapper) : functions.wrapper(wrapper), NONE, base);
  }
}
