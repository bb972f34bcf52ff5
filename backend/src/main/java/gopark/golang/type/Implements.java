package gopark.golang.type;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** Whether a type has what an interface or a constraint demands, and why not in Go's words. */
public final class Implements {

  /**
   * What is missing.
   *
   * @param cause in parentheses, perhaps with lines on what there is and what is wanted
   * @param wrongType whether the method is there, but of another type or for pointers only
   */
  public record Missing(Interface.Method method, String cause, boolean wrongType) {}

  private Implements() {}

  /** {@code T does not implement I (missing method M)}; null if it does. */
  static @Nullable String problem(Type type, Type target) {
    return problem(type, target, false);
  }

  /** {@code T does not satisfy C (…)}, for a type argument; null if it does. */
  public static @Nullable String constraintProblem(Type type, Type constraint) {
    return problem(type, constraint, true);
  }

  /**
   * The first of the type arguments that does not satisfy its constraint; null if all do.
   *
   * @return its index and why
   */
  public static @Nullable Unsatisfied verify(List<TypeParam> params, List<Type> args) {
    Substitution substitution = Substitution.of(params, args);
    for (int i = 0; i < params.size(); i++) {
      Type constraint = substitution.apply(params.get(i).constraint);
      String cause = constraintProblem(args.get(i), constraint);
      if (cause != null) {
        return new Unsatisfied(i, cause);
      }
    }
    return null;
  }

  /** A type argument that will not do. */
  public record Unsatisfied(int index, String cause) {}

  private static @Nullable String problem(Type type, Type target, boolean constraint) {
    Type under = target.underlying();
    if (isInvalid(type) || under == Basic.INVALID) {
      return null;
    }
    String verb = constraint ? "satisfy" : "implement";
    String start = TypeText.of(type) + " does not " + verb + " " + TypeText.of(target);
    if (!(under instanceof Interface face)) {
      String detail =
          TypeSets.isPointerToInterface(under)
              ? "type " + TypeText.of(target) + " is pointer to interface, not interface"
              : TypeText.of(target) + " is not an interface";
      return start + " (" + detail + ")";
    }
    List<Interface.Term> terms = face.terms();
    if (terms == null && face.methods().isEmpty() && !face.comparable()) {
      return null;
    }
    if (terms != null && terms.isEmpty()) {
      return "cannot " + verb + " " + TypeText.of(target) + " (empty type set)";
    }
    Missing missing = missing(type, target, true, Identical::identical);
    if (missing != null) {
      return start + " " + missing.cause();
    }
    String outside = terms == null ? null : outside(type, target, terms);
    if (outside != null) {
      return start + outside;
    }
    if (!face.comparable()
        || (constraint ? Comparable.comparable(type) : Comparable.strictly(type))) {
      return null;
    }
    return TypeText.of(type) + " does not " + verb + " comparable";
  }

  private static @Nullable String outside(Type type, Type target, List<Interface.Term> terms) {
    if (type.underlying() instanceof Interface own) {
      return Terms.subset(own.terms(), terms) ? null : "";
    }
    Type alternative = null;
    for (Interface.Term term : terms) {
      if (Terms.includes(term, type)) {
        return null;
      }
      boolean own = Identical.identical(term.type(), term.type().underlying());
      if (alternative == null && !term.approximate() && own) {
        boolean wouldDo = Terms.includes(new Interface.Term(term.type(), true), type);
        alternative = wouldDo ? term.type() : null;
      }
    }
    if (alternative != null) {
      String inTarget = TypeText.of(alternative) + " in " + TypeText.of(target);
      return " (possibly missing ~ for " + inTarget + ")";
    }
    return " (" + TypeText.of(type) + " missing in " + TypeText.terms(terms) + ")";
  }

  /**
   * The first method of the interface that the type lacks.
   *
   * @param all false for an assertion, where an interface may lack what its value has
   */
  static @Nullable Missing missing(
      Type type, Type target, boolean all, BiPredicate<Type, Type> equivalent) {
    if (isInvalid(type) || !(target.underlying() instanceof Interface face)) {
      return null;
    }
    for (Interface.Method wanted : face.methods()) {
      Compilation.spend(60);
      Missing missing =
          type.underlying() instanceof Interface own
              ? missingIn(own, type, target, wanted, all, equivalent)
              : missingOf(type, target, wanted, equivalent);
      if (missing != null) {
        return hasInvalidEmbedded(type, new ArrayList<>()) ? null : missing;
      }
    }
    return null;
  }

