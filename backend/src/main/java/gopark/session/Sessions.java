package gopark.session;

import gopark.command.RuntimeCommand;
import gopark.journal.Entry;
import gopark.journal.EntrySize;
import gopark.journal.Follower;
import gopark.journal.Journal;
import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import gopark.journal.SessionHead;
import gopark.journal.SessionNames;
import gopark.journal.Written;
import gopark.scenario.Problem;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.simulation.MemoryLender;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * All sessions of this server: those in memory, and through the journal those that are put away.
 * The threads and the clock are the caller's.
 */
public final class Sessions {
  private static final int HEADS_AT_A_TIME = 500;

  /** The sessions that a round may fail to delete before it is over. */
  private static final int MOST_FAILURES = 10;

  /** The time without anybody after which a session keeps only what it needs. */
  private static final long REST_MS = 10_000;

  /** The most bytes that a session's first entry has beside its document: the breakpoints again. */
  private static final long BESIDE_DOCUMENT = 512 << 10;

  /** About the memory that a session takes while somebody plays with it. */
  private static final long FIRST_BYTES = 1 << 20;

  private final Journal journal;
  private final SessionLimits limits;
  private final Function<MemoryLender, WorkMeter> meters;
  private final Laws laws;
  private final SessionMemory memory;
  private final Map<String, Resident> residents = new ConcurrentHashMap<>();

  public Sessions(Journal journal, SessionLimits limits) {
    this(journal, limits, memory -> WorkMeter.unlimited(), Laws.NONE);
  }

  /**
   * Sessions on a computer that is lent slice by slice.
   *
   * @param meters makes a meter for each session in memory, which tells how much memory it takes
   * @param laws which sessions are held to those of the runtime
   */
  public Sessions(
      Journal journal, SessionLimits limits, Function<MemoryLender, WorkMeter> meters, Laws laws) {
    this.journal = journal;
    this.limits = limits;
    this.meters = meters;
    this.laws = laws;
    memory = new SessionMemory(limits.weight());
  }

  /** A new session; null if the name is taken. */
  public @Nullable Session create(String id, Scenario scenario, String editKeyHash, long nowMs) {
    return create(id, Origin.of(scenario), editKeyHash, nowMs);
  }

  /** A new session of that origin; null if the name is taken. */
  public @Nullable Session create(String id, Origin origin, String editKeyHash, long nowMs) {
    // Known before it is in the journal, so that nothing is missed that others do with it.
    Resident resident = new Resident(nowMs);
    if (residents.putIfAbsent(id, resident) != null) {
      return null;
    }
    Session made = null;
    try {
      made = resident.get(() -> begin(id, origin, editKeyHash, nowMs), nowMs);
    } finally {
      if (made == null) {
        residents.remove(id, resident);
      }
    }
    return made;
  }

  private @Nullable Session begin(String id, Origin origin, String editKeyHash, long nowMs) {
    return weighed(claim -> Session.create(id, origin, editKeyHash, journal, host(claim), nowMs));
  }

  /** The session of that name, from memory or as its journal tells it; null if there is none. */
  public @Nullable Session find(String id, long nowMs) {
    Resident known = residents.get(id);
    if (known != null && known.hasEnded()) {
      residents.remove(id, known);
      known = null;
    }
    if (known == null && !journal.exists(id)) {
      return null;
    }
    Resident resident = residents.computeIfAbsent(id, name -> new Resident(nowMs));
    Session session = resident.get(() -> open(id), nowMs);
    if (session == null || resident.hasEnded()) {
      residents.remove(id, resident);
      return null;
    }
    return session;
  }

  /** The session of that name if it can be had without waiting for anything: it is in memory. */
  public @Nullable Session present(String id, long nowMs) {
    Resident known = residents.get(id);
    return known == null || known.hasEnded() ? null : known.present(nowMs);
  }

  /** Keeps those in memory true to what other processes do to the journal. */
  public Follower follower() {
    return new Follower() {
      @Override
      public void appended(String session, long seq) {
        Resident resident = residents.get(session);
        if (resident != null) {
          resident.hear(seq);
        }
      }

      @Override
      public void deleted(String session) {
        Resident resident = residents.remove(session);
        if (resident != null) {
          resident.end();
        }
      }

      @Override
      public void resumed() {
        residents.values().forEach(Resident::doubt);
      }
    };
  }

