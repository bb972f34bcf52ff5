package gopark.golang.check;

import gopark.golang.syntax.Extent;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import java.util.ArrayList;
import java.util.List;

/** Which type arguments generic functions and types are given in this package. */
final class Instantiations {

  /**
   * One use of a generic function or type.
   *
   * @param at where it stands
   * @param written the arguments that are written, which may be fewer
   */
  record Instantiation(
      List<TypeParam> params, List<Type> args, Position at, List<SyntaxExpr> written) {

    /** Where messages say that the parameter got its argument. */
    Position at(int index) {
      return index < written.size() ? Extent.start(written.get(index)) : at;
    }
  }

  private final List<Instantiation> all = new ArrayList<>();

  void add(List<TypeParam> params, List<Type> args, Position at, List<SyntaxExpr> written) {
    all.add(new Instantiation(params, args, at, written));
  }

  List<Instantiation> all() {
    return all;
  }
}
