package gopark.session;

import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.JournalClosed;
import gopark.journal.JournalFailed;
import gopark.journal.Written;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a session knows of its journal. What is done here is appended, and what other processes have
 * done is taken in. Anybody may tell that there is something new; all else is for the one who works
 * with the session.
 */
final class SessionJournal {
  private static final Logger LOG = LoggerFactory.getLogger(SessionJournal.class);

  /** How long a journal that did not answer is not asked again, unless somebody tells of it. */
  private static final long SILENCE_MS = 500;

  private final String id;
  private final Journal journal;
  private final Host host;
  private final Playhead playhead;

  /** Tells the last entry that is known here from another of the same number. */
  private int print;

  /** The number of the last entry that the journal is known to have. */
  private final AtomicLong heard = new AtomicLong();

  /** Whether what is known here may be otherwise in the journal. */
  private final AtomicBoolean doubted = new AtomicBoolean();

  /**
   * The time of day before which the journal is not asked again, because it did not answer; 0: it
   * may be asked.
   */
  private volatile long silentUntilMs;

  /** How often something that was shown turned out not to have happened. */
  private final AtomicInteger retractions = new AtomicInteger();

  SessionJournal(String id, Journal journal, Host host, Playhead playhead) {
    this.id = id;
    this.journal = journal;
    this.host = host;
    this.playhead = playhead;
  }

  // ---- what is done here

  /** Notes the entry after which the playhead stands, and what that comes to. */
  void standsAfter(Map<String, Object> entry, Extent more) {
    print = entry.hashCode();
    playhead.extendTo(playhead.extent().plus(more));
  }

  /** The number of the appended entry; empty: another process was quicker. */
  OptionalLong append(Map<String, Object> entry) {
    try {
      return journal.append(id, playhead.seq(), entry) instanceof Written.Appended(long seq)
          ? OptionalLong.of(seq)
          : OptionalLong.empty();
    } catch (JournalFailed unknown) {
      // The entry may be there, whatever its sender is told.
      doubted.set(true);
      throw unknown;
    }
  }

  // ---- what other processes do

  /** Notes that the journal has entries up to this one. True if the session lacks some. */
  boolean hear(long seq) {
    heard.accumulateAndGet(seq, Math::max);
    silentUntilMs = 0;
    return seq > playhead.seq();
  }

  /** Notes that the journal may differ from what is known here. */
  void doubt() {
    doubted.set(true);
    silentUntilMs = 0;
  }

  int retractions() {
    return retractions.get();
  }

  /**
   * Takes in what is new. While the journal is away the session is seen as it was known. False if
   * the journal has the session no more.
   */
  boolean catchUp(long nowMs) {
    long wanted = heard.get();
    if ((!doubted.get() && wanted <= playhead.seq()) || isSilent(nowMs)) {
      return true;
    }
    try {
      boolean exists = read(wanted);
      heard.compareAndSet(wanted, playhead.seq());
      return exists;
    } catch (JournalFailed | JournalClosed away) {
      // It is told when the journal answers again, and whoever watches looks by himself in case
      // nobody noticed.
      silentUntilMs = nowMs + SILENCE_MS;
      LOG.debug("Session {} is seen as it was known", id, away);
      return true;
    }
  }

  /**
   * When what could not be read is to be looked for again though nobody tells of it;
   * Long.MAX_VALUE: never.
   */
  long nextLookMs() {
    long untilMs = silentUntilMs;
    boolean isBehind = doubted.get() || heard.get() > playhead.seq();
    // Whoever lets the journal be asked at once tells the listeners of it.
    return isBehind && untilMs != 0 ? untilMs : Long.MAX_VALUE;
  }

  private boolean isSilent(long nowMs) {
    long leftMs = silentUntilMs - nowMs;
    // Somebody may have set back the clock.
    return leftMs > 0 && leftMs <= SILENCE_MS;
  }

  /** Takes in all that is new. False if the journal has the session no more. */
  boolean readAll() {
    return read(Long.MAX_VALUE);
  }

  /**
   * Reads what the journal knows and this session does not; all of it, if there is doubt.
   *
   * @param wanted the entry that is known to be there; beyond it there may be more, of which this
   *     session will hear
   */
  private boolean read(long wanted) {
    // What comes into doubt from here on may not be in the answer, and is read the next time.
    boolean wasDoubted = doubted.getAndSet(false);
    boolean isRead = false;
    try {
      boolean exists = compare(wasDoubted ? Long.MAX_VALUE : wanted);
      isRead = true;
      return exists;
    } finally {
      if (wasDoubted && !isRead) {
        doubted.set(true);
      }
    }
  }

  /** Goes on from the last entry that is known, if the journal has it still; else begins anew. */
  private boolean compare(long wanted) {
    List<Entry> known = journal.read(id, playhead.seq() - 1, Opening.ENTRIES_AT_A_TIME);
    if (known.isEmpty() && !journal.exists(id)) {
      return false;
    }
    if (known.isEmpty() || known.getFirst().fields().hashCode() != print) {
      return beginAnew();
    }
    return goOn(known.subList(1, known.size()), wanted);
  }

  /**
   * Takes in the entries after those that are known.
   *
   * @param next the first of them
   */
  private boolean goOn(List<Entry> next, long wanted) {
    if (playhead.trouble() != null) {
      // It was kept to what had been recorded by then; another engine may have gone on with it.
      return next.isEmpty() || readAnew();
    }
    History shown = playhead.state().branch().history();
    long farthest = shown.farthest();
    Opening opening =
        new Opening(id, journal, host, playhead.state(), playhead.seq(), playhead.trouble());
    shown.takeBack();
    try {
      opening.readTo(wanted, next);
    } finally {
      if (opening.seq() > playhead.seq()) {
        take(opening);
        if (shown.farthest() < farthest) {
          retractions.incrementAndGet();
        }
      } else {
        shown.show(farthest);
      }
    }
    return true;
  }

  /** The playhead goes on to where the journal was read. */
  void take(Opening opening) {
    playhead.replace(opening.state(), opening.seq());
    playhead.extendTo(playhead.extent().plus(opening.extent()));
    print = opening.print();
    Trouble trouble = opening.trouble();
    if (trouble != null) {
      playhead.hold(trouble);
    }
  }

  /** The journal tells another history than it did. */
  private boolean beginAnew() {
    boolean exists = readAnew();
    if (exists) {
      retractions.incrementAndGet();
    }
    return exists;
  }

  private boolean readAnew() {
    Entry first = Opening.first(id, journal);
    if (first == null) {
      return false;
    }
    Opening opening = Opening.of(id, journal, first, host).read();
    playhead.restart(opening.state(), opening.seq(), opening.trouble());
    playhead.extendTo(opening.extent());
    print = opening.print();
    return true;
  }
}
