package gopark.golang.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A whole checked program: packages in the order in which they are initialised, main last. */
public record Unit(List<Package> packages, Function main) {

  /**
   * One package.
   *
   * @param inits variables' initial values in the order in which they are worked out
   * @param initFunctions the functions named init, in order
   */
  @SuppressWarnings("AvoidCommonTypeNames") // Go's packages, and nobody here speaks of Java's.
  public record Package(
      String path,
      String name,
      List<Global> globals,
      List<Init> inits,
      List<Function> initFunctions,
      List<Function> functions) {}

  /** {@code var a, b = f()}; a null among the targets is the blank identifier. */
  public record Init(List<Expr.@Nullable GlobalRef> targets, Expr value) {}
}
