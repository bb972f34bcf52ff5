package gopark;

import gopark.computing.CoreScheduler;
import gopark.session.Sessions;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;

/** What an operator wants to see of the sessions over time. */
final class ServerMeters implements MeterBinder {

  private final Sessions sessions;
  private final MeasuredJournal journal;
  private final JournalHealth health;
  private final CoreScheduler cores;

  ServerMeters(
      Sessions sessions, MeasuredJournal journal, JournalHealth health, CoreScheduler cores) {
    this.sessions = sessions;
    this.journal = journal;
    this.health = health;
    this.cores = cores;
  }

  @Override
  public void bindTo(MeterRegistry meters) {
    Gauge.builder("gopark.sessions.memory", sessions, Sessions::inMemory)
        .description("Sessions in memory")
        .register(meters);
    Gauge.builder("gopark.sessions.weight", sessions, Sessions::weight)
        .description("About what the sessions in memory take of it")
        .baseUnit("bytes")
        .register(meters);
    Gauge.builder("gopark.sessions.stored", journal, MeasuredJournal::stored)
        .description("Sessions in the journal")
        .register(meters);
    Gauge.builder("gopark.sessions.damaged", journal, MeasuredJournal::damaged)
        .description("Sessions in the journal that have lost entries")
        .register(meters);
    Gauge.builder("gopark.journal.size", health, JournalHealth::journalBytes)
        .description("The journal's files")
        .baseUnit("bytes")
        .register(meters);
    Gauge.builder("gopark.journal.free", health, JournalHealth::freeBytes)
        .description("Room on the journal's disk")
        .baseUnit("bytes")
        .register(meters);
    Gauge.builder("gopark.tasks.running", cores, CoreScheduler::started)
        .description("Questions to sessions that are being answered")
        .register(meters);
    Gauge.builder("gopark.tasks.wait", cores, all -> all.waitMs() / 1e3)
        .description("For how long the first in line before the sessions has waited")
        .baseUnit("seconds")
        .register(meters);
    Gauge.builder("gopark.tasks.waiting", cores, CoreScheduler::waiting)
        .description("Sessions and addresses that want a core and have none")
        .register(meters);
    Gauge.builder("gopark.tasks.stuck", cores, CoreScheduler::stuck)
        .description("Tasks that were stopped because they did not look up, and compute on")
        .register(meters);
  }
}
