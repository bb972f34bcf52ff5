package gopark.journal;

/**
 * Is told what is done to a storage that others write to as well, by a thread of the journal's; it
 * must be quick. It may be told also what its own process has done, and a thing more than once.
 */
public interface Follower {

  /** A session has entries up to this one. */
  void appended(String session, long seq);

  /** A session was deleted. */
  void deleted(String session);

  /**
   * The storage was out of reach for a while, or what was told of it has a gap. Anything may have
   * happened: even entries that could be read before may be others now, if the storage itself lost
   * some.
   */
  void resumed();
}
