package gopark;

import gopark.session.SessionLimits;
import gopark.session.Sessions;
import gopark.web.limit.LimitProperties;
import io.github.bucket4j.TimeMeter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.http.codec.CodecCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/**
 * How the parts hang together. What is listed first is needed by what follows, and closed after it:
 * the server hears nobody any more, then the sessions' threads come to their end, then the journal
 * is closed.
 */
@Configuration(proxyBeanMethods = false)
class ServerConfiguration {
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /** The time of day, of which sessions are a function. */
  @Bean
  LongSupplier nowMs() {
    return Clock.systemUTC()::millis;
  }

  /** The time of limits: nobody sets it back. */
  @Bean
  TimeMeter rateTime() {
    return TimeMeter.SYSTEM_NANOTIME;
  }

  @Bean
  DataFolder dataFolder(GoParkProperties properties) {
    return DataFolder.at(properties.data());
  }

  @Bean
  MeasuredJournal journal(DataFolder folder, LongSupplier nowMs, MeterRegistry meters) {
    return new MeasuredJournal(folder.openJournal(nowMs), meters);
  }

  @Bean
  SessionThreads sessionThreads(MeasuredJournal journal) {
    return new SessionThreads(PATIENCE);
  }

  /**
   * For programs that are run to their end: threads of the system, which takes them the core when
   * others need it, as nobody does with a virtual one that only computes. Half of the cores is left
   * to sessions.
   */
  @Bean(destroyMethod = "dispose")
  Scheduler programScheduler(LimitProperties limits) {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    return Schedulers.newBoundedElastic(threads, limits.programs().total(), "program");
  }

  @Bean(destroyMethod = "")
  Scheduler sessionScheduler(SessionThreads sessionThreads) {
    return sessionThreads.scheduler();
  }

  @Bean
  SessionLimits sessionLimits(LimitProperties limits) {
    LimitProperties.Session session = limits.session();
    return new SessionLimits(
        session.steps(),
        session.branches(),
        session.commands(),
        session.goroutines(),
        Runtime.getRuntime().maxMemory() / 100 * session.memoryPercent(),
        session.idle().toMillis(),
        session.kept().toMillis());
  }

  @Bean
  Sessions sessions(MeasuredJournal journal, SessionLimits limits) {
    return new Sessions(journal, limits);
  }

  @Bean
  Tidying tidying(
      Sessions sessions,
      MeasuredJournal journal,
      @Qualifier("sessionScheduler") Scheduler scheduler,
      LongSupplier nowMs,
      GoParkProperties properties) {
    return new Tidying(sessions, journal, scheduler, nowMs, properties);
  }

  @Bean
  JournalHealth journalHealthIndicator(DataFolder folder, MeasuredJournal journal) {
    return new JournalHealth(folder, journal);
  }

  @Bean
  CodecCustomizer bodyLimit(LimitProperties limits) {
    int bytes = Math.toIntExact(limits.body().toBytes());
    return codecs -> codecs.defaultCodecs().maxInMemorySize(bytes);
  }
}
