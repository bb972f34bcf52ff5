package gopark.golang.check;

import gopark.golang.check.Entity.ConstantEntity;
import gopark.golang.syntax.SyntaxExpr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what a package declares, when somebody needs it. */
interface DeclarationChecker {

  /** A constant, of a package or of a function. */
  void constant(
      ConstantEntity entity, @Nullable SyntaxExpr typ, @Nullable SyntaxExpr init, boolean repeated);

  /** Makes sure that the type of what is declared is known. */
  void read(Entity entity);

  /** Tells of declarations each of which refers to the next, the last to the first. */
  void tellCycle(List<? extends Entity> cycle);

  void tellCycle(List<? extends Entity> cycle, int start);
}
