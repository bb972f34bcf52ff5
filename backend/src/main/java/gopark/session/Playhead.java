package gopark.session;

import gopark.runtime.event.EventKind;
import gopark.scenario.CostProfile;
import gopark.scenario.Latency;
import gopark.scenario.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where a session is on its branches, and what is to be seen from there. It knows no journal. */
final class Playhead {
  private final String id;
  private final Allowance allowance;
  private State state;
  private volatile long seq;
  private @Nullable Advance advance;

  /** What the session's entries in the journal come to. */
  private Extent extent = Extent.NONE;

  /** Why it goes on no more; null: it does, unless a branch was found to be another one. */
  private @Nullable Trouble trouble;

  /** What was told lately, while somebody wants to know it at once. */
  private @Nullable Recent recent;

  Playhead(String id, Allowance allowance, State state, long seq) {
    this.id = id;
    this.allowance = allowance;
    this.state = state;
    this.seq = seq;
  }

  State state() {
    return state;
  }

  long seq() {
    return seq;
  }

  Extent extent() {
    return extent;
  }

  void extendTo(Extent all) {
    extent = all;
  }

  /** What became of commands at the step where it was; its recent events go on. */
  void show(State next, long nextSeq, long step) {
    state.branch().history().tell(step);
    if (next.shown() != state.shown() && next.branches().size() == state.branches().size()) {
      // Another future has had other events.
      recent = null;
    }
    state = next;
    seq = nextSeq;
    advance = null;
    state.branch().history().tell(state.playback().step());
  }

  /** What the journal says of the session. Nothing is worked out before somebody looks. */
  void replace(State next, long nextSeq) {
    recent = null;
    state = next;
    seq = nextSeq;
    advance = null;
  }

  /** Begins anew with what the journal says of the session now. */
  void restart(State next, long nextSeq, @Nullable Trouble met) {
    trouble = null;
    recent = null;
    state = next;
    seq = nextSeq;
    advance = null;
    if (met != null) {
      hold(met);
    }
  }

  // ---- what is wrong

  /** Why it goes on no more; with the last good step of the branch that is shown. */
  @Nullable Trouble trouble() {
    return trouble(state.branch());
  }

  private @Nullable Trouble trouble(Branch seen) {
    if (trouble == null && state.branches().stream().anyMatch(it -> it.history().wasCut())) {
      hold(new Trouble(Trouble.Code.REPLAYS_DIFFERENTLY, Long.MAX_VALUE));
    }
    Trouble known = trouble;
    History history = seen.history();
    return known == null ? null : known.at(Math.min(history.last(), history.farthest()));
  }

  /** What commands are refused with; null: they are not. */
  Submitted.@Nullable Refused readOnly() {
    Trouble met = trouble();
    return met == null
        ? null
        : Submitted.Refused.because(
                Submitted.Obstacle.READ_ONLY,
                "session-read-only",
                "This session cannot go on: " + met.code().word() + ". Copy it instead.")
            .with("trouble", met.code().name().toLowerCase(Locale.ROOT))
            .with("step", met.step());
  }

  /** What replays the branch that is shown, and stands where it is now. */
  Scenario document(long nowMs) {
    return state
        .document()
        .withView(state.view(state.branch().history().at(position(nowMs)).step()));
  }

  /**
   * Holds the session, which goes on no more: what was recorded of it is all that is to be seen.
   */
  void hold(Trouble met) {
    trouble = met;
    advance = null;
    for (Branch branch : state.branches()) {
      History history = branch.history();
      if (branch.number() == state.shown() && met.step() <= history.farthest()) {
        history.keepTo(met.step());
      } else {
        history.keepToRecorded();
      }
    }
  }

  /** Where the session stands as far as that has been worked out, but not after a step. */
  private State still(long mostStep) {
    long step = advance == null ? state.playback().step() : advance.step();
    return paused(Math.min(step, mostStep));
  }

  private State paused(long step) {
    return state.with(new Playback.Paused(step, state.playback().pace()), state.breakpoints());
  }

  /** How the session stands if it is frozen where it is recorded; nothing is worked out. */
  Frozen frozen(Trouble met) {
    return Frozen.of(still(met.step()), met);
  }

