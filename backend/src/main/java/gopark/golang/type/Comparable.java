package gopark.golang.type;

import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which types {@code ==} is for. */
@SuppressWarnings("AvoidCommonTypeNames") // It is what Go calls it.
public final class Comparable {
  private Comparable() {}

  /** Whether its values may be compared, if only to panic because of what is in an interface. */
  public static boolean comparable(Type type) {
    return comparable(type, true, new IdentityHashMap<>());
  }

  /** Whether comparing its values never panics. */
  public static boolean strictly(Type type) {
    return comparable(type, false, new IdentityHashMap<>());
  }

  /** Why not, in Go's words, perhaps in none; null if they are comparable. */
  public static @Nullable String problem(Type type) {
    if (comparable(type)) {
      return null;
    }
    return switch (type.underlying()) {
      case Struct struct -> {
        Type field = firstIncomparable(struct);
        yield "struct containing " + TypeText.of(field) + " cannot be compared";
      }
      case Array _ -> TypeText.of(type) + " cannot be compared";
      case Interface face -> {
        List<Interface.Term> terms = face.terms();
        yield terms != null && terms.isEmpty()
            ? "empty type set"
            : "incomparable types in type set";
      }
      default -> "";
    };
  }

  private static Type firstIncomparable(Struct struct) {
    IdentityHashMap<Type, Boolean> seen = new IdentityHashMap<>();
    for (Struct.Field field : struct.fields()) {
      if (!comparable(field.type(), true, seen)) {
        return field.type();
      }
    }
    throw new IllegalStateException("All fields are comparable.");
  }

  /**
   * Whether it is.
   *
   * @param seen types that are comparable if nothing says otherwise; one that does ends it all
   */
  private static boolean comparable(
      Type type, boolean dynamic, IdentityHashMap<Type, Boolean> seen) {
    if (seen.put(type, true) != null) {
      return true;
    }
    Compilation.spend(40);
    return switch (type.underlying()) {
      case Basic basic -> basic != Basic.UNTYPED_NIL;
      case Pointer _, Chan _ -> true;
      case Struct struct -> {
        for (Struct.Field field : struct.fields()) {
          if (!comparable(field.type(), dynamic, seen)) {
            yield false;
          }
        }
        yield true;
      }
      case Array(_, Type element) -> comparable(element, dynamic, seen);
      case Interface face -> (dynamic && !(type instanceof TypeParam)) || allows(face, seen);
      case Slice _, MapOf _, Signature _, Named _, TypeParam _, Tuple _ -> false;
    };
  }

  private static boolean allows(Interface face, IdentityHashMap<Type, Boolean> seen) {
    List<Interface.Term> terms = face.terms();
    if (terms == null) {
      return face.comparable();
    }
    return terms.stream().allMatch(term -> comparable(term.type(), false, seen));
  }
}
