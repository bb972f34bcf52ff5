package gopark.scene;

import java.util.List;

/**
 * A scene of which it is known where everything is.
 *
 * @param beats where they are, in the scene's order
 * @param measured what the measures of each beat come to
 */
public record LocatedScene(
    Scene scene, Place open, List<Place> beats, List<List<Object>> measured, Place end) {
  public LocatedScene {
    beats = List.copyOf(beats);
    measured = List.copyOf(measured);
  }

  /**
   * Where a picture shows most of what it is about: where an article and Go part, or else where
   * something is promised to be seen, and the later the better.
   */
  public Place telling() {
    Place telling = beats.getLast();
    for (int i = 0; i < beats.size(); i++) {
      Beat beat = scene.beats().get(i);
      if (beat.card() != null) {
        return beats.get(i);
      }
      if (beat.shows() != null) {
        telling = beats.get(i);
      }
    }
    return telling;
  }

  /** A step of the scenario, and when it was. */
  public record Place(long step, long timeNs) {}
}