  /**
   * Freezes a session in the journal alone, now and after every restart. It waits for nobody, so it
   * is for a session that is held by work which does not end; if that does end, the session finds
   * the entry when somebody looks. False if there is no such session, it could not go on already,
   * or it is written to all the time.
   */
  public boolean freeze(String id, Trouble.Code code, long nowMs) {
    if (!SessionNames.isValid(id)) {
      return false;
    }
    for (int i = 0; i < Session.MOST_RACES; i++) {
      long last = journal.lastSeq(id);
      List<Entry> entries = last == 0 ? List.of() : journal.read(id, last - 1, 1);
      Map<String, Object> frozen =
          entries.isEmpty() ? null : Entries.after(entries.getFirst().fields(), code, nowMs);
      if (frozen == null) {
        return false;
      }
      if (journal.append(id, last, frozen) instanceof Written.Appended(long seq)) {
        Resident resident = residents.get(id);
        if (resident != null) {
          resident.hear(seq);
        }
        return true;
      }
    }
    return false;
  }

  /** What the journal has of a session that cannot be read; null if there is none. */
  public @Nullable Stored stored(String id) {
    return Stored.of(id, journal);
  }

  private @Nullable Session open(String id) {
    return weighed(claim -> Session.open(id, journal, host(claim)));
  }

  /** What is made has claimed memory; where nothing is made, nothing is claimed. */
  private @Nullable Session weighed(Function<SessionMemory.Claim, @Nullable Session> make) {
    SessionMemory.Claim claim = memory.claim();
    Session session = null;
    try {
      session = make.apply(claim);
    } finally {
      if (session == null) {
        claim.weighs(0);
      }
    }
    return session;
  }

  private Host host(SessionMemory.Claim claim) {
    return new Host(new LimitedAllowance(limits, claim), meters.apply(claim), laws);
  }

  /** Computes something of no session, whose memory counts as that of sessions does. */
  public <T extends @Nullable Object> T computing(Function<WorkMeter, T> work) {
    SessionMemory.Claim claim = memory.claim();
    try {
      return work.apply(meters.apply(claim));
    } finally {
      claim.weighs(0);
    }
  }

  /** Whether there is a session of that name, whatever a stranger makes of a name. */
  public boolean exists(String id) {
    return SessionNames.isValid(id) && (residents.containsKey(id) || journal.exists(id));
  }

  /** Ends a session for ever and tells its listeners; false if there was none. */
  public boolean end(String id) {
    return ended(id, journal.delete(id));
  }

  private boolean ended(String id, boolean was) {
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
    long bytes = documentBytes(scenario);
    long most = Math.min(limits.bytes(), EntrySize.MOST) - BESIDE_DOCUMENT;
    if (bytes > most) {
      return Problem.of(
              "scenario", "session-too-large", "A session stores at most " + most + " bytes.")
          .with("most", most);
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

  /** The bytes of the document that is stored when a session begins so. */
  public static long documentBytes(Scenario scenario) {
    return EntrySize.of(scenario.tree());
  }

  /**
   * The goroutines that a scenario starts at once; those of later steps may come when others ended.
   */
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

  /**
   * Deletes what nobody has commanded for too long; to be called every hour or so. One that cannot
   * be deleted keeps no other, and is told at the end; after some, or where the storage does not
   * answer, the round is over.
   */
  public int expire(long nowMs) {
    int deleted = 0;
    String after = "";
    List<JournalException> failures = new ArrayList<>();
    List<SessionHead> heads = journal.sessions(after, HEADS_AT_A_TIME);
    while (!heads.isEmpty()) {
      for (SessionHead head : heads) {
        after = head.session();
        Resident resident = residents.get(after);
        try {
          boolean isUsed = resident != null && resident.isListenedTo();
          if (isOld(head, nowMs) && !isUsed && expired(head)) {
            deleted++;
          }
        } catch (JournalException e) {
          failures.add(e);
          if (e instanceof JournalFailed || failures.size() == MOST_FAILURES) {
            throw e;
          }
        }
      }
      heads = journal.sessions(after, HEADS_AT_A_TIME);
    }
    if (!failures.isEmpty()) {
      throw failures.getFirst();
    }
    return deleted;
  }

  /** Of a session that is lost to its last byte nobody knows how old it is: it stays to be seen. */
  private boolean isOld(SessionHead head, long nowMs) {
    long written = head.lastWritten().toEpochMilli();
    boolean isKnown = head.damage() == null || written > 0;
    return isKnown && nowMs - written > limits.keptMs();
  }

  /** Another process may just have commanded it: then it stays. */
  private boolean expired(SessionHead head) {
    String id = head.session();
    boolean was = head.damage() == null ? journal.deleteAt(id, head.lastSeq()) : journal.delete(id);
    return was && ended(id, true);
  }

  /** The sessions in memory that take most of it, the largest first, at most this many. */
  public List<SessionUse> largest(int most) {
    return residents.entrySet().stream()
        .map(one -> {
          Resident resident = one.getValue();
          return new SessionUse(
              one.getKey(), resident.weight(), resident.isListenedTo(), resident.usedMs());
        })
        .sorted(Comparator.comparingLong(SessionUse::bytes).reversed())
        .limit(most)
        .toList();
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
