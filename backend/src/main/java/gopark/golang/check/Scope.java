package gopark.golang.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** The names that a piece of a program declares, within another. */
final class Scope {
  final @Nullable Scope parent;

  /** Whether it is a function's, which looks after its unused variables itself. */
  final boolean function;

  private final boolean inFunction;
  private final SequencedMap<String, Entity> names = new LinkedHashMap<>();
  private final List<Scope> children = new ArrayList<>();

  private Scope(@Nullable Scope parent, boolean function) {
    this.parent = parent;
    this.function = function;
    this.inFunction = function || (parent != null && parent.inFunction);
    // Scopes of a package and of the universe live longer than those within.
    if (parent != null && parent.inFunction) {
      parent.children.add(this);
    }
  }

  /** A scope within another, or the outermost. */
  static Scope within(@Nullable Scope parent) {
    return new Scope(parent, false);
  }

  /** The scope of a function, with its parameters and results. */
  static Scope ofFunction(Scope parent) {
    return new Scope(parent, true);
  }

  /** What the name means here by itself, without the scopes around. */
  @Nullable Entity own(String name) {
    return names.get(name);
  }

  @Nullable Entity find(String name) {
    for (Scope scope = this; scope != null; scope = scope.parent) {
      Entity entity = scope.names.get(name);
      if (entity != null) {
        return entity;
      }
    }
    return null;
  }

  /** The scope in which a name is found. */
  @Nullable Scope holder(String name) {
    for (Scope scope = this; scope != null; scope = scope.parent) {
      if (scope.names.containsKey(name)) {
        return scope;
      }
    }
    return null;
  }

  /** Declares it, unless the name is taken: then by whom. */
  @Nullable Entity insert(Entity entity) {
    return insert(entity.name, entity);
  }

  @Nullable Entity insert(String name, Entity entity) {
    return names.putIfAbsent(name, entity);
  }

  Collection<Entity> entities() {
    return names.values();
  }

  List<Scope> children() {
    return children;
  }
}
