package gopark.golang.value;

/** Code that can be called. That is all that types need to know of their methods. */
public interface Callee {}
