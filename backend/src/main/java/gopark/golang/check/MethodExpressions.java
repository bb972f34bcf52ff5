package gopark.golang.check;

import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Lookup;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;

/** {@code T.Method}: a function whose first parameter is the receiver. */
final class MethodExpressions {
  private final Checking c;
  private final Selectors selectors;
  private final Calls calls;

  MethodExpressions(Checking c, Selectors selectors, Calls calls) {
    this.c = c;
    this.selectors = selectors;
    this.calls = calls;
  }

  void of(Operand x, Type type, Lookup.MethodFound found, SyntaxExpr.Selector e) {
    String name =
        found.method() instanceof Function f && !f.params.isEmpty()
            ? f.params.getFirst().name
            : "_";
    Signature signature = Calls.withReceiver(type, name, found.signature());
    Place at = c.place(e.at());
    boolean direct =
        found.path().isEmpty() && type instanceof Pointer == found.method().pointerReceiver;
    x.setValue(
        signature,
        direct
            ? new Expr.FuncRef(found.method(), found.typeArgs(), signature, at)
            : wrapped(type, signature, e));
  }

  void of(Operand x, Type type, Lookup.InterfaceMethodFound found, SyntaxExpr.Selector e) {
    Signature signature = Calls.withReceiver(type, "_", found.method().signature());
    Place at = c.place(e.at());
    x.setValue(
        signature,
        found.path().isEmpty()
            ? new Expr.MethodOf(type, found.method().name(), signature, at)
            : wrapped(type, signature, e));
  }

  /** A function that goes the way to the method, which is not the type's own. */
  private Expr wrapped(Type type, Signature signature, SyntaxExpr.Selector e) {
    Place at = c.place(e.at());
    Function outer = c.env.function;
    String name = c.closureNames.literal(outer, c.path);
    Function function = new Function("", name, signature, at, outer, c.path);
    function.wraps = e.selected().text();
    for (Type param : signature.params()) {
      function.params.add(new Local("", param, at, function));
    }
    for (Type result : signature.results()) {
      function.results.add(new Local("", result, at, function));
    }
    Operand receiver = new Operand(e.x());
    receiver.set(Mode.VARIABLE, type, new Expr.LocalRef(function.params.getFirst(), at));
    Operand method = new Operand(e);
    Environment before = c.env;
    c.env = new Environment(before.scope, before.declaration, null, function, signature);
    selectors.selected(method, receiver, e);
    c.env = before;
    List<Expr> args = new ArrayList<>();
    for (Local param : function.params.subList(1, function.params.size())) {
      args.add(new Expr.LocalRef(param, at));
    }
    Expr call = calls.callNode(method, args, signature.result(), at);
    Stmt statement =
        signature.result() instanceof Tuple(List<Type> types) && types.isEmpty()
            ? new Stmt.Evaluate(call, at)
            : new Stmt.Return(List.of(call), at);
    function.body = new Stmt.Block(List.of(statement), at, at);
    function.end = at;
    return new Expr.Literal(function, at);
  }
}