  /**
   * How it stands if it is frozen because a law was broken after a step of a history. A session
   * that was playing there has come to that step.
   */
  Frozen frozen(Trouble met, History broken) {
    if (!isShown(broken)) {
      return frozen(met.at(Long.MAX_VALUE));
    }
    broken.tell(met.step());
    return state.playback() instanceof Playback.Playing
        ? Frozen.of(paused(met.step()), met)
        : frozen(met);
  }

  @SuppressWarnings("ReferenceEquality")
  private boolean isShown(History history) {
    return state.branch().history() == history;
  }

  void freeze(Frozen frozen, long nextSeq) {
    state = frozen.state();
    seq = nextSeq;
    trouble = frozen.trouble();
    advance = null;
    state.branch().history().tell(state.playback().step());
    for (Branch branch : state.branches()) {
      branch.history().keepTo(branch.history().farthest());
    }
    state.branch().history().keepTo(frozen.trouble().step());
  }

  /** What some commands would make of it. */
  Draft draft(long nowMs) {
    long step = position(nowMs);
    return new Draft(state, step, isPlaying(), nowMs, allowance, recent);
  }

  /** The run where it is paused or began to play. */
  Run run() {
    return state.branch().history().at(state.playback().step());
  }

  /** What is to be seen now. */
  Moment moment(long nowMs) {
    Run run = reached();
    if (run.step() < stand()) {
      Lag lag = new Lag(stand(), null);
      return moment(state.branch(), run, run.runtime().now(), lag);
    }
    long step = position(nowMs);
    run = state.branch().history().at(step);
    Advance playing = trouble() == null ? advance : null;
    long timeNs = playing == null ? run.runtime().now() : playing.timeNs(nowMs);
    Double share = playing == null ? null : playing.share();
    return moment(state.branch(), run, timeNs, share == null ? null : new Lag(null, share));
  }

  /**
   * The run at the step from which it plays or at which it stands; or on its way there, as far as
   * it comes in one turn. The viewer of a session that went far sees it being worked out again.
   */
  private Run reached() {
    History history = state.branch().history();
    return advance == null ? history.towards(stand()) : history.at(advance.step());
  }

  /** What was or will be seen at a step of the branch that is shown; it moves nobody. */
  Moment at(long step) {
    return at(state.branch(), step);
  }

  /** The moment at a step of any branch; null if there is none of that number. */
  @Nullable Moment at(int branch, long step) {
    return branch < 0 || branch >= state.branches().size()
        ? null
        : at(state.branches().get(branch), step);
  }

  private Moment at(Branch branch, long step) {
    Run run = branch.history().look(step);
    return moment(branch, run, run.runtime().now(), null);
  }

  /** The moment at a virtual time, or as near to it as one can look ahead. */
  Moment atTime(long timeNs) {
    History history = state.branch().history();
    Run run = history.look(history.lastBefore(timeNs)).copy();
    long end = history.farthest() + Session.LOOK_AHEAD;
    history.goOnWhile(run, it -> it.runtime().nextTime() <= timeNs && it.step() < end);
    return moment(state.branch(), run, run.runtime().now(), null);
  }

  private Moment moment(Branch branch, Run run, long timeNs, @Nullable Lag lag) {
    Latency latency = state.scenario().latency();
    CostProfile costs = state.scenario().costs();
    return new Moment(
        id,
        state.origin().scene(),
        seq,
        timeNs,
        isPlaying(),
        state.playback().pace(),
        branch.number(),
        branch.history().farthest(),
        run.sink().told(),
        run.runtime().rules(),
        new LinkedHashMap<>(state.breakpoints().texts()),
        advance == null ? null : advance.stoppedBy(),
        trouble(branch),
        lag,
        state.scenario().quiet() ? true : null,
        latency == Latency.LINUX ? null : latency.text(),
        costs.isEmpty() ? null : costs.costs(),
        ProgramText.of(state.scenario()),
        run.runtime().snapshot());
  }

  /** When something may change though nobody commands it; Long.MAX_VALUE: never. */
  long nextChangeMs(long nowMs) {
    if (reached().step() < stand()) {
      return nowMs;
    }
    position(nowMs);
    Advance playing = trouble() == null ? advance : null;
    return playing == null ? Long.MAX_VALUE : playing.nextChangeMs(nowMs);
  }

