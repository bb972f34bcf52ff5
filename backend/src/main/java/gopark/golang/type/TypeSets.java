package gopark.golang.type;

import gopark.golang.type.Interface.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What can be said of a type, or of all types that a type parameter may stand for. Methods that
 * begin with {@code is} ask for the type itself, those with {@code all} look into the constraint.
 */
public final class TypeSets {
  private TypeSets() {}

  /** The terms of a type parameter, none if the constraint names no types. */
  static List<Term> terms(TypeParam param) {
    return param.underlying() instanceof Interface face && face.terms() != null
        ? face.terms()
        : List.of();
  }

  /**
   * The types that the type parameter may be; of another type itself. Null if the constraint names
   * no types.
   */
  public static @Nullable List<Type> types(Type type) {
    if (!(type instanceof TypeParam param)) {
      return List.of(type);
    }
    List<Term> terms = terms(param);
    if (terms.isEmpty()) {
      return null;
    }
    List<Type> types = new ArrayList<>();
    for (Term term : terms) {
      types.add(term.type());
    }
    return types;
  }

  /** Whether it holds for the underlying type, of a type parameter for those of all its types. */
  public static boolean allUnder(Type type, Predicate<Type> holds) {
    List<Type> types = types(type);
    if (types == null) {
      return false;
    }
    return types.stream().allMatch(t -> holds.test(t.underlying()));
  }

  /** The basic type underneath, or null. */
  private static @Nullable Basic basic(Type type) {
    return type.underlying() instanceof Basic basic ? basic : null;
  }

  public static boolean isUntyped(Type type) {
    return type instanceof Basic basic && basic.isUntyped();
  }

  public static boolean isBoolean(Type type) {
    return isKind(type, Basic.Kind.BOOL);
  }

  public static boolean isInteger(Type type) {
    return type.underlying() instanceof Basic basic && basic.isInteger();
  }

  static boolean isUnsigned(Type type) {
    return isKind(type, Basic.Kind.UNSIGNED);
  }

  public static boolean isNumeric(Type type) {
    return type.underlying() instanceof Basic basic && basic.isNumeric();
  }

  public static boolean isString(Type type) {
    return isKind(type, Basic.Kind.STRING);
  }

  private static boolean isNumericOrString(Type type) {
    return isNumeric(type) || isString(type);
  }

  /** What {@code <} is for; numbers and strings. */
  private static boolean isOrdered(Type type) {
    return isNumericOrString(type);
  }

  /** What a constant may be of. */
  public static boolean isConstType(Type type) {
    return isNumericOrString(type) || isBoolean(type);
  }

  public static boolean allBoolean(Type type) {
    return allUnder(type, TypeSets::isBoolean);
  }

  public static boolean allInteger(Type type) {
    return allUnder(type, TypeSets::isInteger);
  }

  public static boolean allNumeric(Type type) {
    return allUnder(type, TypeSets::isNumeric);
  }

  public static boolean allString(Type type) {
    return allUnder(type, TypeSets::isString);
  }

  public static boolean allNumericOrString(Type type) {
    return allUnder(type, TypeSets::isNumericOrString);
  }

  public static boolean allOrdered(Type type) {
    return allUnder(type, TypeSets::isOrdered);
  }

  /** Whether it is an interface and no type parameter. */
  public static boolean isInterface(Type type) {
    return !(type instanceof TypeParam) && type.underlying() instanceof Interface;
  }

  public static boolean isPointerToInterface(Type type) {
    return type.underlying() instanceof Pointer(Type element)
        && element.underlying() instanceof Interface;
  }

  static boolean isBytesOrRunes(Type type) {
    if (!(type.underlying() instanceof Slice(Type element))) {
      return false;
    }
    Basic basic = basic(element);
    Basic canonical = basic == null ? null : basic.canonical();
    return canonical == Basic.UINT8 || canonical == Basic.INT32;
  }

  /** Whether nil is a value of it. */
  public static boolean hasNil(Type type) {
    return switch (type.underlying()) {
      case Slice _, Pointer _, Signature _, MapOf _, Chan _ -> true;
      case Interface _ -> !(type instanceof TypeParam) || allUnder(type, TypeSets::hasNil);
      default -> false;
    };
  }

  /** Whether it has a name of its own: predeclared, defined, or a type parameter. */
  static boolean hasName(Type type) {
    return type instanceof Basic || type instanceof Named || type instanceof TypeParam;
  }

  /** Whether type parameters of these stand in the type. */
  static boolean mentions(Type type, List<TypeParam> params) {
    return new Mentions(params).in(type);
  }

  private static boolean isKind(Type type, Basic.Kind kind) {
    return type.underlying() instanceof Basic basic && basic.kind() == kind;
  }
}
