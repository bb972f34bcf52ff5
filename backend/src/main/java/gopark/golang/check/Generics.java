package gopark.golang.check;

import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.Extent;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.type.Callable;
import gopark.golang.type.Implements;
import gopark.golang.type.Inference;
import gopark.golang.type.Signature;
import gopark.golang.type.Substitution;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Generic functions get their type arguments. */
final class Generics {
  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final TypeChecker types;
  private final Conversions conversions;
  private final Indexing indexing;

  /** Where type parameters of this package are declared. */
  private final IdentityHashMap<TypeParam, Position> places = new IdentityHashMap<>();

  Generics(
      Checking checking,
      ExpressionChecker expressions,
      TypeChecker types,
      Conversions conversions,
      Indexing indexing) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.types = types;
    this.conversions = conversions;
    this.indexing = indexing;
  }

  void declared(TypeParam param, Position at) {
    places.put(param, at);
  }

  /** Where a type parameter of this package is declared. */
  @Nullable Position place(TypeParam param) {
    return places.get(param);
  }

  /** Reads the type arguments that are written; false after a mistake, which has been told. */
  boolean known(Operand function, SyntaxExpr.Index e) {
    List<Type> args = types.list(e.indices());
    if (args == null) {
      return false;
    }
    int want = function.typeParams().size();
    if (args.size() > want) {
      problems.at(e.indices().get(want), "got " + args.size() + " type arguments but want " + want);
      return false;
    }
    function.typeArgs = args;
    return true;
  }

  /** An argument, perhaps a generic function of whose type arguments some are written. */
  Operand argument(SyntaxExpr.Index e) {
    Operand x = new Operand(e);
    if (!indexing.index(x, e)) {
      x.expr = e;
      expressions.mustBeValue(x);
      conversions.single(x);
    } else if (!known(x, e)) {
      x.invalidate();
    } else {
      x.expr = e;
      complete(x, e);
    }
    return x;
  }

  /** Makes it the instance if all type arguments are written. */
  void complete(Operand x, SyntaxExpr.Index e) {
    if (x.isGeneric() && x.typeArgs.size() == x.typeParams().size()) {
      give(x, x.typeArgs, Extent.start(e), e.indices());
    }
  }

  /** A generic function with type arguments that is no call. */
  void instantiate(Operand x, SyntaxExpr.Index e, @Nullable InferenceTarget target) {
    if (!known(x, e)) {
      x.invalidate();
      return;
    }
    x.expr = e;
    if (x.typeArgs.size() == x.typeParams().size()) {
      give(x, x.typeArgs, Extent.start(e), e.indices());
    } else if (target != null) {
      assigned(x, target);
    } else {
      Inference.Result result = Inference.infer(x.typeParams(), x.typeArgs, List.of(), List.of());
      take(x, result, x.typeParams(), Extent.start(e), "", e.indices());
    }
  }

  /** A generic function whose type arguments the variable tells to which it is assigned. */
  void assigned(Operand x, InferenceTarget target) {
    Callable function = x.generic;
    if (function == null) {
      return;
    }
    List<TypeParam> params = Inference.renamed(function.typeParams);
    Signature signature =
        Substitution.of(function.typeParams, params).signature(function.signature);
    Inference.Argument argument = new Inference.Argument(target.signature(), target.text());
    Inference.Result result = Inference.inferAssigned(params, x.typeArgs, signature, argument);
    take(x, result, params, Extent.start(x.expr), "", List.of());
  }

  private void take(
      Operand x,
      Inference.Result result,
      List<TypeParam> params,
      Position at,
      String prefix,
      List<SyntaxExpr> written) {
    switch (result) {
      case Inference.Inferred(List<Type> args) -> give(x, args, at, written);
      case Inference.Failed failed -> {
        problems.at(at, prefix + message(failed, params, x.typeParams()));
        x.invalidate();
      }
    }
  }

  /** Makes the operand the instance. */
  private void give(Operand x, List<Type> args, Position at, List<SyntaxExpr> written) {
    Callable function = x.generic;
    if (function == null) {
      return;
    }
    Signature signature = Substitution.of(function.typeParams, args).signature(function.signature);
    verify(function.typeParams, args, at, written);
    x.setValue(
        signature,
        new Expr.FuncRef(function, args, signature, problems.place(Extent.start(x.expr))));
  }

  private void verify(
      List<TypeParam> params, List<Type> args, Position at, List<SyntaxExpr> written) {
    checking.later(() -> {
      Implements.Unsatisfied problem = Implements.verify(params, args);
      if (problem == null) {
        checking.instantiations.add(params, args, at, written);
        return;
      }
      int index = problem.index();
      problems.at(index < written.size() ? Extent.start(written.get(index)) : at, problem.cause());
    });
  }

  /** The message, with the place where the parameter is declared that could not be found. */
  private String message(Inference.Failed failed, List<TypeParam> renamed, List<TypeParam> params) {
    TypeParam declared = failed.declared();
    int index = declared == null ? -1 : renamed.indexOf(declared);
    Position at = index < 0 || index >= params.size() ? null : places.get(params.get(index));
    return failed.message() + (at == null ? "" : " (declared at " + problems.at(at) + ")");
  }

  /**
   * Infers the type arguments of a call, and those of generic functions among its arguments.
   *
   * @param paramTypes one for each argument
   * @return the signature of what is called; null after a mistake, which has been told
   */
  @Nullable Signature call(
      Operand function,
      Signature signature,
      List<Type> paramTypes,
      List<Operand> args,
      SyntaxExpr.@Nullable Index instance,
      SyntaxExpr.Call e) {
    List<TypeParam> original = function.typeParams();
    List<TypeParam> own = Inference.renamed(original);
    List<TypeParam> params = new ArrayList<>(own);
    List<TypeParam> allOriginal = new ArrayList<>(original);
    List<@Nullable Type> known = new ArrayList<>(function.typeArgs);
    pad(known, params.size());
    List<Inference.Argument> arguments = new ArrayList<>();
    for (Operand arg : args) {
      Type type = arg.type;
      Callable generic = arg.generic;
      if (generic != null) {
        List<TypeParam> its = Inference.renamed(generic.typeParams);
        type = Substitution.of(generic.typeParams, its).apply(generic.signature);
        params.addAll(its);
        allOriginal.addAll(generic.typeParams);
        known.addAll(arg.typeArgs);
        pad(known, params.size());
      }
      arguments.add(new Inference.Argument(type, ExprText.of(arg.expr)));
    }
    List<Type> wanted = Substitution.of(original, own).list(paramTypes);
    Inference.Result result = Inference.infer(params, known, wanted, arguments);
    if (result instanceof Inference.Failed failed) {
      int index = failed.argument();
      Position at = index < 0 ? e.at() : Extent.start(args.get(index).expr);
      String text = message(failed, params, allOriginal);
      problems.at(at, "in call to " + ExprText.of(e.function()) + ", " + text);
      return null;
    }
    List<Type> inferred = ((Inference.Inferred) result).typeArgs();
    int next = own.size();
    for (Operand arg : args) {
      int count = arg.typeParams().size();
      if (arg.isGeneric()) {
        give(arg, inferred.subList(next, next + count), e.at(), List.of());
        next += count;
      }
    }
    if (function.isGeneric()) {
      List<SyntaxExpr> written = instance == null ? List.of() : instance.indices();
      give(function, List.copyOf(inferred.subList(0, own.size())), e.at(), written);
      return (Signature) function.type;
    }
    return signature;
  }

  private static void pad(List<@Nullable Type> known, int size) {
    while (known.size() < size) {
      known.add(null);
    }
  }
}
