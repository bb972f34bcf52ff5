package gopark.session;

import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * What is written of one branch: its commands, and digests of states that they led to. A run that
 * passes such a state is compared with it, once.
 */
final class Recorded {
  /**
   * A state that was recorded.
   *
   * @param done how many of the branch's commands had been done
   */
  record State(long step, int done, long digest) {}

  private static final Comparator<State> IN_ORDER =
      Comparator.comparingLong(State::step).thenComparingInt(State::done);

  private final List<Timed> commands;

  /**
   * The number of commands at the beginning that are the scenario's: nobody knows whether they can
   * be done.
   */
  private int planned;

  private final List<State> states;

  /** How many of the recorded states have been come to. */
  private int met;

  private boolean broken;

  /** Where a branch without recorded states was when a command was refused. */
  private State refusedAt = new State(0, 0, 0);

  Recorded(Scenario scenario) {
    this(new ArrayList<>(scenario.commands()), scenario.commands().size(), new ArrayList<>(), 0);
  }

  private Recorded(List<Timed> commands, int planned, List<State> states, int met) {
    this.commands = commands;
    this.planned = planned;
    this.states = states;
    this.met = met;
  }

  /** About the bytes of a command's place in a list, and of a state that was recorded. */
  private static final long PLACE = 8;

  private static final long STATE = 40;

  /** About how many bytes the lists take; the commands are those of the session. */
  long weight() {
    return commands.size() * PLACE + states.size() * STATE;
  }

  /** What a branch that leaves this one at a step has in common with it. */
  Recorded upTo(long step) {
    List<Timed> shared = new ArrayList<>();
    for (Timed timed : commands) {
      if (timed.step() <= step) {
        shared.add(timed);
      }
    }
    List<State> passed = new ArrayList<>();
    for (State state : states) {
      if (state.step <= step) {
        passed.add(state);
      }
    }
    return new Recorded(
        shared, Math.min(planned, shared.size()), passed, Math.min(met, passed.size()));
  }

  List<Timed> commands() {
    return Collections.unmodifiableList(commands);
  }

  boolean isEmpty() {
    return commands.isEmpty();
  }

  int size() {
    return commands.size();
  }

  Timed command(int index) {
    return commands.get(index);
  }

  /** How many commands are done once a run has passed a step. */
  int doneAt(long step) {
    int done = 0;
    while (done < commands.size() && commands.get(done).step() <= step) {
      done++;
    }
    return done;
  }

  /** Adds a command, which is the last. States recorded after its step are recorded no more. */
  void add(Timed timed) {
    commands.add(timed);
    while (!states.isEmpty() && states.getLast().step > timed.step()) {
      states.removeLast();
    }
    met = Math.min(met, states.size());
  }

  /** The branch came to this state at a step, with all its commands up to there done. */
  void expect(long step, long digest) {
    State state = new State(step, doneAt(step), digest);
    if (!has(state)) {
      met = Math.min(met, insert(state));
    }
  }

  /** A run has come to this state. */
  void know(Run run, long digest) {
    State state = new State(run.step(), run.done(), digest);
    if (!has(state)) {
      insert(state);
      met++;
    }
  }

  private boolean has(State state) {
    int found = Collections.binarySearch(states, state, IN_ORDER);
    return found >= 0 && states.get(found).digest == state.digest;
  }

  /** Puts it where it belongs, and gives that place. */
  private int insert(State state) {
    int found = Collections.binarySearch(states, state, IN_ORDER);
    int place = found >= 0 ? found : -found - 1;
    states.add(place, state);
    return place;
  }

  /** The last step of which the state was recorded; the given one if none was. */
  long lastKnown(long otherwise) {
    return states.isEmpty() ? otherwise : states.getLast().step;
  }

  // ---- a run on its way

  /** Compares the run with what was recorded, if it has come to such a state. */
  void check(Run run) {
    while (met < states.size()) {
      State next = states.get(met);
      if (run.step() < next.step || (run.step() == next.step && run.done() < next.done)) {
        return;
      }
      boolean isThere = run.step() == next.step && run.done() == next.done;
      if (!isThere || run.digest() != next.digest) {
        broken = true;
        return;
      }
      met++;
    }
  }

  /** A command was refused that had been done when it was recorded, unless it was only planned. */
  void notDone(int command, long step) {
    if (command >= planned) {
      broken = true;
      refusedAt = new State(step, command, 0);
    }
  }

  /** The run is at its end. It is another one if more was recorded of it. */
  void ended(Run run) {
    boolean more = met < states.size() && states.getLast().step > run.step();
    boolean act = run.done() < commands.size() && commands.size() > planned;
    if (more || act) {
      broken = true;
      refusedAt = new State(run.step(), run.done(), 0);
    }
  }

  /** Whether a run was found to be another one than was recorded. */
  boolean isBroken() {
    return broken;
  }

  /** Forgets what comes after the last state that is as it was. Gives the step of that state. */
  long cut() {
    State good = refusedAt;
    if (met > 0) {
      good = states.get(met - 1);
    } else if (!states.isEmpty()) {
      good = new State(0, Math.min(planned, doneAt(0)), 0);
    }
    commands.subList(good.done, commands.size()).clear();
    states.subList(met, states.size()).clear();
    planned = Math.min(planned, commands.size());
    broken = false;
    return good.step;
  }
}
