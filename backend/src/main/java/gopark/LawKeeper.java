package gopark;

import gopark.runtime.GoRuntime;
import gopark.session.LawReport;
import gopark.session.LawSample;
import gopark.session.Laws;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.LongAdder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.scheduler.Scheduler;

/**
 * Holds this server's sessions, or some of them, to the laws of the runtime. What breaks one is
 * counted, told in the log, and packed into a report.
 */
final class LawKeeper implements Laws {

  private static final Logger LOG = LoggerFactory.getLogger(LawKeeper.class);

  private final LawSample sample;
  private final LawReports reports;
  private final Scheduler writers;
  private final LongAdder checks = new LongAdder();
  private final Counter broken;

  /**
   * Makes a keeper that has not checked anything yet.
   *
   * @param sample the sessions that are held to them
   * @param writers the threads that write reports, since sessions do not wait for the disk
   */
  LawKeeper(LawSample sample, LawReports reports, Scheduler writers, MeterRegistry meters) {
    this.sample = sample;
    this.reports = reports;
    this.writers = writers;
    FunctionCounter.builder("gopark.laws.checks", checks, LongAdder::sum)
        .description("How often a session was held to the laws of the runtime")
        .register(meters);
    broken =
        Counter.builder("gopark.laws.broken")
            .description("Sessions that broke a law of the runtime and go on no more")
            .register(meters);
  }

  @Override
  public boolean holdFor(String session) {
    return sample.has(session);
  }

  @Override
  public void check(GoRuntime runtime) {
    checks.increment();
    runtime.checkInvariants();
  }

  @Override
  public void broken(LawReport report) {
    broken.increment();
    LOG.error(
        "Session {} broke a law at step {} and goes on no more; all was well up to step {}. {}",
        report.session(),
        report.step(),
        report.good(),
        report.law());
    try {
      writers.schedule(() -> write(report));
    } catch (RejectedExecutionException serverEnds) {
      write(report);
    }
  }

  private void write(LawReport report) {
    try {
      LOG.error("The report on session {} is {}", report.session(), reports.write(report));
    } catch (IOException | RuntimeException failure) {
      LOG.error("The report on session {} could not be written", report.session(), failure);
    }
  }
}
