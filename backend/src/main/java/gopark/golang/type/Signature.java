package gopark.golang.type;

import java.util.List;

/**
 * The type of a function, without receiver and type parameters.
 *
 * @param paramNames empty texts where there are no names; as long as params
 * @param params of a variadic function the last is a slice
 */
public record Signature(
    List<Type> params,
    List<Type> results,
    boolean variadic,
    List<String> paramNames,
    List<String> resultNames)
    implements Type {

  /** The type of a call's value: the one result, or a tuple. */
  public Type result() {
    return results.size() == 1 ? results.getFirst() : new Tuple(results);
  }
}
