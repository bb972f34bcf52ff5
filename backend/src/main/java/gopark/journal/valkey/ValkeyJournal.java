package gopark.journal.valkey;

import gopark.journal.Damage;
import gopark.journal.Entry;
import gopark.journal.Follower;
import gopark.journal.Journal;
import gopark.journal.JournalFailed;
import gopark.journal.SessionDamaged;
import gopark.journal.SessionHead;
import gopark.journal.SessionNames;
import gopark.journal.Written;
import gopark.journal.entry.EntryJson;
import io.lettuce.core.Limit;
import io.lettuce.core.Range;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisURI;
import io.lettuce.core.ScriptOutputType;
import io.lettuce.core.StreamMessage;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * A journal in Valkey or Redis, which several servers have together. Each session is a stream; the
 * entry of number 7 has the id 7-0, and a script compares and adds, so that of two racing writers
 * one wins, whatever server each is on.
 *
 * <p>An entry is as safe as the storage makes it before it answers ({@code appendfsync always}),
 * and, if replicas are asked for, as many of them have it.
 */
public final class ValkeyJournal implements Journal {

  private static final int WRITERS = 4;

  /**
   * Who reads must not stand behind those who write: an entry that waits for a replica holds up its
   * connection.
   */
  private static final int READERS = 2;

  /** How long a session stands still for a connection that has to be opened anew. */
  private static final Duration GRACE = Duration.ofMillis(500);

  /** How often the usual patience a server has with its storage when it starts. */
  private static final int PATIENCE_AT_START = 15;

  private static final int ENTRIES_AT_A_TIME = 256;
  private static final int HEADS_AT_A_TIME = 1_000;

  /** The size in bytes at which a page of entries ends. */
  private static final int PAGE_BYTES = 4 << 20;

  /** The changes kept for followers; one that has missed more is told that there is a gap. */
  private static final long CHANGES_KEPT = 10_000;

  private final RedisClient client;
  private final ValkeyOptions options;
  private final InstantSource clock;
  private final Replicas replicas;
  private final List<Lane> writers = new ArrayList<>();
  private final List<Lane> readers = new ArrayList<>();
  private final Map<String, Damage> damaged = new ConcurrentHashMap<>();
  private final Changes changes;
  private final Announcements announcements;

  private ValkeyJournal(
      RedisClient client, ValkeyOptions options, InstantSource clock, LongConsumer ahead) {
    this.client = client;
    this.options = options;
    this.clock = clock;
    RedisURI address = RedisURI.create(options.address());
    Duration patience = options.patience();
    Duration grace = patience.compareTo(GRACE) < 0 ? patience : GRACE;
    Lane following = new Lane(client, address, patience, patience, () -> false);
    changes = new Changes(following, clock, ahead);
    for (int i = 0; i < WRITERS; i++) {
      writers.add(new Lane(client, address, patience, grace, changes::isAway));
    }
    for (int i = 0; i < READERS; i++) {
      readers.add(new Lane(client, address, patience, grace, changes::isAway));
    }
    replicas = new Replicas(options.replicas());
    announcements = new Announcements(client, address, options, readers.getLast());
  }

  /** Opens a storage; the clock is asked when an entry is written. */
  public static ValkeyJournal open(ValkeyOptions options, InstantSource clock) {
    return open(options, clock, ahead -> {});
  }

  /**
   * Opens a storage. Its address is checked, and that it answers.
   *
   * @param ahead is told now and then by how many milliseconds the storage's clock is ahead of ours
   */
  public static ValkeyJournal open(ValkeyOptions options, InstantSource clock, LongConsumer ahead) {
    ValkeyJournal journal = new ValkeyJournal(Clients.make(options), options, clock, ahead);
    try {
      journal.changes.start(options.patience().multipliedBy(PATIENCE_AT_START));
      journal.writers.forEach(Lane::prepare);
      journal.readers.forEach(Lane::prepare);
      return journal;
    } catch (JournalFailed away) {
      journal.close();
      throw away;
    }
  }

  private Lane writer(String session) {
    return writers.get(Math.floorMod(session.hashCode(), WRITERS));
  }

  private Lane reader(String session) {
    return readers.get(Math.floorMod(session.hashCode(), READERS));
  }

  /** A script that is known to the storage by its digest, or told to it whole. */
  private static <T> Lane.Question<T> known(
      Script script, ScriptOutputType answers, byte[][] keys, byte[]... values) {
    return to -> to.evalsha(script.digest(), answers, keys, values);
  }

  private static <T> Lane.Question<T> whole(
      Script script, ScriptOutputType answers, byte[][] keys, byte[]... values) {
    return to -> to.eval(script.text(), answers, keys, values);
  }

