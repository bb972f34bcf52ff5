package gopark.session;

import gopark.journal.EntrySize;
import java.util.Map;

/**
 * What entries of a session come to.
 *
 * @param bytes that the journal keeps
 * @param weight about how many bytes of memory their commands take
 */
record Extent(long bytes, long weight) {
  static final Extent NONE = new Extent(0, 0);

  /** The bytes of memory that a byte of a command's document becomes, at the most. */
  private static final int SPREAD = 4;

  /** The bytes of memory that an entry takes, whatever it says. */
  private static final long ENTRY = 100;

  static Extent of(Map<String, Object> entry) {
    long commands =
        EntrySize.of(entry.get(Entries.APPLIED)) + EntrySize.of(entry.get(Entries.SCENARIO));
    return new Extent(EntrySize.of(entry), ENTRY + SPREAD * commands);
  }

  Extent plus(Extent more) {
    return new Extent(bytes + more.bytes, weight + more.weight);
  }
}
