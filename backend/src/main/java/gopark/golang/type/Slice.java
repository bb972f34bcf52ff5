package gopark.golang.type;

/** {@code []T}. */
public record Slice(Type element) implements Type {}
