package gopark.golang.check;

import gopark.golang.check.Entity.FunctionEntity;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Function;
import gopark.golang.type.TypeParam;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Has the bodies of functions checked. */
interface FunctionBodies {

  /** Reads what a declared function takes and gives; its body comes later. */
  void declare(FunctionEntity entity, Declaration declaration);

  void literal(Operand x, SyntaxExpr.FuncLiteral e);

  /** The type parameters of the declared function around; none outside of generic ones. */
  List<TypeParam> typeParamsAround(@Nullable Function function);
}
