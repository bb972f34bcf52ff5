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
  private final Checking checking;
  private final CheckProblems problems;
  private final Selectors selectors;
  private final Calls calls;

  MethodExpressions(Checking checking, Selectors selectors, Calls calls) {
    this.checking = checking;
    problems = checking.problems;
    this.selectors = selectors;
    this.calls = calls;
  }

  void of(Operand x, Type type, Lookup.MethodFound found, SyntaxExpr.Selector e) {
    String name =
        found.method() instanceof Function f && !f.params.isEmpty()
            ? f.params.getFirst().name
            : "_";
    Signature signature = Calls.withReceiver(type, name, found.signature());
    Place at = problems.place(e.at());
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
    Place at = problems.place(e.at());
    x.setValue(
        signature,
        found.path().isEmpty()
            ? new Expr.MethodOf(type, found.method().name(), signature, at)
            : wrapped(type, signature, e));
  }

  /** A function that goes the way to the method, which is not the type's own. */
  private Expr wrapped(Type type, Signature signature, SyntaxExpr.Selector e) {
    Place at = problems.place(e.at());
    Function outer = checking.env.function;
    String name = checking.closureNames.literal(outer, checking.path);
    Function function = new Function("", name, signature, at, outer, checking.path);
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
    Environment before = checking.env;
    checking.env = new Environment(before.scope, before.declaration, null, function, signature);
    selectors.selected(method, receiver, e);
    checking.env = before;
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
