package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.trace.EventLog;
import org.junit.jupiter.api.Test;

/**
 * Random programs on random machines, held to the laws of the runtime after every step. More of
 * them: {@code mvn test -Dtest=SwarmTest -Dswarm=100000}; all of one design: {@code
 * -Dswarm.go=1.13}; one again: {@code -Dseed=…}.
 */
class SwarmTest {
  private static final int RUNS = Integer.getInteger("swarm", 2_000);
  private static final long ONLY = Long.getLong("seed", -1);

  @Test
  void noRunOfTheSwarmBreaksALaw() {
    if (ONLY >= 0) {
      Swarm.checked(ONLY, new EventLog());
      return;
    }
    int ended = 0;
    for (int seed = 0; seed < RUNS; seed++) {
      if (Swarm.checked(seed, new EventLog()).ending() != null) {
        ended++;
      }
    }
    assertThat(ended).as("runs that came to an end of their own").isGreaterThan(RUNS / 4);
  }
}
