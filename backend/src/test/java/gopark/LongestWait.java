package gopark;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.awaitility.Awaitility;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/**
 * How long a test waits for what must come. It is so long that no machine, however busy, needs
 * more, and shorter than the limit that JUnit has for a whole test.
 */
public final class LongestWait implements TestExecutionListener {

  public static final Duration TIME = Duration.ofMinutes(5);

  private final long startNs = System.nanoTime();

  /** The waits of Awaitility have the same limit. */
  @Override
  public void testPlanExecutionStarted(TestPlan plan) {
    Awaitility.setDefaultTimeout(TIME);
  }

  /** Waits, and fails if it is in vain. */
  public static void until(BooleanSupplier condition) {
    LongestWait wait = new LongestWait();
    while (!condition.getAsBoolean()) {
      if (wait.isOver()) {
        throw new AssertionError("It did not happen within " + TIME);
      }
      LockSupport.parkNanos(1_000_000);
    }
  }

  /** Whether as much time has gone since it was made. */
  public boolean isOver() {
    return System.nanoTime() - startNs > TIME.toNanos();
  }

  /** The same for sockets, in milliseconds. */
  public static int millis() {
    return Math.toIntExact(TIME.toMillis());
  }
}
