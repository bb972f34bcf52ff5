package gopark.session;

import gopark.command.Command;
import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.JournalClosed;
import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import gopark.journal.Written;
import gopark.program.Call;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.ChannelContents;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.Why;
import gopark.scenario.Scenario;
import gopark.simulation.SimulatorBug;
import gopark.simulation.WorkAbandoned;
import gopark.simulation.WorkStopped;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One simulation that is watched and steered. It keeps nothing that its journal and the time of day
 * do not give: {@link #open} makes the same session again, in any process.
 */
public final class Session implements Replayable {
  /** The most steps that a read may play ahead of what has been seen. */
  public static final long LOOK_AHEAD = 100_000;

  private static final Logger LOG = LoggerFactory.getLogger(Session.class);

  /** The races against other processes that a command may lose; then it is refused as stale. */
  private static final int MOST_RACES = 10;

  /** How long a journal that did not answer is not asked again, unless somebody tells of it. */
  private static final long SILENCE_MS = 500;

  private final String id;
  private final Journal journal;
  private final Allowance allowance;
  private final Host host;
  private final Playhead playhead;
  private final List<SessionListener> listeners = new CopyOnWriteArrayList<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final @Nullable String scene;
  private final String editKeyHash;
  private volatile long weight;
  private volatile boolean ended;

  private boolean hasLeft;

  /** Tells the last entry that is known here from another of the same number. */
  private int print;

  /** The number of the last entry that the journal is known to have. */
  private final AtomicLong heard = new AtomicLong();

  /** Whether what is known here may be otherwise in the journal. */
  private volatile boolean doubted;

  /**
   * The time of day before which the journal is not asked again, because it did not answer; 0: it
   * may be asked.
   */
  private volatile long silentUntilMs;

  /** How often something that was shown turned out not to have happened. */
  private final AtomicInteger retractions = new AtomicInteger();

  /** The time of day at which somebody looked last. */
  private volatile long lastMs;

  private Session(String id, Journal journal, Host host, State state, long seq) {
    this.id = id;
    this.journal = journal;
    this.host = host;
    allowance = host.allowance();
    scene = state.origin().scene();
    editKeyHash = state.editKeyHash();
    playhead = new Playhead(id, allowance, state, seq);
  }

  /** A new session, paused where main stands at its first line. Null if the name is taken. */
  public static @Nullable Session create(
      String id, Scenario scenario, String editKeyHash, Journal journal, long nowMs) {
    return create(id, Origin.of(scenario), editKeyHash, journal, Host.free(), nowMs);
  }

  static @Nullable Session create(
      String id, Origin origin, String editKeyHash, Journal journal, Host host, long nowMs) {
    State begun = standing(id, origin, editKeyHash, host);
    Map<String, Object> first = Entries.first(begun, nowMs);
    if (!(journal.create(id, first) instanceof Written.Appended(long seq))) {
      return null;
    }
    Session session = new Session(id, journal, host, begun, seq);
    session.print = first.hashCode();
    return session;
  }

  /** A session that breaks a law on its way to where it should stand never comes to be. */
  private static State standing(String id, Origin origin, String editKeyHash, Host host) {
    try {
      return State.standing(origin, editKeyHash, host, host.check(id));
    } catch (LawBroken broken) {
      host.laws().broken(Retrace.of(id, origin.scenario(), broken, host.laws()));
      throw broken;
    }
  }

  /**
   * The session of that name as its journal tells it; null if there is none. Throws {@link
   * SessionUnreadable} if nobody can tell what it began with.
   */
  public static @Nullable Session open(String id, Journal journal) {
    return open(id, journal, Host.free());
  }

  static @Nullable Session open(String id, Journal journal, Host host) {
    Entry first = Opening.first(id, journal);
    if (first == null) {
      return null;
    }
    Opening opening = Opening.of(id, journal, first, host);
    Session session = new Session(id, journal, host, opening.state(), opening.seq());
    session.take(opening.read());
    return session;
  }

  private void take(Opening opening) {
    playhead.replace(opening.state(), opening.seq());
    print = opening.print();
    Trouble trouble = opening.trouble();
    if (trouble != null) {
      playhead.hold(trouble);
    }
  }

  public String id() {
    return id;
  }

  /** The id of the scene that it was made from; null: of none. */
  public @Nullable String scene() {
    return scene;
  }

  /** What the edit key must hash to. */
  public String editKeyHash() {
    return editKeyHash;
  }

  // ---- what is done

  /** Does the commands, all or none of them, at the step where the session is now. */
  public Submitted submit(List<? extends Command> commands, OptionalLong ifStep, long nowMs) {
    lastMs = nowMs;
    return told(alone(() -> submitted(commands, ifStep, nowMs)));
  }

  private Submitted submitted(List<? extends Command> commands, OptionalLong ifStep, long nowMs) {
    return unlessRaced(() -> attempt(commands, ifStep, nowMs), nowMs);
  }

  /** What another process was quicker with is taken in, and then it is tried again. */
  private Submitted unlessRaced(Supplier<@Nullable Submitted> attempt, long nowMs) {
    for (int i = 0; i < MOST_RACES; i++) {
      Submitted submitted = attempt.get();
      if (submitted != null) {
        return submitted;
      }
    }
    return new Submitted.Stale(playhead.position(nowMs));
  }

  private @Nullable Submitted attempt(
      List<? extends Command> commands, OptionalLong ifStep, long nowMs) {
    Submitted.Refused held = refused();
    if (held != null) {
      return held;
    }
    if (playhead.seq() >= allowance.commands()) {
      return new Submitted.Refused(
          Draft.most(
              "", "too-many-commands", "A session takes %d commands.", allowance.commands()));
    }
    Draft draft = playhead.draft(nowMs);
    long step = draft.step();
    if (ifStep.isPresent() && ifStep.getAsLong() != step) {
      return new Submitted.Stale(step);
    }
    Submitted.Refused refused = draft.perform(commands);
    if (refused != null) {
      Submitted.Refused met = playhead.readOnly();
      return met == null ? refused : met;
    }
    return commit(draft.state(), draft.applied(), step, draft.created(), nowMs);
  }

  /** Shows another of the session's futures from now on, at the step where it was left. */
  public Submitted switchTo(int branch, long nowMs) {
    return told(alone(() -> unlessRaced(() -> switched(branch, nowMs), nowMs)));
  }

  private @Nullable Submitted switched(int branch, long nowMs) {
    Submitted.Refused held = refused();
    if (held != null) {
      return held;
    }
    State state = playhead.state();
    if (branch < 0 || branch >= state.branches().size()) {
      return Submitted.Refused.because("no-such-branch", "There is no branch " + branch + ".")
          .with("branch", branch);
    }
    long step = playhead.position(nowMs);
    long there = state.branches().get(branch).history().farthest();
    State next = state.shows(branch, new Playback.Paused(there, state.playback().pace()));
    return commit(next, List.of(), step, List.of(), nowMs);
  }

  private Submitted.@Nullable Refused refused() {
    return ended
        ? Submitted.Refused.because("session-ended", "This session has been ended.")
        : playhead.readOnly();
  }

  /**
   * Commits a change; it counts only when it is safe in the journal. Null: another process was
   * quicker.
   */
  private @Nullable Submitted commit(
      State next, List<AppliedCommand> applied, long step, List<Integer> created, long nowMs) {
    Map<String, Object> entry = Entries.of(applied, next, step, nowMs);
    Submitted.Refused met = playhead.readOnly();
    if (met != null) {
      // What was computed for it was not what had been recorded.
      return met;
    }
    Written written = append(entry);
    if (!(written instanceof Written.Appended(long appended))) {
      recheck(Long.MAX_VALUE);
      return null;
    }
    playhead.show(next, appended, step);
    print = entry.hashCode();
    weigh();
    Run run = playhead.run();
    return new Submitted.Done(appended, run.step(), run.runtime().now(), created);
  }

  private Written append(Map<String, Object> entry) {
    try {
      return journal.append(id, playhead.seq(), entry);
    } catch (JournalFailed unknown) {
      // The entry may be there, whatever its sender is told.
      doubted = true;
      throw unknown;
    }
  }

  // ---- what other processes do

  /** Notes that the journal has entries up to this one. The next look takes in what is new. */
  void hear(long seq) {
    heard.accumulateAndGet(seq, Math::max);
    silentUntilMs = 0;
    if (seq > playhead.seq()) {
      listeners.forEach(SessionListener::changed);
    }
  }

  /** Notes that the journal may differ from what is known here. The next look reads it, too. */
  void doubt() {
    doubted = true;
    silentUntilMs = 0;
    listeners.forEach(SessionListener::changed);
  }

  /**
   * How often something that was shown turned out not to have happened: commands that were given
   * elsewhere took effect at an earlier step, or the journal has lost what it had told.
   */
  public int retractions() {
    return retractions.get();
  }

  /** Takes in what is new. While the journal is away the session is seen as it was known. */
  private void listenToJournal() {
    long wanted = heard.get();
    if (ended || (!doubted && wanted <= playhead.seq()) || isJournalSilent()) {
      return;
    }
    try {
      recheck(doubted ? Long.MAX_VALUE : wanted);
      heard.compareAndSet(wanted, playhead.seq());
    } catch (JournalFailed | JournalClosed away) {
      // It is told when the journal answers again, and looks by itself in case nobody noticed.
      silentUntilMs = lastMs + SILENCE_MS;
      LOG.debug("Session {} is seen as it was known", id, away);
    }
  }

  private boolean isJournalSilent() {
    long leftMs = silentUntilMs - lastMs;
    // Somebody may have set back the clock.
    return leftMs > 0 && leftMs <= SILENCE_MS;
  }

  /**
   * Reads what the journal knows and this session does not.
   *
   * @param wanted the entry that is known to be there; beyond it there may be more, of which this
   *     session will hear
   */
  private void recheck(long wanted) {
    List<Entry> known = journal.read(id, playhead.seq() - 1, Opening.ENTRIES_AT_A_TIME);
    if (known.isEmpty() && !journal.exists(id)) {
      end();
    } else if (known.isEmpty() || known.getFirst().fields().hashCode() != print) {
      beginAnew();
    } else {
      goOn(known.subList(1, known.size()), wanted);
    }
    doubted = false;
  }

  /**
   * Takes in the entries after those that are known.
   *
   * @param next the first of them
   */
  private void goOn(List<Entry> next, long wanted) {
    if (playhead.trouble() != null) {
      // It was kept to what had been recorded by then; another engine may have gone on with it.
      if (!next.isEmpty()) {
        readAnew();
      }
      return;
    }
    History shown = playhead.state().branch().history();
    long farthest = shown.farthest();
    Opening opening =
        new Opening(id, journal, playhead.state(), playhead.seq(), playhead.trouble());
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
  }

  /** The journal tells another history than it did. */
  private void beginAnew() {
    readAnew();
    if (!ended) {
      retractions.incrementAndGet();
    }
  }

  private void readAnew() {
    Entry first = Opening.first(id, journal);
    if (first == null) {
      end();
      return;
    }
    Opening opening = Opening.of(id, journal, first, host).read();
    playhead.restart(opening.state(), opening.seq(), opening.trouble());
    print = opening.print();
  }

  // ---- what is wrong

  /** Why it can only be watched and copied; null: it can go on. */
  public @Nullable Trouble trouble() {
    return alone(playhead::trouble);
  }

  /**
   * Freezes the session, now and after every restart. Nothing is computed for it. False if it could
   * not go on already, or if another process has commanded it meanwhile.
   *
   * @param trouble with the last step that may be seen, if that is before what was seen already
   */
  public boolean freeze(Trouble trouble, long nowMs) {
    boolean isNew =
        alone(
            () -> !ended && playhead.trouble() == null && playhead.freeze(trouble, journal, nowMs));
    if (isNew) {
      listeners.forEach(SessionListener::changed);
    }
    return isNew;
  }

  /**
   * Compares every branch with all that was recorded of it, which may take long; null: all is as it
   * was.
   */
  public @Nullable Trouble verify() {
    return alone(playhead::verify);
  }

  // ---- what is seen

  /** What is to be seen now. */
  public Moment moment(long nowMs) {
    lastMs = nowMs;
    return alone(() -> weighed(playhead.moment(nowMs)));
  }

  /** What was or will be seen at a step of the branch that is shown; it moves nobody. */
  public Moment at(long step) {
    return alone(() -> playhead.at(step));
  }

  @Override
  public @Nullable Moment at(int branch, long step) {
    return alone(() -> playhead.at(branch, step));
  }

  /** The moment at a virtual time, or as near to it as one can look ahead. */
  public Moment atTime(long timeNs) {
    return alone(() -> playhead.atTime(timeNs));
  }

  /** The session's step now. */
  public long step(long nowMs) {
    lastMs = nowMs;
    return alone(() -> playhead.position(nowMs));
  }

  /** When something may change though nobody commands it; Long.MAX_VALUE: never. */
  public long nextChangeMs(long nowMs) {
    return alone(() -> playhead.nextChangeMs(nowMs));
  }

  /** How it came from an earlier moment to where it is now. */
  public Change since(Moment before, long nowMs) {
    lastMs = nowMs;
    return alone(() -> weighed(playhead.since(before, nowMs)));
  }

  /** What happened between two moments of the past. */
  public Change between(Moment before, Moment after) {
    return alone(() -> playhead.between(before, after));
  }

  @Override
  public List<Change> replay(int branch, long fromStep, long toStep, int most) {
    return alone(() -> playhead.replay(branch, fromStep, toStep, most));
  }

  /** Events from a step on, of these kinds (none: of all), as many as whole steps allow. */
  public EventPage events(long fromStep, int limit, Set<EventKind> kinds) {
    return alone(() -> playhead.events(fromStep, limit, kinds));
  }

  /**
   * The events that change the lanes of a timeline, from an event's number on; at most {@code
   * limit}.
   */
  public LanePage lanes(long fromEvent, int limit) {
    return alone(() -> playhead.lanes(fromEvent, limit));
  }

  /** When goroutines stood on a line of the program, nearest to a step. */
  public LineVisits line(int line, long step) {
    return alone(() -> playhead.line(line, step));
  }

  /** Where two branches part; null if one of them does not exist. */
  public @Nullable Comparison compare(int a, int b) {
    return alone(() -> Comparisons.of(playhead.state().branches(), a, b));
  }

  /** What the branch that is shown has shown of some goals, up to where the session is. */
  public Judgement judge(List<Goal> goals, long nowMs) {
    return alone(
        () -> Judging.of(playhead.state().branch().history(), goals, playhead.position(nowMs)));
  }

  /**
   * Why a goroutine does not run at a step, or that it does; null if there never was such a one.
   */
  public @Nullable Why why(int goid, long step) {
    return alone(() -> look(step).runtime().why(goid));
  }

  /**
   * A page of the goroutines of a status (null: of any) at a step, in the order of their making.
   */
  public List<GoroutineState> goroutines(
      @Nullable GoroutineStatus status, int offset, int limit, long step) {
    return alone(() -> look(step).runtime().goroutines(status, offset, limit));
  }

  /** A goroutine's calls at a step, innermost first; null if there is no such goroutine then. */
  public @Nullable List<Call> calls(int goid, long step) {
    return alone(() -> look(step).runtime().calls(goid));
  }

  /** What is in a channel at a step; null if there is no such channel then. */
  public @Nullable ChannelContents channel(int id, long step) {
    return alone(() -> look(step).runtime().channel(id));
  }

  /**
   * The lines that GODEBUG=schedtrace would have printed up to a step, one each {@code everyMs}.
   */
  public String schedtrace(long everyMs, boolean detail, long step) {
    return alone(() -> playhead.schedtrace(everyMs, detail, step));
  }

  /** What SIGQUIT would have printed at a step. */
  public String goroutinesText(long step) {
    return alone(() -> look(step).runtime().sigquit());
  }

  /** What the program has printed up to a step; of very much only the first part. */
  public String stdout(long step) {
    return alone(() -> look(step).sink().output().all());
  }

  /** What was printed to standard error, without what the process prints as it ends. */
  public String stderr(long step) {
    return alone(() -> look(step).sink().errors().all());
  }

  private Run look(long step) {
    return playhead.state().branch().history().look(step);
  }

  /**
   * A document that replays what is shown, with every command up to now and all that are planned.
   */
  public Scenario scenario() {
    return alone(() -> playhead.state().document());
  }

  /** A document that replays a future, with every command up to now and all that are planned. */
  public Scenario scenarioOf(int branch) {
    return alone(() -> playhead.state().documentOf(branch));
  }

  /** The scenario's document, whose sessions stand where this one stands now. */
  public Scenario document(long nowMs) {
    return alone(() -> playhead.document(nowMs));
  }

  /** A document that replays the branch that is shown up to a step. */
  public Scenario scenarioUpTo(long step) {
    return alone(() -> playhead.state().documentUpTo(step));
  }

  /** Every future of the session. */
  public List<BranchView> branches() {
    return alone(() -> playhead.state().views());
  }

  // ---- one at a time

  /**
   * Does something while nobody else works with the session. When a law of the runtime breaks under
   * it, the session is held where the law held last, and it is done once more with that.
   */
  private <T extends @Nullable Object> T alone(Supplier<T> work) {
    boolean wasHeld = false;
    lock.lock();
    try {
      listenToJournal();
      return whole(work);
    } catch (LawBroken broken) {
      wasHeld = hold(broken);
      if (!wasHeld) {
        throw broken;
      }
      return whole(work);
    } finally {
      if (ended) {
        allowance.weighs(0);
      }
      lock.unlock();
      if (wasHeld) {
        listeners.forEach(SessionListener::changed);
      }
    }
  }

  /**
   * Does work that may be interrupted between two steps; after what broke off anywhere else, what
   * was under way is worked out anew.
   */
  private <T extends @Nullable Object> T whole(Supplier<T> work) {
    try {
      return work.get();
    } catch (WorkAbandoned | JournalException whole) {
      throw whole;
    } catch (WorkStopped tooMuch) {
      playhead.forget();
      hold(
          switch (tooMuch.reason()) {
            case TIME -> Trouble.Code.COMPUTES_TOO_LONG;
            case MEMORY -> Trouble.Code.TAKES_TOO_MUCH_MEMORY;
          });
      weigh();
      throw tooMuch;
    } catch (SimulatorBug broken) {
      playhead.forget();
      hold(Trouble.Code.LAW_BROKEN);
      throw broken;
    } catch (RuntimeException | Error broken) {
      playhead.forget();
      throw broken;
    }
  }

  /** Tells all that can be found out, and goes on no more. False if it goes on no more already. */
  private boolean hold(LawBroken broken) {
    if (ended || playhead.trouble() != null) {
      return false;
    }
    LawReport report = Retrace.of(id, playhead.state().scenario(), broken, host.laws());
    host.laws().broken(report);
    Trouble met = new Trouble(Trouble.Code.LAW_BROKEN, report.good());
    return playhead.freeze(met, broken.history(), journal, lastMs);
  }

  /** What went wrong would go wrong again. */
  private void hold(Trouble.Code code) {
    if (!ended && playhead.trouble() == null) {
      playhead.freeze(new Trouble(code, Long.MAX_VALUE), journal, lastMs);
    }
  }

  /** Does the work unless the session is busy: the upkeep of all sessions never waits for one. */
  private boolean unlessBusy(Runnable work) {
    if (!lock.tryLock()) {
      return false;
    }
    try {
      work.run();
      return true;
    } finally {
      lock.unlock();
    }
  }

  // ---- listeners

  /** Tells of every change that a command makes, and of the end; on the thread that made it. */
  public void listen(SessionListener listener) {
    listeners.add(listener);
  }

  /** Tells no more. */
  public void unlisten(SessionListener listener) {
    listeners.remove(listener);
  }

  /** About how many bytes it took when that was last looked at. */
  long weight() {
    return weight;
  }

  boolean isListenedTo() {
    return !listeners.isEmpty();
  }

  private Submitted told(Submitted submitted) {
    if (submitted instanceof Submitted.Done) {
      for (SessionListener listener : listeners) {
        listener.changed();
      }
    }
    return submitted;
  }

  /** Notes that the session is no more in the journal. */
  void end() {
    ended = true;
    for (SessionListener listener : listeners) {
      listener.ended();
    }
  }

  /** Whether it has been ended for ever. */
  public boolean isEnded() {
    return ended;
  }

  // ---- what it takes

  /** Forgets what can be worked out again; false if the session is busy. */
  boolean rest() {
    return unlessBusy(() -> {
      playhead.rest();
      weigh();
    });
  }

  /** Tells how much memory it takes now, unless the session is busy. */
  void takeStock() {
    unlessBusy(this::weigh);
  }

  /** Leaves the server's memory, even if somebody still holds the session. False if it is busy. */
  boolean leave() {
    return unlessBusy(() -> {
      hasLeft = true;
      allowance.weighs(0);
    });
  }

  /** What plays may have grown. */
  private <T> T weighed(T found) {
    weigh();
    return found;
  }

  private void weigh() {
    if (hasLeft) {
      weight = 0;
      allowance.weighs(0);
    } else {
      playhead.hasRoom();
      weight = playhead.weight();
    }
  }
}
