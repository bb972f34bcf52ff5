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
  private final Functions functions;
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Allocations allocations;
  private final Values values;
  private final Variables variables;
  private final Conversions conversions;
  private final Methods methods;

  Calls(
      Emission emission,
      Functions functions,
      Values values,
      Variables variables,
      Conversions conversions,
      Methods methods) {
    this.functions = functions;
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.allocations = emission.allocations();
    this.values = values;
    this.variables = variables;
    this.conversions = conversions;
    this.methods = methods;
  }

  static boolean isCall(Expr e) {
    return e instanceof Expr.Call || e instanceof Expr.InterfaceCall || e instanceof Expr.ParamCall;
  }

  void into(Expr call, int to) {
    int result = values.tuple(call);
    values.move(to, result, call.type());
  }

  /** The first of the results' slots. */
  int call(Expr.Call e) {
    if (e.function() instanceof Expr.FuncRef function) {
      return callFunction(function, e);
    }
    if (e.function() instanceof Expr.Literal literal) {
      functions.calledAtOnce(literal.function());
    }
    int callee = values.value(e.function());
    slots.take();
    int base = slots.top();
    arguments(e.args(), signature(e.function()));
    assembly.emit(new CallClosure(callee, base, isReplaced(e)));
    return results(base, e.type());
  }

  /** Whether Go puts the function that is called in the place of the call. */
  boolean isReplaced(Object call) {
    return allocations.decisions().inlined(call) != null;
  }

  private int callFunction(Expr.FuncRef function, Expr.Call e) {
    // The slot below the arguments is for the way back.
    slots.take();
    int base = slots.top();
    arguments(e.args(), signature(function));
    Function callee = (Function) function.function();
    Native direct = callee.body == null ? functions.findNative(callee) : null;
    assembly.emit(
        direct == null ? new CallCode(code(function, e), base) : new CallNative(direct, base));
    return results(base, e.type());
  }

  int call(Expr.InterfaceCall e) {
    int receiver = values.value(e.receiver());
    slots.take();
    int base = slots.take();
    slots.holdsRef(base);
    Interface face = (Interface) types.under(e.receiver().type());
    Interface.Method method = MethodCalls.demanded(face, e.method());
    arguments(e.args(), method.signature());
    boolean isNil =
        e.receiver() instanceof Expr.LocalRef(Local local, var _) && variables.isAlwaysZero(local);
    long address = isNil ? 0 : CallMethod.address(face.methods().indexOf(method));
    assembly.emit(new CallMethod(receiver, functions.selector(method), address, base));
    return results(base, e.type());
  }

  int call(Expr.ParamCall e) {
    return values.tuple(methods.resolved(e));
  }

  Code code(Expr.FuncRef function, Expr.Call call) {
    return functions.code(
        (Function) function.function(),
        realArgs(function.typeArgs()),
        allocations.decisions().inlined(call));
  }

  Code code(Expr.FuncRef function) {
    return functions.code((Function) function.function(), realArgs(function.typeArgs()));
  }

  private List<Type> realArgs(List<Type> typeArgs) {
    List<Type> real = new ArrayList<>();
    for (Type arg : typeArgs) {
      real.add(types.real(arg));
    }
    return real;
  }

  private Signature signature(Expr function) {
    return (Signature) types.under(function.type());
  }

  /** Puts the arguments into new slots in a row. */
  void arguments(List<Expr> args, Signature signature) {
    if (!args.isEmpty() && args.getLast().type() instanceof Tuple tuple) {
      for (Expr arg : args.subList(0, args.size() - 1)) {
        values.keep(arg, slots.take());
      }
      spread(args.getLast(), (Tuple) types.real(tuple), signature);
      return;
    }
    int first = slots.take(args.size());
    for (int i : Effects.order(args)) {
      values.keep(args.get(i), first + i);
    }
  }

  /** The parts of a tuple as arguments, from the next slot on. */
  private void spread(Expr arg, Tuple tuple, Signature signature) {
    int base = slots.top();
    int from = values.tuple(arg);
    List<Type> parts = tuple.types();
    int fixed = signature.params().size() - (signature.variadic() ? 1 : 0);
    for (int i = 0; i < fixed; i++) {
      conversions.convertSlot(from + i, parts.get(i), base + i, signature.params().get(i));
    }
    if (signature.variadic()) {
      Type element = ((Slice) types.under(signature.params().getLast())).element();
      int rest = slots.take(2);
      pack(rest, from + fixed, parts.subList(fixed, parts.size()), element, arg);
      values.move(base + fixed, rest, signature.params().getLast());
    }
    slots.release(base);
    int first = slots.take(signature.params().size());
    for (int i = 0; i < signature.params().size(); i++) {
      if (!types.isWord(signature.params().get(i))) {
        slots.holdsRef(first + i);
      }
    }
  }

  /** A slice of the rest of a tuple; uses the next slot too. */
  private void pack(int to, int from, List<Type> parts, Type element, Expr arg) {
    slots.holdsRef(to);
    if (parts.isEmpty()) {
      values.zero(new Slice(element), to);
      return;
    }
    RuntimeType runtime = types.runtime(element);
    assembly.emit(
        Elements.make(to, runtime, parts.size(), allocations.elements(arg, runtime, parts.size())));
    for (int i = 0; i < parts.size(); i++) {
      conversions.convertSlot(from + i, parts.get(i), to + 1, element);
      assembly.emit(Elements.set(to, i, to + 1, runtime.isWord()));
    }
    assembly.emit(Elements.toSlice(to));
  }

  /** The results are where the arguments were. */
  private int results(int base, Type type) {
    List<Type> parts = type instanceof Tuple(List<Type> several) ? several : List.of(type);
    slots.release(base);
    slots.take(Math.max(1, parts.size()));
    for (int i = 0; i < parts.size(); i++) {
      if (!types.isWord(parts.get(i))) {
        slots.holdsRef(base + i);
      }
    }
    return base;
  }

  // ---- function values

  void closure(Expr.FuncRef function, int to) {
    assembly.emit(
        new Closures.Make(to, code(function), List.of(), allocations.closure(function, 0)));
  }

  void closure(Function literal, int to) {
    Code code = functions.literal(literal, enclosing());
    assembly.emit(
        new Closures.Make(
            to,
            code,
            captures(literal.captures),
            allocations.closure(literal, literal.captures.size())));
  }

  /** What a function literal that stands here may know of this function. */
  Enclosing enclosing() {
    return new Enclosing(types, allocations.decisions(), local -> variables.of(local).cell());
  }

  /** Where the variables are that a function value captures. */
  List<Closures.Capture> captures(List<Local> locals) {
    List<Closures.Capture> captures = new ArrayList<>();
    for (Local local : locals) {
      Variable variable = variables.of(local);
      captures.add(
          new Closures.Capture(variable.slot(), variable.shape().isWord() && !variable.cell()));
    }
    return captures;
  }
}
