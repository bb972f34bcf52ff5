package gopark.runtime;

/** How the process ended: its exit code and what it wrote to standard error. */
public record Ending(int exitCode, String stderr) {}
