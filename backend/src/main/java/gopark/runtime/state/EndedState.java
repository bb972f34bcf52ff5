package gopark.runtime.state;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.NUMBER;

import org.jspecify.annotations.Nullable;

/**
 * How the process ended.
 *
 * @param stderr what it wrote to standard error
 * @param cause what ended it
 * @param limit which of our limits that was; null if none
 */
public record EndedState(
    @Means(NUMBER) int exitCode, String stderr, Ending.Cause cause, @Nullable LimitState limit) {

  /**
   * A limit that a program has reached.
   *
   * @param what such as {@code goroutines}
   * @param most how much it may use
   */
  public record LimitState(String what, @Means(COUNT) long most) {}
}
