package gopark.journal.embedded;

import gopark.journal.JournalFailed;
import gopark.journal.JournalLocked;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A locked file.
 *
 * <p>It reads and writes through {@link RandomAccessFile}: a {@link FileChannel} closes itself when
 * the thread that uses it is interrupted, and one cancelled request must not close the journal.
 */
final class FileDisk implements Disk {

  /**
   * What this process has open. To open a file a second time, even only to find it locked, and to
   * close that again would give up the lock of the first: POSIX has it so.
   */
  private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();

  private static final List<String> FULL =
      List.of("no space left", "not enough space", "quota exceeded", "file too large");

  private static final long NEARLY_NOTHING = 64 * 1024;

  private final Path path;
  private final RandomAccessFile file;
  private final FileLock lock;
  private final ReentrantLock position = new ReentrantLock();

  private FileDisk(Path path, RandomAccessFile file, FileLock lock) {
    this.path = path;
    this.file = file;
    this.lock = lock;
  }

  /** Opens a file, or begins one, in a folder that is there. */
  static FileDisk open(Path path) {
    Path real;
    try {
      Path folder = path.toAbsolutePath().normalize().getParent();
      real = (folder == null ? path : folder.toRealPath().resolve(path.getFileName()));
      real = Files.exists(real) ? real.toRealPath() : real;
    } catch (IOException e) {
      throw new JournalFailed("The folder of the journal %s cannot be used.".formatted(path), e);
    }
    if (!OPEN.add(real)) {
      throw locked(real);
    }
    try {
      return openAlone(real);
    } catch (IOException e) {
      OPEN.remove(real);
      throw new JournalFailed("The journal %s cannot be opened.".formatted(real), e);
    } catch (RuntimeException e) {
      OPEN.remove(real);
      throw e;
    }
  }

  private static FileDisk openAlone(Path path) throws IOException {
    boolean isNew = !Files.exists(path);
    RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
    try {
      FileLock lock = file.getChannel().tryLock();
      if (lock == null) {
        throw locked(path);
      }
      if (isNew) {
        forceFolder(path);
      }
      return new FileDisk(path, file, lock);
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  private static JournalLocked locked(Path path) {
    return new JournalLocked(
        ("The journal %s is open in another server. Maybe the last one has not ended yet; two can"
                + " share their sessions only through Valkey.")
            .formatted(path),
        null);
  }

  /** A file survives the loss of power only if its name does. */
  private static void forceFolder(Path path) throws IOException {
    Path folder = path.getParent();
    if (folder != null && path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      }
    }
  }

  Path path() {
    return path;
  }

  @Override
  public void read(long from, ByteBuffer into) throws IOException {
    position.lock();
    try {
      file.seek(from);
      int length = into.remaining();
      file.readFully(into.array(), into.arrayOffset() + into.position(), length);
      into.position(into.limit());
    } catch (EOFException e) {
      throw new IOException("%s ends before %d".formatted(path, from + into.remaining()), e);
    } finally {
      position.unlock();
    }
  }

  @Override
  public void write(long to, ByteBuffer from) throws IOException {
    position.lock();
    try {
      file.seek(to);
      file.write(from.array(), from.arrayOffset() + from.position(), from.remaining());
    } finally {
      position.unlock();
    }
  }

  @Override
  public void force() throws IOException {
    file.getFD().sync();
  }

  @Override
  public long size() throws IOException {
    return file.length();
  }

  @Override
  public void truncate(long size) throws IOException {
    position.lock();
    try {
      file.setLength(size);
    } finally {
      position.unlock();
    }
  }

  @Override
  public boolean isFull(IOException failure) {
    String message = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
    if (FULL.stream().anyMatch(message::contains)) {
      return true;
    }
    try {
      return Files.getFileStore(path).getUsableSpace() < NEARLY_NOTHING;
    } catch (IOException e) {
      failure.addSuppressed(e);
      return false;
    }
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
