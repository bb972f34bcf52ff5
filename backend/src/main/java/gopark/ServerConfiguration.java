package gopark;

import gopark.computing.CoreScheduler;
import gopark.computing.Urgency;
import gopark.computing.Watchdog;
import gopark.journal.valkey.ValkeyOptions;
import gopark.session.Laws;
import gopark.session.SessionLimits;
import gopark.session.Sessions;
import gopark.session.Trouble;
import gopark.web.lesson.CompletionCodes;
import gopark.web.limit.LimitProperties;
import gopark.web.limit.Limits;
import gopark.web.work.Behalf;
import gopark.web.work.SlowWork;
import gopark.web.work.WarmUp;
import io.github.bucket4j.TimeMeter;
import io.micrometer.core.instrument.MeterRegistry;
import io.opentelemetry.api.OpenTelemetry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.http.codec.CodecCustomizer;
import org.springframework.boot.info.GitProperties;
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
  private static final int READERS = 16;

  /** New sessions leave free one part in so many of a disk on which the setting asks for more. */
  private static final int DISK_SHARE = 20;

  private static final int MOST_READS = 10_000;

  /** The time of day, of which sessions are a function. */
  @Bean
  ServerClock clock(GoParkProperties properties) {
    return new ServerClock(InstantSource.system(), properties.clockWrongBy());
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

  /** Chosen at each start: the image's beans are worked out before anybody has set anything. */
  @Bean
  Storage storage(DataFolder folder, GoParkProperties properties, ServerClock clock) {
    String shared = properties.journal();
    if (shared == null || shared.isBlank()) {
      return new FolderStorage(folder, folder.openJournal(clock));
    }
    int replicas = properties.journalReplicas();
    return SharedStorage.open(new ValkeyOptions(shared, replicas, ValkeyOptions.PATIENCE), clock);
  }

  @Bean
  Traces traces(GoParkProperties properties) {
    return new Traces(properties.traces(), properties.tracesShare());
  }

  @Bean
  OpenTelemetry telemetry(Traces traces) {
    return traces.telemetry();
  }

  @Bean
  MeasuredJournal journal(
      Storage storage,
      LimitProperties limits,
      GoParkProperties properties,
      MeterRegistry meters,
      OpenTelemetry telemetry) {
    // A shared storage knows itself where everything is.
    long heap = storage.isShared() ? Long.MAX_VALUE : Runtime.getRuntime().maxMemory();
    MeasuredJournal.Room room =
        new MeasuredJournal.Room(
            limits.session().storedBy(heap),
            LimitProperties.Session.indexOf(heap),
            Math.min(properties.keepFree().toBytes(), storage.totalBytes() / DISK_SHARE));
    return new MeasuredJournal(storage, room, meters, telemetry);
  }

  /** Where everything is computed that strangers' simulations ask for. */
  @Bean
  CoreScheduler cores(MeasuredJournal journal, GoParkProperties properties) {
    return new CoreScheduler(properties.computing().coresHere(), PATIENCE);
  }

  /**
   * Threads for what takes a lock or the disk and computes nothing of strangers: pages, scenes,
   * documents. They are threads of the system, so that they get a core however many simulations
   * compute.
   */
  @Bean(destroyMethod = "dispose")
  Scheduler readers(MeasuredJournal journal) {
    return Schedulers.newBoundedElastic(READERS, MOST_READS, "reader");
  }

  @Bean
  SlowWork slowWork(
      CoreScheduler cores,
      @Qualifier("readers") Scheduler readers,
      LimitProperties limits,
      MeterRegistry meters) {
    return new SlowWork(cores, readers, limits.requests().longestWait(), meters);
  }

  /**
   * A session whose work was stopped is frozen in the journal, or the next who looks at it after a
   * restart would begin the same work again. Flows that are no sessions have names that none has.
   * What a reader asked without the session's key is his own doing, and freezes nothing.
   */
  @Bean
  Watchdog watchdog(
      CoreScheduler cores,
      Sessions sessions,
      @Qualifier("readers") Scheduler readers,
      InstantSource clock,
      GoParkProperties properties) {
    return new Watchdog(
        cores,
        properties.computing().longestSlice(),
        stopped -> {
          if (stopped.urgency() != Urgency.READER
              && stopped.flow() instanceof Behalf.OfSession(String id)) {
            readers.schedule(
                () -> sessions.freeze(id, Trouble.Code.COMPUTES_TOO_LONG, clock.millis()));
          }
        });
  }

  @Bean
  ComputingHealth computingHealthIndicator(CoreScheduler cores, GoParkProperties properties) {
    return new ComputingHealth(cores, properties.computing().longestSlice());
  }

  @Bean
  SessionLimits sessionLimits(LimitProperties limits) {
    LimitProperties.Session session = limits.session();
    return new SessionLimits(
        session.steps(),
        session.branches(),
        session.commands(),
        session.bytes().toBytes(),
        session.goroutines(),
        session.memoryOf(Runtime.getRuntime().maxMemory()),
        session.idle().toMillis(),
        session.kept().toMillis());
  }

  @Bean
  CompletionCodes completionCodes(
      DataFolder folder, GoParkProperties properties, InstantSource clock) {
    return CompletionKey.codes(properties.completionKey(), folder.completionKey(), clock);
  }

  @Bean
  LawReports lawReports(DataFolder folder, ObjectProvider<GitProperties> git, InstantSource clock) {
    GitProperties known = git.getIfAvailable();
    return new LawReports(
        folder.reports(), known == null ? null : known.getShortCommitId(), LawReports.MOST, clock);
  }

  @Bean
  LawKeeper laws(
      GoParkProperties properties,
      LawReports reports,
      @Qualifier("readers") Scheduler readers,
      MeterRegistry meters) {
    return new LawKeeper(properties.lawful(), reports, readers, meters);
  }

  @Bean
  Sessions sessions(MeasuredJournal journal, SessionLimits limits, CoreScheduler cores, Laws laws) {
    Sessions sessions = new Sessions(journal, limits, cores::meter, laws);
    journal.follow(sessions.follower());
    return sessions;
  }

  @Bean
  Tidying tidying(
      Sessions sessions,
      MeasuredJournal journal,
      @Qualifier("readers") Scheduler scheduler,
      InstantSource clock,
      GoParkProperties properties) {
    return new Tidying(sessions, journal, scheduler, clock, properties);
  }

  @Bean
  SharedLimits sharedLimits(
      Limits limits, Storage storage, @Qualifier("readers") Scheduler scheduler) {
    return new SharedLimits(limits, storage, scheduler);
  }

  @Bean
  WarmStart warmStart(List<WarmUp> parts) {
    return new WarmStart(parts);
  }

  @Bean
  JournalHealth journalHealthIndicator(MeasuredJournal journal) {
    return new JournalHealth(journal);
  }

  @Bean
  CodecCustomizer bodyLimit(LimitProperties limits) {
    int bytes = Math.toIntExact(limits.body().toBytes());
    return codecs -> codecs.defaultCodecs().maxInMemorySize(bytes);
  }
}
