package gopark.runtime;

import gopark.program.Beginning;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.simulation.SeededRandom;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs drawn from a seed: which release, how many processors and cores, what program. */
final class Swarm {
  /**
   * Virtual time enough for the longest of these programs, and a bound for those that never end.
   */
  private static final int STEPS = 4_000;

  /** The design of all runs; null: each run draws its own. */
  private static final @Nullable String DESIGN = System.getProperty("swarm.go");

  private Swarm() {}

  static RuntimeConfig config(long seed) {
    SeededRandom random = new SeededRandom(seed);
    List<Release> releases = Releases.all();
    int procs = 1 + random.below(random.below(4) == 0 ? 32 : 6);
    int cores = random.below(3) == 0 ? 1 + random.below(procs) : procs + 2;
    Release drawn = releases.get(random.below(releases.size()));
    return new RuntimeConfig(
        DESIGN == null ? drawn : Releases.named(DESIGN),
        procs,
        cores,
        random.next(),
        CostModel.ideal(),
        new Beginning(random.below(2) == 0, random.below(2) == 0, random.below(2) == 0),
        Limits.standard());
  }

  static GoRuntime start(long seed, EventSink events) {
    RuntimeConfig config = config(seed);
    return new GoRuntime(config, RandomProgram.main(seed, config.gomaxprocs()), events);
  }

  /**
   * Runs to the end, or as far as a run of the swarm goes, looking at the laws after every step.
   */
  static GoRuntime checked(long seed, EventSink events) {
    GoRuntime runtime = start(seed, events);
    Patience patience = new Patience(runtime.core());
    RandomLearner learner = seed % 2 == 0 ? new RandomLearner(seed) : null;
    try {
      runtime.checkInvariants();
      while (runtime.steps() < STEPS && runtime.step()) {
        runtime.checkInvariants();
        patience.check();
        if (learner != null) {
          learner.interfere(runtime);
          runtime.checkInvariants();
        }
      }
    } catch (RuntimeException e) {
      throw new AssertionError(
          "seed "
              + seed
              + ", step "
              + runtime.steps()
              + ": "
              + e.getMessage()
              + "\nAgain: mvn test -Dtest=SwarmTest -Dseed="
              + seed
              + (DESIGN == null ? "" : " -Dswarm.go=" + DESIGN),
          e);
    }
    return runtime;
  }
}
