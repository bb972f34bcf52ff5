package gopark.journal.embedded;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A folder of the file system.
 *
 * @param lock keeps others out, until the folder is closed
 */
record FileFolder(Path path, Closeable lock) implements Folder {

  private static final List<String> FULL =
      List.of("no space left", "not enough space", "quota exceeded", "file too large");

  private static final long NEARLY_NOTHING = 64 * 1024;

  @Override
  public List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(path)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Override
  public Disk open(String name) throws IOException {
    return new FileDisk(path.resolve(name));
  }

  @Override
  public void rename(String from, String to) throws IOException {
    move(path.resolve(from), path.resolve(to));
  }

  /** Renames a file or folder at once, and replaces nothing. */
  static void move(Path from, Path to) throws IOException {
    if (Files.exists(to)) {
      throw new IOException("%s is there already".formatted(to));
    }
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
  }

  @Override
  public void delete(String name) throws IOException {
    Files.deleteIfExists(path.resolve(name));
  }

  @Override
  public void force() throws IOException {
    force(path);
  }

  /** Does so by the only channel that does not mind if its caller is interrupted. */
  static void force(Path folder) throws IOException {
    if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      try (AsynchronousFileChannel channel =
          AsynchronousFileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      }
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
    lock.close();
  }
}
