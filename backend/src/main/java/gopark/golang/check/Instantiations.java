package gopark.golang.check;

import gopark.golang.syntax.Position;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import java.util.ArrayList;
import java.util.List;

/** Which type arguments generic functions and types are given in this package. */
final class Instantiations {

  /** One use of a generic function or type. */
  record Instantiation(List<TypeParam> params, List<Type> args, Position at) {}

  private final List<Instantiation> all = new ArrayList<>();

  void add(List<TypeParam> params, List<Type> args, Position at) {
    all.add(new Instantiation(params, args, at));
  }

  List<Instantiation> all() {
    return all;
  }
}
