package gopark.golang.check;

import gopark.golang.syntax.Position;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Global;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a name stands for. */
abstract sealed class Entity {
  private static final Position NOWHERE = new Position(0, 0);

  final String name;
  final Position at;

  /** How far the declaration has been read; what is predeclared has been from the start. */
  State state = State.DONE;

  /** How a package declares it; null for what is not declared in a package. */
  @Nullable Declaration declaration;

  /** The path of its package; empty of predeclared names. */
  String pkg = "";

  private Entity(String name, Position at) {
    this.name = name;
    this.at = at;
  }

  /** The kind's name in error messages. */
  abstract String kind();

  /** How far a declaration has been read. */
  enum State {
    UNREAD,
    READING,
    DONE
  }

  static final class ConstantEntity extends Entity {
    Type type = Basic.INVALID;
    Constant value = new Constant.Int(BigInteger.ZERO);

    ConstantEntity(String name, Position at) {
      super(name, at);
    }

    @Override
    String kind() {
      return "constant";
    }
  }

  static final class TypeEntity extends Entity {
    Type type = Basic.INVALID;
    boolean alias;

    /** The type parameters of a generic alias. */
    List<TypeParam> aliasParams = List.of();

    TypeEntity(String name, Position at) {
      super(name, at);
    }

    /** A predeclared one. */
    TypeEntity(String name, Type type) {
      this(name, NOWHERE);
      this.type = type;
    }

    @Override
    String kind() {
      return alias ? "type alias" : type instanceof TypeParam ? "type parameter" : "defined type";
    }
  }

  /** What kind of a variable it is. */
  enum Role {
    PACKAGE("package-level variable"),
    LOCAL("local variable"),
    RECEIVER("receiver"),
    PARAMETER("parameter"),
    RESULT("result variable");

    private final String text;

    Role(String text) {
      this.text = text;
    }
  }

  /** A variable of a function or of a package. */
  static final class VariableEntity extends Entity {
    /** Null until its declaration has been read. */
    @Nullable Type type;

    @Nullable Local local;
    @Nullable Global global;
    boolean used;
    final Role role;

    VariableEntity(String name, Position at, Role role) {
      super(name, at);
      this.role = role;
    }

    /** Parameters and results need no use. */
    boolean needsUse() {
      return role == Role.LOCAL;
    }

    @Override
    String kind() {
      return role.text;
    }

    Type typeOrInvalid() {
      return type == null ? Basic.INVALID : type;
    }
  }

  static final class FunctionEntity extends Entity {
    final Function function;

    FunctionEntity(String name, Position at, Function function) {
      super(name, at);
      this.function = function;
    }

    @Override
    String kind() {
      return function.method ? "method" : "function";
    }
  }

  /** An imported package. */
  static final class PackageEntity extends Entity {
    final @Nullable CheckedPackage imported;
    final String path;
    boolean used;

    PackageEntity(String name, Position at, String path, @Nullable CheckedPackage imported) {
      super(name, at);
      this.path = path;
      this.imported = imported;
    }

    @Override
    String kind() {
      return "package name";
    }
  }

  static final class BuiltinEntity extends Entity {
    final Predeclared builtin;

    BuiltinEntity(Predeclared builtin) {
      super(builtin.text(), NOWHERE);
      this.builtin = builtin;
    }

    @Override
    String kind() {
      return "built-in function";
    }
  }

  static final class NilEntity extends Entity {
    NilEntity() {
      super("nil", NOWHERE);
    }

    @Override
    String kind() {
      return "untyped nil";
    }
  }

  /** Where a name that a reference is to be made for has its value. */
  static @Nullable Expr reference(VariableEntity variable, Place at) {
    if (variable.local != null) {
      return new Expr.LocalRef(variable.local, at);
    }
    return variable.global == null ? null : new Expr.GlobalRef(variable.global, at);
  }
}
