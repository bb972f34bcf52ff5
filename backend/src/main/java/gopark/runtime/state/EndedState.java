package gopark.runtime.state;

/**
 * How the process ended.
 *
 * @param stderr what it wrote to standard error
 */
public record EndedState(int exitCode, String stderr) {}
