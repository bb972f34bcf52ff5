package gopark.golang.compile;

import gopark.golang.instruction.Closures;
import gopark.golang.instruction.Moves;
import gopark.golang.machine.Allocation;
import gopark.golang.machine.Code;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Place;
import gopark.golang.type.Interface;
import gopark.golang.type.Lookup;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;

/** Compiles methods as values, and finds methods that type parameters' arguments have. */
final class Methods {
  private final Wrappers wrappers;
  private final Function function;
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Allocations allocations;
  private final Values values;

  Methods(Emission emission, Wrappers wrappers, Values values) {
    this.wrappers = wrappers;
    this.function = emission.function();
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.allocations = emission.allocations();
    this.values = values;
  }

  // ---- methods of type parameters

  /** The call as it is with the type parameter's argument. */
  Expr resolved(Expr.ParamCall e) {
    return call(e.receiver(), e.method(), e.args(), e.type(), e.at());
  }

  /** A call of a method found by name, the receiver's type being known now. */
  private Expr call(Expr receiver, String name, List<Expr> args, Type type, Place at) {
    Type real = types.real(receiver.type());
    if (real.underlying() instanceof Interface) {
      return new Expr.InterfaceCall(receiver, name, args, type, at);
    }
    return MethodCalls.call(
        receiver, real, Lookup.find(real, true, function.pkg, name), args, type, at);
  }

  // ---- methods as values

  /** {@code x.Method}, which keeps x. */
  void bound(Expr.Bound e, int to) {
    int mark = slots.top();
    int receiver = values.kept(e.receiver());
    List<Type> typeArgs = new ArrayList<>();
    e.typeArgs().forEach(arg -> typeArgs.add(types.real(arg)));
    Type type = types.real(e.receiver().type());
    Signature signature = (Signature) types.under(e.type());
    Code code =
        wrappers.bound(
            e.method().qualifiedName + "-fm",
            type,
            signature,
            (self, args) -> {
              List<Expr> all = new ArrayList<>();
              all.add(self);
              all.addAll(args);
              Expr function = new Expr.FuncRef(e.method(), typeArgs, signature, e.at());
              return new Expr.Call(function, all, signature.result(), e.at());
            });
    make(e, to, code, receiver, type);
    slots.release(mark);
  }

  /** {@code x.Method} of an interface, or of a type parameter. */
  void bound(Expr.BoundByName e, int to) {
    int mark = slots.top();
    Type type = types.real(e.receiver().type());
    Signature signature = (Signature) types.under(e.type());
    Code code;
    int receiver;
    if (type.underlying() instanceof Interface) {
      receiver = values.value(e.receiver());
      assembly.emit(Moves.checkPointer(receiver));
      code =
          wrappers.bound(
              e.method() + "-fm",
              type,
              signature,
              (self, args) ->
                  new Expr.InterfaceCall(self, e.method(), args, signature.result(), e.at()));
    } else {
      Lookup.Result found = Lookup.find(type, true, function.pkg, e.method());
      boolean pointer =
          found instanceof Lookup.MethodFound method
              && method.method().pointerReceiver
              && !(type.underlying() instanceof Pointer);
      Type kept = pointer ? new Pointer(type) : type;
      receiver =
          values.kept(pointer ? new Expr.AddressOf(e.receiver(), kept, e.at()) : e.receiver());
      code =
          wrappers.bound(
              e.method() + "-fm",
              kept,
              signature,
              (self, args) ->
                  MethodCalls.call(self, kept, found, args, signature.result(), e.at()));
      type = kept;
    }
    make(e, to, code, receiver, type);
    slots.release(mark);
  }

  private void make(Expr e, int to, Code code, int receiver, Type type) {
    slots.holdsRef(to);
    assembly.emit(
        new Closures.Make(
            to,
            code,
            List.of(new Closures.Capture(receiver, Shape.of(type).isWord())),
            new Allocation(allocations.heap(e), Long.BYTES + types.runtime(type).bytes(), true)));
  }

  /** {@code I.Method}, a function of the receiver. */
  void methodOf(Expr.MethodOf e, int to) {
    Type type = types.real(e.receiver());
    Signature signature = (Signature) types.under(e.type());
    Lookup.Result found =
        type.underlying() instanceof Interface
            ? new Lookup.NotFound()
            : Lookup.find(type, true, function.pkg, e.method());
    Code code =
        wrappers.function(
            e.method(),
            signature,
            params -> {
              Expr self = params.getFirst();
              List<Expr> rest = params.subList(1, params.size());
              return found instanceof Lookup.NotFound
                  ? new Expr.InterfaceCall(self, e.method(), rest, signature.result(), e.at())
                  : MethodCalls.call(self, type, found, rest, signature.result(), e.at());
            });
    assembly.emit(new Closures.Make(to, code, List.of(), allocations.closure(e, 0)));
  }
}
