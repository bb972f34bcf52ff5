package gopark.golang.type;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the type arguments of a call that does not write them all. */
// Types are told apart by identity where that is enough, or all that is meant.
@SuppressWarnings("ReferenceEquality")
public final class Inference {

  /**
   * An argument of the call.
   *
   * @param type of an untyped one its untyped type
   * @param text the expression, for messages
   */
  public record Argument(Type type, String text) {}

  public sealed interface Result {}

  /** The type arguments, one for each parameter. */
  public record Inferred(List<Type> typeArgs) implements Result {}

  /**
   * Why there are none.
   *
   * @param argument the index of the argument that is to blame, or -1 for the call
   * @param declared the parameter whose declaration the message is to name with {@code (declared at
   *     …)}, or null
   */
  public record Failed(String message, int argument, @Nullable TypeParam declared)
      implements Result {}

  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Failed failed;

    Stop(String message, int argument) {
      super(message, null, false, false);
      failed = new Failed(message, argument, null);
    }
  }

  private final List<TypeParam> params;
  private final List<Type> paramTypes;
  private final List<Argument> arguments;
  private final boolean reverse;
  private final Unifier unifier;
  private final List<Integer> untyped = new ArrayList<>();

  private Inference(
      List<TypeParam> params,
      List<? extends @Nullable Type> known,
      List<Type> paramTypes,
      List<Argument> arguments,
      boolean reverse) {
    this.params = params;
    this.paramTypes = Substitution.of(params, known).list(paramTypes);
    this.arguments = arguments;
    this.reverse = reverse;
    this.unifier = new Unifier(params, known);
  }

  /**
   * Infers what is missing.
   *
   * @param params the type parameters; those of a function that calls itself must have been renamed
   *     ({@link #renamed})
   * @param known type arguments that were written, perhaps fewer, perhaps with nulls
   * @param paramTypes the parameters' types, one for each argument
   */
  public static Result infer(
      List<TypeParam> params,
      List<? extends @Nullable Type> known,
      List<Type> paramTypes,
      List<Argument> arguments) {
    return new Inference(params, known, paramTypes, arguments, false).run();
  }

  /** Infers the type arguments of a generic function whose type must become that of a target. */
  public static Result inferAssigned(
      List<TypeParam> params,
      List<? extends @Nullable Type> known,
      Signature signature,
      Argument target) {
    return new Inference(params, known, List.of(signature), List.of(target), true).run();
  }

  /**
   * New type parameters that stand for the old ones, so that a generic function can call itself.
   */
  public static List<TypeParam> renamed(List<TypeParam> params) {
    List<TypeParam> result = new ArrayList<>();
    for (TypeParam param : params) {
      result.add(new TypeParam(param.name));
    }
    Substitution substitution = Substitution.of(params, result);
    for (int i = 0; i < params.size(); i++) {
      result.get(i).constraint = substitution.apply(params.get(i).constraint);
    }
    return result;
  }

  private Result run() {
    try {
      unifyArguments();
      unifyConstraints();
      takeDefaults();
      return resolve();
    } catch (Stop stop) {
      return stop.failed;
    }
  }

  private void unifyArguments() {
    for (int i = 0; i < arguments.size(); i++) {
      Type param = paramTypes.get(i);
      Type arg = arguments.get(i).type();
      if (arg == Basic.INVALID
          || (!TypeSets.mentions(param, params) && !TypeSets.mentions(arg, params))) {
        continue;
      }
      if (!TypeSets.isUntyped(arg)) {
        if (!unifier.unifyAssigned(param, arg)) {
          throw mismatch(param, arg, i);
        }
      } else if (param instanceof TypeParam && arg != Basic.UNTYPED_NIL) {
        untyped.add(i);
      }
    }
  }

  private Stop mismatch(Type param, Type arg, int index) {
    List<@Nullable Type> targs = unifier.inferred();
    String start = "type " + TypeText.of(arg) + " of " + arguments.get(index).text();
    if (targs.stream().allMatch(t -> t == null)) {
      String names = " (cannot infer " + names(params) + ")";
      return new Stop(start + " does not match " + TypeText.of(param) + names, index);
    }
    Type inferred = Substitution.of(params, targs).apply(param);
    if (inferred == param) {
      return new Stop(start + " does not match " + TypeText.of(param), index);
    }
    String what = "inferred type " + TypeText.of(inferred) + " for " + TypeText.of(param);
    return new Stop(
        reverse ? what + " does not match " + start : start + " does not match " + what, index);
  }

  /** {@code A}, {@code A and B}, {@code A, B, and C}. */
  private static String names(List<TypeParam> params) {
    List<String> names = params.stream().map(p -> p.name).toList();
    int last = names.size() - 1;
    if (last <= 1) {
      return String.join(" and ", names);
    }
    return String.join(", ", names.subList(0, last)) + ", and " + names.get(last);
  }

  private void unifyConstraints() {
    int before;
    do {
      before = unifier.unknowns();
      for (TypeParam param : params) {
        unifyConstraint(param);
      }
    } while (unifier.unknowns() < before);
  }

  private void unifyConstraint(TypeParam param) {
    Type known = unifier.at(param);
    Interface.Term core = CoreType.term(param);
    if (core != null && known != null) {
      if (!unifier.unifyInexact(known, core.type())) {
        throw new Stop(unsatisfied(param, known), -1);
      }
    } else if (core != null && TypeSets.terms(param).size() == 1 && !core.approximate()) {
      unifier.set(param, core.type());
    }
    if (known != null && !TypeSets.mentions(known, params)) {
      Implements.Missing missing =
          Implements.missing(known, param.constraint, true, unifier::unifyExact);
      if (missing != null) {
        throw new Stop(unsatisfied(param, known) + " " + missing.cause(), -1);
      }
    }
  }

  private static String unsatisfied(TypeParam param, Type known) {
    String constraint = TypeText.of(param.constraint);
    return param.name + " (type " + TypeText.of(known) + ") does not satisfy " + constraint;
  }

  private void takeDefaults() {
    Map<TypeParam, Basic> largest = new LinkedHashMap<>();
    for (int index : untyped) {
      TypeParam param = (TypeParam) paramTypes.get(index);
      Basic type = (Basic) arguments.get(index).type();
      if (unifier.at(param) != null) {
        continue;
      }
      Basic before = largest.getOrDefault(param, type);
      Basic larger = Untyped.larger(before, type);
      if (larger == null) {
        String both = before.text() + " and " + type.text();
        String message = "mismatched types " + both + " (cannot infer " + param.name + ")";
        throw new Stop(message, index);
      }
      largest.put(param, larger);
    }
    largest.forEach((param, type) -> unifier.set(param, Untyped.defaultType(type)));
  }

  /** Puts what is known into what is known, until no parameter is left in it. */
  private Result resolve() {
    List<@Nullable Type> inferred = unifier.inferred();
    new Cycles(inferred).kill();
    boolean changed = true;
    for (int round = 0; changed && round <= params.size(); round++) {
      changed = false;
      Substitution substitution = Substitution.of(params, List.copyOf(nonNull(inferred)));
      for (int i = 0; i < inferred.size(); i++) {
        Type before = inferred.get(i);
        if (before != null) {
          Type after = substitution.apply(before);
          changed |= after != before;
          inferred.set(i, after);
        }
      }
    }
    List<Type> result = new ArrayList<>();
    for (int i = 0; i < params.size(); i++) {
      Type type = inferred.get(i);
      if (type == null || TypeSets.mentions(type, params)) {
        TypeParam param = params.get(i);
        return new Failed("cannot infer " + param.name, -1, param);
      }
      result.add(type);
    }
    return new Inferred(List.copyOf(result));
  }

  /** The inferred types, each unknown parameter standing for itself. */
  private List<Type> nonNull(List<@Nullable Type> inferred) {
    List<Type> result = new ArrayList<>();
    for (int i = 0; i < params.size(); i++) {
      Type type = inferred.get(i);
      result.add(type == null ? params.get(i) : type);
    }
    return result;
  }

  /** Forgets parameters that would be made of themselves. */
  private final class Cycles {
    private final List<@Nullable Type> inferred;
    private final List<TypeParam> path = new ArrayList<>();

    /** The parameters from which no way leads into a cycle any more. */
    private final IdentityHashMap<TypeParam, Boolean> done = new IdentityHashMap<>();

    Cycles(List<@Nullable Type> inferred) {
      this.inferred = inferred;
    }

    void kill() {
      for (TypeParam param : params) {
        visit(param);
      }
    }

    private void visit(TypeParam param) {
      if (done.containsKey(param)) {
        return;
      }
      Compilation.spend(8L * params.size() + path.size());
      int index = params.indexOf(param);
      Type type = inferred.get(index);
      if (path.contains(param)) {
        inferred.set(index, null);
        return;
      }
      if (type == null) {
        return;
      }
      path.add(param);
      for (TypeParam other : params) {
        if (TypeSets.mentions(type, List.of(other))) {
          visit(other);
        }
      }
      path.removeLast();
      done.put(param, true);
    }
  }
}
