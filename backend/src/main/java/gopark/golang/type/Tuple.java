package gopark.golang.type;

import java.util.List;

/** What a call gives that has not exactly one result, and what {@code v, ok} forms give. */
public record Tuple(List<Type> types) implements Type {
  public static final Tuple NONE = new Tuple(List.of());
}
