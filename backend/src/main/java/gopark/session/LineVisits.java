package gopark.session;

import org.jspecify.annotations.Nullable;

/**
 * When something happened to, or by, a goroutine on a line of the program, nearest to a step.
 *
 * @param before the last time before the step; null: never
 * @param after the first time after the step; null: never, as far as anybody has seen
 */
public record LineVisits(@Nullable Visit before, @Nullable Visit after) {

  /**
   * One time.
   *
   * @param step after which the goroutine stands there
   * @param g the goroutine
   */
  public record Visit(long step, int g) {}
}