  /** Whether it embeds what nobody knows, which may have the method. */
  private static boolean hasInvalidEmbedded(Type type, List<Type> seen) {
    Type base = type.underlying() instanceof Pointer(Type element) ? element : type;
    Compilation.spend(20L + seen.size());
    if (seen.contains(base) || !(base.underlying() instanceof Struct struct)) {
      return false;
    }
    seen.add(base);
    for (Struct.Field field : struct.fields()) {
      if (field.embedded()
          && (field.type().underlying() == Basic.INVALID
              || hasInvalidEmbedded(field.type(), seen))) {
        return true;
      }
    }
    return false;
  }

  /** What {@code x.(T)} would never find; null if it may. */
  public static @Nullable Missing assertionProblem(Type face, Type target) {
    return TypeSets.isInterface(target) ? null : missing(target, face, false, Identical::identical);
  }

  private static @Nullable Missing missingIn(
      Interface own,
      Type type,
      Type target,
      Interface.Method wanted,
      boolean all,
      BiPredicate<Type, Type> equivalent) {
    Interface.Method method = own.method(wanted.name(), wanted.pkg());
    if (method != null) {
      return equivalent.test(method.signature(), wanted.signature())
          ? null
          : wrongType(wanted, method.signature());
    }
    return all ? notFound(type, target, wanted) : null;
  }

  private static @Nullable Missing missingOf(
      Type type, Type target, Interface.Method wanted, BiPredicate<Type, Type> equivalent) {
    return switch (Lookup.method(type, wanted.pkg(), wanted.name())) {
      case Lookup.MethodFound m ->
          equivalent.test(m.signature(), wanted.signature())
              ? null
              : wrongType(wanted, m.signature());
      case Lookup.InterfaceMethodFound m ->
          equivalent.test(m.method().signature(), wanted.signature())
              ? null
              : wrongType(wanted, m.method().signature());
      case Lookup.FieldFound _ -> {
        String selector = TypeText.of(type) + "." + wanted.name();
        yield new Missing(wanted, "(" + selector + " is a field, not a method)", false);
      }
      case Lookup.Ambiguous _ -> {
        String selector = TypeText.of(type) + "." + wanted.name();
        yield new Missing(wanted, "(ambiguous selector " + selector + ")", false);
      }
      case Lookup.NeedsPointer _ ->
          new Missing(wanted, "(method " + wanted.name() + " has pointer receiver)", true);
      case Lookup.NotFound _ -> notFoundByName(type, target, wanted);
    };
  }

  private static Missing notFoundByName(Type type, Type target, Interface.Method wanted) {
    return switch (Lookup.findFolded(type, false, wanted.pkg(), wanted.name())) {
      case Lookup.MethodFound m -> otherName(wanted, m.method().name, m.signature());
      case Lookup.InterfaceMethodFound m ->
          otherName(wanted, m.method().name(), m.method().signature());
      case Lookup.FieldFound _, Lookup.Ambiguous _, Lookup.NeedsPointer _, Lookup.NotFound _ ->
          notFound(type, target, wanted);
    };
  }

  private static Missing otherName(Interface.Method wanted, String name, Signature signature) {
    if (name.equals(wanted.name())) {
      return new Missing(wanted, "(unexported method " + name + ")", false);
    }
    String lines = haveAndWant(name, signature, wanted);
    return new Missing(wanted, "(missing method " + wanted.name() + ")" + lines, false);
  }

  private static Missing notFound(Type type, Type target, Interface.Method wanted) {
    String cause =
        TypeSets.isPointerToInterface(type)
            ? pointerToInterface(type)
            : TypeSets.isPointerToInterface(target)
                ? pointerToInterface(target)
                : "missing method " + wanted.name();
    return new Missing(wanted, "(" + cause + ")", false);
  }

  private static Missing wrongType(Interface.Method wanted, Signature have) {
    String lines = haveAndWant(wanted.name(), have, wanted);
    return new Missing(wanted, "(wrong type for method " + wanted.name() + ")" + lines, true);
  }

  private static String haveAndWant(String name, Signature have, Interface.Method want) {
    return "\n\t\thave "
        + TypeText.method(name, have)
        + "\n\t\twant "
        + TypeText.method(want.name(), want.signature());
  }

  /** {@code type *I is pointer to interface, not interface}. */
  public static String pointerToInterface(Type type) {
    boolean param =
        type.underlying() instanceof Pointer(Type element) && element instanceof TypeParam;
    String what = param ? "type parameter" : "interface";
    return "type " + TypeText.of(type) + " is pointer to " + what + ", not " + what;
  }

  private static boolean isInvalid(Type type) {
    Type under = type.underlying();
    return under == Basic.INVALID
        || (under instanceof Pointer(Type element) && element.underlying() == Basic.INVALID);
  }
}
