package gopark;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.health.contributor.Status;

/**
 * Whether sessions can be written. Where they cannot, all of them can still be read: the server is
 * alive and of use, and it says that somebody should make room.
 */
final class JournalHealth implements HealthIndicator {

  static final Status READ_ONLY = new Status("READ_ONLY");

  private final MeasuredJournal journal;

  JournalHealth(MeasuredJournal journal) {
    this.journal = journal;
  }

  @Override
  public Health health() {
    Health.Builder health = journal.trouble() == null ? Health.up() : Health.status(READ_ONLY);
    Storage storage = journal.storage();
    long damaged = storage.damaged();
    if (damaged > 0) {
      // Session names appear in the log alone: anybody who knows a name may read the session.
      health.withDetail(
          "damage",
          "%d of %d sessions are damaged; the log names them."
              .formatted(damaged, storage.stored()));
    }
    return health
        .withDetail("freeBytes", storage.freeBytes())
        .withDetail("sessions", storage.stored())
        .build();
  }
}
