package gopark.journal.embedded;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A file, read and written through {@link RandomAccessFile}: a {@code FileChannel} closes itself
 * when the thread that uses it is interrupted, and one cancelled request must not close the
 * journal.
 */
final class FileDisk implements Disk {

  private final Path path;
  private final RandomAccessFile file;
  private final ReentrantLock position = new ReentrantLock();

  FileDisk(Path path) throws IOException {
    this.path = path;
    this.file = new RandomAccessFile(path.toFile(), "rw");
  }

  @Override
  public void read(long from, ByteBuffer into) throws IOException {
    position.lock();
    try {
      file.seek(from);
      file.readFully(into.array(), into.arrayOffset() + into.position(), into.remaining());
      into.position(into.limit());
    } catch (EOFException e) {
      throw new IOException("%s ends before %d".formatted(path, from + into.remaining()), e);
    } finally {
      position.unlock();
    }
  }

  @Override
  public void write(long to, byte[] bytes) throws IOException {
    position.lock();
    try {
      file.seek(to);
      file.write(bytes);
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
  public void close() throws IOException {
    file.close();
  }
}
