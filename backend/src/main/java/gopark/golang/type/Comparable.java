package gopark.golang.type;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which types {@code ==} is for. */
@SuppressWarnings("AvoidCommonTypeNames") // It is what Go calls it.
public final class Comparable {
  private Comparable() {}

  /** Whether its values may be compared, if only to panic because of what is in an interface. */
  public static boolean comparable(Type type) {
    return problem(type) == null;
  }

  /** Whether comparing its values never panics. */
  public static boolean strictly(Type type) {
    return problem(type, false, new IdentityHashMap<>()) == null;
  }

  /** Why not, in Go's words, perhaps in none; null if they are comparable. */
  public static @Nullable String problem(Type type) {
    return problem(type, true, new IdentityHashMap<>());
  }

  private static @Nullable String problem(Type type, boolean dynamic, Map<Type, Boolean> seen) {
    if (seen.put(type, true) != null) {
      return null;
    }
    return switch (type.underlying()) {
      case Basic basic -> basic == Basic.UNTYPED_NIL ? "" : null;
      case Pointer _, Chan _ -> null;
      case Struct struct -> {
        for (Struct.Field field : struct.fields()) {
          if (problem(field.type(), dynamic, seen) != null) {
            yield "struct containing " + TypeText.of(field.type()) + " cannot be compared";
          }
        }
        yield null;
      }
      case Array(_, Type element) ->
          problem(element, dynamic, seen) == null
              ? null
              : TypeText.of(type) + " cannot be compared";
      case Interface face -> {
        if ((dynamic && !(type instanceof TypeParam)) || isComparable(face, seen)) {
          yield null;
        }
        List<Interface.Term> terms = face.terms();
        yield terms != null && terms.isEmpty()
            ? "empty type set"
            : "incomparable types in type set";
      }
      default -> "";
    };
  }

  private static boolean isComparable(Interface face, Map<Type, Boolean> seen) {
    List<Interface.Term> terms = face.terms();
    if (terms == null) {
      return face.comparable();
    }
    return terms.stream().allMatch(term -> problem(term.type(), false, seen) == null);
  }
}
