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
  private final CoreScheduler cores;

  ServerMeters(Sessions sessions, MeasuredJournal journal, CoreScheduler cores) {
    this.sessions = sessions;
    this.journal = journal;
    this.cores = cores;
  }

  @Override
  public void bindTo(MeterRegistry meters) {
    Storage storage = journal.storage();
    Gauge.builder("gopark.sessions.memory", sessions, Sessions::inMemory)
        .description("Sessions in memory")
        .register(meters);
    Gauge.builder("gopark.sessions.weight", sessions, Sessions::weight)
        .description("About what the sessions in memory take of it")
        .baseUnit("bytes")
        .register(meters);
    Gauge.builder("gopark.sessions.stored", storage, Storage::stored)
        .description("Sessions in the journal")
        .register(meters);
    Gauge.builder("gopark.sessions.damaged", storage, Storage::damaged)
        .description("Sessions in the journal that have lost entries")
        .register(meters);
    Gauge.builder("gopark.journal.size", storage, Storage::bytes)
        .description("The journal's files")
        .baseUnit("bytes")
        .register(meters);
    Gauge.builder("gopark.journal.free", storage, Storage::freeBytes)
        .description("Room on the journal's disk")
        .baseUnit("bytes")
        .register(meters);
    Gauge.builder("gopark.journal.readonly", journal, one -> one.trouble() == null ? 0 : 1)
        .description("1 while entries cannot be written")
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
