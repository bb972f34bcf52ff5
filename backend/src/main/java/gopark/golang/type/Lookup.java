package gopark.golang.type;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the field or method that a selector means, through embedded fields too. */
// Types are told apart by identity where that is enough, or all that is meant.
@SuppressWarnings("ReferenceEquality")
public final class Lookup {

  /** What a name means in a type. */
  public sealed interface Result {}

  /**
   * A field.
   *
   * @param path indices of the embedded fields on the way, then its own
   * @param indirect whether a pointer is passed on the way, the operand being one too
   */
  public record FieldFound(List<Integer> path, Struct.Field field, boolean indirect)
      implements Result {
    public Type type() {
      return field.type();
    }
  }

  /**
   * A declared method.
   *
   * @param path indices of the embedded fields on the way to the receiver
   * @param receiver the defined type that declares it
   * @param signature without receiver, with the receiver's type arguments put in
   */
  public record MethodFound(
      List<Integer> path, Named receiver, Callable method, Signature signature, boolean indirect)
      implements Result {

    /** The arguments for the method's type parameters. */
    public List<Type> typeArgs() {
      return receiver.typeArgs;
    }
  }

  /** A method of an interface or of a type parameter, which the receiver is. */
  public record InterfaceMethodFound(
      List<Integer> path, Type receiver, Interface.Method method, boolean indirect)
      implements Result {}

  /** Several at the same depth. */
  public record Ambiguous() implements Result {}

  /** A method that needs a pointer, where there is a value without an address. */
  public record NeedsPointer(Callable method) implements Result {}

  public record NotFound() implements Result {}

  private record Embedded(Type type, @Nullable Path path, boolean indirect, boolean multiple) {
    List<Integer> indices() {
      return Path.indices(path);
    }
  }

  /** Indices of fields, the last of them and what is before; many paths begin with the same. */
  private record Path(@Nullable Path before, int index) {
    static List<Integer> indices(@Nullable Path path) {
      List<Integer> indices = new ArrayList<>();
      for (Path at = path; at != null; at = at.before) {
        indices.add(at.index);
      }
      Compilation.spend(10L * indices.size());
      return List.copyOf(indices.reversed());
    }
  }

  /** What a look into a type costs, beside its fields and methods. */
  private static final long STEP_WORK = 60;

  private final String pkg;
  private final String name;
  private final boolean foldCase;
  private final Set<Named> seen = new LinkedHashSet<>();
  private @Nullable Result found;
  private boolean collision;

  private Lookup(String pkg, String name, boolean foldCase) {
    this.pkg = pkg;
    this.name = name;
    this.foldCase = foldCase;
  }

  /**
   * What the name means in the type.
   *
   * @param addressable whether the operand is a variable, so that its address can be taken
   * @param pkg the path of the package in which the selector stands
   */
  public static Result find(Type type, boolean addressable, String pkg, String name) {
    if (type instanceof Named named && named.underlying() instanceof Pointer pointer) {
      Result result = new Lookup(pkg, name, false).search(pointer, false);
      return result instanceof FieldFound || result instanceof Ambiguous ? result : new NotFound();
    }
    return new Lookup(pkg, name, false).search(type, addressable);
  }

  /** What a name means in the type if large and small letters are not told apart. */
  public static Result findFolded(Type type, boolean addressable, String pkg, String name) {
    return new Lookup(pkg, name, true).search(type, addressable);
  }

  /** What the name means without the rule on defined pointer types. */
  static Result method(Type type, String pkg, String name) {
    return new Lookup(pkg, name, false).search(type, false);
  }

  private Result search(Type type, boolean addressable) {
    if (name.equals("_")) {
      return new NotFound();
    }
    Type base = type instanceof Pointer(Type element) ? element : type;
    boolean pointer = base != type;
    if (pointer && base.underlying() instanceof Interface) {
      return new NotFound();
    }
    List<Embedded> current = List.of(new Embedded(base, null, pointer, false));
    while (!current.isEmpty()) {
      List<Embedded> next = new ArrayList<>();
      for (Embedded embedded : current) {
        visit(embedded, next);
        if (collision) {
          return new Ambiguous();
        }
      }
      Result result = found;
      if (result != null) {
        boolean needsPointer =
            result instanceof MethodFound m
                && m.method().pointerReceiver
                && !m.indirect()
                && !addressable;
        return needsPointer ? new NeedsPointer(((MethodFound) result).method()) : result;
      }
      current = consolidated(next);
    }
    return new NotFound();
  }

  private void visit(Embedded at, List<Embedded> next) {
    Compilation.spend(STEP_WORK);
    if (at.type() instanceof Named named) {
      if (!seen.add(named)) {
        return;
      }
      for (Callable method : foldCase ? named.declaredMethods() : named.methodsCalled(name)) {
        if (matches(method.name, named.pkg)) {
          Signature signature =
              Substitution.of(method.typeParams, named.typeArgs).signature(method.signature);
          accept(at, new MethodFound(at.indices(), named, method, signature, at.indirect()));
          return;
        }
      }
    }
    switch (at.type().underlying()) {
      case Struct struct -> visitFields(at, struct, next);
      case Interface face -> {
        for (Interface.Method method : methods(face)) {
          if (matches(method.name(), method.pkg())) {
            accept(at, new InterfaceMethodFound(at.indices(), at.type(), method, at.indirect()));
          }
        }
      }
      default -> {}
    }
  }

  /** The methods that the name may mean. */
  private List<Interface.Method> methods(Interface face) {
    if (foldCase) {
      Compilation.spend(10L * face.methods().size());
      return face.methods();
    }
    Interface.Method method = face.method(name, pkg);
    return method == null ? List.of() : List.of(method);
  }

  private void visitFields(Embedded at, Struct struct, List<Embedded> next) {
    Compilation.spend(8L * struct.fields().size());
    for (int i = 0; i < struct.fields().size(); i++) {
      Struct.Field field = struct.fields().get(i);
      if (matches(field.name(), field.pkg())) {
        accept(at, new FieldFound(Path.indices(new Path(at.path(), i)), field, at.indirect()));
      } else if (found == null && field.embedded()) {
        Type type = field.type() instanceof Pointer(Type element) ? element : field.type();
        boolean indirect = at.indirect() || type != field.type();
        next.add(new Embedded(type, new Path(at.path(), i), indirect, at.multiple()));
      }
    }
  }

  private void accept(Embedded at, Result result) {
    if (found != null || at.multiple()) {
      collision = true;
    }
    found = result;
  }

  private boolean matches(String candidate, String itsPkg) {
    return foldCase ? candidate.equalsIgnoreCase(name) : Names.same(candidate, itsPkg, name, pkg);
  }

  private static List<Embedded> consolidated(List<Embedded> list) {
    if (list.size() < 2) {
      return list;
    }
    List<Embedded> result = new ArrayList<>();
    SequencedMap<Integer, List<Integer>> places = new LinkedHashMap<>();
    for (Embedded next : list) {
      List<Integer> alike = places.computeIfAbsent(Hash.of(next.type()), _ -> new ArrayList<>(1));
      int before = -1;
      for (int i = 0; i < alike.size() && before < 0; i++) {
        int place = alike.get(i);
        before = Identical.identical(result.get(place).type(), next.type()) ? place : -1;
      }
      if (before < 0) {
        alike.add(result.size());
        result.add(next);
      } else {
        Embedded first = result.get(before);
        result.set(before, new Embedded(first.type(), first.path(), first.indirect(), true));
      }
    }
    return result;
  }
}
