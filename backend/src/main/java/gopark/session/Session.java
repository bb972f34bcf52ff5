package gopark.session;

import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.JournalException;
import gopark.journal.Written;
import gopark.program.Call;
import gopark.runtime.SimulatorBug;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.ChannelContents;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.Why;
import gopark.scenario.Command;
import gopark.scenario.Scenario;
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
public final class Session implements Reel {
  /** A read sees so many steps of what nobody has seen yet, and no more: they must be played. */
  public static final long LOOK_AHEAD = 100_000;

  private final String id;
  private final Journal journal;
  private final Bounds bounds;
  private final Laws laws;
  private final Stage stage;
  private final List<SessionListener> listeners = new CopyOnWriteArrayList<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final @Nullable String scene;
  private final String editKeyHash;
  private volatile boolean ended;

  private boolean hasLeft;

  /** The time of day at which somebody looked last. */
  private volatile long lastMs;

  private Session(String id, Journal journal, Host host, State state, long seq) {
    this.id = id;
    this.journal = journal;
    bounds = host.bounds();
    laws = host.laws();
    scene = state.origin().scene();
    editKeyHash = state.editKeyHash();
    stage = new Stage(id, bounds, state, seq);
  }

  /** A new session, paused where main stands at its first line. Null if the name is taken. */
  public static @Nullable Session create(
      String id, Scenario scenario, String editKeyHash, Journal journal, long nowMs) {
    return create(id, Origin.of(scenario), editKeyHash, journal, Host.free(), nowMs);
  }

