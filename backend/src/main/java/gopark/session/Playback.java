package gopark.session;

import gopark.scenario.Pace;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** Whether a session plays, and from where: with the time of day it says where it is. */
sealed interface Playback {

  /** The step at which it was set. */
  long step();

  /** It stands. */
  record Paused(long step) implements Playback {}

  /**
   * It plays.
   *
   * @param sinceMs when it began, in milliseconds of the wall's clock
   */
  record Playing(long step, long sinceMs, Pace pace) implements Playback {}

  default SequencedMap<String, Object> tree() {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("step", step());
    if (this instanceof Playing playing) {
      tree.put("sinceMs", playing.sinceMs);
      tree.put("pace", playing.pace.tree());
    }
    return tree;
  }
}
