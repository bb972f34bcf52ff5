package gopark.golang.compile;

import gopark.golang.machine.Image;
import gopark.golang.tree.Global;
import gopark.golang.tree.Unit;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/** Where variables of packages are. */
final class Globals {
  private final Types types;
  private final IdentityHashMap<Global, Integer> indices = new IdentityHashMap<>();
  private final List<Global> all = new ArrayList<>();

  Globals(Unit unit, Types types) {
    this.types = types;
    for (Unit.Package pack : unit.packages()) {
      pack.globals().forEach(this::index);
    }
  }

  int index(Global global) {
    Integer known = indices.get(global);
    if (known == null) {
      known = all.size();
      indices.put(global, known);
      all.add(global);
    }
    return known;
  }

  boolean isWord(Global global) {
    return types.isWord(global.type);
  }

  List<Global> all() {
    return List.copyOf(all);
  }

  int count() {
    return all.size();
  }

  /** The variables with names, which are those that the inspector shows. */
  List<Image.GlobalVariable> variables() {
    List<Image.GlobalVariable> variables = new ArrayList<>();
    for (Global global : all) {
      if (!global.name.equals("_")) {
        String name = global.pkg + "." + global.name;
        variables.add(new Image.GlobalVariable(name, index(global), types.runtime(global.type)));
      }
    }
    return variables;
  }
}
