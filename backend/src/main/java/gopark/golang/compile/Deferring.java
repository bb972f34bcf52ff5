package gopark.golang.compile;

import gopark.golang.machine.Code;
import gopark.golang.machine.DeferCall;
import gopark.golang.machine.GoCall;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Signature;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.Universe;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles go and defer. */
final class Deferring {
  private static final int NONE = -1;

  private final Body body;

  /** That of the go statement, where Go says that the goroutine was created. */
  private int line;

  Deferring(Body body) {
    this.body = body;
  }

  void go(Expr call) {
    line = body.assembly.line();
    start(call, true);
  }

  void defer(Expr call) {
    start(call, false);
  }

  /** Works out function and arguments, and has the call made later. */
  private void start(Expr e, boolean go) {
    int mark = body.slots.top();
    body.assembly.line(e.at().line());
    switch (e) {
      case Expr.Call call when call.function() instanceof Expr.FuncRef function -> {
        int base = body.slots.top();
        arguments(call.args(), signature(function));
        emit(go, body.calls.code(function), NONE, base);
      }
      case Expr.Call call -> {
        int closure = body.values.own(call.function());
        int base = body.slots.top();
        arguments(call.args(), signature(call.function()));
        emit(go, null, closure, base);
      }
      case Expr.InterfaceCall call -> {
        Signature signature =
            Methods.demanded(
                    (gopark.golang.type.Interface) body.types.under(call.receiver().type()),
                    call.method())
                .signature();
        Expr bound = new Expr.BoundByName(call.receiver(), call.method(), signature, call.at());
        start(new Expr.Call(bound, call.args(), call.type(), call.at()), go);
      }
      case Expr.ParamCall call -> start(body.methods.resolved(call), go);
      case Expr.BuiltinCall call -> builtin(call, go);
      case Expr.Convert convert -> start(convert.operand(), go);
      default -> throw new IllegalStateException("No call: " + e);
    }
    body.slots.release(mark);
  }

  private Signature signature(Expr function) {
    return (Signature) body.types.under(function.type());
  }

  private void arguments(List<Expr> args, Signature signature) {
    body.calls.arguments(args, signature);
  }

  private void emit(boolean go, @Nullable Code code, int closure, int base) {
    int count = body.slots.top() - base;
    if (go) {
      body.assembly.line(line);
      body.assembly.emit(
          code == null ? GoCall.ofClosure(closure, base, count) : GoCall.ofCode(code, base, count));
      return;
    }
    int frame = NONE;
    if (body.exits != null) {
      Local token = body.exits.owner().results.token();
      if (token != null) {
        frame = body.variables.of(token).slot();
      }
    }
    body.assembly.emit(
        code == null
            ? DeferCall.ofClosure(closure, base, count, frame)
            : DeferCall.ofCode(code, base, count, frame));
  }

  /** A predeclared function becomes one of its own, whose parameters are what it is called with. */
  private void builtin(Expr.BuiltinCall call, boolean go) {
    Function function =
        new Function(
            call.builtin().name().toLowerCase(java.util.Locale.ROOT),
            call.builtin().name().toLowerCase(java.util.Locale.ROOT),
            new Signature(List.of(), List.of(), false, List.of(), List.of()),
            call.at(),
            null,
            "");
    List<Expr> references = new ArrayList<>();
    List<Expr> args = new ArrayList<>();
    for (Expr arg : call.args()) {
      boolean nothing = arg.type() == Basic.UNTYPED_NIL;
      Type type = nothing ? Universe.ANY : body.types.real(arg.type());
      Local local = new Local("", type, call.at(), function);
      function.params.add(local);
      references.add(new Expr.LocalRef(local, call.at()));
      args.add(nothing ? new Expr.Zero(type, arg.at()) : arg);
    }
    Type typeArg = call.typeArg() == null ? null : body.types.real(call.typeArg());
    Type type = call.type() instanceof Tuple ? call.type() : body.types.real(call.type());
    Stmt statement =
        call.builtin() == Expr.Builtin.RECOVER
            // Nobody it could recover calls it: it is deferred itself.
            ? new Stmt.Empty(call.at())
            : new Stmt.Evaluate(
                new Expr.BuiltinCall(call.builtin(), typeArg, references, type, call.at()),
                call.at());
    function.body = new Stmt.Block(List.of(statement), call.at(), call.at());
    int base = body.slots.top();
    arguments(args, function.signature);
    emit(go, body.build.wrapper(function), NONE, base);
  }
}
