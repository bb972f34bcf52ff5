package gopark.golang.compile;

import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
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

/** Calls of methods as trees, the way to the method's receiver spelled out. */
final class MethodCalls {
  private MethodCalls() {}

  /** The method that the interface demands. */
  static Interface.Method demanded(Interface face, String name) {
    for (Interface.Method method : face.methods()) {
      if (method.name().equals(name)) {
        return method;
      }
    }
    throw new IllegalStateException("The interface does not demand " + name);
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
      case Lookup.FieldFound _, Lookup.Ambiguous _, Lookup.NeedsPointer _, Lookup.NotFound _ ->
          throw new IllegalStateException("A method that was checked is missing: " + found);
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

  /** The body of a function that only calls another. */
  static Stmt forwarding(Expr call, Place at) {
    return call.type() instanceof Tuple(List<Type> none) && none.isEmpty()
        ? new Stmt.Evaluate(call, at)
        : new Stmt.Return(List.of(call), at);
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
