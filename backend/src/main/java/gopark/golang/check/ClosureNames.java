package gopark.golang.check;

import gopark.golang.tree.Function;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** Function literals and bodies of loops, named as Go's compiler names them. */
final class ClosureNames {
  private final IdentityHashMap<Function, Integer> literals = new IdentityHashMap<>();
  private final IdentityHashMap<Function, Integer> loops = new IdentityHashMap<>();

  /** The function around each body of a loop over a function. */
  private final IdentityHashMap<Function, Function> bodies = new IdentityHashMap<>();

  private int packageLiterals;

  boolean isBody(Function function) {
    return bodies.containsKey(function);
  }

  void body(Function body, Function around) {
    bodies.put(body, owner(around));
  }

  /** The function that a body of a loop belongs to; another function is its own. */
  private Function owner(Function function) {
    return bodies.getOrDefault(function, function);
  }

  /** The name of a function literal. */
  String literal(@Nullable Function outer, String pkg) {
    if (outer == null) {
      packageLiterals++;
      return pkg + ".init.func" + packageLiterals;
    }
    Function owner = owner(outer);
    int n = literals.merge(owner, 1, Integer::sum);
    boolean declared = owner.outer == null && !owner.name.isEmpty();
    return owner.qualifiedName + (declared ? ".func" : ".") + n;
  }

  /** The name of the body of a loop over a function. */
  String loop(Function outer) {
    Function owner = owner(outer);
    return owner.qualifiedName + "-range" + loops.merge(owner, 1, Integer::sum);
  }
}
