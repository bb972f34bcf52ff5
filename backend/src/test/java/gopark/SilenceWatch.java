package gopark;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Ends the process of the tests when none has begun or ended for long, and says where its threads
 * stand. JUnit's own limit holds for a test; a server that does not start, or a thread that waits
 * for the next class for ever, has none.
 */
public final class SilenceWatch implements TestExecutionListener {

  /** Longer than any test may take. */
  private static final Duration LIMIT = Duration.ofMinutes(20);

  private static final long LOOK_NANOS = Duration.ofSeconds(10).toNanos();

  private final LongSupplier clockNanos;
  private final Consumer<String> end;
  private final AtomicLong heardAt;
  private final AtomicBoolean isWatching = new AtomicBoolean();

  /** The one that JUnit makes. */
  public SilenceWatch() {
    this(System::nanoTime, SilenceWatch::endProcess);
  }

  SilenceWatch(LongSupplier clockNanos, Consumer<String> end) {
    this.clockNanos = clockNanos;
    this.end = end;
    heardAt = new AtomicLong(clockNanos.getAsLong());
  }

  @Override
  public void testPlanExecutionStarted(TestPlan plan) {
    hear();
    isWatching.set(true);
    Thread.ofPlatform().daemon().name("silence-watch").start(this::watch);
  }

  @Override
  public void testPlanExecutionFinished(TestPlan plan) {
    isWatching.set(false);
  }

  @Override
  public void executionStarted(TestIdentifier test) {
    hear();
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    hear();
  }

  private void hear() {
    heardAt.set(clockNanos.getAsLong());
  }

  private void watch() {
    while (isWatching.get()) {
      LockSupport.parkNanos(LOOK_NANOS);
      look();
    }
  }

  /** Ends the process if it has been silent for too long. */
  void look() {
    if (clockNanos.getAsLong() - heardAt.get() > LIMIT.toNanos()) {
      end.accept(threads());
    }
  }

  /** Where all threads stand, and which locks they hold. */
  private static String threads() {
    try {
      return (String)
          ManagementFactory.getPlatformMBeanServer()
              .invoke(
                  new ObjectName("com.sun.management:type=DiagnosticCommand"),
                  "threadPrint",
                  new Object[] {new String[] {"-l"}},
                  new String[] {String[].class.getName()});
    } catch (JMException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Past what collects the output of tests, which would lose it. */
  private static void endProcess(String threads) {
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    err.printf("No test has begun or ended for %d minutes.%n%s%n", LIMIT.toMinutes(), threads);
    Runtime.getRuntime().halt(1);
  }
}
