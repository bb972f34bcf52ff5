package gopark.golang.type;

import java.util.IdentityHashMap;
import java.util.List;

/** Looks for type parameters in a type; parts that are shared are looked at once. */
final class Mentions {
  private static final int FEW_STEPS = 100;
  private static final long STEP_WORK = 30;

  private final List<TypeParam> params;
  private final IdentityHashMap<Type, Boolean> without = new IdentityHashMap<>(0);
  private int steps;

  Mentions(List<TypeParam> params) {
    this.params = params;
  }

  boolean in(Type type) {
    if (type instanceof Basic) {
      return false;
    }
    if (steps++ > FEW_STEPS && without.put(type, true) != null) {
      return false;
    }
    Compilation.spend(STEP_WORK + params.size() / 4);
    return switch (type) {
      case Basic _ -> false;
      case TypeParam param -> params.contains(param);
      case Named named -> any(named.typeArgs);
      case Pointer(Type e) -> in(e);
      case Slice(Type e) -> in(e);
      case Array(_, Type e) -> in(e);
      case MapOf(Type k, Type v) -> in(k) || in(v);
      case Chan(Type e, _, _) -> in(e);
      case Struct struct -> struct.fields().stream().anyMatch(f -> in(f.type()));
      case Signature s -> any(s.params()) || any(s.results());
      case Tuple tuple -> any(tuple.types());
      case Interface face ->
          face.methods().stream().anyMatch(m -> in(m.signature()))
              || (face.terms() != null && face.terms().stream().anyMatch(t -> in(t.type())));
    };
  }

  private boolean any(List<Type> types) {
    return types.stream().anyMatch(this::in);
  }
}
