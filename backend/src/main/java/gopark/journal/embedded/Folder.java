package gopark.journal.embedded;

import java.io.IOException;
import java.util.List;

/** A folder of files that is ours alone. */
interface Folder extends AutoCloseable {

  /** What is in it, in the names' order. */
  List<String> names() throws IOException;

  /** Opens a file, or begins one. */
  Disk open(String name) throws IOException;

  void rename(String from, String to) throws IOException;

  void delete(String name) throws IOException;

  /** Returns when names that were made, changed and removed survive the loss of power. */
  void force() throws IOException;

  /** Whether a write has failed because there is no room. */
  boolean isFull(IOException failure);

  @Override
  void close() throws IOException;
}
