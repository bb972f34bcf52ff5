package gopark;

import gopark.journal.Journal;
import gopark.journal.SessionHead;
import gopark.journal.embedded.EmbeddedJournal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** A folder of this machine, for this server alone: so it can count what is in it. */
final class FolderStorage implements Storage {

  private static final int HEADS_AT_A_TIME = 1_000;

  private final DataFolder folder;
  private final EmbeddedJournal journal;
  private final AtomicLong stored = new AtomicLong();

  FolderStorage(DataFolder folder, EmbeddedJournal journal) {
    this.folder = folder;
    this.journal = journal;
    for (List<SessionHead> heads = journal.sessions("", HEADS_AT_A_TIME);
        !heads.isEmpty();
        heads = journal.sessions(heads.getLast().session(), HEADS_AT_A_TIME)) {
      stored.addAndGet(heads.size());
    }
  }

  @Override
  public Journal journal() {
    return journal;
  }

  /** The journal knows all of it. */
  @Override
  public void look() {}

  @Override
  public long stored() {
    return stored.get();
  }

  @Override
  public long damaged() {
    return journal.damaged();
  }

  @Override
  public long bytes() {
    return journal.bytes();
  }

  @Override
  public long freeBytes() {
    try {
      return Files.getFileStore(folder.path()).getUsableSpace();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public long totalBytes() {
    try {
      return Files.getFileStore(folder.path()).getTotalSpace();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void compact(int maxMegabytes) {
    journal.compact(maxMegabytes);
  }

  @Override
  public void checkWritable() {
    journal.checkWritable();
  }

  @Override
  public void created() {
    stored.incrementAndGet();
  }

  @Override
  public void deleted() {
    stored.decrementAndGet();
  }

  @Override
  public long memory() {
    return journal.memory();
  }

  @Override
  public boolean isShared() {
    return false;
  }

  /** Nobody else has the folder. */
  @Override
  public void hear(Consumer<String> told) {}

  @Override
  public void say(String text) {}
}
