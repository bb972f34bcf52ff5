package gopark.golang.type;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds what type parameters must be for types to agree. */
// Types are told apart by identity where that is enough, or all that is meant.
@SuppressWarnings("ReferenceEquality")
final class Unifier {
  private static final int DEPTH_LIMIT = 50;

  /** What is known of parameters that must be the same type. */
  private static final class Handle {
    @Nullable Type type;
  }

  /**
   * How much must agree: as an assignment allows, and whether elements must be identical.
   *
   * @param assign whether it is the outermost level of an assignment
   */
  private record Mode(boolean assign, boolean exact) {
    Mode element() {
      return assign ? new Mode(true, true) : this;
    }
  }

  private static final Mode INEXACT = new Mode(false, false);
  private static final Mode ASSIGN = new Mode(true, false);
  private static final Mode EXACT = new Mode(false, true);

  private final List<TypeParam> params;
  private final IdentityHashMap<TypeParam, Handle> handles = new IdentityHashMap<>();
  private int depth;

  Unifier(List<TypeParam> params, List<? extends @Nullable Type> known) {
    this.params = params;
    for (int i = 0; i < params.size(); i++) {
      Handle handle = new Handle();
      handle.type = i < known.size() ? known.get(i) : null;
      handles.put(params.get(i), handle);
    }
  }

  /** What is known of the parameter; null if nothing. */
  @Nullable Type at(TypeParam param) {
    Handle handle = handles.get(param);
    return handle == null ? null : handle.type;
  }

  void set(TypeParam param, Type type) {
    handle(param).type = type;
  }

  List<@Nullable Type> inferred() {
    List<@Nullable Type> result = new ArrayList<>();
    for (TypeParam param : params) {
      result.add(at(param));
    }
    return result;
  }

  int unknowns() {
    int count = 0;
    for (TypeParam param : params) {
      count += at(param) == null ? 1 : 0;
    }
    return count;
  }

  boolean unifyInexact(Type x, Type y) {
    return unify(x, y, INEXACT);
  }

  boolean unifyAssigned(Type x, Type y) {
    return unify(x, y, ASSIGN);
  }

  boolean unifyExact(Type x, Type y) {
    return unify(x, y, EXACT);
  }

  private Handle handle(TypeParam param) {
    return Objects.requireNonNull(handles.get(param));
  }

  private boolean isBound(Type type) {
    return type instanceof TypeParam param && handles.containsKey(param);
  }

  private boolean unify(Type x, Type y, Mode mode) {
    if (x == y) {
      return true;
    }
    if (depth >= DEPTH_LIMIT) {
      return false;
    }
    Compilation.spend(40);
    depth++;
    boolean swap = x instanceof Named || isBound(y);
    boolean result = swap ? ordered(y, x, mode) : ordered(x, y, mode);
    depth--;
    return result;
  }

  /** Unifies two types; x is a bound parameter if there is one, and if possible no defined type. */
  private boolean ordered(Type x, Type given, Mode mode) {
    Type y = given;
    boolean literal = !(x instanceof Named) && !(x instanceof TypeParam);
    if (!mode.exact() && y instanceof Named && literal && !TypeSets.isInterface(x)) {
      y = y.underlying();
      if (x == y) {
        return true;
      }
    }
    if (x instanceof TypeParam px && handles.containsKey(px)) {
      if (y instanceof TypeParam py && handles.containsKey(py)) {
        return join(px, py, mode);
      }
      return bind(px, y, mode);
    }
    if (!mode.exact()) {
      Boolean answer = interfaces(x, y);
      if (answer != null) {
        return answer;
      }
    }
    return y instanceof TypeParam ? structure(y, x, mode) : structure(x, y, mode);
  }

  private boolean join(TypeParam x, TypeParam y, Mode mode) {
    Handle hx = handle(x);
    Handle hy = handle(y);
    if (hx == hy) {
      return true;
    }
    Type tx = hx.type;
    Type ty = hy.type;
    if (tx != null && ty != null) {
      return unify(tx, ty, mode);
    }
    Handle kept = tx != null ? hx : hy;
    Handle gone = tx != null ? hy : hx;
    for (TypeParam param : params) {
      if (handles.get(param) == gone) {
        handles.put(param, kept);
      }
    }
    return true;
  }

  private boolean bind(TypeParam param, Type y, Mode mode) {
    Type x = at(param);
    if (x == null) {
      set(param, y);
      return true;
    }
    if (!unify(x, y, mode)) {
      return false;
    }
    boolean xNamed = x instanceof Named;
    boolean yNamed = y instanceof Named;
    if (TypeSets.isInterface(x) && TypeSets.isInterface(y)) {
      if (xNamed && yNamed) {
        return Identical.identical(x, y);
      }
      if (methods(x).size() != methods(y).size()) {
        return false;
      }
    } else if (TypeSets.isInterface(x) || TypeSets.isInterface(y)) {
      return false;
    }
    if (!mode.exact() && !xNamed) {
      boolean directed = y.underlying() instanceof Chan chan && !(chan.sends() && chan.receives());
      if (yNamed || directed) {
        set(param, y);
      }
    }
    return true;
  }

