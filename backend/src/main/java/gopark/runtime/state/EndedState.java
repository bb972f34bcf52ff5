package gopark.runtime.state;

import org.jspecify.annotations.Nullable;

/**
 * How the process ended.
 *
 * @param stderr what it wrote to standard error
 * @param cause what ended it
 * @param limit which of our limits that was; null if none
 */
public record EndedState(int exitCode, String stderr, String cause, @Nullable LimitState limit) {

  /**
   * A limit that a program has reached.
   *
   * @param what such as {@code goroutines}
   * @param most how much it may use
   */
  public record LimitState(String what, long most) {}
}
