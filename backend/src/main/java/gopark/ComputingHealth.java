package gopark;

import gopark.computing.CoreScheduler;
import java.time.Duration;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;

/**
 * Whether simulations move. A watchdog stops what does not look up, so the server is only ill when
 * that does not help: nothing has looked up for long, or too much was stopped and computes on.
 */
final class ComputingHealth implements HealthIndicator {

  /** The watchdog needs as long once, and some looks more. */
  private static final int PATIENCE = 3;

  /** The most threads that may compute for nobody; more leave the others too few cores. */
  private static final int MOST_STUCK = 4;

  private final CoreScheduler cores;
  private final Duration longestSilence;

  ComputingHealth(CoreScheduler cores, Duration longestSlice) {
    this.cores = cores;
    longestSilence = longestSlice.multipliedBy(PATIENCE);
  }

  @Override
  public Health health() {
    Duration silence = cores.silence();
    int stuck = cores.stuck();
    boolean moves = silence.compareTo(longestSilence) < 0 && stuck < MOST_STUCK;
    return (moves ? Health.up() : Health.down())
        .withDetail("noSliceEndedForMs", silence.toMillis())
        .withDetail("stopped", stuck)
        .build();
  }
}
