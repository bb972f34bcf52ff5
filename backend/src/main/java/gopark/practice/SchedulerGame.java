package gopark.practice;

import gopark.scenario.Scenario;
import gopark.session.ScenarioRun;
import gopark.simulation.SeededRandom;
import gopark.simulation.WorkMeter;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A run whose searches for work a learner makes in the scheduler's place. It is generated from a
 * level and a seed, and the same for the same two.
 *
 * @param turns in the order of their steps
 */
public record SchedulerGame(int level, long seed, Scenario scenario, List<Turn> turns) {
  public static final int LEVELS = 3;

  /** The largest seed; it still is exact in JSON and short to read out. */
  public static final int MOST_SEED = 999_999;

  /** The most searches that one game asks for. */
  public static final int MOST_TURNS = 8;

  private static final int FEWEST_TURNS = 6;
  private static final int FEWEST_SOURCES = 3;
  private static final long MOST_STEPS = 4_000;
  private static final ScenarioRun.Limits LIMITS = new ScenarioRun.Limits(60_000, 2_000);
  private static final int MOST_TRIES = 50;

  public SchedulerGame {
    turns = List.copyOf(turns);
  }

  /** The game of that level and seed; the meter counts the work of playing its run. */
  public static SchedulerGame of(int level, long seed, WorkMeter work) {
    SeededRandom random = new SeededRandom(seed * LEVELS + level);
    for (int i = 0; i < MOST_TRIES; i++) {
      Scenario scenario = GamePrograms.scenario(level, random);
      ScenarioRun run = new ScenarioRun("scheduler", scenario, LIMITS, work);
      run.to(MOST_STEPS);
      List<Turn> turns = new TurnFinder(run, random).turns(MOST_TURNS);
      Set<String> sources =
          turns.stream().map(turn -> turn.found().name()).collect(Collectors.toSet());
      if (turns.size() >= FEWEST_TURNS && sources.size() >= FEWEST_SOURCES) {
        return new SchedulerGame(level, seed, scenario, turns);
      }
    }
    throw new IllegalStateException("No run of level " + level + " has enough searches");
  }

  /** The most points that can be had. */
  public int mostPoints() {
    return turns.stream().mapToInt(Turn::mostPoints).sum();
  }
}
