package gopark.golang.type;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** All methods that values of a type have, also by embedding, in order of their names. */
public final class MethodSets {
  private static final Comparator<Name> ORDER =
      Comparator.comparing(Name::name).thenComparing(Name::pkg);

  private MethodSets() {}

  /** What a method is called; without a package if all packages mean the same by it. */
  private record Name(String name, String pkg) {
    static Name of(String name, String pkg) {
      return new Name(name, Names.isExported(name) ? "" : pkg);
    }
  }

  /**
   * The methods of the type itself: of a value only those that need no pointer. All are MethodFound
   * or InterfaceMethodFound.
   */
  public static List<Lookup.Result> of(Type type) {
    TreeSet<Name> names = new TreeSet<>(ORDER);
    collect(type instanceof Pointer(Type element) ? element : type, names, new IdentityHashMap<>());
    List<Lookup.Result> result = new ArrayList<>();
    for (Name name : names) {
      Lookup.Result found = Lookup.find(type, false, name.pkg(), name.name());
      if (found instanceof Lookup.MethodFound || found instanceof Lookup.InterfaceMethodFound) {
        result.add(found);
      }
    }
    return List.copyOf(result);
  }

  private static void collect(Type type, Set<Name> names, Map<Type, Boolean> seen) {
    if (seen.put(type, true) != null) {
      return;
    }
    Compilation.spend(50);
    if (type instanceof Named named) {
      Compilation.spend(30L * named.declaredMethods().size());
      for (Callable method : named.declaredMethods()) {
        names.add(Name.of(method.name, named.pkg));
      }
    }
    switch (type.underlying()) {
      case Interface face ->
          face.methods().forEach(method -> names.add(Name.of(method.name(), method.pkg())));
      case Struct struct -> {
        for (Struct.Field field : struct.fields()) {
          if (field.embedded()) {
            Type inner = field.type() instanceof Pointer(Type element) ? element : field.type();
            collect(inner, names, seen);
          }
        }
      }
      default -> {}
    }
  }
}
