package gopark.session;

import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.Written;
import gopark.runtime.GoRuntime;
import gopark.scenario.Command;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.trace.EventLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * One simulation that is watched and steered. It keeps nothing that its journal and the time of day
 * do not give: {@link #open} makes the same session again, in any process.
 */
public final class Session {
  private static final int ENTRIES_AT_A_TIME = 500;

  private final String id;
  private final Journal journal;
  private State state;
  private long seq;
  private @Nullable Advance advance;

  private Session(String id, Journal journal, State state, long seq) {
    this.id = id;
    this.journal = journal;
    this.state = state;
    this.seq = seq;
  }

  /** A new session, paused where main stands at its first line. Null if the name is taken. */
  public static @Nullable Session create(
      String id, Scenario scenario, String editKeyHash, Journal journal, long nowMs) {
    Written written = journal.create(id, Entries.first(scenario, editKeyHash, nowMs));
    return written instanceof Written.Appended(long seq)
        ? new Session(id, journal, State.begin(scenario, editKeyHash), seq)
        : null;
  }

  /** The session of that name as its journal tells it; null if there is none. */
  public static @Nullable Session open(String id, Journal journal) {
    State state = null;
    long seq = 0;
    while (true) {
      List<Entry> entries = journal.read(id, seq, ENTRIES_AT_A_TIME);
      if (entries.isEmpty()) {
        return state == null ? null : new Session(id, journal, state, seq);
      }
      for (Entry entry : entries) {
        state = state == null ? Entries.begin(entry.fields()) : Entries.then(state, entry.fields());
        seq = entry.seq();
      }
    }
  }

  public String id() {
    return id;
  }

  /** What the edit key must hash to. */
  public String editKeyHash() {
    return state.editKeyHash();
  }

  /** Does the commands, all or none of them, at the step where the session is now. */
  public synchronized Submitted submit(
      List<? extends Command> commands, OptionalLong ifStep, long nowMs) {
    long step = positionAt(nowMs);
    if (ifStep.isPresent() && ifStep.getAsLong() != step) {
      return new Submitted.Stale(step);
    }
    Draft draft = new Draft(state, step, isPlaying(), nowMs);
    Submitted.Refused refused = draft.perform(commands);
    if (refused != null) {
      return refused;
    }
    State next = draft.state();
    commit(next, Entries.of(commands, draft.deeds(), next, step, nowMs));
    return done(draft.step(), draft.created());
  }

  /** Shows another of the session's futures from now on, at the step where it was left. */
  public synchronized Submitted switchTo(int branch, long nowMs) {
    if (branch < 0 || branch >= state.branches().size()) {
      return Draft.refused("", "no-such-branch", "There is no branch " + branch + ".");
    }
    long step = state.branches().get(branch).history().farthest();
    State next = state.shows(branch, new Playback.Paused(step));
    commit(next, Entries.of(List.of(), List.of(), next, step, nowMs));
    return done(step, List.of());
  }

  /** Nothing is so before it is safe in the journal. */
  private void commit(State next, Map<String, Object> entry) {
    Written written = journal.append(id, seq, entry);
    if (!(written instanceof Written.Appended(long appended))) {
      throw new IllegalStateException("Session " + id + " has another writer");
    }
    seq = appended;
    state = next;
    advance = null;
  }

  private Submitted.Done done(long step, List<Integer> created) {
    History history = state.branch().history();
    history.show(step);
    Run run = history.at(step);
    return new Submitted.Done(seq, run.step(), run.runtime().now(), created);
  }

  /** What is to be seen now. */
  public synchronized Moment moment(long nowMs) {
    return at(positionAt(nowMs));
  }

  /** What was or will be seen at a step of the branch that is shown; it moves nobody. */
  public synchronized Moment at(long step) {
    Run run = state.branch().history().at(step);
    return new Moment(
        id,
        seq,
        run.runtime().now(),
        isPlaying(),
        null,
        state.branch().number(),
        state.branch().history().farthest(),
        run.tap().shown(),
        gopark.runtime.release.Rules.NONE,
        new java.util.LinkedHashMap<>(state.breakpoints().texts()),
        null,
        run.runtime().snapshot());
  }

  /** The same for a virtual time. */
  public synchronized Moment atTime(long timeNs) {
    throw new UnsupportedOperationException("" + timeNs);
  }

  /** When something may change though nobody commands it; Long.MAX_VALUE: never. */
  public synchronized long nextChangeMs(long nowMs) {
    throw new UnsupportedOperationException("" + nowMs);
  }

  /** How it came from an earlier moment to where it is now. */
  public synchronized Change since(Moment before, long nowMs) {
    throw new UnsupportedOperationException("" + before + nowMs);
  }

  /** Moments between two steps, for players that need no session: each a change from the last. */
  public synchronized List<Change> replay(long fromStep, long toStep) {
    throw new UnsupportedOperationException("" + fromStep + toStep);
  }

  /** Events from a step on, of these kinds (none: of all), as many as whole steps allow. */
  public synchronized EventPage events(
      long fromStep, int limit, java.util.Set<gopark.runtime.event.EventKind> kinds) {
    throw new UnsupportedOperationException("" + fromStep + limit + kinds);
  }

  /** Where two branches part; null if one of them does not exist. */
  public synchronized @Nullable Comparison compare(int a, int b) {
    throw new UnsupportedOperationException("" + a + b);
  }

  /** Why a goroutine does not run at a step, or that it does; null if there never was such a one. */
  public synchronized gopark.runtime.state.@Nullable Why why(int goid, long step) {
    throw new UnsupportedOperationException("" + goid + step);
  }

  /** A page of the goroutines of a status (null: of any) at a step, in the order of their making. */
  public synchronized List<gopark.runtime.state.GoroutineState> goroutines(
      gopark.runtime.state.@Nullable GoroutineStatus status, int offset, int limit, long step) {
    throw new UnsupportedOperationException("" + status + offset + limit + step);
  }

  /** What GODEBUG=schedtrace would have printed up to a step, every so many milliseconds. */
  public synchronized String schedtrace(long everyMs, boolean detail, long step) {
    throw new UnsupportedOperationException("" + everyMs + detail + step);
  }

  /** What SIGQUIT would have printed at a step. */
  public synchronized String goroutinesText(long step) {
    throw new UnsupportedOperationException("" + step);
  }

  /** What the program has printed up to a step. */
  public synchronized String stdout(long step) {
    throw new UnsupportedOperationException("" + step);
  }

  /** Where it is now. */
  public synchronized long step(long nowMs) {
    return positionAt(nowMs);
  }

  /** A document that replays the branch that is shown up to a step. */
  public synchronized Scenario scenarioUpTo(long step) {
    throw new UnsupportedOperationException("" + step);
  }

  /** Tells of every change that a command makes, and of the end; on the thread that made it. */
  public void listen(SessionListener listener) {
    throw new UnsupportedOperationException("" + listener);
  }

  /** Tells no more. */
  public void unlisten(SessionListener listener) {
    throw new UnsupportedOperationException("" + listener);
  }

  /** A document that replays what is shown, with every command up to now. */
  public synchronized Scenario scenario() {
    return state.scenario().withCommands(state.branch().history().commands());
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

  private boolean isPlaying() {
    return state.playback() instanceof Playback.Playing
        && (advance == null || !advance.isStopped());
  }

  private long positionAt(long nowMs) {
    long step = position(nowMs);
    state.branch().history().show(step);
    return step;
  }

  private long position(long nowMs) {
    return switch (state.playback()) {
      case Playback.Paused(long step) -> step;
      case Playback.Playing playing -> {
        if (advance == null) {
          advance = new Advance(state.branch().history(), playing, state.breakpoints().all());
        }
        yield advance.at(nowMs);
      }
    };
  }
}
