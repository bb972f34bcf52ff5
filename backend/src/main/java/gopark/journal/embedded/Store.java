package gopark.journal.embedded;

import gopark.journal.JournalClosed;
import gopark.journal.JournalCorrupt;
import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.jspecify.annotations.Nullable;

/**
 * The maps in the file. One caller at a time may write; {@link #view} is for all.
 *
 * <p>MVStore closes itself when a write fails. The file is then opened again as it was after the
 * last commit, so that reading goes on and the next write is a new attempt.
 */
final class Store {

  /** How often sparse parts are written anew, how much at once, and how sparse they must be. */
  private static final int COMMITS_BETWEEN_REWRITES = 32;

  private static final int REWRITE_BYTES = 512 * 1024;
  private static final int SPARSE = 40;
  private static final int FULL = 100;
  private static final int COMPACT_MEGABYTES = 4;

  /**
   * What a version has left free is used only so many versions later. MVStore has it so and relies
   * on it: a version's table of what is free may be that of the version before.
   */
  private static final int VERSIONS_KEPT = 6;

  private final String place;
  private final Disk disk;
  private final int cacheMegabytes;
  private JournalFile file;
  private MVStore maps;
  private View present;
  private int commits;
  private long sizeBefore = Long.MAX_VALUE;
  private @Nullable IOException unconfirmed;
  private volatile @Nullable View safe;
  private volatile @Nullable JournalException unusable;

  @SuppressWarnings("NullAway.Init") // open() sets what is there to be opened.
  Store(String place, Disk disk, int cacheMegabytes) {
    this.place = place;
    this.disk = disk;
    this.cacheMegabytes = cacheMegabytes;
    try {
      if (StoreHeader.isBlank(disk)) {
        disk.truncate(0);
      }
      open();
      if (safe == null) {
        begin();
      }
    } catch (IOException e) {
      throw new JournalFailed("The journal %s cannot be opened.".formatted(place), e);
    }
  }

  /** From now on a header without maps means that something is gone. */
  private void begin() throws IOException {
    try {
      maps.commit();
      maps.sync();
      maps.close();
      disk.force();
    } catch (MVStoreException e) {
      throw Troubles.ofWriting(place, disk, file, e);
    }
    open();
  }

  private void open() throws IOException {
    StoreHeader header = StoreHeader.of(disk);
    file = new JournalFile(place, disk, cacheMegabytes);
    try {
      maps = new MVStore.Builder().fileStore(file).autoCommitDisabled().open();
      boolean hasMaps = maps.hasMap("entries") && maps.hasMap("heads");
      long version = maps.getCurrentVersion();
      if (header != null && (!hasMaps || !header.isKept(version))) {
        maps.closeImmediately();
        throw new JournalCorrupt(
            place,
            "version %d was written, and %d is the newest that can be read."
                .formatted(header.version(), hasMaps ? version : 0),
            List.of(),
            null);
      }
      file.keepHeader(version);
      present = new View(place, map("entries"), map("heads"));
      if (hasMaps) {
        safe = present(version);
      }
    } catch (RuntimeException | Error e) {
      throw Troubles.ofReading(place, "it cannot be opened.", List.of(), e);
    }
  }

  private MVMap<byte[], byte[]> map(String name) {
    return maps.openMap(
        name, new MVMap.Builder<byte[], byte[]>().keyType(Bytes.TYPE).valueType(Bytes.TYPE));
  }

  private View present(long version) {
    return new View(
        place, present.entries().openVersion(version), present.heads().openVersion(version));
  }

  /** What is safe at this moment. */
  View view() {
    JournalException why = unusable;
    View view = safe;
    if (view == null) {
      throw why == null ? new JournalClosed() : why;
    }
    return view;
  }

  /** Writes what can be written; each change is told what became of it. */
  void write(List<Change> batch) {
    try {
      checkUsable();
    } catch (JournalException e) {
      batch.forEach(change -> change.done(e));
      return;
    }
    List<Change> left = new ArrayList<>(batch);
    while (!left.isEmpty() && unusable == null) {
      writeAtOnce(left);
    }
    left.forEach(change -> change.done(unusable));
  }

  /** Writes all that are left, or takes out those that cannot be written. */
  private void writeAtOnce(List<Change> left) {
    Change current = null;
    JournalException why = null;
    try {
      for (Change change : left) {
        current = change;
        change.apply(present);
      }
      current = null;
      commit();
    } catch (RuntimeException | Error e) {
      why = failed(e);
    }
    List<Change> over = current == null ? List.copyOf(left) : List.of(current);
    for (Change change : over) {
      change.done(why);
    }
    left.removeAll(over);
  }

  private void checkUsable() {
    view();
    IOException why = unconfirmed;
    if (why != null) {
      throw Troubles.unconfirmed(place, why);
    }
  }

  private void commit() {
    if (maps.hasUnsavedChanges()) {
      if (++commits % COMMITS_BETWEEN_REWRITES == 0) {
        file.rewriteSparse(REWRITE_BYTES, SPARSE);
      }
      sizeBefore = file.size();
      maps.commit();
      maps.sync();
      sizeBefore = Long.MAX_VALUE;
      safe = present(maps.getCurrentVersion());
    }
  }

  /** Goes back to the last commit; nothing of what came after it is left in the maps. */
  private JournalException failed(Throwable e) {
    JournalException why =
        e instanceof JournalException known ? known : Troubles.ofWriting(place, disk, file, e);
    unconfirmed = file.failedForce();
    maps.closeImmediately();
    try {
      if (unconfirmed == null && disk.size() > sizeBefore) {
        disk.truncate(sizeBefore);
      }
    } catch (IOException notShortened) {
      why.addSuppressed(notShortened);
    }
    sizeBefore = Long.MAX_VALUE;
    reopen();
    return why;
  }

  private void reopen() {
    try {
      open();
    } catch (IOException e) {
      unusable = new JournalFailed("The journal %s cannot be opened again.".formatted(place), e);
      safe = null;
    } catch (JournalException e) {
      unusable = e;
      safe = null;
    }
  }

  /**
   * Gives back what deleted sessions have left free: writes live pages anew, oldest first, into the
   * gaps, which frees the file's end. All goes through commits, as safe as any other; MVStore's own
   * way of moving chunks is not.
   */
  void compact(int maxMegabytes) {
    checkUsable();
    try {
      maps.setRetentionTime(0);
      int steps = VERSIONS_KEPT + Math.ceilDiv(maxMegabytes, COMPACT_MEGABYTES);
      for (int step = 0; step < steps; step++) {
        file.rewriteSparse(COMPACT_MEGABYTES << 20, FULL);
        // Nothing is freed by a commit that changes nothing.
        maps.setStoreVersion(1 + step % 2);
        maps.commit();
        maps.sync();
        safe = present(maps.getCurrentVersion());
      }
    } catch (RuntimeException | Error e) {
      throw failed(e);
    } finally {
      maps.setRetentionTime(file.getDefaultRetentionTime());
    }
  }

  /** Ends all use; what could not be marked as ended is found so at the next start. */
  void close() throws IOException {
    try {
      if (safe != null && unconfirmed == null) {
        maps.close();
      } else {
        maps.closeImmediately();
      }
    } catch (MVStoreException e) {
      // All that was confirmed is safe without the mark.
      maps.closeImmediately();
    } finally {
      safe = null;
      disk.close();
    }
  }
}
