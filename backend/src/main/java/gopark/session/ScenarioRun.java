package gopark.session;

import gopark.condition.Condition;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.scenario.Problem;
import gopark.scenario.Scenario;
import gopark.simulation.WorkMeter;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A scenario that is played with nobody there: no journal, no clock, no commands but its own. Its
 * steps are those that a session of the scenario has, and a condition becomes true where a session
 * that runs until then would stop. It is for one thread.
 */
public final class ScenarioRun implements Replayable {
  private final Scenario scenario;
  private final Limits limits;
  private final WorkMeter work;
  private final Playhead playhead;
  private final History history;
  private long spent;
  private long reached;
  private boolean crowded;

  /**
   * How much it may take.
   *
   * @param work all searches together, in about as many steps
   * @param goroutines alive at a time
   */
  public record Limits(long work, int goroutines) {}

  /**
   * Makes a run of which nothing is played yet.
   *
   * @param name what its moments give as the name of their session
   */
  public ScenarioRun(String name, Scenario scenario, Limits limits) {
    this(name, scenario, limits, WorkMeter.unlimited());
  }

  /** Makes a run of which nothing is played yet, on a computer that is lent slice by slice. */
  public ScenarioRun(String name, Scenario scenario, Limits limits, WorkMeter work) {
    this.scenario = scenario;
    this.limits = limits;
    this.work = work;
    State state =
        State.begin(Origin.of(scenario), "", Host.of(Allowance.NONE, work), LawCheck.off());
    playhead = new Playhead(name, Allowance.NONE, state, 0);
    history = state.branch().history();
  }

  /** What the scenario's own commands were refused with, or that their step never came. */
  public List<Problem> refusals() {
    return scenario.begin(new RunSink(), work).toLastCommand(limits.work()).problems();
  }

  /**
   * The first step after another at which a condition has become true that number of times; empty
   * if it never does, or that takes too much.
   */
  public OptionalLong until(Condition condition, int times, long from) {
    Run run = history.at(from);
    Recent recent = new Recent(history.order());
    recent.attach(run);
    Watch watch = new Watch(condition, recent, run);
    int left = times;
    while (left > 0 && mayGoOn(run, watch.cost(run)) && history.goOn(run)) {
      left -= watch.isMet(run) ? 1 : 0;
    }
    run.listen(null);
    return left > 0 ? OptionalLong.empty() : OptionalLong.of(run.step());
  }

  /**
   * The step at which {@code events} more events have been shown; empty if they never are, or that
   * takes too much.
   */
  public OptionalLong after(int events, long from) {
    Run run = history.at(from);
    long shown = run.sink().shown() + events;
    history.goOnWhile(run, it -> it.sink().shown() < shown && mayGoOn(it, 1));
    return run.sink().shown() < shown ? OptionalLong.empty() : OptionalLong.of(run.step());
  }

  /** Plays to a step, or to the end if that comes before; empty if that takes too much. */
  public OptionalLong to(long step) {
    Run run = history.at(0);
    while (run.step() < step) {
      if (!mayGoOn(run, 1)) {
        return OptionalLong.empty();
      }
      if (!history.goOn(run)) {
        break;
      }
    }
    return OptionalLong.of(run.step());
  }

  /** The last step at or before a time, or that step if it comes first, or the run's end. */
  public long before(long timeNs, long most) {
    Run run = history.at(0);
    long step = 0;
    while (run.step() < most && mayGoOn(run, 1) && history.goOn(run)) {
      if (run.runtime().now() > timeNs) {
        break;
      }
      step = run.step();
    }
    return step;
  }

  /** How many events have been told when the run stands at a step. */
  public long told(long step) {
    return history.look(step).sink().told();
  }

  /**
   * What the run shows of some goals from a moment on, at most up to a step; it is played no
   * further than to where all are met.
   *
   * @param step of the moment
   * @param told how many events had been told by then
   */
  public Judgement judge(List<Goal> goals, long step, long told, long upTo) {
    Judgement judgement = Judging.from(history, goals, step, told, upTo);
    reached = judgement.step();
    return judgement;
  }

  private boolean mayGoOn(Run run, int cost) {
    spent += cost;
    reached = run.step();
    crowded |= run.runtime().alive() > limits.goroutines();
    return spent <= limits.work() && !crowded;
  }

  /** Whether a search ended because all of them together took too much. */
  public boolean isSpent() {
    return spent > limits.work();
  }

  /** Whether a search ended because there were too many goroutines. */
  public boolean isCrowded() {
    return crowded;
  }

  /** Where the run stands after the last search. */
  public long reached() {
    return reached;
  }

  /** What is to be seen at a step. */
  public Moment at(long step) {
    return playhead.at(step);
  }

  /** The events of these kinds from a step on, as far as it was played; at most {@code limit}. */
  public List<Event> events(long fromStep, int limit, Set<EventKind> kinds) {
    history.show(reached);
    return playhead.events(fromStep, limit, kinds).events();
  }

  @Override
  public @Nullable Moment at(int branch, long step) {
    return playhead.at(branch, step);
  }

  @Override
  public List<Change> replay(int branch, long fromStep, long toStep, int most) {
    history.show(toStep);
    return playhead.replay(branch, fromStep, toStep, most);
  }
}
