package gopark.journal.embedded;

import gopark.journal.Entry;
import gopark.journal.JournalCorrupt;
import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import gopark.journal.JournalFull;
import java.io.IOException;
import java.util.List;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStoreException;
import org.jspecify.annotations.Nullable;

/** The port's words for what MVStore and the disk complain of. */
final class Troubles {
  private Troubles() {}

  static JournalException ofReading(String place, String what, List<Entry> saved, Throwable e) {
    if (e instanceof JournalException known) {
      return known;
    }
    if (e instanceof MVStoreException refused
        && refused.getErrorCode() == DataUtils.ERROR_READING_FAILED) {
      return new JournalFailed("The journal %s: %s".formatted(place, what), e);
    }
    return new JournalCorrupt(place, what, saved, e);
  }

  static JournalException ofWriting(String place, Disk disk, JournalFile file, Throwable e) {
    @Nullable IOException unconfirmed = file.failedForce();
    if (unconfirmed != null) {
      return unconfirmed(place, unconfirmed);
    }
    @Nullable IOException refused = file.failedWrite();
    if (refused == null) {
      return ofReading(place, "an append found what was not written.", List.of(), e);
    }
    return disk.isFull(refused)
        ? new JournalFull(
            ("There is no room for the journal %s: nothing more is written until there is; all that"
                    + " was written can be read.")
                .formatted(place),
            e)
        : new JournalFailed("The journal %s cannot be written.".formatted(place), e);
  }

  /** After this the disk's own memory of the file cannot be trusted, so that nothing more goes. */
  static JournalFailed unconfirmed(String place, IOException e) {
    return new JournalFailed(
        ("The disk did not confirm a write to the journal %s; it is read-only until the server is"
                + " started again.")
            .formatted(place),
        e);
  }
}
