package gopark.journal.embedded;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;

/**
 * A folder in memory that can run full, refuse to confirm, and forget what it has not confirmed.
 */
final class FragileFolder implements Folder {

  private static final int SECTOR = 512;

  private final long capacity;
  private TreeMap<String, File> names = new TreeMap<>();

  /** The names as they were when they were confirmed last, and after each change since. */
  private final List<TreeMap<String, File>> history = new ArrayList<>(List.of(new TreeMap<>()));

  private int forcesLeft = Integer.MAX_VALUE;
  private int writesLeft = Integer.MAX_VALUE;
  private volatile Runnable beforeRead = () -> {};

  FragileFolder(long capacity) {
    this.capacity = capacity;
  }

  /** A folder that holds these files safely. */
  static FragileFolder of(Map<String, byte[]> files) {
    FragileFolder folder = new FragileFolder(Long.MAX_VALUE);
    files.forEach((name, bytes) -> folder.names.put(name, folder.new File(bytes.clone())));
    folder.history.set(0, new TreeMap<>(folder.names));
    return folder;
  }

  /** Lets the next {@code count} forces pass, then refuses all others. */
  void refuseForcesAfter(int count) {
    forcesLeft = count;
  }

  /** Lets the next {@code count} writes and forces pass; then the power is gone. */
  void losePowerAfter(int count) {
    writesLeft = count;
  }

  /** Lets every read fail that touches these bytes of a file, whatever it is called later. */
  void refuseReads(String name, long from, long to) {
    File file = Objects.requireNonNull(names.get(name));
    file.unreadableFrom = from;
    file.unreadableTo = to;
  }

  /** Does something before every read, on the thread that reads; the folder goes on meanwhile. */
  void beforeReads(Runnable action) {
    beforeRead = action;
  }

  boolean hasPower() {
    return writesLeft > 0;
  }

  synchronized Map<String, byte[]> files() {
    Map<String, byte[]> files = new TreeMap<>();
    names.forEach((name, file) -> files.put(name, file.present.clone()));
    return files;
  }

  /**
   * What is found when the power is back: of each sector written since the last force, either; of
   * the changes of names since the last force, the first few.
   */
  FragileFolder afterLossOfPower(Random random) {
    Map<String, byte[]> found = new TreeMap<>();
    history
        .get(random.nextInt(history.size()))
        .forEach((name, file) -> found.put(name, file.afterLossOfPower(random)));
    return of(found);
  }

  private void spendPower() throws IOException {
    if (writesLeft-- <= 0) {
      writesLeft = 0;
      throw new IOException("no power");
    }
  }

  private void changed() {
    history.add(new TreeMap<>(names));
  }

  @Override
  public synchronized List<String> names() {
    return List.copyOf(names.keySet());
  }

  @Override
  public synchronized Disk open(String name) throws IOException {
    File file = names.get(name);
    if (file == null) {
      spendPower();
      file = new File(new byte[0]);
      names.put(name, file);
      changed();
    }
    return file;
  }

  @Override
  public synchronized void rename(String from, String to) throws IOException {
    spendPower();
    File file = names.remove(from);
    if (file == null || names.containsKey(to)) {
      throw new IOException("%s cannot be called %s".formatted(from, to));
    }
    names.put(to, file);
    changed();
  }

  @Override
  public synchronized void delete(String name) throws IOException {
    spendPower();
    names.remove(name);
    changed();
  }

  @Override
  public synchronized void force() throws IOException {
    spendPower();
    history.clear();
    changed();
  }

  @Override
  public boolean isFull(IOException failure) {
    return String.valueOf(failure.getMessage()).startsWith("No space");
  }

  @Override
  public void close() {}

  private long taken() {
    return names.values().stream().mapToLong(file -> file.present.length).sum();
  }

  /** One of its files. */
  private final class File implements Disk {

    private byte[] confirmed;
    private byte[] present;
    private BitSet unconfirmed = new BitSet();
    private long unreadableFrom;
    private long unreadableTo;

    File(byte[] bytes) {
      confirmed = bytes.clone();
      present = bytes;
    }

    byte[] afterLossOfPower(Random random) {
      byte[] found =
          Arrays.copyOf(present, random.nextBoolean() ? present.length : confirmed.length);
      for (int at = 0; at < found.length; at += SECTOR) {
        if (unconfirmed.get(at / SECTOR) && random.nextBoolean()) {
          int end = Math.min(found.length, at + SECTOR);
          byte[] old = Arrays.copyOf(confirmed, Math.max(confirmed.length, end));
          System.arraycopy(old, at, found, at, end - at);
        }
      }
      return found;
    }

    @Override
    public void read(long position, ByteBuffer into) throws IOException {
      beforeRead.run();
      synchronized (FragileFolder.this) {
        if (position + into.remaining() > present.length) {
          throw new EOFException();
        }
        if (position < unreadableTo && position + into.remaining() > unreadableFrom) {
          throw new IOException("Input/output error");
        }
        into.put(present, (int) position, into.remaining());
      }
    }

    @Override
    public void write(long position, byte[] from) throws IOException {
      synchronized (FragileFolder.this) {
        spendPower();
        int end = (int) position + from.length;
        long room = capacity - taken() + present.length;
        if (end > room) {
          present = Arrays.copyOf(present, (int) Math.max(present.length, room));
          throw new IOException("No space left on device");
        }
        present = Arrays.copyOf(present, Math.max(present.length, end));
        unconfirmed.set((int) position / SECTOR, (end + SECTOR - 1) / SECTOR);
        System.arraycopy(from, 0, present, (int) position, from.length);
      }
    }

    @Override
    public void force() throws IOException {
      synchronized (FragileFolder.this) {
        spendPower();
        if (forcesLeft-- <= 0) {
          throw new IOException("Input/output error");
        }
        confirmed = present.clone();
        unconfirmed = new BitSet();
      }
    }

    @Override
    public long size() {
      synchronized (FragileFolder.this) {
        return present.length;
      }
    }

    @Override
    public void truncate(long size) throws IOException {
      synchronized (FragileFolder.this) {
        spendPower();
        present = Arrays.copyOf(present, (int) size);
      }
    }

    @Override
    public void close() {}
  }
}
