package gopark.scene;

import java.util.List;

/**
 * A scene of which it is known where everything is.
 *
 * @param beats where they are, in the scene's order
 */
public record Staged(Scene scene, Place open, List<Place> beats, Place end) {
  public Staged {
    beats = List.copyOf(beats);
  }

  /** A step of the scenario, and when it was. */
  public record Place(long step, long timeNs) {}
}
