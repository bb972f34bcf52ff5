package gopark.golang.type;

/** A type parameter, by identity. The constraint is set once it has been read. */
public final class TypeParam implements Type {
  public final String name;
  public Type constraint = Interface.EMPTY;

  public TypeParam(String name) {
    this.name = name;
  }

  /** The interface of the parameter's constraint. */
  @Override
  public Type underlying() {
    return constraint.underlying();
  }

  @Override
  public String toString() {
    return name;
  }
}
