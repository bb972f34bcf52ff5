package gopark.golang.type;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Types put in the place of type parameters. What does not change stays the same object. */
// Types are told apart by identity where that is enough, or all that is meant.
@SuppressWarnings("ReferenceEquality")
public final class Substitution {
  private static final int FEW_STEPS = 100;

  /** What a look at a type costs, beside its parts. */
  private static final long STEP_WORK = 30;

  private static final Substitution NONE = new Substitution(List.of(), List.of());

  private final List<TypeParam> params;
  private final List<? extends @Nullable Type> args;

  /** What has been done, once there is much: parts of a type may be shared again and again. */
  private final IdentityHashMap<Type, Type> done = new IdentityHashMap<>(0);

  private int steps;

  private Substitution(List<TypeParam> params, List<? extends @Nullable Type> args) {
    this.params = params;
    this.args = args;
  }

  /** Arguments that are null or missing leave their parameters as they are. */
  public static Substitution of(List<TypeParam> params, List<? extends @Nullable Type> args) {
    return params.isEmpty() ? NONE : new Substitution(List.copyOf(params), args);
  }

  public boolean isEmpty() {
    return params.isEmpty();
  }

  public Type apply(Type type) {
    if (params.isEmpty() || type instanceof Basic) {
      return type;
    }
    Compilation.spend(STEP_WORK);
    if (steps++ < FEW_STEPS) {
      return made(type);
    }
    Type known = done.get(type);
    if (known == null) {
      known = made(type);
      done.put(type, known);
    }
    return known;
  }

  private Type made(Type type) {
    return switch (type) {
      case Basic basic -> basic;
      case TypeParam param -> replacement(param);
      case Named named -> named(named);
      case Pointer(Type e) -> {
        Type to = apply(e);
        yield to == e ? type : new Pointer(to);
      }
      case Slice(Type e) -> {
        Type to = apply(e);
        yield to == e ? type : new Slice(to);
      }
      case Array(long length, Type e) -> {
        Type to = apply(e);
        yield to == e ? type : new Array(length, to);
      }
      case MapOf(Type k, Type v) -> {
        Type key = apply(k);
        Type value = apply(v);
        yield key == k && value == v ? type : new MapOf(key, value);
      }
      case Chan(Type e, boolean sends, boolean receives) -> {
        Type to = apply(e);
        yield to == e ? type : new Chan(to, sends, receives);
      }
      case Struct struct -> struct(struct);
      case Interface face -> face(face);
      case Signature signature -> signature(signature);
      case Tuple(List<Type> types) -> {
        List<Type> to = list(types);
        yield to == types ? type : new Tuple(to);
      }
    };
  }

  public Signature signature(Signature signature) {
    List<Type> params = list(signature.params());
    List<Type> results = list(signature.results());
    if (params == signature.params() && results == signature.results()) {
      return signature;
    }
    return new Signature(
        params, results, signature.variadic(), signature.paramNames(), signature.resultNames());
  }

  public List<Type> list(List<Type> types) {
    return map(types, this::apply);
  }

  private Type replacement(TypeParam param) {
    Compilation.spend(params.size() / 4);
    for (int i = 0; i < params.size() && i < args.size(); i++) {
      if (params.get(i) == param) {
        Type arg = args.get(i);
        return arg == null ? param : arg;
      }
    }
    return param;
  }

  private Type named(Named named) {
    Named origin = named.origin;
    if (origin == null) {
      return named;
    }
    List<Type> to = list(named.typeArgs);
    return to == named.typeArgs ? named : Named.instance(origin, to);
  }

  private Type struct(Struct struct) {
    List<Struct.Field> fields = map(struct.fields(), this::field);
    return fields == struct.fields() ? struct : new Struct(fields);
  }

  private Struct.Field field(Struct.Field f) {
    Type to = apply(f.type());
    return to == f.type() ? f : new Struct.Field(f.name(), to, f.embedded(), f.pkg(), f.tag());
  }

  private Interface face(Interface face) {
    List<Interface.Method> methods = map(face.methods(), this::method);
    List<Interface.Term> before = face.terms();
    List<Interface.Term> terms = before == null ? null : map(before, this::term);
    if (methods == face.methods() && terms == before) {
      return face;
    }
    return new Interface(methods, terms, face.comparable(), face.implicit());
  }

  private Interface.Method method(Interface.Method m) {
    Signature to = signature(m.signature());
    return to == m.signature() ? m : new Interface.Method(m.name(), m.pkg(), to);
  }

  private Interface.Term term(Interface.Term t) {
    Type to = apply(t.type());
    return to == t.type() ? t : new Interface.Term(to, t.approximate());
  }

  private static <T> List<T> map(List<T> list, UnaryOperator<T> change) {
    Compilation.spend(4L * list.size());
    List<T> changed = null;
    for (int i = 0; i < list.size(); i++) {
      T before = list.get(i);
      T after = change.apply(before);
      if (after != before && changed == null) {
        changed = new ArrayList<>(list);
      }
      if (changed != null) {
        changed.set(i, after);
      }
    }
    return changed == null ? list : List.copyOf(changed);
  }
}
