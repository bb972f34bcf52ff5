package gopark.golang.type;

/** {@code [n]T}. */
public record Array(long length, Type element) implements Type {}
