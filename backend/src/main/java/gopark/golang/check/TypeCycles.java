package gopark.golang.check;

import gopark.golang.check.Entity.TypeEntity;
import gopark.golang.syntax.Position;
import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Compilation;
import gopark.golang.type.Identical;
import gopark.golang.type.Named;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/** Finds types that would have to hold themselves. */
final class TypeCycles {
  private static final int MOST_STEPS = 20_000;
  private static final int DEPTH_LIMIT = 200;

  private final Checking checking;
  private final TypeChecker types;
  private final DeclarationChecker declarations;
  private final IdentityHashMap<Named, Boolean> good = new IdentityHashMap<>();
  private int steps;

  TypeCycles(Checking checking, TypeChecker types, DeclarationChecker declarations) {
    this.checking = checking;
    this.types = types;
    this.declarations = declarations;
  }

  void check(Named named) {
    isGood(named, new ArrayList<>(), new ArrayList<>());
  }

  private boolean isGood(Type type, List<Named> nest, List<Named> path) {
    if (steps++ > MOST_STEPS || path.size() > DEPTH_LIMIT) {
      return true;
    }
    Compilation.spend(50L + nest.size());
    return switch (type) {
      case Array(_, Type element) -> isGood(element, nest, path);
      case Struct struct -> {
        for (Struct.Field field : struct.fields()) {
          if (!isGood(field.type(), nest, path)) {
            yield false;
          }
        }
        yield true;
      }
      case Named named -> isGoodNamed(named, nest, path);
      case TypeParam param -> isGoodArgument(param, nest, path);
      default -> true;
    };
  }

  private boolean isGoodNamed(Named named, List<Named> nest, List<Named> path) {
    if (good.containsKey(named)) {
      return true;
    }
    for (Named around : nest) {
      if (Identical.identical(around, named)) {
        tell(named, path);
        return false;
      }
    }
    Named origin = named.origin == null ? named : named.origin;
    nest.add(named);
    path.add(named);
    boolean result = isGood(origin.underlying(), nest, path);
    nest.removeLast();
    path.removeLast();
    if (result && named.origin == null && !named.isGeneric()) {
      good.put(named, true);
    }
    return result;
  }

  /** A field of the type of a parameter holds what the argument is. */
  private boolean isGoodArgument(TypeParam param, List<Named> nest, List<Named> path) {
    if (nest.isEmpty()) {
      return true;
    }
    Named instance = nest.getLast();
    Named origin = instance.origin;
    int index = origin == null ? -1 : origin.typeParams.indexOf(param);
    if (index < 0 || index >= instance.typeArgs.size()) {
      return true;
    }
    List<Named> around = new ArrayList<>(nest.subList(0, nest.size() - 1));
    return isGood(instance.typeArgs.get(index), around, path);
  }

  private void tell(Named named, List<Named> path) {
    Named origin = named.origin == null ? named : named.origin;
    List<TypeEntity> cycle = new ArrayList<>();
    for (Named each : path) {
      if (cycle.isEmpty() && !Identical.identical(each, named)) {
        continue;
      }
      Named declared = each.origin == null ? each : each.origin;
      TypeEntity entity = checking.typeEntities.get(declared);
      Position written = each.origin == null ? null : types.instancePlace(each);
      if (written != null) {
        cycle.add(new TypeEntity(each.name, written));
      } else if (entity != null) {
        cycle.add(entity);
      }
    }
    if (!cycle.isEmpty()) {
      declarations.tellCycle(cycle, 0);
    }
    origin.define(Basic.INVALID);
  }
}
