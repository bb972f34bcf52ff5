package gopark.web.lesson;

import gopark.practice.SchedulerGame;
import gopark.simulation.WorkMeter;
import org.springframework.stereotype.Component;

/** The games that were played lately: each search of a game is asked for one at a time. */
@Component
public final class Games {

  private static final int KEPT = 256;

  private final Kept<String, SchedulerGame> games = new Kept<>(KEPT);

  /** The game of that level and seed; the meter counts the work if it must be played. */
  public SchedulerGame of(int level, long seed, WorkMeter work) {
    return games.of(level + "/" + seed, () -> SchedulerGame.of(level, seed, work));
  }
}
