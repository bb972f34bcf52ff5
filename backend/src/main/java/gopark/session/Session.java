package gopark.session;

import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.Written;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.Why;
import gopark.scenario.Command;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * One simulation that is watched and steered. It keeps nothing that its journal and the time of day
 * do not give: {@link #open} makes the same session again, in any process.
 */
public final class Session {
  /** A read sees so many steps of what nobody has seen yet, and no more: they must be played. */
  public static final long LOOK_AHEAD = 100_000;

  private static final int ENTRIES_AT_A_TIME = 500;

  private final String id;
  private final Journal journal;
  private final Bounds bounds;
  private final List<SessionListener> listeners = new CopyOnWriteArrayList<>();
  private State state;
  private long seq;
  private @Nullable Advance advance;

  /** What was told lately, while somebody wants to know it at once. */
  private @Nullable Recent recent;

  private boolean ended;

  /** How many bytes of memory it takes, as was told last. */
  private long weight;

  private boolean hasLeft;

  private Session(String id, Journal journal, Bounds bounds, State state, long seq) {
    this.id = id;
    this.journal = journal;
    this.bounds = bounds;
    this.state = state;
    this.seq = seq;
  }

  /** A new session, paused where main stands at its first line. Null if the name is taken. */
  public static @Nullable Session create(
      String id, Scenario scenario, String editKeyHash, Journal journal, long nowMs) {
    return create(id, scenario, editKeyHash, journal, Bounds.NONE, nowMs);
  }

  static @Nullable Session create(
      String id,
      Scenario scenario,
      String editKeyHash,
      Journal journal,
      Bounds bounds,
      long nowMs) {
    Written written = journal.create(id, Entries.first(scenario, editKeyHash, nowMs));
    return written instanceof Written.Appended(long seq)
        ? new Session(id, journal, bounds, State.begin(scenario, editKeyHash), seq)
        : null;
  }

  /** The session of that name as its journal tells it; null if there is none. */
  public static @Nullable Session open(String id, Journal journal) {
    return open(id, journal, Bounds.NONE);
  }

  static @Nullable Session open(String id, Journal journal, Bounds bounds) {
    List<Entry> entries = journal.read(id, 0, 1);
    if (entries.isEmpty()) {
      return null;
    }
    Entry first = entries.getFirst();
    Session session = new Session(id, journal, bounds, Entries.begin(first.fields()), first.seq());
    session.catchUp();
    return session;
  }

  /** Reads what the journal knows and this session does not. */
  private void catchUp() {
    advance = null;
    recent = null;
    List<Entry> entries = journal.read(id, seq, ENTRIES_AT_A_TIME);
    while (!entries.isEmpty()) {
      for (Entry entry : entries) {
        state = Entries.then(state, entry.fields());
        seq = entry.seq();
      }
      entries = journal.read(id, seq, ENTRIES_AT_A_TIME);
    }
  }

  public String id() {
    return id;
  }

  /** What the edit key must hash to. */
  public synchronized String editKeyHash() {
    return state.editKeyHash();
  }

  // ---- what is done

  /** Does the commands, all or none of them, at the step where the session is now. */
  public Submitted submit(List<? extends Command> commands, OptionalLong ifStep, long nowMs) {
    Submitted submitted = submitted(commands, ifStep, nowMs);
    if (submitted instanceof Submitted.Done) {
      tellChanged();
    }
    return submitted;
  }

  private synchronized Submitted submitted(
      List<? extends Command> commands, OptionalLong ifStep, long nowMs) {
    if (ended) {
      return Submitted.Refused.because("session-ended", "This session has been ended.");
    }
    if (seq >= bounds.commands()) {
      return new Submitted.Refused(
          Draft.most("", "too-many-commands", "A session takes %d commands.", bounds.commands()));
    }
    long step = positionAt(nowMs);
    if (ifStep.isPresent() && ifStep.getAsLong() != step) {
      return new Submitted.Stale(step);
    }
    Draft draft = new Draft(state, step, isPlaying(), nowMs, bounds, recent);
    Submitted.Refused refused = draft.perform(commands);
    if (refused != null) {
      return refused;
    }
    State next = draft.state();
    return commit(
        next, Entries.of(commands, draft.deeds(), next, step, nowMs), draft.created(), nowMs);
  }

  /** Shows another of the session's futures from now on, at the step where it was left. */
  public Submitted switchTo(int branch, long nowMs) {
    Submitted submitted = switched(branch, nowMs);
    if (submitted instanceof Submitted.Done) {
      tellChanged();
    }
    return submitted;
  }

  private synchronized Submitted switched(int branch, long nowMs) {
    if (branch < 0 || branch >= state.branches().size()) {
      return Submitted.Refused.because("no-such-branch", "There is no branch " + branch + ".")
          .with("branch", branch);
    }
    long step = positionAt(nowMs);
    long there = state.branches().get(branch).history().farthest();
    recent = null;
    State next = state.shows(branch, new Playback.Paused(there, state.playback().pace()));
    return commit(next, Entries.of(List.of(), List.of(), next, step, nowMs), List.of(), nowMs);
  }

  /** Nothing is so before it is safe in the journal. */
  private Submitted commit(
      State next, Map<String, Object> entry, List<Integer> created, long nowMs) {
    Written written = journal.append(id, seq, entry);
    if (!(written instanceof Written.Appended(long appended))) {
      ended = written instanceof Written.Stale(long last) && last == 0;
      catchUp();
      return new Submitted.Stale(positionAt(nowMs));
    }
    seq = appended;
    state = next;
    advance = null;
    History history = state.branch().history();
    Run run = history.at(state.playback().step());
    history.show(run.step());
    weigh();
    return new Submitted.Done(seq, run.step(), run.runtime().now(), created);
  }

  // ---- what is seen

  /** What is to be seen now. */
  public synchronized Moment moment(long nowMs) {
    long step = positionAt(nowMs);
    Run run = state.branch().history().at(step);
    return moment(run, advance == null ? run.runtime().now() : advance.timeNs(nowMs));
  }

  /** What was or will be seen at a step of the branch that is shown; it moves nobody. */
  public synchronized Moment at(long step) {
    return at(state.branch(), step);
  }

  /** The same of any branch; null if there is none of that number. */
  public synchronized @Nullable Moment at(int branch, long step) {
    return branch < 0 || branch >= state.branches().size()
        ? null
        : at(state.branches().get(branch), step);
  }

  private Moment at(Branch branch, long step) {
    Run run = branch.history().look(step);
    return moment(branch, run, run.runtime().now());
  }

  /** The same for a virtual time, or as near to it as one can look ahead. */
  public synchronized Moment atTime(long timeNs) {
    History history = state.branch().history();
    Run run = history.look(history.lastBefore(timeNs)).copy();
    long end = history.farthest() + LOOK_AHEAD;
    while (run.runtime().nextTime() <= timeNs && run.step() < end && history.goOn(run)) {
      // Not there yet.
    }
    return moment(run, run.runtime().now());
  }

  private Moment moment(Run run, long timeNs) {
    return moment(state.branch(), run, timeNs);
  }

  private Moment moment(Branch branch, Run run, long timeNs) {
    return new Moment(
        id,
        seq,
        timeNs,
        isPlaying(),
        state.playback().pace(),
        branch.number(),
        branch.history().farthest(),
        run.tap().told(),
        run.runtime().rules(),
        new LinkedHashMap<>(state.breakpoints().texts()),
        advance == null ? null : advance.stoppedBy(),
        run.runtime().snapshot());
  }

  /** Where it is now. */
  public synchronized long step(long nowMs) {
    return positionAt(nowMs);
  }

  /** When something may change though nobody commands it; Long.MAX_VALUE: never. */
  public synchronized long nextChangeMs(long nowMs) {
    positionAt(nowMs);
    return advance == null ? Long.MAX_VALUE : advance.nextChangeMs(nowMs);
  }

  /** How it came from an earlier moment to where it is now. */
  public synchronized Change since(Moment before, long nowMs) {
    if (recent == null) {
      History history = state.branch().history();
      recent = new Recent(history.order());
      recent.attach(history.at(positionAt(nowMs)));
    }
    return new Footage(state, recent).change(before, moment(nowMs));
  }

  /** The same between two moments of the past. */
  public synchronized Change between(Moment before, Moment after) {
    return new Footage(state, recent).change(before, after);
  }

  /** What was seen between two steps of the branch that is shown, from each event to the next. */
  public synchronized List<Change> replay(long fromStep, long toStep) {
    return replay(state.branch().number(), fromStep, toStep, Footage.LONGEST);
  }

  /** The same of any branch, so many changes at most; the next ones begin where the last ends. */
  public synchronized List<Change> replay(int number, long fromStep, long toStep, int most) {
    Branch branch = state.branches().get(number);
    History history = branch.history();
    Run run = history.look(fromStep).copy();
    Recent told = new Recent(history.order());
    Footage footage = new Footage(state.shows(number, state.playback()), told);
    List<Change> changes = new ArrayList<>();
    Moment last = moment(branch, run, run.runtime().now());
    long end = Math.min(toStep, history.farthest());
    told.attach(run);
    while (run.step() < end && changes.size() < most) {
      long shown = run.tap().shown();
      boolean more = history.goOn(run);
      if (run.tap().shown() > shown || run.step() == end) {
        Moment now = moment(branch, run, run.runtime().now());
        changes.add(footage.change(last, now));
        last = now;
        told.attach(run);
      }
      if (!more) {
        break;
      }
    }
    return changes;
  }

  /** Events from a step on, of these kinds (none: of all), as many as whole steps allow. */
  public synchronized EventPage events(long fromStep, int limit, Set<EventKind> kinds) {
    return new Footage(state, recent).events(fromStep, limit, kinds);
  }

  /** Where two branches part; null if one of them does not exist. */
  public synchronized @Nullable Comparison compare(int a, int b) {
    return Comparisons.of(state.branches(), a, b);
  }

  /** Why a goroutine does not run at a step, or that it does; null if there never was such a one. */
  public synchronized @Nullable Why why(int goid, long step) {
    return state.branch().history().look(step).runtime().why(goid);
  }

  /** A page of the goroutines of a status (null: of any) at a step, in the order of their making. */
  public synchronized List<GoroutineState> goroutines(
      @Nullable GoroutineStatus status, int offset, int limit, long step) {
    return state.branch().history().look(step).runtime().goroutines(status, offset, limit);
  }

  /** What GODEBUG=schedtrace would have printed up to a step, every so many milliseconds. */
  public synchronized String schedtrace(long everyMs, boolean detail, long step) {
    return new Footage(state, recent).schedtrace(everyMs, detail, step);
  }

  /** What SIGQUIT would have printed at a step. */
  public synchronized String goroutinesText(long step) {
    return state.branch().history().look(step).runtime().sigquit();
  }

  /** What the program has printed up to a step; of very much only the first part. */
  public synchronized String stdout(long step) {
    return state.branch().history().look(step).tap().output().all();
  }

  /** A document that replays what is shown, with every command up to now and all that are planned. */
  public synchronized Scenario scenario() {
    return state.scenario().withCommands(state.branch().history().commands());
  }

  /** A document that replays the branch that is shown up to a step. */
  public synchronized Scenario scenarioUpTo(long step) {
    List<Timed> commands = new ArrayList<>();
    for (Timed timed : state.branch().history().commands()) {
      if (timed.step() <= step) {
        commands.add(timed);
      }
    }
    return state.scenario().withCommands(commands);
  }

  /** Every future of the session. */
  public synchronized List<BranchView> branches() {
    List<BranchView> views = new ArrayList<>();
    for (Branch branch : state.branches()) {
      views.add(
          new BranchView(
              branch.number(),
              branch.parent(),
              branch.forkStep(),
              branch.history().farthest(),
              branch.number() == state.branch().number(),
              branch.history().lastCommand()));
    }
    return views;
  }

  // ---- where it is

  private boolean isPlaying() {
    return state.playback() instanceof Playback.Playing
        && (advance == null || advance.stoppedBy() == null);
  }

  private long positionAt(long nowMs) {
    long step = position(nowMs);
    state.branch().history().show(step);
    return step;
  }

  private long position(long nowMs) {
    return switch (state.playback()) {
      case Playback.Paused(long step, _) -> step;
      case Playback.Playing playing -> advance(playing).at(nowMs);
    };
  }

  private Advance advance(Playback.Playing playing) {
    Advance known = advance;
    if (known != null) {
      if (recent != null) {
        recent.attach(state.branch().history().at(known.step()));
      }
      return known;
    }
    History history = state.branch().history();
    Recent told = recent == null ? new Recent(history.order()) : recent;
    if (!state.breakpoints().isEmpty()) {
      recent = told;
    }
    Advance made = new Advance(history, playing, bounds, state.breakpoints().all(), told);
    advance = made;
    return made;
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

  private void tellChanged() {
    for (SessionListener listener : listeners) {
      listener.changed();
    }
  }

  /** It is no more in the journal. */
  void end() {
    synchronized (this) {
      ended = true;
    }
    for (SessionListener listener : listeners) {
      listener.ended();
    }
  }

  /** Whether it has been ended for ever. */
  public synchronized boolean isEnded() {
    return ended;
  }

  // ---- what it takes

  /** Forgets what can be worked out again. */
  synchronized void rest() {
    recent = null;
    advance = null;
    for (Branch branch : state.branches()) {
      branch.history().rest(branch.number() == state.shown());
    }
    weigh();
  }

  /** Tells how much memory it takes now. */
  synchronized void weigh() {
    long now = 0;
    for (Branch branch : state.branches()) {
      now += branch.history().weight();
    }
    weighs(hasLeft ? 0 : now);
  }

  /** It has left the server's memory: whoever still holds it is not counted. */
  synchronized void leave() {
    hasLeft = true;
    weighs(0);
  }

  private void weighs(long now) {
    bounds.taken(now - weight);
    weight = now;
  }
}