  /** Runs a script that reads, and answers with several things. */
  private static List<Object> list(Lane lane, Script script, byte[][] keys, byte[]... values) {
    return lane.run(
        known(script, ScriptOutputType.MULTI, keys, values),
        whole(script, ScriptOutputType.MULTI, keys, values));
  }

  /** Runs a script that writes. */
  private <T> Lane.Answered<T> write(
      Lane lane, Script script, ScriptOutputType answers, byte[][] keys, byte[]... values) {
    return lane.write(
        known(script, answers, keys, values),
        whole(script, answers, keys, values),
        new Lane.Confirmation(options.replicas(), confirmedWithin()));
  }

  // ---- writing

  @Override
  public Written appendAll(String session, long expectedSeq, List<Map<String, Object>> entries) {
    if (entries.isEmpty()) {
      throw new IllegalArgumentException("An append has at least one entry.");
    }
    List<byte[]> values = new ArrayList<>();
    values.add(Keys.bytes(SessionNames.checked(session)));
    values.add(Keys.bytes(expectedSeq));
    values.add(Keys.bytes(clock.millis()));
    values.add(Keys.bytes(CHANGES_KEPT));
    entries.forEach(entry -> values.add(EntryJson.write(entry)));
    Damage known = damaged.get(session);
    if (known != null) {
      throw new SessionDamaged(known);
    }
    byte[][] told = values.toArray(byte[][]::new);
    return replicas.write(() -> appended(session, told));
  }

  private Written appended(String session, byte[][] values) {
    Lane lane = writer(session);
    Lane.Answered<List<Object>> answer =
        write(lane, Script.APPEND, ScriptOutputType.MULTI, keys(session), values);
    long last = (Long) answer.value().get(1);
    return switch (Math.toIntExact((Long) answer.value().get(0))) {
      case 1 -> {
        confirm(lane, answer);
        yield new Written.Appended(last);
      }
      case 0 -> new Written.Stale(last);
      default -> throw new SessionDamaged(damageIn(session));
    };
  }

  private static byte[][] keys(String session) {
    return new byte[][] {Keys.entries(session), Keys.SESSIONS, Keys.CHANGES};
  }

  /** Waits for the replicas that must have it too. */
  private void confirm(Lane lane, Lane.Answered<?> written) {
    if (options.replicas() == 0) {
      return;
    }
    replicas.confirmed(lane.replicasWith(written), confirmedWithin());
  }

  /** Less than others have patience for who wait behind it on the same connection. */
  private Duration confirmedWithin() {
    return options.patience().dividedBy(2);
  }

  @Override
  public boolean delete(String session) {
    return deleted(session, -1);
  }

  @Override
  public boolean deleteAt(String session, long expectedSeq) {
    return deleted(session, expectedSeq);
  }

  private boolean deleted(String session, long expectedSeq) {
    SessionNames.checked(session);
    return replicas.write(() -> deletedAt(session, expectedSeq));
  }

  private boolean deletedAt(String session, long expectedSeq) {
    Lane lane = writer(session);
    Lane.Answered<Long> was =
        write(
            lane,
            Script.DELETE,
            ScriptOutputType.INTEGER,
            keys(session),
            Keys.bytes(session),
            Keys.bytes(expectedSeq),
            Keys.bytes(CHANGES_KEPT));
    if (was.value() == 0) {
      return false;
    }
    damaged.remove(session);
    confirm(lane, was);
    return true;
  }

  // ---- reading

  @Override
  public List<Entry> read(String session, long afterSeq, int limit) {
    SessionNames.checked(session);
    List<Entry> page = new ArrayList<>();
    long last = afterSeq;
    long bytes = 0;
    boolean more = afterSeq < Long.MAX_VALUE;
    while (more && page.size() < limit && bytes < PAGE_BYTES) {
      int wanted = Math.min(limit - page.size(), ENTRIES_AT_A_TIME);
      Range<String> after = Range.create(Long.toString(last + 1), "+");
      List<StreamMessage<byte[], byte[]>> found =
          reader(session).ask(to -> to.xrange(Keys.entries(session), after, Limit.from(wanted)));
      more = found.size() == wanted;
      for (StreamMessage<byte[], byte[]> message : found) {
        StoredEntry stored = StoredEntry.of(message);
        if (stored.seq() != last + 1 || stored.fields() == null) {
          damaged.put(session, Head.damage(session, last));
          return page;
        }
        last = stored.seq();
        bytes += stored.bytes();
        page.add(new Entry(last, stored.fields()));
      }
    }
    return page;
  }

