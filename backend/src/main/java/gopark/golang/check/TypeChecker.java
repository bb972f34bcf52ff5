package gopark.golang.check;

import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.type.Named;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads types as they are written. */
interface TypeChecker {

  /** A type that may be generic. */
  Type any(SyntaxExpr e);

  /** Tells of a type that is larger than all memory that a program has. */
  void checkSize(Type type, Position at);

  void checkVariableType(SyntaxExpr e, Type type);

  /** The places where fields of this package are declared. */
  @Nullable Position fieldPlace(Struct.Field field);

  /** The places where instances of generic types were first written. */
  @Nullable Position instancePlace(Named instance);

  /** Type arguments; null if there is a mistake in one. */
  @Nullable List<Type> list(List<SyntaxExpr> list);

  /** A type, which is no generic one; invalid after a mistake, which has been told. */
  Type type(SyntaxExpr e);

  /** A type of variables, which cannot be a constraint. */
  Type variableType(SyntaxExpr e);
}
