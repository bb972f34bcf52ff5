package gopark.golang.escape;

import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.type.Type;
import org.jspecify.annotations.Nullable;

/** A variable of a function, each copy of an inlined function's body having its own. */
final class Var {
  /** What a variable is to its function. */
  enum Role {
    PARAM,
    RESULT,
    LOCAL
  }

  final String name;
  final Type type;
  final Place at;

  /** The tree's variable; null if the compiler has made it. */
  final @Nullable Local origin;

  Role role;

  /** The function whose frame it is in. */
  Fn owner;

  /** The statement that gives it its only value, if it has one. */
  @Nullable Node definition;

  /** The statement in the body as it was written. */
  @Nullable Node written;

  /** Whether anything but its definition assigns to it. */
  boolean reassigned;

  boolean addressTaken;

  /** The parameter of a function that was put into this one. */
  boolean inlinedFormal;

  /** Where the function's body was put that it comes from. */
  @Nullable Inlining within;

  /** Where the analysis of escapes keeps it. */
  @Nullable Location location;

  Var(String name, Type type, Place at, @Nullable Local origin, Role role, Fn owner) {
    this.name = name;
    this.type = type;
    this.at = at;
    this.origin = origin;
    this.role = role;
    this.owner = owner;
  }

  boolean isBlank() {
    return name.isEmpty() || name.equals("_");
  }
}
