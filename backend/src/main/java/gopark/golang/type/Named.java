package gopark.golang.type;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * A defined type, by identity; an instance of a generic one is the same if its origin and its
 * arguments are. The underlying type and the methods come when the declaration has been read.
 */
public final class Named implements Type {
  public final String name;

  /** The path of its package; empty of predeclared types. */
  public final String pkg;

  /** The name of its package, with which messages qualify it; empty of predeclared types. */
  public final String pkgName;

  /** The parameters of a generic type; none for an instance. */
  public List<TypeParam> typeParams = List.of();

  /** The generic type of an instance, and its arguments; null for other types. */
  public final @Nullable Named origin;

  public final List<Type> typeArgs;

  /** The declared methods; an instance has its origin's, whose types speak of the parameters. */
  public final List<Callable> methods = new ArrayList<>();

  /**
   * Whether the type is declared inside of a generic function: its parameters are that function's,
   * which messages do not write after the name.
   */
  public boolean implicitlyGeneric;

  private @Nullable Type underlying;

  /** The first methods of their names, as many as have been looked at. */
  private final SequencedMap<String, Callable> byName = new LinkedHashMap<>();

  private int namesSeen;

  /** Same arguments give the same. */
  private final int hash;

  /** A declared type. */
  public Named(String name, String pkg, String pkgName) {
    this(name, pkg, pkgName, null, List.of());
  }

  /** An instance. */
  Named(Named origin, List<Type> typeArgs) {
    this(origin.name, origin.pkg, origin.pkgName, origin, typeArgs);
  }

  private Named(
      String name, String pkg, String pkgName, @Nullable Named origin, List<Type> typeArgs) {
    this.name = name;
    this.pkg = pkg;
    this.pkgName = pkgName;
    this.origin = origin;
    this.typeArgs = typeArgs;
    this.hash = origin == null ? 31 * pkg.hashCode() + name.hashCode() : Hash.of(origin, typeArgs);
  }

  /**
   * The instance, whose underlying type is worked out from the origin's when first asked for. The
   * same arguments give the same object, as long as one program is compiled.
   */
  public static Named instance(Named origin, List<? extends Type> typeArgs) {
    return Compilation.instance(origin, typeArgs);
  }

  /** A number that is the same for identical types. */
  int hash() {
    return hash;
  }

  boolean hidesTypeArgs() {
    return origin == null ? implicitlyGeneric : origin.implicitlyGeneric;
  }

  public boolean isGeneric() {
    return !typeParams.isEmpty();
  }

  /** Whether {@link #define} has been called, or it is an instance of a type that is defined. */
  public boolean isDefined() {
    return underlying != null || (origin != null && origin.isDefined());
  }

  public void define(Type type) {
    underlying = type;
  }

  @Override
  public Type underlying() {
    Type known = underlying;
    if (known == null && origin != null && origin.isDefined()) {
      known = Substitution.of(origin.typeParams, typeArgs).apply(origin.underlying());
      underlying = known;
    }
    return known == null ? Basic.INVALID : known;
  }

  /** The declared methods, of an instance its origin's. */
  public List<Callable> declaredMethods() {
    return origin == null ? methods : origin.methods;
  }

  /** The declared methods that may be called so; those of other packages may be among them. */
  List<Callable> methodsCalled(String name) {
    Named declaring = origin == null ? this : origin;
    synchronized (declaring.byName) {
      while (declaring.namesSeen < declaring.methods.size()) {
        Callable method = declaring.methods.get(declaring.namesSeen++);
        declaring.byName.putIfAbsent(method.name, method);
      }
      Callable found = declaring.byName.get(name);
      return found == null ? List.of() : List.of(found);
    }
  }

  @Override
  public String toString() {
    return TypeText.of(this);
  }
}
