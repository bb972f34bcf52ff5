package gopark.golang.tree;

import gopark.golang.type.Type;

/** A variable of a function, by identity. */
public final class Local {
  /** {@code _} or empty if nobody can name it. */
  public final String name;

  public final Type type;
  public final Place at;

  /** The function that declares it. */
  public final Function owner;

  /** Whether a function literal inside uses the variable. */
  public boolean captured;

  /** Whether the address is taken, also by a method with a pointer receiver or by slicing. */
  public boolean addressTaken;

  /** Whether the variable is assigned to after its declaration. */
  public boolean reassigned;

  public Local(String name, Type type, Place at, Function owner) {
    this.name = name;
    this.type = type;
    this.at = at;
    this.owner = owner;
  }
}
