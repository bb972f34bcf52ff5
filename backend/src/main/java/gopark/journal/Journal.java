package gopark.journal;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What every session began with and was told, numbered from 1 without gaps.
 *
 * <p>An append says after which entry it belongs; of two racing writers one is told that it has
 * come too late. When a method that writes returns, what it wrote survives the end of the process
 * and of the machine's power. Readers see only what is as safe as that.
 *
 * <p>Fields are trees of maps with string keys, lists, strings, {@code Long}, {@code Double},
 * {@code Boolean} and null; other types are refused with {@link IllegalArgumentException}. Names of
 * sessions are checked by {@link SessionNames}.
 *
 * <p>Every method throws {@link JournalClosed} after {@link #close} and {@link JournalFailed} when
 * the storage cannot be used; those that write may throw {@link JournalFull} and {@link
 * SessionDamaged}. A write that throws has left nothing behind unless the exception is {@link
 * JournalFailed}, after which one has to look.
 *
 * <p>Several processes may have one storage, if the adapter says so: then {@link #follow} tells
 * each what the others do.
 *
 * <p>A session whose storage was damaged ends, for readers, before the first entry that is lost;
 * {@link #damageOf} says so. It takes no more entries and can be deleted.
 */
public interface Journal extends AutoCloseable {

  /** Begins a session with entry 1, or tells how far it has come if it exists already. */
  default Written create(String session, Map<String, Object> firstEntry) {
    return append(session, 0, firstEntry);
  }

  /** Adds an entry if the session's last is still the expected one; 0 means that there is none. */
  default Written append(String session, long expectedSeq, Map<String, Object> fields) {
    return appendAll(session, expectedSeq, List.of(fields));
  }

  /** Adds several entries, all or none. */
  Written appendAll(String session, long expectedSeq, List<Map<String, Object>> entries);

  /**
   * The entries after a number, oldest first, at most as many as the limit says. It may be fewer
   * when they are large, but it is none only at the end, or where there is no such session.
   */
  List<Entry> read(String session, long afterSeq, int limit);

  /** The number of the last entry; 0 if there is no such session. */
  long lastSeq(String session);

  /** Whether there is such a session, be it damaged. */
  default boolean exists(String session) {
    return lastSeq(session) > 0 || damageOf(session) != null;
  }

  /** What is lost of a session; null if it is whole, or there is none. */
  default @Nullable Damage damageOf(String session) {
    return null;
  }

  /** Forgets a session and its entries; false if there was none. Its name is not for reuse. */
  boolean delete(String session);

  /** Forgets a session if its last entry is still the expected one; false if it was not. */
  boolean deleteAt(String session, long expectedSeq);

  /** The sessions whose names come after the given one ("" for the first), in the names' order. */
  List<SessionHead> sessions(String after, int limit);

  /**
   * Tells from now on what other processes do to the storage. Of a storage that belongs to one
   * process there is nothing to tell.
   */
  default void follow(Follower follower) {}

  @Override
  void close();
}
