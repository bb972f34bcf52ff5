package gopark.session;

import gopark.journal.Journal;
import gopark.scenario.Scenario;
import org.jspecify.annotations.Nullable;

/**
 * All sessions of this server: those in memory, and through the journal those that are put away.
 * The threads and the clock are the caller's.
 */
public final class Sessions {
  private final Journal journal;
  private final SessionLimits limits;

  public Sessions(Journal journal, SessionLimits limits) {
    this.journal = journal;
    this.limits = limits;
  }

  /** A new session; null if the name is taken. */
  public @Nullable Session create(String id, Scenario scenario, String editKeyHash, long nowMs) {
    throw new UnsupportedOperationException(id + scenario + editKeyHash + nowMs + journal + limits);
  }

  /** The session of that name, from memory or as its journal tells it; null if there is none. */
  public @Nullable Session find(String id, long nowMs) {
    throw new UnsupportedOperationException(id + nowMs);
  }

  /** Ends a session for ever and tells who listens; false if there was none. */
  public boolean end(String id) {
    throw new UnsupportedOperationException(id);
  }

  /** Puts away what nobody uses, and deletes what is too old; to be called now and then. */
  public void tidy(long nowMs) {
    throw new UnsupportedOperationException("" + nowMs);
  }

  /** How many are in memory. */
  public int inMemory() {
    throw new UnsupportedOperationException();
  }
}