  @Override
  public long lastSeq(String session) {
    Head head = head(SessionNames.checked(session));
    Damage damage = damageOf(session, head);
    return damage == null ? head.last() : damage.lastWholeSeq();
  }

  @Override
  public @Nullable Damage damageOf(String session) {
    return damageOf(session, head(SessionNames.checked(session)));
  }

  private @Nullable Damage damageOf(String session, Head head) {
    if (head.last() == 0 && !head.isNamed()) {
      damaged.remove(session);
      return null;
    }
    Damage known = damaged.get(session);
    return known != null || head.isWhole() ? known : damageIn(session);
  }

  /** Finds the first entry that is lost. */
  private Damage damageIn(String session) {
    long whole = 0;
    for (List<Entry> page = read(session, 0, ENTRIES_AT_A_TIME);
        !page.isEmpty();
        page = read(session, whole, ENTRIES_AT_A_TIME)) {
      whole = page.getLast().seq();
    }
    Damage damage = Head.damage(session, whole);
    damaged.put(session, damage);
    return damage;
  }

  private Head head(String session) {
    byte[][] keys = {Keys.entries(session), Keys.SESSIONS};
    List<Object> told = list(reader(session), Script.HEAD, keys, Keys.bytes(session));
    return Head.of(told);
  }

  @Override
  public List<SessionHead> sessions(String after, int limit) {
    List<SessionHead> heads = new ArrayList<>();
    String last = after;
    boolean more = true;
    while (more && heads.size() < limit) {
      int wanted = Math.min(limit - heads.size(), HEADS_AT_A_TIME);
      byte[][] keys = {Keys.SESSIONS};
      List<Object> found =
          list(
              readers.getFirst(),
              Script.HEADS,
              keys,
              Keys.bytes(last.isEmpty() ? "-" : "(" + last),
              Keys.bytes(wanted),
              Keys.entriesPrefix());
      for (Object one : found) {
        heads.add(head((List<?>) one));
        last = heads.getLast().session();
      }
      more = found.size() == wanted;
    }
    return heads;
  }

  private SessionHead head(List<?> told) {
    String session = Keys.text(told.get(0));
    Head head = new Head((Long) told.get(1), (Long) told.get(2), true);
    long millis = Long.parseLong(Keys.text(told.get(3)));
    return Head.told(session, head, millis, damageOf(session, head));
  }

  // ---- what others do

  @Override
  public void follow(Follower follower) {
    changes.follow(follower);
  }

  /**
   * Listens to what servers with the same storage say to each other and nobody keeps, also to what
   * this one says.
   */
  public void hear(Consumer<String> told) {
    announcements.listen(told);
  }

  /** Says something to all who listen; while the storage is away nobody hears it. */
  public void say(String text) {
    announcements.say(text);
  }

  // ---- for operators

  /** How many sessions there are. */
  public long count() {
    return readers.getFirst().ask(to -> to.zcard(Keys.SESSIONS));
  }

  /** What the storage tells of itself in one of the sections of INFO. */
  public Map<String, String> info(String section) {
    return Info.of(readers.getFirst().ask(to -> to.info(section)));
  }

  /** Throws what keeps the storage from being written, if something does. */
  public void checkWritable() {
    replicas.write(() -> {
      tryToWrite();
      return true;
    });
  }

  private void tryToWrite() {
    byte[][] keys = {Keys.TRIAL};
    Lane lane = writers.getFirst();
    Lane.Answered<Long> written = write(lane, Script.TRIAL, ScriptOutputType.INTEGER, keys);
    if (written.value() == 1) {
      confirm(lane, written);
    }
  }

  @Override
  public void close() {
    announcements.close();
    writers.forEach(Lane::close);
    readers.forEach(Lane::close);
    changes.close();
    Clients.end(client);
  }

  /**
   * An entry as it lies in the storage.
   *
   * @param fields null if nobody can read them
   */
  private record StoredEntry(long seq, int bytes, @Nullable Map<String, Object> fields) {

    static StoredEntry of(StreamMessage<byte[], byte[]> message) {
      long seq = Long.parseLong(message.getId().split("-", 2)[0]);
      byte[] json = new byte[0];
      for (Map.Entry<byte[], byte[]> field : message.getBody().entrySet()) {
        if (Keys.text(field.getKey()).equals("entry")) {
          json = field.getValue();
        }
      }
      return new StoredEntry(seq, json.length, read(json));
    }

    private static @Nullable Map<String, Object> read(byte[] json) {
      try {
        return EntryJson.read(json);
      } catch (JacksonException | IllegalArgumentException damaged) {
        return null;
      }
    }
  }
}
