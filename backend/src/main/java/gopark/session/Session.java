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
    GoRuntime runtime = state.branch().history().at(step).runtime();
    return new Moment(id, seq, state.branch().number(), isPlaying(), runtime.snapshot());
  }

  /** The events of the steps after one and up to another, at most so many steps. */
  public synchronized EventLog events(long afterStep, long upToStep) {
    History history = state.branch().history();
    Run run = history.visit(afterStep);
    EventLog log = new EventLog();
    run.listen(log);
    List<Timed> commands = history.commands();
    long end = Math.min(upToStep, afterStep + Way.MOST_STEPS);
    while (run.step() < end && run.advance(commands)) {
      // Each step tells its events.
    }
    return log;
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
