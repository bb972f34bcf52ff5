package gopark.journal.embedded;

import gopark.journal.JournalFailed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Where a journal lies: a folder, a lock beside it, and while it is begun one of another name, so
 * that a folder of the journal's name is never half begun.
 */
final class JournalFolder {

  private JournalFolder() {}

  /** Opens it for this process alone. */
  static EmbeddedJournal open(Path path, Function<FileFolder, EmbeddedJournal> opener) {
    Path real;
    try {
      Path above = path.toAbsolutePath().normalize().getParent();
      real = above == null ? path : above.toRealPath().resolve(path.getFileName());
    } catch (IOException e) {
      throw new JournalFailed("The folder of the journal %s cannot be used.".formatted(path), e);
    }
    FolderLock lock = FolderLock.of(real);
    try {
      begin(real, opener);
      return opener.apply(new FileFolder(real, lock));
    } catch (IOException e) {
      close(lock, e);
      throw new JournalFailed("The journal %s cannot be opened.".formatted(real), e);
    } catch (RuntimeException | Error e) {
      close(lock, e);
      throw e;
    }
  }

  private static void close(FolderLock lock, Throwable e) {
    try {
      lock.close();
    } catch (IOException closing) {
      e.addSuppressed(closing);
    }
  }

  /** Makes the folder if it is not there, from the file of an earlier release if there is one. */
  private static void begin(Path path, Function<FileFolder, EmbeddedJournal> opener)
      throws IOException {
    Path complete = path.resolveSibling(path.getFileName() + ".complete");
    if (Files.isDirectory(path)) {
      return;
    }
    if (!Files.exists(complete)) {
      Path building = path.resolveSibling(path.getFileName() + ".new");
      clear(building);
      Files.createDirectory(building);
      try (EmbeddedJournal journal = opener.apply(new FileFolder(building, () -> {}))) {
        if (Files.exists(path)) {
          MvStoreImport.copy(path, journal);
        }
      }
      FileFolder.move(building, complete);
    }
    if (Files.exists(path)) {
      FileFolder.move(path, path.resolveSibling(path.getFileName() + ".mvstore"));
    }
    FileFolder.move(complete, path);
    Path above = path.getParent();
    if (above != null) {
      FileFolder.force(above);
    }
  }

  private static void clear(Path building) throws IOException {
    if (Files.isDirectory(building)) {
      List<Path> files;
      try (Stream<Path> all = Files.list(building)) {
        files = all.toList();
      }
      for (Path file : files) {
        Files.delete(file);
      }
      Files.delete(building);
    }
  }
}
