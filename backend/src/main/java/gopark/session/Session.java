package gopark.session;

import gopark.command.Command;
import gopark.journal.Entry;
import gopark.journal.EntrySize;
import gopark.journal.Journal;
import gopark.journal.JournalException;
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
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One simulation that is watched and steered. It keeps nothing that its journal and the time of day
 * do not give: {@link #open} makes the same session again, in any process.
 */
public final class Session implements Replayable {
  /** The most steps that a read may play ahead of what has been seen. */
  public static final long LOOK_AHEAD = 100_000;

  /**
   * The races against other processes that a command or a freeze may lose; then a command is
   * refused as stale, and a freeze is given up.
   */
  static final int MOST_RACES = 10;

  private final String id;
  private final Allowance allowance;
  private final Host host;
  private final Playhead playhead;
  private final SessionJournal journal;
  private final List<SessionListener> listeners = new CopyOnWriteArrayList<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final @Nullable String scene;
  private final String editKeyHash;
  private volatile long weight;
  private volatile boolean ended;

  private volatile boolean hasLeft;

  /** The time of day at which somebody looked last. */
  private volatile long lastMs;

  private Session(String id, Journal journal, Host host, State state, long seq) {
    this.id = id;
    this.host = host;
    allowance = host.allowance();
    scene = state.origin().scene();
    editKeyHash = state.editKeyHash();
    playhead = new Playhead(id, allowance, state, seq);
    this.journal = new SessionJournal(id, journal, host, playhead);
  }

  /** A new session, paused where main stands at its first line. Null if the name is taken. */
  static @Nullable Session create(
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
    session.journal.standsAfter(first, Extent.of(first));
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
    session.journal.take(opening.read());
    return session;
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
      return Submitted.Refused.because(
              Submitted.Obstacle.NO_SUCH_BRANCH,
              "no-such-branch",
              "There is no branch " + branch + ".")
          .with("branch", branch);
    }
    long step = playhead.position(nowMs);
    if (branch == state.shown()) {
      Run run = state.branch().history().at(step);
      return new Submitted.Done(playhead.seq(), step, run.runtime().now(), List.of());
    }
    long there = state.branches().get(branch).history().farthest();
    State next = state.shows(branch, new Playback.Paused(there, state.playback().pace()));
    return commit(next, List.of(), step, List.of(), nowMs);
  }

  private Submitted.@Nullable Refused refused() {
    if (ended) {
      return Submitted.Refused.because(
          Submitted.Obstacle.ENDED, "session-ended", "This session has been ended.");
    }
    Submitted.Refused held = playhead.readOnly();
    if (held != null || playhead.seq() < allowance.commands()) {
      return held;
    }
    return Submitted.Refused.now(
        Draft.most("", "too-many-commands", "A session takes %d commands.", allowance.commands()));
  }

  /**
   * Commits a change; it counts only when it is safe in the journal. Null: another process was
   * quicker.
   */
  private @Nullable Submitted commit(
      State next, List<AppliedCommand> applied, long step, List<Integer> created, long nowMs) {
    Map<String, Object> entry = Entries.of(playhead.state(), applied, next, step, nowMs);
    Submitted.Refused met = playhead.readOnly();
    if (met != null) {
      // What was computed for it was not what had been recorded.
      return met;
    }
    Extent more = Extent.of(entry);
    Submitted.Refused tooLarge = tooLarge(more.bytes());
    if (tooLarge != null) {
      return tooLarge;
    }
    if (!applied.isEmpty() && !hasRoomFor(more)) {
      return Submitted.Refused.because(
          Submitted.Obstacle.NO_MEMORY,
          "too-much-memory",
          "The server has no memory for more commands.");
    }
    OptionalLong appended = journal.append(entry);
    if (appended.isEmpty()) {
      if (!journal.readAll()) {
        end();
      }
      return null;
    }
    long seq = appended.getAsLong();
    playhead.show(next, seq, step);
    journal.standsAfter(entry, more);
    weigh();
    Run run = playhead.run();
    return new Submitted.Done(seq, run.step(), run.runtime().now(), created);
  }

  /** Commands stay for good; what can be worked out again gives way to them. */
  private boolean hasRoomFor(Extent more) {
    boolean isShort = allowance.grows(more.weight());
    return !allowance.isFull() && (!isShort || playhead.hasRoom());
  }

  private Submitted.@Nullable Refused tooLarge(long more) {
    if (more <= EntrySize.MOST && playhead.extent().bytes() + more <= allowance.bytes()) {
      return null;
    }
    long most = more > EntrySize.MOST ? EntrySize.MOST : allowance.bytes();
    return Submitted.Refused.now(
        Draft.most("", "session-too-large", "A session stores %d bytes.", most));
  }

  // ---- what other processes do

  /** Notes that the journal has entries up to this one. The next look takes in what is new. */
  void hear(long seq) {
    if (journal.hear(seq)) {
      listeners.forEach(SessionListener::changed);
    }
  }

  /** Notes that the journal may differ from what is known here. The next look reads it, too. */
  void doubt() {
    journal.doubt();
    listeners.forEach(SessionListener::changed);
  }

  /**
   * How often something that was shown turned out not to have happened: commands that were given
   * elsewhere took effect at an earlier step, or the journal has lost what it had told.
   */
  public int retractions() {
    return journal.retractions();
  }

  // ---- what is wrong

  /**
   * Freezes the session, now and after every restart. Nothing is computed for it. False if it could
   * not go on already, or if another process has commanded it meanwhile.
   *
   * @param trouble with the last step that may be seen, if that is before what was seen already
   */
  public boolean freeze(Trouble trouble, long nowMs) {
    boolean isNew =
        alone(
            () -> !ended && playhead.trouble() == null && freeze(playhead.frozen(trouble), nowMs));
    if (isNew) {
      listeners.forEach(SessionListener::changed);
    }
    return isNew;
  }

  // ---- what is seen

  /** What is to be seen now. */
  public Moment moment(long nowMs) {
    lastMs = nowMs;
    return alone(() -> weighed(playhead.moment(nowMs)));
  }

  /** What was or will be seen at a step of the branch that is shown; it moves nobody. */
  public Moment at(long step) {
    return reading(() -> playhead.at(step));
  }

  @Override
  public @Nullable Moment at(int branch, long step) {
    return reading(() -> playhead.at(branch, step));
  }

  /** The moment at a virtual time, or as near to it as one can look ahead. */
  public Moment atTime(long timeNs) {
    return reading(() -> playhead.atTime(timeNs));
  }

  /** The session's step now. */
  public long step(long nowMs) {
    lastMs = nowMs;
    return alone(() -> playhead.position(nowMs));
  }

  /**
   * When something may change though nobody commands it here, or tells of a command elsewhere;
   * Long.MAX_VALUE: never.
   */
  public long nextChangeMs(long nowMs) {
    return alone(() -> Math.min(playhead.nextChangeMs(nowMs), journal.nextLookMs()));
  }

  /** How it came from an earlier moment to where it is now. */
  public Change since(Moment before, long nowMs) {
    lastMs = nowMs;
    return alone(() -> weighed(playhead.since(before, nowMs)));
  }

  /** What happened between two moments of the past. */
  public Change between(Moment before, Moment after) {
    return reading(() -> playhead.between(before, after));
  }

  @Override
  public List<Change> replay(int branch, long fromStep, long toStep, int most) {
    return reading(() -> playhead.replay(branch, fromStep, toStep, most));
  }

  /** Events from a step on, of these kinds (none: of all), as many as whole steps allow. */
  public EventPage events(long fromStep, int limit, Set<EventKind> kinds) {
    return reading(() -> playhead.events(fromStep, limit, kinds));
  }

  /**
   * The events that change the lanes of a timeline, from an event's number on; at most {@code
   * limit}.
   */
  public LanePage lanes(long fromEvent, int limit) {
    return reading(() -> playhead.lanes(fromEvent, limit));
  }

  /** When goroutines stood on a line of the program, nearest to a step. */
  public LineVisits line(int line, long step) {
    return reading(() -> playhead.line(line, step));
  }

  /** Where two branches part; null if one of them does not exist. */
  public @Nullable Comparison compare(int a, int b) {
    return reading(() -> Comparisons.of(playhead.state().branches(), a, b));
  }

  /** What the branch that is shown has shown of some goals, up to where the session is. */
  public Judgement judge(List<Goal> goals, long nowMs) {
    return reading(
        () -> Judging.of(playhead.state().branch().history(), goals, playhead.position(nowMs)));
  }

  /**
   * Why a goroutine does not run at a step, or that it does; null if there never was such a one.
   */
  public @Nullable Why why(int goid, long step) {
    return reading(() -> look(step).runtime().why(goid));
  }

  /**
   * A page of the goroutines of a status (null: of any) at a step, in the order of their making.
   */
  public List<GoroutineState> goroutines(
      @Nullable GoroutineStatus status, int offset, int limit, long step) {
    return reading(() -> look(step).runtime().goroutines(status, offset, limit));
  }

  /** A goroutine's calls at a step, innermost first; null if there is no such goroutine then. */
  public @Nullable List<Call> calls(int goid, long step) {
    return reading(() -> look(step).runtime().calls(goid));
  }

  /** What is in a channel at a step; null if there is no such channel then. */
  public @Nullable ChannelContents channel(int id, long step) {
    return reading(() -> look(step).runtime().channel(id));
  }

  /**
   * The lines that GODEBUG=schedtrace would have printed up to a step, one each {@code everyMs}.
   */
  public String schedtrace(long everyMs, boolean detail, long step) {
    return reading(() -> playhead.schedtrace(everyMs, detail, step));
  }

  /** What SIGQUIT would have printed at a step. */
  public String goroutinesText(long step) {
    return reading(() -> look(step).runtime().sigquit());
  }

  /** What the program has printed up to a step; of very much only the first part. */
  public String stdout(long step) {
    return reading(() -> look(step).sink().output().all());
  }

  /** What was printed to standard error, without what the process prints as it ends. */
  public String stderr(long step) {
    return reading(() -> look(step).sink().errors().all());
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
    return alone(work, true);
  }

  /**
   * Looks where the session does not stand, while nobody else works with it: what takes too much
   * there is refused, and is no reason to hold a session that has not come to it.
   */
  private <T extends @Nullable Object> T reading(Supplier<T> work) {
    return alone(work, false);
  }

  private <T extends @Nullable Object> T alone(Supplier<T> work, boolean holds) {
    boolean wasHeld = false;
    lock.lock();
    try {
      if (!ended && !journal.catchUp(lastMs)) {
        end();
      }
      return whole(work, holds);
    } catch (LawBroken broken) {
      wasHeld = hold(broken);
      if (!wasHeld) {
        throw broken;
      }
      return whole(work, holds);
    } finally {
      leaveAlone();
      if (wasHeld) {
        listeners.forEach(SessionListener::changed);
      }
    }
  }

  /** The next may work with the session; what it takes is known. */
  private void leaveAlone() {
    try {
      if (!ended && allowance.hasGrown()) {
        weigh();
      }
    } finally {
      unlock();
    }
  }

  /**
   * The next may work with the session. Its end waits for nobody: one that came while somebody
   * worked with it left to him to give back the memory, which nobody else would do any more.
   */
  private void unlock() {
    lock.unlock();
    if (ended) {
      allowance.weighs(0);
    }
  }

  /**
   * Does work that may be interrupted between two steps; after what broke off anywhere else, what
   * was under way is worked out anew.
   */
  private <T extends @Nullable Object> T whole(Supplier<T> work, boolean holds) {
    try {
      return work.get();
    } catch (WorkAbandoned | JournalException whole) {
      throw whole;
    } catch (WorkStopped tooMuch) {
      playhead.forget();
      Trouble.@Nullable Code code =
          switch (tooMuch.reason()) {
            case TIME -> Trouble.Code.COMPUTES_TOO_LONG;
            case MEMORY -> Trouble.Code.TAKES_TOO_MUCH_MEMORY;
            case SHORTAGE -> null;
          };
      if (holds && code != null) {
        hold(code);
      }
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
    return freeze(playhead.frozen(met, broken.history()), lastMs);
  }

  /** What went wrong would go wrong again. */
  private void hold(Trouble.Code code) {
    if (!ended && playhead.trouble() == null) {
      freeze(playhead.frozen(new Trouble(code, Long.MAX_VALUE)), lastMs);
    }
  }

  /** False if another process was quicker. */
  private boolean freeze(Frozen frozen, long nowMs) {
    Map<String, Object> entry = Entries.of(frozen.trouble(), frozen.state(), nowMs);
    OptionalLong appended = journal.append(entry);
    appended.ifPresent(seq -> {
      playhead.freeze(frozen, seq);
      journal.standsAfter(entry, Extent.of(entry));
    });
    return appended.isPresent();
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
      unlock();
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

  /**
   * Leaves the server's memory, even if somebody still holds the session. False if it is busy, or
   * if somebody listens to it, as one may who has just got it.
   */
  boolean leave() {
    return unlessBusy(() -> {
      hasLeft = true;
      if (isListenedTo() && !ended) {
        hasLeft = false;
      } else {
        allowance.weighs(0);
      }
    })
        && hasLeft;
  }

  /**
   * Whether it is no more in the server's memory and hears of nothing. Who listens to it since it
   * was found asks once more for the session of its name.
   */
  public boolean hasLeft() {
    return hasLeft;
  }

  /** What plays may have grown. */
  private <T> T weighed(T found) {
    weigh();
    return found;
  }

  private void weigh() {
    if (hasLeft || ended) {
      weight = 0;
      allowance.weighs(0);
    } else {
      playhead.hasRoom();
      weight = playhead.weigh();
    }
  }
}
