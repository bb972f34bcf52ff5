package gopark.journal.embedded;

import java.io.IOException;
import java.nio.ByteBuffer;

/** A file that is ours alone, and what can go wrong with one. */
interface Disk extends AutoCloseable {

  /** Fills the buffer from a position; to come to the end of the file before is an error. */
  void read(long position, ByteBuffer into) throws IOException;

  void write(long position, byte[] bytes) throws IOException;

  /** Returns when all that was written, and the file's length, survives the loss of power. */
  void force() throws IOException;

  long size() throws IOException;

  void truncate(long size) throws IOException;

  @Override
  void close() throws IOException;
}