  private static List<Interface.Method> methods(Type type) {
    return type.underlying() instanceof Interface face ? face.methods() : List.of();
  }

  /** Where one is an interface, its methods decide; null if neither is. */
  private @Nullable Boolean interfaces(Type x, Type y) {
    boolean xFace = TypeSets.isInterface(x);
    boolean yFace = TypeSets.isInterface(y);
    if (xFace && yFace) {
      return bothInterfaces((Interface) x.underlying(), (Interface) y.underlying());
    }
    if (!xFace && !yFace) {
      return null;
    }
    Type face = yFace ? y : x;
    Type other = yFace ? x : y;
    for (Interface.Method method : methods(face)) {
      Signature signature =
          switch (Lookup.find(other, false, method.pkg(), method.name())) {
            case Lookup.MethodFound found -> found.signature();
            case Lookup.InterfaceMethodFound found -> found.method().signature();
            case Lookup.FieldFound _,
                Lookup.Ambiguous _,
                Lookup.NeedsPointer _,
                Lookup.NotFound _ ->
                null;
          };
      if (signature == null || !unify(method.signature(), signature, EXACT)) {
        return false;
      }
    }
    return true;
  }

  private boolean bothInterfaces(Interface x, Interface y) {
    if (x.comparable() != y.comparable() || !Terms.equal(x.terms(), y.terms())) {
      return false;
    }
    boolean fewer = x.methods().size() <= y.methods().size();
    Interface small = fewer ? x : y;
    Interface large = fewer ? y : x;
    for (Interface.Method method : small.methods()) {
      Interface.Method other = null;
      for (Interface.Method candidate : large.methods()) {
        if (Names.same(candidate.name(), candidate.pkg(), method.name(), method.pkg())) {
          other = candidate;
        }
      }
      if (other == null || !unify(method.signature(), other.signature(), EXACT)) {
        return false;
      }
    }
    return true;
  }

  private boolean structure(Type x, Type y, Mode mode) {
    Mode element = mode.element();
    return switch (x) {
      case Basic a -> y instanceof Basic b && a.canonical() == b.canonical();
      case Array(long n, Type a) ->
          y instanceof Array(long m, Type b) && n == m && unify(a, b, element);
      case Slice(Type a) -> y instanceof Slice(Type b) && unify(a, b, element);
      case Pointer(Type a) -> y instanceof Pointer(Type b) && unify(a, b, element);
      case MapOf(Type k, Type v) ->
          y instanceof MapOf(Type l, Type w) && unify(k, l, element) && unify(v, w, element);
      case Chan a ->
          y instanceof Chan b
              && (!mode.exact() || (a.sends() == b.sends() && a.receives() == b.receives()))
              && unify(a.element(), b.element(), element);
      case Struct a -> y instanceof Struct b && structs(a, b, element);
      case Signature a ->
          y instanceof Signature b
              && a.variadic() == b.variadic()
              && lists(a.params(), b.params(), element)
              && lists(a.results(), b.results(), element);
      case Tuple(List<Type> a) -> y instanceof Tuple(List<Type> b) && lists(a, b, mode);
      case Interface a ->
          y instanceof Interface b
              && a.methods().size() == b.methods().size()
              && bothInterfaces(a, b);
      case Named a ->
          y instanceof Named b
              && (a.origin == null ? a : a.origin) == (b.origin == null ? b : b.origin)
              && lists(a.typeArgs, b.typeArgs, mode);
      case TypeParam a -> {
        Type core = CoreType.of(a);
        yield core != null && unify(core, y, ASSIGN);
      }
    };
  }

  private boolean structs(Struct a, Struct b, Mode mode) {
    if (a.fields().size() != b.fields().size()) {
      return false;
    }
    for (int i = 0; i < a.fields().size(); i++) {
      Struct.Field f = a.fields().get(i);
      Struct.Field g = b.fields().get(i);
      if (f.embedded() != g.embedded()
          || !f.tag().equals(g.tag())
          || !Names.same(f.name(), f.pkg(), g.name(), g.pkg())
          || !unify(f.type(), g.type(), mode)) {
        return false;
      }
    }
    return true;
  }

  private boolean lists(List<Type> a, List<Type> b, Mode mode) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!unify(a.get(i), b.get(i), mode)) {
        return false;
      }
    }
    return true;
  }
}
