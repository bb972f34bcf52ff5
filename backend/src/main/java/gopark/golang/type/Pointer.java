package gopark.golang.type;

/** {@code *T}. */
public record Pointer(Type element) implements Type {}