  /** How it came from an earlier moment to where it is now. */
  Change since(Moment before, long nowMs) {
    if (reached().step() < stand()) {
      // What is worked out again was told before.
      return new Change(before, moment(nowMs), List.of(), 0);
    }
    if (recent == null) {
      History history = state.branch().history();
      recent = new Recent(history.order());
      recent.attach(history.at(position(nowMs)));
    }
    return new PastEvents(state, recent).change(before, moment(nowMs));
  }

  /** What happened between two moments of the past. */
  Change between(Moment before, Moment after) {
    return new PastEvents(state, recent).change(before, after);
  }

  /** What was seen between two steps of a branch, from each event to the next. */
  List<Change> replay(int number, long fromStep, long toStep, int most) {
    Branch branch = state.branches().get(number);
    History history = branch.history();
    Run run = history.look(fromStep).copy();
    Recent told = new Recent(history.order());
    PastEvents pastEvents = new PastEvents(state.shows(number, state.playback()), told);
    List<Change> changes = new ArrayList<>();
    Moment last = moment(branch, run, run.runtime().now(), null);
    long end = Math.min(toStep, history.farthest());
    told.attach(run);
    while (run.step() < end && changes.size() < most) {
      long shown = run.sink().shown();
      boolean more = history.goOn(run);
      if (run.sink().shown() > shown || run.step() == end) {
        Moment now = moment(branch, run, run.runtime().now(), null);
        changes.add(pastEvents.change(last, now));
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
  EventPage events(long fromStep, int limit, Set<EventKind> kinds) {
    return new PastEvents(state, recent).events(fromStep, limit, kinds);
  }

  /**
   * The events that change the lanes of a timeline, from an event's number on; at most {@code
   * limit}.
   */
  LanePage lanes(long fromEvent, int limit) {
    return new PastEvents(state, recent).lanes(fromEvent, limit);
  }

  /** When goroutines stood on a line of the program, nearest to a step. */
  LineVisits line(int line, long step) {
    return new LineFinder(state.branch().history(), line).around(step);
  }

  /**
   * The lines that GODEBUG=schedtrace would have printed up to a step, one each {@code everyMs}.
   */
  String schedtrace(long everyMs, boolean detail, long step) {
    return new PastEvents(state, recent).schedtrace(everyMs, detail, step);
  }

  // ---- where it is

  /** Where the session is paused or began to play, or the last good step before that. */
  private long stand() {
    return Math.min(state.playback().step(), state.branch().history().last());
  }

  private boolean isPlaying() {
    return state.playback() instanceof Playback.Playing
        && trouble() == null
        && (advance == null || (advance.stoppedBy() == null && !advance.hasEnded()));
  }

  /** The session's step at that time of day; from then on that has been seen. */
  long position(long nowMs) {
    long step =
        switch (state.playback()) {
          case Playback.Paused(long where, _) -> where;
          case Playback.Playing playing ->
              trouble() == null ? advance(playing).at(nowMs) : playing.step();
        };
    History history = state.branch().history();
    history.show(step);
    return Math.min(step, history.last());
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
    Advance made =
        new Advance(history, playing, allowance, this::hasRoom, state.breakpoints().all(), told);
    advance = made;
    return made;
  }

  /** Forgets what can be worked out again. */
  void rest() {
    recent = null;
    advance = null;
    for (Branch branch : state.branches()) {
      branch.history().rest(branch.number() == state.shown());
    }
  }

  /** Something broke off in the middle: what was under way is worked out anew. */
  void forget() {
    recent = null;
    advance = null;
    for (Branch branch : state.branches()) {
      branch.history().forget();
    }
  }

  /** About how many bytes of memory it takes; what comes to that is told from now on. */
  long weigh() {
    long weight = extent.weight();
    for (Branch branch : state.branches()) {
      weight += branch.history().weigh();
    }
    return weight;
  }

  /**
   * Notes how much memory it takes. Where memory is short, what can be worked out again gives way
   * first; false: that was not enough.
   */
  boolean hasRoom() {
    if (!allowance.weighs(weigh())) {
      return true;
    }
    for (Branch branch : state.branches()) {
      branch.history().forgetThePast();
    }
    return !allowance.weighs(weigh());
  }
}
