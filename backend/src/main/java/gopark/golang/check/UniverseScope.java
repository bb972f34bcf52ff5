package gopark.golang.check;

import gopark.golang.syntax.Position;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Universe;
import java.math.BigInteger;

/** The names that are known everywhere. */
final class UniverseScope {
  static final Scope SCOPE = make();

  /** Found by identity: its value depends on where it is used. */
  static final Entity IOTA = iota();

  private UniverseScope() {}

  private static Entity iota() {
    Entity iota = SCOPE.own("iota");
    if (iota == null) {
      throw new IllegalStateException("iota is not declared");
    }
    return iota;
  }

  private static Scope make() {
    Scope scope = Scope.within(null);
    Universe.TYPES.forEach((name, type) -> scope.insert(new Entity.TypeEntity(name, type)));
    insert(scope, "true", Basic.UNTYPED_BOOL, new Constant.Bool(true));
    insert(scope, "false", Basic.UNTYPED_BOOL, new Constant.Bool(false));
    insert(scope, "iota", Basic.UNTYPED_INT, new Constant.Int(BigInteger.ZERO));
    scope.insert(new Entity.NilEntity());
    for (Predeclared builtin : Predeclared.values()) {
      scope.insert(new Entity.BuiltinEntity(builtin));
    }
    return scope;
  }

  private static void insert(Scope scope, String name, Basic type, Constant value) {
    Entity.ConstantEntity constant = new Entity.ConstantEntity(name, new Position(0, 0));
    constant.type = type;
    constant.value = value;
    scope.insert(constant);
  }
}
