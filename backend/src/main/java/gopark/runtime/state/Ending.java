package gopark.runtime.state;

import org.jspecify.annotations.Nullable;

/**
 * How the process ended.
 *
 * @param stderr what it wrote to standard error with its end
 * @param limit which of our limits ended it; null unless the cause is one
 */
public record Ending(int exitCode, String stderr, Cause cause, @Nullable Limit limit) {

  public Ending(int exitCode, String stderr, Cause cause) {
    this(exitCode, stderr, cause, null);
  }

  /** What ends a process. */
  public enum Cause {
    /** Main came back. */
    RETURNED,
    /** {@code os.Exit}. */
    EXIT,
    PANIC,
    DEADLOCK,
    /** Any other fatal error. */
    FATAL,
    /** A signal that the program did not ask to be told of. */
    SIGNAL,
    /** A program of a stranger's has used up what it may. */
    LIMIT
  }

  /**
   * What a program has used up.
   *
   * @param what such as {@code goroutines}
   * @param most how much it may use
   */
  public record Limit(String what, long most) {}
}
