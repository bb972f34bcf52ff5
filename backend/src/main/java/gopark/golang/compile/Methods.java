package gopark.golang.compile;

import gopark.golang.instruction.Closures;
import gopark.golang.instruction.Moves;
import gopark.golang.machine.Allocation;
import gopark.golang.machine.Code;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.type.Interface;
import gopark.golang.type.Lookup;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Struct;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import java.util.ArrayList;
import java.util.List;

/** Compiles methods as values, and finds methods that type parameters' arguments have. */
final class Methods {
  private final Body body;

  Methods(Body body) {
    this.body = body;
  }

  /** The method that the interface demands. */
  static Interface.Method demanded(Interface face, String name) {
    for (Interface.Method method : face.methods()) {
      if (method.name().equals(name)) {
        return method;
      }
    }
    throw new IllegalStateException("The interface does not demand " + name);
  }

  // ---- methods of type parameters

  /** The call as it is with the type parameter's argument. */
  Expr resolved(Expr.ParamCall e) {
    return call(e.receiver(), e.method(), e.args(), e.type(), e.at());
  }

  /** A call of a method found by name, the receiver's type being known now. */
  private Expr call(Expr receiver, String name, List<Expr> args, Type type, Place at) {
    Type real = body.types.real(receiver.type());
    if (real.underlying() instanceof Interface) {
      return new Expr.InterfaceCall(receiver, name, args, type, at);
    }
    return call(receiver, real, Lookup.find(real, true, body.function.pkg, name), args, type, at);
  }

  /** A call of the method that was found in a value's type, the way to it gone. */
  static Expr call(
      Expr receiver, Type real, Lookup.Result found, List<Expr> args, Type type, Place at) {
    return switch (found) {
      case Lookup.MethodFound(
              List<Integer> path,
              var declarer,
              var method,
              Signature signature,
              boolean _) -> {
        Expr way = follow(receiver, real, path, at);
        List<Expr> all = new ArrayList<>();
        all.add(adjusted(way, method.pointerReceiver, at));
        all.addAll(args);
        Expr function = new Expr.FuncRef(method, declarer.typeArgs, signature, at);
        yield new Expr.Call(function, all, type, at);
      }
      case Lookup.InterfaceMethodFound(
              List<Integer> path,
              var _,
              Interface.Method method,
              boolean _) ->
          new Expr.InterfaceCall(follow(receiver, real, path, at), method.name(), args, type, at);
      default -> throw new IllegalStateException("A method that was checked is missing: " + found);
    };
  }

  /** The embedded field at the end of the path. */
  private static Expr follow(Expr start, Type real, List<Integer> path, Place at) {
    Expr e = start;
    Type type = real;
    for (int index : path) {
      if (type.underlying() instanceof Pointer(Type element)) {
        e = new Expr.Deref(e, element, at);
        type = element;
      }
      type = ((Struct) type.underlying()).fields().get(index).type();
      e = new Expr.Field(e, index, type, at);
    }
    // The first one's type may speak of a type parameter; what is done with it goes by the real.
    return path.isEmpty() && e.type() instanceof TypeParam ? new Expr.Convert(e, real, at) : e;
  }

  /** The receiver as the method wants it. */
  private static Expr adjusted(Expr receiver, boolean pointer, Place at) {
    boolean has = receiver.type().underlying() instanceof Pointer;
    if (has == pointer) {
      return receiver;
    }
    if (pointer) {
      Expr variable = receiver instanceof Expr.Convert convert ? convert.operand() : receiver;
      return variable instanceof Expr.Deref(Expr address, Type _, var _)
          ? address
          : new Expr.AddressOf(variable, new Pointer(receiver.type()), at);
    }
    return new Expr.Deref(receiver, ((Pointer) receiver.type().underlying()).element(), at);
  }

  // ---- methods as values

  /** {@code x.Method}, which keeps x. */
  void bound(Expr.Bound e, int to) {
    int mark = body.slots.top();
    int receiver = body.values.kept(e.receiver());
    List<Type> typeArgs = new ArrayList<>();
    e.typeArgs().forEach(arg -> typeArgs.add(body.types.real(arg)));
    Type type = body.types.real(e.receiver().type());
    Signature signature = (Signature) body.types.under(e.type());
    Code code =
        body.build
            .wrappers()
            .bound(
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
    body.slots.release(mark);
  }

  /** {@code x.Method} of an interface, or of a type parameter. */
  void bound(Expr.BoundByName e, int to) {
    int mark = body.slots.top();
    Type type = body.types.real(e.receiver().type());
    Signature signature = (Signature) body.types.under(e.type());
    Code code;
    int receiver;
    if (type.underlying() instanceof Interface) {
      receiver = body.values.value(e.receiver());
      body.assembly.emit(new Moves.CheckPointer(receiver));
      code =
          body.build
              .wrappers()
              .bound(
                  e.method() + "-fm",
                  type,
                  signature,
                  (self, args) ->
                      new Expr.InterfaceCall(self, e.method(), args, signature.result(), e.at()));
    } else {
      Lookup.Result found = Lookup.find(type, true, body.function.pkg, e.method());
      boolean pointer =
          found instanceof Lookup.MethodFound method
              && method.method().pointerReceiver
              && !(type.underlying() instanceof Pointer);
      Type kept = pointer ? new Pointer(type) : type;
      receiver =
          body.values.kept(pointer ? new Expr.AddressOf(e.receiver(), kept, e.at()) : e.receiver());
      code =
          body.build
              .wrappers()
              .bound(
                  e.method() + "-fm",
                  kept,
                  signature,
                  (self, args) -> call(self, kept, found, args, signature.result(), e.at()));
      type = kept;
    }
    make(e, to, code, receiver, type);
    body.slots.release(mark);
  }

  private void make(Expr e, int to, Code code, int receiver, Type type) {
    body.slots.holdsRef(to);
    body.assembly.emit(
        new Closures.Make(
            to,
            code,
            List.of(new Closures.Capture(receiver, Shape.of(type).isWord())),
            new Allocation(
                body.allocations.heap(e), Long.BYTES + body.types.runtime(type).bytes(), true)));
  }

  /** {@code I.Method}, a function of the receiver. */
  void methodOf(Expr.MethodOf e, int to) {
    Type type = body.types.real(e.receiver());
    Signature signature = (Signature) body.types.under(e.type());
    Lookup.Result found =
        type.underlying() instanceof Interface
            ? new Lookup.NotFound()
            : Lookup.find(type, true, body.function.pkg, e.method());
    Code code =
        body.build
            .wrappers()
            .function(
                e.method(),
                signature,
                params -> {
                  Expr self = params.getFirst();
                  List<Expr> rest = params.subList(1, params.size());
                  return found instanceof Lookup.NotFound
                      ? new Expr.InterfaceCall(self, e.method(), rest, signature.result(), e.at())
                      : call(self, type, found, rest, signature.result(), e.at());
                });
    body.assembly.emit(new Closures.Make(to, code, List.of(), body.allocations.closure(e, 0)));
  }

  /** The body of a function that only calls another. */
  static gopark.golang.tree.Stmt forwarding(Expr call, Place at) {
    return call.type() instanceof Tuple(List<Type> none) && none.isEmpty()
        ? new gopark.golang.tree.Stmt.Evaluate(call, at)
        : new gopark.golang.tree.Stmt.Return(List.of(call), at);
  }

  /** References to all parameters. */
  static List<Expr> references(Function function) {
    List<Expr> references = new ArrayList<>();
    for (Local param : function.params) {
      references.add(new Expr.LocalRef(param, function.at));
    }
    return references;
  }
}
