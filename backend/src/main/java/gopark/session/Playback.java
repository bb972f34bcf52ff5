package gopark.session;

import gopark.command.Pace;
import gopark.scenario.PaceFields;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Whether a session plays, and from where: with the time of day it says where it is. */
sealed interface Playback {

  /** The field of the time of day at which it began to play, in milliseconds. */
  String SINCE = "sinceMs";

  /** The step at which it was set. */
  long step();

  /** How fast it plays, or did when it last played; null: it never did. */
  @Nullable Pace pace();

  /** The session is paused. */
  record Paused(long step, @Nullable Pace pace) implements Playback {}

  /**
   * The session plays.
   *
   * @param sinceMs when it began, in milliseconds of the wall's clock
   */
  record Playing(long step, long sinceMs, Pace pace) implements Playback {}

  default SequencedMap<String, Object> tree() {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("step", step());
    if (this instanceof Playing playing) {
      tree.put(SINCE, playing.sinceMs);
    }
    Pace pace = pace();
    if (pace != null) {
      tree.put("pace", PaceFields.tree(pace));
    }
    return tree;
  }
}
