package gopark.journal.embedded;

import gopark.journal.JournalFailed;
import gopark.journal.JournalLocked;
import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps other servers from a journal: the lock of a file beside it. */
final class FolderLock implements Closeable {

  /**
   * What this process has open. To open a file a second time, even only to find it locked, and to
   * close that again would give up the lock of the first: POSIX has it so.
   */
  private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();

  private final Path path;
  private final RandomAccessFile file;
  private final FileLock lock;

  private FolderLock(Path path, RandomAccessFile file, FileLock lock) {
    this.path = path;
    this.file = file;
    this.lock = lock;
  }

  /** Locks the journal of that path, whose folder must be there. */
  static FolderLock of(Path journal) {
    Path path = journal.resolveSibling(journal.getFileName() + ".lock");
    if (!OPEN.add(path)) {
      throw locked(journal);
    }
    try {
      RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
      FileLock lock = file.getChannel().tryLock();
      if (lock == null) {
        file.close();
        throw locked(journal);
      }
      return new FolderLock(path, file, lock);
    } catch (IOException e) {
      OPEN.remove(path);
      throw new JournalFailed("The journal %s cannot be opened.".formatted(journal), e);
    } catch (RuntimeException e) {
      OPEN.remove(path);
      throw e;
    }
  }

  static JournalLocked locked(Path journal) {
    return new JournalLocked(
        "The journal %s is open in another server. Maybe the last one has not ended yet."
            .formatted(journal),
        null);
  }

  @Override
  public void close() throws IOException {
    try {
      if (lock.isValid()) {
        lock.release();
      }
      file.close();
    } finally {
      OPEN.remove(path);
    }
  }
}
