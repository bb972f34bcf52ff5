package gopark.web.lesson;

import gopark.practice.SchedulerGame;
import gopark.simulation.WorkMeter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The games that were played lately: each search of a game is asked for one at a time. */
@Component
public final class Games {

  private static final int KEPT = 256;

  private final Map<String, SchedulerGame> kept = new LinkedHashMap<>(16, 0.75F, true);

  /** The game of that level and seed; the meter counts the work if it must be played. */
  public SchedulerGame of(int level, long seed, WorkMeter work) {
    String name = level + "/" + seed;
    SchedulerGame known = known(name);
    return known == null ? keep(name, SchedulerGame.of(level, seed, work)) : known;
  }

  private synchronized @Nullable SchedulerGame known(String name) {
    return kept.get(name);
  }

  private synchronized SchedulerGame keep(String name, SchedulerGame game) {
    kept.put(name, game);
    if (kept.size() > KEPT) {
      kept.remove(kept.keySet().iterator().next());
    }
    return game;
  }
}
