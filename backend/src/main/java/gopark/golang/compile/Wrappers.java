package gopark.golang.compile;

import gopark.golang.machine.Code;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Lookup;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Type;
import gopark.golang.type.TypeText;
import java.util.List;
import java.util.function.BiFunction;

/** Makes functions that nobody has written and that only call others. */
final class Wrappers {
  private final Functions functions;

  /** The call that a function makes with its own parameters. */
  interface Forwarding {
    Expr with(List<Expr> arguments);
  }

  Wrappers(Functions functions) {
    this.functions = functions;
  }

  /**
   * A function value's code which has captured a receiver.
   *
   * @param call what it does with the receiver and its arguments
   */
  Code bound(
      String name, Type receiver, Signature signature, BiFunction<Expr, List<Expr>, Expr> call) {
    Function function = function(name, signature);
    Local self = new Local("", receiver, Place.NOWHERE, function);
    self.captured = true;
    function.captures.add(self);
    Expr.LocalRef reference = new Expr.LocalRef(self, Place.NOWHERE);
    forward(function, call.apply(reference, MethodCalls.references(function)));
    return functions.wrapper(function);
  }

  /** A function that passes its parameters on. */
  Code function(String name, Signature signature, Forwarding call) {
    Function function = function(name, signature);
    forward(function, call.with(MethodCalls.references(function)));
    return functions.wrapper(function);
  }

  /** The method of a type, as a function of a receiver of this very type. */
  Code method(Type type, Lookup.Result found, Signature signature, String name) {
    Function function = function(name, signature);
    Local self = new Local("", type, Place.NOWHERE, function);
    function.params.addFirst(self);
    List<Expr> references = MethodCalls.references(function);
    Expr call =
        MethodCalls.call(
            references.getFirst(),
            type,
            found,
            references.subList(1, references.size()),
            signature.result(),
            Place.NOWHERE);
    forward(function, call);
    return functions.wrapper(function);
  }

  /** The name that Go gives a method which it makes for embedding. */
  static String name(Type type, String method) {
    return type instanceof Pointer(Type element)
        ? TypeText.runtime(element).replaceFirst("^((?:.*[./])?)([^.]*)$", "$1(*$2)") + "." + method
        : TypeText.runtime(type) + "." + method;
  }

  private static Function function(String name, Signature signature) {
    Function function = new Function(name, name, signature, Place.NOWHERE, null, "");
    for (Type type : signature.params()) {
      function.params.add(new Local("", type, Place.NOWHERE, function));
    }
    for (Type type : signature.results()) {
      function.results.add(new Local("", type, Place.NOWHERE, function));
    }
    return function;
  }

  private static void forward(Function function, Expr call) {
    Stmt statement = MethodCalls.forwarding(call, Place.NOWHERE);
    function.body = new Stmt.Block(List.of(statement), Place.NOWHERE, Place.NOWHERE);
  }
}
