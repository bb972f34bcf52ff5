package gopark.session;

import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.scenario.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * What the journal says so far.
 *
 * @param branches all futures, by their numbers
 * @param shown the number of the one that is shown
 */
record State(
    Origin origin,
    String editKeyHash,
    List<Branch> branches,
    int shown,
    Playback playback,
    Breakpoints breakpoints) {

  State {
    branches = List.copyOf(branches);
  }

  static State begin(Origin origin, String editKeyHash, Host host, LawCheck laws) {
    Branch first = new Branch(0, 0, 0, new History(origin.scenario(), host, laws));
    return new State(
        origin, editKeyHash, List.of(first), 0, new Playback.Paused(0, null), new Breakpoints());
  }

  /** A state that stands where its scenario says, or as near to it as one may go. */
  static State standing(Origin origin, String editKeyHash, Host host, LawCheck laws) {
    View view = origin.scenario().view();
    Origin still = new Origin(origin.scenario().withView(View.START), origin.scene());
    State begun = begin(still, editKeyHash, host, laws);
    History history = begun.branch().history();
    StepFinder finder = new StepFinder(history, host.allowance());
    long farthest = 0;
    for (long before = -1; farthest < view.farthest() && farthest > before; ) {
      before = farthest;
      farthest = finder.to(farthest, view.farthest());
      history.tell(farthest);
    }
    long step = finder.to(farthest, Math.min(view.step(), farthest));
    return begun.with(new Playback.Paused(step, view.pace()), Breakpoints.of(view.breakpoints()));
  }

  Scenario scenario() {
    return origin.scenario();
  }

  Branch branch() {
    return branches.get(shown);
  }

  // ---- as documents

  /**
   * A document that replays the branch that is shown, with every command up to now and all that are
   * planned.
   */
  Scenario document() {
    return documentOf(shown);
  }

  /** A document that replays a branch, with every command up to now and all that are planned. */
  Scenario documentOf(int branch) {
    return scenario().withCommands(branches.get(branch).history().commands());
  }

  /** A document that replays the branch that is shown up to a step. */
  Scenario documentUpTo(long step) {
    return scenario()
        .withCommands(
            branch().history().commands().stream().filter(it -> it.step() <= step).toList());
  }

  /** Where a session stands that is paused there. */
  View view(long step) {
    return new View(
        step,
        branch().history().farthest(),
        playback.pace(),
        new LinkedHashMap<>(breakpoints.texts()));
  }

  /** Every future. */
  List<BranchView> views() {
    List<BranchView> views = new ArrayList<>();
    for (Branch branch : branches) {
      views.add(
          new BranchView(
              branch.number(),
              branch.parent(),
              branch.forkStep(),
              branch.history().farthest(),
              branch.history().told(),
              branch.number() == shown,
              branch.history().lastCommand()));
    }
    return views;
  }

  // ---- what becomes of it

  State shows(int branch, Playback changed) {
    return new State(origin, editKeyHash, branches, branch, changed, breakpoints);
  }

  /** This state with another history in place of the one that is shown. */
  State with(History history) {
    Branch old = branch();
    List<Branch> changed = new ArrayList<>(branches);
    changed.set(shown, new Branch(old.number(), old.parent(), old.forkStep(), history));
    return new State(origin, editKeyHash, changed, shown, playback, breakpoints);
  }

  /** This state with one branch more, which is shown. */
  State withBranch(long forkStep, History history) {
    List<Branch> more = new ArrayList<>(branches);
    more.add(new Branch(more.size(), shown, forkStep, history));
    return new State(origin, editKeyHash, more, more.size() - 1, playback, breakpoints);
  }

  /** This state after a command that was done before; nothing is worked out. */
  State noted(AppliedCommand command) {
    Timed timed = command.timed();
    History old = branch().history();
    History acts = command.forks() ? old.unrunFork(timed.step()) : old;
    acts.note(timed);
    return command.forks() ? withBranch(timed.step(), acts) : this;
  }

  State with(Playback changed, Breakpoints points) {
    return new State(origin, editKeyHash, branches, shown, changed, points);
  }
}
