package gopark.golang.type;

/** {@code chan T}, {@code <-chan T}, {@code chan<- T}. */
public record Chan(Type element, boolean sends, boolean receives) implements Type {}
