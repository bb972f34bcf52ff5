package gopark.golang.value;

/** Code that can be called: what a method of a type is to the types, who need not know more. */
public interface Callee {}
