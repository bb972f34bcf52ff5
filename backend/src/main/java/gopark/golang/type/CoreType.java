package gopark.golang.type;

import gopark.golang.type.Interface.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The underlying type that all types of a type parameter share; of other types their own. */
public final class CoreType {

  /**
   * What was found.
   *
   * @param type null if there is none
   * @param reason why there is none, in Go's words; else empty
   */
  public record Result(@Nullable Type type, String reason) {}

  private CoreType() {}

  public static @Nullable Type of(Type type) {
    return find(type).type();
  }

  public static Result find(Type type) {
    List<Type> types = TypeSets.types(type);
    if (types == null) {
      return new Result(null, "no specific type");
    }
    Type chosen = types.getFirst();
    Type core = chosen.underlying();
    for (Type next : types) {
      Type under = next.underlying();
      if (core instanceof Chan a && under instanceof Chan b) {
        String conflict = conflict(a, b, chosen, next);
        if (!conflict.isEmpty()) {
          return new Result(null, conflict);
        }
        if (a.sends() && a.receives()) {
          chosen = next;
          core = under;
        }
      } else if (!Identical.identical(core, under)) {
        String both = TypeText.of(chosen) + " and " + TypeText.of(next);
        return new Result(null, both + " have different underlying types");
      }
    }
    return new Result(core, "");
  }

  private static String conflict(Chan a, Chan b, Type chosen, Type next) {
    String both = "channels " + TypeText.of(chosen) + " and " + TypeText.of(next);
    if (!Identical.identical(a.element(), b.element())) {
      return both + " have different element types";
    }
    boolean same = a.sends() == b.sends() && a.receives() == b.receives();
    boolean one = (a.sends() && a.receives()) || (b.sends() && b.receives());
    return same || one ? "" : both + " have conflicting directions";
  }

  /** The one term of a type parameter or its core type as a term; null if it has neither. */
  static @Nullable Term term(TypeParam param) {
    List<Term> terms = TypeSets.terms(param);
    if (terms.size() == 1) {
      return terms.getFirst();
    }
    Type core = of(param);
    return core == null ? null : new Term(core, terms.stream().anyMatch(Term::approximate));
  }
}
