package gopark.journal;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How far a session has come, and when its last entry was written.
 *
 * @param damage what is lost of it; null if it is whole
 */
public record SessionHead(
    String session, long lastSeq, Instant lastWritten, @Nullable Damage damage) {

  /** The head of a whole session. */
  public SessionHead(String session, long lastSeq, Instant lastWritten) {
    this(session, lastSeq, lastWritten, null);
  }
}
