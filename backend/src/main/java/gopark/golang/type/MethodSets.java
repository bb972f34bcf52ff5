package gopark.golang.type;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All methods that values of a type have, also by embedding, in order of their names. */
public final class MethodSets {
  private MethodSets() {}

  /**
   * The methods of the type itself: of a value only those that need no pointer. All are MethodFound
   * or InterfaceMethodFound.
   */
  public static List<Lookup.Result> of(Type type) {
    TreeMap<String, String> pkgByName = new TreeMap<>();
    collect(
        type instanceof Pointer(Type element) ? element : type, pkgByName, new IdentityHashMap<>());
    List<Lookup.Result> result = new ArrayList<>();
    pkgByName.forEach((name, pkg) -> {
      Lookup.Result found = Lookup.find(type, false, pkg, name);
      if (found instanceof Lookup.MethodFound || found instanceof Lookup.InterfaceMethodFound) {
        result.add(found);
      }
    });
    return List.copyOf(result);
  }

  private static void collect(Type type, Map<String, String> pkgByName, Map<Type, Boolean> seen) {
    if (seen.put(type, true) != null) {
      return;
    }
    Compilation.spend(50);
    if (type instanceof Named named) {
      Compilation.spend(30L * named.declaredMethods().size());
      for (Callable method : named.declaredMethods()) {
        pkgByName.put(method.name, named.pkg);
      }
    }
    switch (type.underlying()) {
      case Interface face ->
          face.methods().forEach(method -> pkgByName.putIfAbsent(method.name(), method.pkg()));
      case Struct struct -> {
        for (Struct.Field field : struct.fields()) {
          if (field.embedded()) {
            Type inner = field.type() instanceof Pointer(Type element) ? element : field.type();
            collect(inner, pkgByName, seen);
          }
        }
      }
      default -> {}
    }
  }
}
