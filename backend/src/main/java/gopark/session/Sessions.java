package gopark.session;

import gopark.journal.Journal;
import gopark.journal.SessionHead;
import gopark.journal.SessionNames;
import gopark.scenario.Problem;
import gopark.scenario.RuntimeCommand;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.simulation.WorkMeter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * All sessions of this server: those in memory, and through the journal those that are put away.
 * The threads and the clock are the caller's.
 */
public final class Sessions {
  private static final int HEADS_AT_A_TIME = 500;

  /** After so long without anybody a session keeps only what it needs. */
  private static final long REST_MS = 10_000;

  /** A session takes about so much while somebody plays with it. */
  private static final long FIRST_BYTES = 1 << 20;

  private final Journal journal;
  private final SessionLimits limits;
  private final Function<LongConsumer, WorkMeter> meters;
  private final Laws laws;
  private final Memory memory;
  private final Map<String, Resident> residents = new ConcurrentHashMap<>();

  public Sessions(Journal journal, SessionLimits limits) {
    this(journal, limits, holds -> WorkMeter.unlimited(), Laws.NONE);
  }

  /**
   * The same on a computer that is lent slice by slice.
   *
   * @param meters makes a meter for each session in memory, which tells how much memory is held
   * @param laws which sessions are held to those of the runtime
   */
  public Sessions(
      Journal journal, SessionLimits limits, Function<LongConsumer, WorkMeter> meters, Laws laws) {
    this.journal = journal;
    this.limits = limits;
    this.meters = meters;
    this.laws = laws;
    memory = new Memory(limits.weight());
  }

  /** A new session; null if the name is taken. */
  public @Nullable Session create(String id, Scenario scenario, String editKeyHash, long nowMs) {
    return create(id, Origin.of(scenario), editKeyHash, nowMs);
  }

  /** A new session of that origin; null if the name is taken. */
  public @Nullable Session create(String id, Origin origin, String editKeyHash, long nowMs) {
    Memory.Claim claim = memory.claim();
    Session made = null;
    try {
      made = Session.create(id, origin, editKeyHash, journal, host(claim), nowMs);
    } finally {
      if (made == null) {
        claim.weighs(0);
      }
    }
    if (made == null) {
      return null;
    }
    Session session = made;
    Resident resident = new Resident(nowMs);
    residents.put(id, resident);
    return resident.get(() -> session, nowMs);
  }

  /** The session of that name, from memory or as its journal tells it; null if there is none. */
  public @Nullable Session find(String id, long nowMs) {
    Resident known = residents.get(id);
    if (known == null && !journal.exists(id)) {
      return null;
    }
    Resident resident = residents.computeIfAbsent(id, name -> new Resident(nowMs));
    Session session = resident.get(() -> open(id), nowMs);
    if (session == null) {
      residents.remove(id, resident);
    }
    return session;
  }

  /** What the journal has of a session that cannot be read; null if there is none. */
  public @Nullable Stored stored(String id) {
    return Stored.of(id, journal);
  }

  private @Nullable Session open(String id) {
    Memory.Claim claim = memory.claim();
    Session session = null;
    try {
      session = Session.open(id, journal, host(claim));
    } finally {
      if (session == null) {
        claim.weighs(0);
      }
    }
    return session;
  }

  private Host host(Memory.Claim claim) {
    return new Host(new LimitedBounds(limits, claim), meters.apply(claim::holds), laws);
  }

  /** Computes something of no session, whose memory counts as that of sessions does. */
  public <T> T computing(Function<WorkMeter, T> work) {
    Memory.Claim claim = memory.claim();
    try {
      return work.apply(meters.apply(claim::holds));
    } finally {
      claim.weighs(0);
    }
  }

  /** Whether there is a session of that name, whatever a stranger makes of a name. */
  public boolean exists(String id) {
    return SessionNames.isValid(id) && (residents.containsKey(id) || journal.exists(id));
  }

  /** Ends a session for ever and tells who listens; false if there was none. */
  public boolean end(String id) {
    boolean was = journal.delete(id);
    Resident resident = residents.remove(id);
    if (resident != null) {
      resident.end();
    }
    return was;
  }

  /** Whether memory is left for one more, with all that it begins with. */
  public boolean hasRoomFor(Scenario scenario) {
    return memory.hasRoom(FIRST_BYTES + Draft.GOROUTINE * startedAtOnce(scenario));
  }

  /** What is wrong with beginning so; null if nothing is. */
  public @Nullable Problem tooMuch(Scenario scenario) {
    Problem wrong = Breakpoints.wrong("scenario.view.breakpoints", scenario.view().breakpoints());
    if (wrong != null) {
      return wrong;
    }
    long started = startedAtOnce(scenario);
    return started <= limits.goroutines()
        ? null
        : Problem.of(
                "scenario.commands",
                "too-many-goroutines",
                "There are " + started + " goroutines, and may be " + limits.goroutines() + ".")
            .with("alive", started)
            .with("limit", limits.goroutines());
  }

  /** Those of later steps may come when others have ended. */
  private static long startedAtOnce(Scenario scenario) {
    long started = 0;
    for (Timed timed : scenario.commands()) {
      if (timed.step() == 0 && timed.command() instanceof RuntimeCommand.Go go) {
        started += go.count();
      }
    }
    return started;
  }

  /** Puts away what nobody uses, and weighs the others; to be called every second or so. */
  public void tidy(long nowMs) {
    residents.forEach((id, resident) -> {
      long unused = resident.isListenedTo() ? 0 : nowMs - resident.usedMs();
      boolean isShort = !memory.hasRoom(0);
      if (unused > limits.idleMs() || (isShort && unused > REST_MS)) {
        if (resident.leave()) {
          residents.remove(id, resident);
        }
      } else if (unused > REST_MS) {
        resident.rest();
      } else {
        resident.weigh();
      }
    });
  }

  /** Deletes what nobody has commanded for too long; to be called every hour or so. */
  public int expire(long nowMs) {
    int deleted = 0;
    String after = "";
    List<SessionHead> heads = journal.sessions(after, HEADS_AT_A_TIME);
    while (!heads.isEmpty()) {
      for (SessionHead head : heads) {
        after = head.session();
        boolean old = nowMs - head.lastWritten().toEpochMilli() > limits.keptMs();
        Resident resident = residents.get(after);
        if (old && (resident == null || !resident.isListenedTo()) && end(after)) {
          deleted++;
        }
      }
      heads = journal.sessions(after, HEADS_AT_A_TIME);
    }
    return deleted;
  }

  /** How many are in memory. */
  public int inMemory() {
    return residents.size();
  }

  /** About how many bytes they take. */
  public long weight() {
    return memory.taken();
  }
}
