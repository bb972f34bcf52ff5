package gopark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.health.contributor.Status;

/**
 * Whether sessions can be written. Where they cannot, all of them can still be read: the server is
 * alive and of use, and it says that somebody should make room.
 */
final class JournalHealth implements HealthIndicator {

  static final Status READ_ONLY = new Status("READ_ONLY");

  private final DataFolder folder;
  private final MeasuredJournal journal;

  JournalHealth(DataFolder folder, MeasuredJournal journal) {
    this.folder = folder;
    this.journal = journal;
  }

  @Override
  public Health health() {
    Health.Builder health = journal.trouble() == null ? Health.up() : Health.status(READ_ONLY);
    long damaged = journal.damaged();
    if (damaged > 0) {
      // Who knows a session's name may read it, so that names stand in the log alone.
      health.withDetail(
          "damage",
          "%d of %d sessions are damaged; the log of the start names them."
              .formatted(damaged, journal.stored()));
    }
    return health
        .withDetail("freeBytes", freeBytes())
        .withDetail("sessions", journal.stored())
        .build();
  }

  long freeBytes() {
    try {
      return Files.getFileStore(folder.path()).getUsableSpace();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  long journalBytes() {
    return journal.bytes();
  }
}
