package gopark.session;

import gopark.journal.Damage;
import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.JournalCorrupt;
import gopark.simulation.WorkStopped;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads a session from its journal. It works nothing out: commands are noted, and states are
 * compared with what was recorded when somebody looks at them. What cannot be trusted is a {@link
 * Trouble}.
 */
final class Opening {
  /** The entries that are read from the journal at once. */
  static final int ENTRIES_AT_A_TIME = 500;

  /** The bytes of memory that are given to whoever is opened. */
  private static final long LITTLE = 1 << 20;

  private final String id;
  private final Journal journal;
  private final Host host;
  private State state;
  private long seq;
  private @Nullable Map<String, String> breakpoints;
  private @Nullable Trouble trouble;

  /** What the entries that were read come to. */
  private Extent extent = Extent.NONE;

  /** Tells the last entry that was read from another of the same number; 0 if none was. */
  private int print;

  /** Goes on from a state after an entry. */
  Opening(String id, Journal journal, Host host, State state, long seq, @Nullable Trouble trouble) {
    this.id = id;
    this.journal = journal;
    this.host = host;
    this.state = state;
    this.seq = seq;
    this.trouble = trouble;
  }

  /** A session's first entry; null: there is no such session. */
  static @Nullable Entry first(String id, Journal journal) {
    List<Entry> entries = journal.read(id, 0, 1);
    if (!entries.isEmpty()) {
      return entries.getFirst();
    }
    Damage damage = journal.damageOf(id);
    if (damage != null) {
      throw new JournalCorrupt(damage.sentence(), null);
    }
    return null;
  }

  /** Begins with a session's first entry. */
  static Opening of(String id, Journal journal, Entry first, Host host) {
    Entries.Beginning begins = Entries.beginning(id, first.fields(), host.work());
    State begun = State.begin(begins.origin(), begins.editKeyHash(), host, host.check(id));
    Opening opening = new Opening(id, journal, host, begun, 0, null);
    if (!opening.take(first)) {
      throw SessionUnreadable.damaged(id);
    }
    return opening;
  }

  State state() {
    return state;
  }

  long seq() {
    return seq;
  }

  @Nullable Trouble trouble() {
    return trouble;
  }

  int print() {
    return print;
  }

  Extent extent() {
    return extent;
  }

  /** Reads what comes after that, up to the end or to what cannot be read. */
  Opening read() {
    boolean more = true;
    while (more) {
      more = readSome();
    }
    if (journal.damageOf(id) != null) {
      meet(Trouble.Code.JOURNAL_DAMAGED);
    }
    takeBreakpoints();
    return this;
  }

  /**
   * Takes entries that were read, and asks for no more if the wanted one is among them. Where it is
   * not, everything is read that there is.
   */
  void readTo(long wanted, List<Entry> entries) {
    if (take(entries) && seq >= wanted) {
      takeBreakpoints();
    } else {
      read();
    }
  }

  private void takeBreakpoints() {
    Map<String, String> texts = breakpoints;
    if (texts != null) {
      state = state.with(state.playback(), Breakpoints.of(texts));
      if (Breakpoints.wrong("", texts) != null) {
        meet(Trouble.Code.REPLAYS_DIFFERENTLY);
      }
    }
  }

  private boolean readSome() {
    List<Entry> entries = journal.read(id, seq, ENTRIES_AT_A_TIME);
    return take(entries) && !entries.isEmpty();
  }

  private boolean take(List<Entry> entries) {
    for (Entry entry : entries) {
      if (entry.seq() > seq && !take(entry)) {
        meet(Trouble.Code.JOURNAL_DAMAGED);
        return false;
      }
    }
    return true;
  }

  /** False if the entry makes no sense. */
  private boolean take(Entry entry) {
    Entries.Told told;
    try {
      told = Entries.then(state, entry.fields());
    } catch (IllegalArgumentException unreadable) {
      return false;
    }
    state = told.state();
    seq = entry.seq();
    claim(Extent.of(entry.fields()));
    print = entry.fields().hashCode();
    if (told.breakpoints() != null) {
      breakpoints = told.breakpoints();
    }
    Trouble frozen = told.trouble();
    if (frozen != null && trouble == null) {
      trouble = frozen;
    }
    if (!Engine.ID.equals(told.engine())) {
      meet(Trouble.Code.OTHER_ENGINE);
    }
    return true;
  }

  /** A session of much is not taken into a memory that is short; one of little always is. */
  private void claim(Extent more) {
    extent = extent.plus(more);
    boolean isShort = host.allowance().grows(more.weight());
    if (extent.weight() > LITTLE && (isShort || host.allowance().isFull())) {
      throw new WorkStopped(WorkStopped.Reason.SHORTAGE);
    }
  }

  private void meet(Trouble.Code code) {
    if (trouble == null) {
      trouble = new Trouble(code, Long.MAX_VALUE);
    }
  }
}
