package gopark;

import gopark.journal.Journal;
import gopark.journal.JournalException;
import gopark.journal.valkey.ValkeyJournal;
import gopark.journal.valkey.ValkeyOptions;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A storage that several servers have together, and which counts by itself. What it told last is
 * known here, so that nobody who asks how this server is waits for another machine.
 */
final class SharedStorage implements Storage {

  private static final Logger LOG = LoggerFactory.getLogger(SharedStorage.class);

  private static final Duration START = Duration.ofSeconds(30);
  private static final long RETRY_MS = 500;

  private final ValkeyJournal journal;
  private volatile long stored;
  private volatile long bytes;
  private volatile long most;

  SharedStorage(ValkeyJournal journal) {
    this.journal = journal;
    look();
    warnOfLoss(journal.info("persistence"), journal.info("memory"));
  }

  /** Opens the storage; one that starts at the same time is waited for. */
  static SharedStorage open(ValkeyOptions options, ServerClock clock) {
    long endNs = System.nanoTime() + START.toNanos();
    while (true) {
      try {
        ValkeyJournal journal = ValkeyJournal.open(options, clock, clock::adjust);
        SharedStorage storage = of(journal);
        LOG.info("Sessions are kept in a storage that servers share");
        return storage;
      } catch (IllegalArgumentException noAddress) {
        throw new CannotStart(
            "GOPARK_JOURNAL is no address of a storage.",
            "It looks like redis://host:6379, rediss://… or redis-sentinel://…; unset, sessions are"
                + " kept in the data folder.",
            noAddress);
      } catch (JournalException away) {
        if (System.nanoTime() > endNs) {
          throw new CannotStart(
              String.valueOf(away.getMessage()),
              "See that Valkey or Redis runs at the address in GOPARK_JOURNAL, and that it may be"
                  + " reached from here.",
              away);
        }
        pause();
      }
    }
  }

  /** A storage that goes away at once leaves no connection and no thread behind. */
  private static SharedStorage of(ValkeyJournal journal) {
    try {
      return new SharedStorage(journal);
    } catch (JournalException away) {
      journal.close();
      throw away;
    }
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(RETRY_MS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CannotStart("The start was interrupted.", "Start again.", e);
    }
  }

  /** Warns of a storage that works well until the day on which it has lost something. */
  private static void warnOfLoss(Map<String, String> persistence, Map<String, String> memory) {
    if ("0".equals(persistence.get("aof_enabled"))) {
      LOG.warn(
          "The storage keeps no log on a disk: what it has answered is lost when it ends."
              + " Set appendonly yes and appendfsync always in it");
    }
    String policy = memory.getOrDefault("maxmemory_policy", "noeviction");
    if (!policy.equals("noeviction")) {
      LOG.warn(
          "The storage throws sessions away when its memory is full ({}): set maxmemory-policy"
              + " noeviction in it",
          policy);
    }
  }

  @Override
  public Journal journal() {
    return journal;
  }

  @Override
  public void look() {
    try {
      Map<String, String> memory = journal.info("memory");
      bytes = number(memory, "used_memory");
      most = number(memory, "maxmemory");
      stored = journal.count();
    } catch (JournalException away) {
      LOG.debug("The storage cannot tell its size now", away);
    }
  }

  @Override
  public long stored() {
    return stored;
  }

  /** The number of damaged sessions; a shared storage finds damage only when it reads. */
  @Override
  public long damaged() {
    return 0;
  }

  @Override
  public long bytes() {
    return bytes;
  }

  /** Long.MAX_VALUE where the storage has no limit of its own. */
  @Override
  public long freeBytes() {
    return most == 0 ? Long.MAX_VALUE : Math.max(0, most - bytes);
  }

  private static long number(Map<String, String> fields, String name) {
    return Long.parseLong(fields.getOrDefault(name, "0"));
  }

  /** A shared storage looks after its own memory. */
  @Override
  public long totalBytes() {
    return 0;
  }

  /** A shared storage gives space back by itself. */
  @Override
  public void compact(int maxMegabytes) {}

  @Override
  public void checkWritable() {
    journal.checkWritable();
  }

  @Override
  public void created() {}

  @Override
  public void deleted() {}

  /** Where entries are is for the storage to know. */
  @Override
  public long memory() {
    return 0;
  }

  @Override
  public boolean isShared() {
    return true;
  }

  @Override
  public void hear(Consumer<String> told) {
    journal.hear(told);
  }

  @Override
  public void say(String text) {
    journal.say(text);
  }
}
