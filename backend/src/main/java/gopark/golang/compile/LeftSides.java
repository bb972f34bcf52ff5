package gopark.golang.compile;

import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.type.Basic;
import gopark.golang.type.MapOf;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the calls that stand in what is assigned to, before the values are worked out. What is left
 * has no calls and is worked out after the values, as Go's compiler does it: in {@code a[i] = f()}
 * the index is the one that f has left. In Go: order.go, which takes calls out of both sides.
 */
final class LeftSides {
  /** The largest value of a map that Go finds by a function for keys of one kind. */
  private static final long MOST_BYTES_OF_FAST_MAP = 128;

  private static final int FEWEST_BITS_OF_FAST_KEY = 32;

  private final Function function;
  private final Types types;
  private final Variables variables;

  LeftSides(Emission emission, Variables variables) {
    function = emission.function();
    types = emission.types();
    this.variables = variables;
  }

  /** The targets without what is to be done before the values. */
  List<@Nullable Expr> withoutCalls(List<@Nullable Expr> targets, List<Expr> values) {
    boolean calls =
        values.stream().anyMatch(Effects::calls) || targets.stream().anyMatch(Effects::calls);
    if (!calls) {
      return targets;
    }
    List<@Nullable Expr> rest = new ArrayList<>();
    for (Expr target : targets) {
      rest.add(target == null ? null : withoutCalls(target));
    }
    return rest;
  }

  /** The target without what is to be done before a value with a call. */
  Expr withoutCalls(Expr e) {
    return switch (e) {
      case Expr.Field(Expr struct, int index, Type type, var at) ->
          new Expr.Field(withoutCalls(struct), index, type, at);
      case Expr.Index(Expr operand, Expr index, Type type, var at) ->
          new Expr.Index(withoutCalls(operand), withoutCalls(index), type, at);
      case Expr.Deref(Expr pointer, Type type, var at) ->
          new Expr.Deref(withoutCalls(pointer), type, at);
      case Expr.MapIndex(Expr map, Expr key, boolean ok, Type type, var at) -> {
        Expr found = withoutCalls(map);
        Expr looked = isFast((MapOf) types.under(map.type())) ? withoutCalls(key) : taken(key);
        yield new Expr.MapIndex(found, looked, ok, type, at);
      }
      case Expr.Binary(var operator, Expr left, Expr right, Type type, var at)
          when types.shape(type).isInteger() ->
          new Expr.Binary(operator, withoutCalls(left), withoutCalls(right), type, at);
      case Expr other -> Effects.isTaken(other) ? taken(other) : other;
    };
  }

  /** A variable that nobody can name, with the value of the expression as it is now. */
  private Expr taken(Expr e) {
    if (e instanceof Expr.Const) {
      return e;
    }
    Type type = e.type() == Basic.UNTYPED_BOOL ? Basic.BOOL : e.type();
    Local local = new Local("", type, e.at(), function);
    variables.declare(local, e);
    return new Expr.LocalRef(local, e.at());
  }

  /** Whether a key need not be in memory, so that it is looked at last. In Go: mapfast. */
  private boolean isFast(MapOf map) {
    if (types.runtime(map.value()).bytes() > MOST_BYTES_OF_FAST_MAP) {
      return false;
    }
    return switch (types.shape(map.key())) {
      case STRING, POINTER, CHAN -> true;
      case SIGNED, UNSIGNED -> Shape.bits(types.real(map.key())) >= FEWEST_BITS_OF_FAST_KEY;
      case BOOL, FLOAT, SLICE, MAP, FUNC, INTERFACE, STRUCT, ARRAY -> false;
    };
  }
}
