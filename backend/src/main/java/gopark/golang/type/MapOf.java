package gopark.golang.type;

/** {@code map[K]V}. */
public record MapOf(Type key, Type value) implements Type {}