  static @Nullable Session create(
      String id, Origin origin, String editKeyHash, Journal journal, Host host, long nowMs) {
    State begun = standing(id, origin, editKeyHash, host);
    Written written = journal.create(id, Entries.first(begun, nowMs));
    return written instanceof Written.Appended(long seq)
        ? new Session(id, journal, host, begun, seq)
        : null;
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

  /** Reads what the journal knows and this session does not. */
  private void catchUp() {
    take(new Opening(id, journal, stage.state(), stage.seq(), stage.trouble()).read());
  }

  private void take(Opening opening) {
    stage.replace(opening.state(), opening.seq());
    Trouble trouble = opening.trouble();
    if (trouble != null) {
      stage.hold(trouble);
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
    if (ended) {
      return Submitted.Refused.because("session-ended", "This session has been ended.");
    }
    Submitted.Refused held = stage.readOnly();
    if (held != null) {
      return held;
    }
    if (stage.seq() >= bounds.commands()) {
      return new Submitted.Refused(
          Draft.most("", "too-many-commands", "A session takes %d commands.", bounds.commands()));
    }
    Draft draft = stage.draft(nowMs);
    long step = draft.step();
    if (ifStep.isPresent() && ifStep.getAsLong() != step) {
      return new Submitted.Stale(step);
    }
    Submitted.Refused refused = draft.perform(commands);
    if (refused != null) {
      Submitted.Refused met = stage.readOnly();
      return met == null ? refused : met;
    }
    return commit(draft.state(), draft.deeds(), step, draft.created(), nowMs);
  }

  /** Shows another of the session's futures from now on, at the step where it was left. */
  public Submitted switchTo(int branch, long nowMs) {
    return told(alone(() -> switched(branch, nowMs)));
  }

  private Submitted switched(int branch, long nowMs) {
    Submitted.Refused held = stage.readOnly();
    if (held != null) {
      return held;
    }
    State state = stage.state();
    if (branch < 0 || branch >= state.branches().size()) {
      return Submitted.Refused.because("no-such-branch", "There is no branch " + branch + ".")
          .with("branch", branch);
    }
    long step = stage.position(nowMs);
    long there = state.branches().get(branch).history().farthest();
    State next = state.shows(branch, new Playback.Paused(there, state.playback().pace()));
    return commit(next, List.of(), step, List.of(), nowMs);
  }

  /** Nothing is so before it is safe in the journal. */
  private Submitted commit(
      State next, List<Deed> deeds, long step, List<Integer> created, long nowMs) {
    Map<String, Object> entry = Entries.of(deeds, next, step, nowMs);
    Submitted.Refused met = stage.readOnly();
    if (met != null) {
      // What was computed for it was not what had been recorded.
      return met;
    }
    Written written = journal.append(id, stage.seq(), entry);
    if (!(written instanceof Written.Appended(long appended))) {
      ended = written instanceof Written.Stale(long last) && last == 0;
      catchUp();
      return new Submitted.Stale(stage.position(nowMs));
    }
    stage.show(next, appended);
    weigh();
    Run run = stage.run();
    return new Submitted.Done(appended, run.step(), run.runtime().now(), created);
  }

  // ---- what is wrong

  /** Why it can only be watched and copied; null: it can go on. */
  public @Nullable Trouble trouble() {
    return alone(stage::trouble);
  }

  /**
   * It goes on no more, now and after every restart. Nothing is computed for it. False if it could
   * not go on already, or if another process has commanded it meanwhile.
   *
   * @param trouble with the last step that may be seen, if that is before what was seen already
   */
  public boolean freeze(Trouble trouble, long nowMs) {
    boolean isNew =
        alone(() -> !ended && stage.trouble() == null && stage.freeze(trouble, journal, nowMs));
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
    return alone(stage::verify);
  }

  // ---- what is seen

  /** What is to be seen now. */
  public Moment moment(long nowMs) {
    lastMs = nowMs;
    return alone(() -> weighed(stage.moment(nowMs)));
  }

  /** What was or will be seen at a step of the branch that is shown; it moves nobody. */
  public Moment at(long step) {
    return alone(() -> stage.at(step));
  }

  @Override
  public @Nullable Moment at(int branch, long step) {
    return alone(() -> stage.at(branch, step));
  }

  /** The same for a virtual time, or as near to it as one can look ahead. */
  public Moment atTime(long timeNs) {
    return alone(() -> stage.atTime(timeNs));
  }

  /** Where it is now. */
  public long step(long nowMs) {
    return alone(() -> stage.position(nowMs));
  }

  /** When something may change though nobody commands it; Long.MAX_VALUE: never. */
  public long nextChangeMs(long nowMs) {
    return alone(() -> stage.nextChangeMs(nowMs));
  }

  /** How it came from an earlier moment to where it is now. */
  public Change since(Moment before, long nowMs) {
    lastMs = nowMs;
    return alone(() -> weighed(stage.since(before, nowMs)));
  }

  /** The same between two moments of the past. */
  public Change between(Moment before, Moment after) {
    return alone(() -> stage.between(before, after));
  }

  @Override
  public List<Change> replay(int branch, long fromStep, long toStep, int most) {
    return alone(() -> stage.replay(branch, fromStep, toStep, most));
  }

  /** Events from a step on, of these kinds (none: of all), as many as whole steps allow. */
  public EventPage events(long fromStep, int limit, Set<EventKind> kinds) {
    return alone(() -> stage.events(fromStep, limit, kinds));
  }

  /** What changes the lanes of a timeline, from an event's number on, so many at most. */
  public LanePage lanes(long fromEvent, int limit) {
    return alone(() -> stage.lanes(fromEvent, limit));
  }

  /** Where two branches part; null if one of them does not exist. */
  public @Nullable Comparison compare(int a, int b) {
    return alone(() -> Comparisons.of(stage.state().branches(), a, b));
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

  /** What GODEBUG=schedtrace would have printed up to a step, every so many milliseconds. */
  public String schedtrace(long everyMs, boolean detail, long step) {
    return alone(() -> stage.schedtrace(everyMs, detail, step));
  }

  /** What SIGQUIT would have printed at a step. */
  public String goroutinesText(long step) {
    return alone(() -> look(step).runtime().sigquit());
  }

  /** What the program has printed up to a step; of very much only the first part. */
  public String stdout(long step) {
    return alone(() -> look(step).tap().output().all());
  }

  /** The same of standard error, without what the process prints as it ends. */
  public String stderr(long step) {
    return alone(() -> look(step).tap().errors().all());
  }

  private Run look(long step) {
    return stage.state().branch().history().look(step);
  }

  /**
   * A document that replays what is shown, with every command up to now and all that are planned.
   */
  public Scenario scenario() {
    return alone(() -> stage.state().document());
  }

  /** The same document, whose sessions stand where this one stands now. */
  public Scenario document(long nowMs) {
    return alone(() -> stage.document(nowMs));
  }

  /** A document that replays the branch that is shown up to a step. */
  public Scenario scenarioUpTo(long step) {
    return alone(() -> stage.state().documentUpTo(step));
  }

  /** Every future of the session. */
  public List<BranchView> branches() {
    return alone(() -> stage.state().views());
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
      return whole(work);
    } catch (LawBroken broken) {
      wasHeld = hold(broken);
      if (!wasHeld) {
        throw broken;
      }
      return whole(work);
    } finally {
      if (ended) {
        bounds.weighs(0);
      }
      lock.unlock();
      if (wasHeld) {
        listeners.forEach(SessionListener::changed);
      }
    }
  }

  /**
   * It may be interrupted between two steps; after what broke off anywhere else, what was under way
   * is worked out anew.
   */
  private <T extends @Nullable Object> T whole(Supplier<T> work) {
    try {
      return work.get();
    } catch (WorkAbandoned | JournalException whole) {
      throw whole;
    } catch (WorkStopped tooMuch) {
      stage.forget();
      hold(
          switch (tooMuch.reason()) {
            case TIME -> Trouble.Code.COMPUTES_TOO_LONG;
            case MEMORY -> Trouble.Code.TAKES_TOO_MUCH_MEMORY;
          });
      weigh();
      throw tooMuch;
    } catch (SimulatorBug broken) {
      stage.forget();
      hold(Trouble.Code.LAW_BROKEN);
      throw broken;
    } catch (RuntimeException | Error broken) {
      stage.forget();
      throw broken;
    }
  }

  /** Tells all that can be found out, and goes on no more. False if it goes on no more already. */
  private boolean hold(LawBroken broken) {
    if (ended || stage.trouble() != null) {
      return false;
    }
    LawReport report = Retrace.of(id, stage.state().scenario(), broken, laws);
    laws.broken(report);
    Trouble met = new Trouble(Trouble.Code.LAW_BROKEN, report.good());
    return stage.freeze(met, broken.history(), journal, lastMs);
  }

  /** What went wrong would go wrong again. */
  private void hold(Trouble.Code code) {
    if (!ended && stage.trouble() == null) {
      stage.freeze(new Trouble(code, Long.MAX_VALUE), journal, lastMs);
    }
  }

  /** Who looks after all sessions never waits for one. */
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

  // ---- who is told

  /** Tells of every change that a command makes, and of the end; on the thread that made it. */
  public void listen(SessionListener listener) {
    listeners.add(listener);
  }

  /** Tells no more. */
  public void unlisten(SessionListener listener) {
    listeners.remove(listener);
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

  /** It is no more in the journal. */
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
      stage.rest();
      weigh();
    });
  }

  /** Tells how much memory it takes now, unless the session is busy. */
  void takeStock() {
    unlessBusy(this::weigh);
  }

  /** It leaves the server's memory: whoever still holds it is not counted. False if it is busy. */
  boolean leave() {
    return unlessBusy(() -> {
      hasLeft = true;
      bounds.weighs(0);
    });
  }

  /** What plays may have grown. */
  private <T> T weighed(T found) {
    weigh();
    return found;
  }

  private void weigh() {
    bounds.weighs(hasLeft ? 0 : stage.weight());
  }
}
