package gopark.golang.tree;

import gopark.golang.type.Type;

/** A variable of a package, by identity. The type is known once its declaration is checked. */
public final class Global {
  public final String name;
  public final String pkg;
  public final Place at;
  public Type type;

  public Global(String name, String pkg, Type type, Place at) {
    this.name = name;
    this.pkg = pkg;
    this.type = type;
    this.at = at;
  }
}
