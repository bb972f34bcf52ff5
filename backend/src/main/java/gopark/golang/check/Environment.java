package gopark.golang.check;

import gopark.golang.tree.Function;
import gopark.golang.type.Constant;
import gopark.golang.type.Signature;
import org.jspecify.annotations.Nullable;

/** The context of what is being checked: its scope, its declaration and its function. */
final class Environment {
  Scope scope;

  /** The declaration whose dependencies are gathered. */
  final @Nullable Declaration declaration;

  /** The value of iota, in a declaration of constants. */
  @Nullable Constant iota;

  /** The function whose body it is in. */
  final @Nullable Function function;

  /** What it is to return: of a loop's body over a function, what the function around it is to. */
  final @Nullable Signature signature;

  /** A call or a receive has been seen, so that a length is no constant. */
  boolean callOrReceive;

  Environment(
      Scope scope,
      @Nullable Declaration declaration,
      @Nullable Constant iota,
      @Nullable Function function,
      @Nullable Signature signature) {
    this.scope = scope;
    this.declaration = declaration;
    this.iota = iota;
    this.function = function;
    this.signature = signature;
  }
}
