package gopark.journal.embedded;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * What stands before a record's payload, with a checksum of its own, so that a record whose payload
 * is destroyed still says what it was. A segment's mirror has the headers of its log again.
 *
 * @param ordinal counts the records of a journal
 * @param batch the ordinal of the first record that was written with it; a later batch was begun
 *     only when this one was safe
 * @param born the ordinal of the session's first record, which tells sessions of one name apart
 * @param seq the session's first entry in this record
 * @param count how many entries it has
 */
record RecordHeader(
    Kind kind,
    long ordinal,
    long batch,
    long born,
    long seq,
    int count,
    long millis,
    String session,
    int payload,
    int payloadSum) {

  /** No byte of it but the letters occurs in UTF-8. */
  private static final int MAGIC = 0xFE_47_50_FF;

  private static final byte MAGIC_START = (byte) (MAGIC >>> 24);
  private static final int SUM = 4;
  private static final int SUMMED = 8;
  private static final int FIXED = 62;

  /** What a record says. */
  enum Kind {
    /** A segment begins: {@code seq} is its number, {@code count} of sessions are KNOWN. */
    SEGMENT('S'),
    /** Entries, as JSON with a line break between two. */
    ENTRIES('E'),
    /** The session is gone. */
    DELETED('D'),
    /** A session has lost {@code count} entries after {@code seq}; -1: nobody knows how many. */
    DAMAGED('L'),
    /** How far a session had come when the record of {@code batch} was the last. */
    KNOWN('K'),
    /** Nothing: whether the disk takes it. */
    TRIAL('T');

    private final byte code;

    Kind(char code) {
      this.code = (byte) code;
    }

    private static @Nullable Kind of(byte code) {
      for (Kind kind : values()) {
        if (kind.code == code) {
          return kind;
        }
      }
      return null;
    }
  }

  /** How many bytes it has itself. */
  int length() {
    return FIXED + session.length();
  }

  /** The header of the same record, written again. */
  RecordHeader moved(long newOrdinal, long newBatch) {
    return new RecordHeader(
        kind, newOrdinal, newBatch, born, seq, count, millis, session, payload, payloadSum);
  }

  byte[] bytes() {
    byte[] name = session.getBytes(StandardCharsets.US_ASCII);
    ByteBuffer to = ByteBuffer.allocate(FIXED + name.length);
    to.putInt(MAGIC).putInt(0).put(kind.code).put((byte) name.length);
    to.putLong(ordinal).putLong(batch).putLong(born).putLong(seq).putInt(count).putLong(millis);
    to.putInt(payload).putInt(payloadSum).put(name);
    return to.putInt(SUM, sum(to.array(), SUMMED, to.capacity() - SUMMED)).array();
  }

  /** The header at that place; null if there is none that is sound. */
  static @Nullable RecordHeader at(byte[] bytes, int at) {
    if (at + FIXED > bytes.length) {
      return null;
    }
    ByteBuffer from = ByteBuffer.wrap(bytes);
    from.position(at);
    int magic = from.getInt();
    int sum = from.getInt();
    Kind kind = Kind.of(from.get());
    int name = from.get();
    int length = FIXED + name;
    if (magic != MAGIC
        || kind == null
        || name < 0
        || at + length > bytes.length
        || sum != sum(bytes, at + SUMMED, length - SUMMED)) {
      return null;
    }
    return new RecordHeader(
        kind,
        from.getLong(),
        from.getLong(),
        from.getLong(),
        from.getLong(),
        from.getInt(),
        from.getLong(),
        new String(bytes, at + FIXED, name, StandardCharsets.US_ASCII),
        from.getInt(),
        from.getInt());
  }

  /** Whether the payload that lies behind it is what was written. */
  boolean isWhole(byte[] bytes, int at) {
    int from = at + length();
    return payload >= 0
        && payload <= bytes.length - from
        && payloadSum == sum(bytes, from, payload);
  }

  static int sum(byte[] bytes, int from, int length) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, from, length);
    return (int) sum.getValue();
  }

  /** Told of each header that is sound. */
  interface Visitor {
    /** Tells whether its payload is sound as well. */
    void found(int at, RecordHeader header, boolean isWhole);
  }

  /** Finds all records, or all headers of a mirror, whatever lies between them. */
  static void scan(byte[] bytes, boolean isMirror, Visitor visitor) {
    int at = 0;
    while (at < bytes.length) {
      RecordHeader header = bytes[at] == MAGIC_START ? at(bytes, at) : null;
      if (header == null) {
        at++;
      } else {
        boolean isWhole = isMirror || header.isWhole(bytes, at);
        visitor.found(at, header, isWhole);
        at += header.length() + (isWhole && !isMirror ? header.payload() : 0);
      }
    }
  }
}
