package gopark.golang.compile;

import gopark.golang.instruction.Closures;
import gopark.golang.instruction.Elements;
import gopark.golang.machine.CallClosure;
import gopark.golang.machine.CallCode;
import gopark.golang.machine.CallMethod;
import gopark.golang.machine.CallNative;
import gopark.golang.machine.Code;
import gopark.golang.machine.Native;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.type.Interface;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.value.RuntimeType;
import java.util.ArrayList;
import java.util.List;

/** Compiles calls and function values. */
final class Calls {
  private final Body body;

  Calls(Body body) {
    this.body = body;
  }

  static boolean isCall(Expr e) {
    return e instanceof Expr.Call || e instanceof Expr.InterfaceCall || e instanceof Expr.ParamCall;
  }

  void into(Expr call, int to) {
    int result = body.values.tuple(call);
    body.values.move(to, result, call.type());
  }

  /** The first of the results' slots. */
  int call(Expr.Call e) {
    if (e.function() instanceof Expr.FuncRef function) {
      return callFunction(function, e);
    }
    if (e.function() instanceof Expr.Literal literal) {
      body.build.calledAtOnce(literal.function());
    }
    int callee = body.values.value(e.function());
    body.slots.take();
    int base = body.slots.top();
    arguments(e.args(), signature(e.function()));
    body.assembly.emit(new CallClosure(callee, base));
    return results(base, e.type());
  }

  private int callFunction(Expr.FuncRef function, Expr.Call e) {
    // The slot below the arguments is for the way back.
    body.slots.take();
    int base = body.slots.top();
    arguments(e.args(), signature(function));
    Function callee = (Function) function.function();
    Native direct = callee.body == null ? body.build.findNative(callee) : null;
    body.assembly.emit(
        direct == null ? new CallCode(code(function, e), base) : new CallNative(direct, base));
    return results(base, e.type());
  }

  int call(Expr.InterfaceCall e) {
    int receiver = body.values.value(e.receiver());
    body.slots.take();
    int base = body.slots.take();
    body.slots.holdsRef(base);
    Interface face = (Interface) body.types.under(e.receiver().type());
    Interface.Method method = Methods.demanded(face, e.method());
    arguments(e.args(), method.signature());
    body.assembly.emit(new CallMethod(receiver, body.build.methodTables().selector(method), base));
    return results(base, e.type());
  }

  int call(Expr.ParamCall e) {
    return body.values.tuple(body.methods.resolved(e));
  }

  private Code code(Expr.FuncRef function, Expr.Call call) {
    return body.build.code(
        (Function) function.function(),
        realArgs(function.typeArgs()),
        body.allocations.decisions().inlined(call));
  }

  Code code(Expr.FuncRef function) {
    return body.build.code((Function) function.function(), realArgs(function.typeArgs()));
  }

  private List<Type> realArgs(List<Type> typeArgs) {
    List<Type> real = new ArrayList<>();
    for (Type arg : typeArgs) {
      real.add(body.types.real(arg));
    }
    return real;
  }

  private Signature signature(Expr function) {
    return (Signature) body.types.under(function.type());
  }

  /** Puts the arguments into new slots in a row. */
  void arguments(List<Expr> args, Signature signature) {
    if (!args.isEmpty() && args.getLast().type() instanceof Tuple tuple) {
      for (Expr arg : args.subList(0, args.size() - 1)) {
        body.values.keep(arg, body.slots.take());
      }
      spread(args.getLast(), (Tuple) body.types.real(tuple), signature);
      return;
    }
    int first = body.slots.take(args.size());
    for (int i : Effects.order(args)) {
      body.values.keep(args.get(i), first + i);
    }
  }

  /** The parts of a tuple as arguments, from the next slot on. */
  private void spread(Expr arg, Tuple tuple, Signature signature) {
    int base = body.slots.top();
    int from = body.values.tuple(arg);
    List<Type> parts = tuple.types();
    int fixed = signature.params().size() - (signature.variadic() ? 1 : 0);
    for (int i = 0; i < fixed; i++) {
      body.conversions.convertSlot(from + i, parts.get(i), base + i, signature.params().get(i));
    }
    if (signature.variadic()) {
      Type element = ((Slice) body.types.under(signature.params().getLast())).element();
      int rest = body.slots.take(2);
      pack(rest, from + fixed, parts.subList(fixed, parts.size()), element, arg);
      body.values.move(base + fixed, rest, signature.params().getLast());
    }
    body.slots.release(base);
    int first = body.slots.take(signature.params().size());
    for (int i = 0; i < signature.params().size(); i++) {
      if (!body.types.isWord(signature.params().get(i))) {
        body.slots.holdsRef(first + i);
      }
    }
  }

  /** A slice of the rest of a tuple; uses the next slot too. */
  private void pack(int to, int from, List<Type> parts, Type element, Expr arg) {
    body.slots.holdsRef(to);
    if (parts.isEmpty()) {
      body.values.zero(new Slice(element), to);
      return;
    }
    RuntimeType runtime = body.types.runtime(element);
    body.assembly.emit(
        new Elements.Make(
            to, runtime, parts.size(), body.allocations.elements(arg, runtime, parts.size())));
    for (int i = 0; i < parts.size(); i++) {
      body.conversions.convertSlot(from + i, parts.get(i), to + 1, element);
      body.assembly.emit(
          runtime.isWord()
              ? new Elements.SetWord(to, i, to + 1)
              : new Elements.SetRef(to, i, to + 1));
    }
    body.assembly.emit(new Elements.ToSlice(to));
  }

  /** The results are where the arguments were. */
  private int results(int base, Type type) {
    List<Type> types = type instanceof Tuple(List<Type> parts) ? parts : List.of(type);
    body.slots.release(base);
    body.slots.take(Math.max(1, types.size()));
    for (int i = 0; i < types.size(); i++) {
      if (!body.types.isWord(types.get(i))) {
        body.slots.holdsRef(base + i);
      }
    }
    return base;
  }

  // ---- function values

  void closure(Expr.FuncRef function, int to) {
    body.assembly.emit(
        new Closures.Make(to, code(function), List.of(), body.allocations.closure(function, 0)));
  }

  void closure(Function literal, int to) {
    Code code = body.build.literal(literal, body, null);
    body.assembly.emit(
        new Closures.Make(
            to,
            code,
            captures(literal.captures),
            body.allocations.closure(literal, literal.captures.size())));
  }

  /** Where the variables are that a function value captures. */
  List<Closures.Capture> captures(List<Local> locals) {
    List<Closures.Capture> captures = new ArrayList<>();
    for (Local local : locals) {
      Variable variable = body.variables.of(local);
      captures.add(
          new Closures.Capture(variable.slot(), variable.shape().isWord() && !variable.cell()));
    }
    return captures;
  }
}
