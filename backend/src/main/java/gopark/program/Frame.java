package gopark.program;

/** One call in progress: a function and the line it stands on. */
public record Frame(String function, SourceLine line) {}
