package gopark.session;

import gopark.scenario.Scenario;
import org.jspecify.annotations.Nullable;

/**
 * What a session begins with.
 *
 * @param scene the id of the scene that it was made from; null: of none
 */
public record Origin(Scenario scenario, @Nullable String scene) {

  /** A scenario that is of no scene. */
  public static Origin of(Scenario scenario) {
    return new Origin(scenario, null);
  }
}
