package gopark.golang.compile;

import gopark.golang.type.Identical;
import gopark.golang.type.Substitution;
import gopark.golang.type.Type;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.RuntimeTypes;

/** Types as a function means them whose type parameters have got arguments. */
final class Types {
  private final RuntimeTypes all;
  private final Substitution substitution;

  Types(RuntimeTypes all, Substitution substitution) {
    this.all = all;
    this.substitution = substitution;
  }

  /** The type with arguments in the place of parameters. */
  Type real(Type type) {
    return substitution.isEmpty() ? type : substitution.apply(type);
  }

  /** What it is made of. */
  Type under(Type type) {
    return real(type).underlying();
  }

  Shape shape(Type type) {
    return Shape.of(real(type));
  }

  boolean isWord(Type type) {
    return shape(type).isWord();
  }

  boolean isOwned(Type type) {
    return shape(type).isOwned();
  }

  /** The one object that stands for it at run time. */
  RuntimeType runtime(Type type) {
    return all.of(real(type));
  }

  boolean same(Type one, Type other) {
    return Identical.identical(real(one), real(other));
  }
}
