package gopark.scenario;

import gopark.command.Refusal;
import gopark.runtime.GoRuntime;
import java.util.ArrayList;
import java.util.List;

/** A run to which commands come, each at its step. */
public final class Replay {
  private final GoRuntime runtime;
  private final List<Timed> commands;
  private final List<Problem> problems = new ArrayList<>();
  private int next;

  Replay(GoRuntime runtime, List<Timed> commands) {
    this.runtime = runtime;
    this.commands = commands;
  }

  public GoRuntime runtime() {
    return runtime;
  }

  /**
   * Commands that made no sense when they came, or whose step never came. There are none if the
   * commands were recorded.
   */
  public List<Problem> problems() {
    return List.copyOf(problems);
  }

  /** Does all that is to be done before the next step. Whether there are more commands. */
  public boolean apply() {
    while (next < commands.size() && commands.get(next).step() <= runtime.steps()) {
      if (runtime.apply(commands.get(next).command()) instanceof Refusal refusal) {
        refuse(refusal);
      }
      next++;
    }
    return next < commands.size();
  }

  /** Goes on until the last command is done, nothing more happens, or that many steps are made. */
  public Replay toLastCommand(long mostSteps) {
    long last = Math.addExact(runtime.steps(), mostSteps);
    boolean goesOn = true;
    while (goesOn) {
      goesOn = apply() && runtime.steps() < last && runtime.step();
    }
    for (int i = next; i < commands.size(); i++) {
      long step = commands.get(i).step();
      add(
          Problem.of(
                  "commands[" + i + "].step",
                  "step-not-reached",
                  "The run ended at step " + runtime.steps() + ", before step " + step + ".")
              .with("step", step)
              .with("last", runtime.steps()));
    }
    return this;
  }

  private void refuse(Refusal refusal) {
    add(
        new Problem(
            "commands[" + next + "]", refusal.code(), refusal.arguments(), refusal.sentence()));
  }

  private void add(Problem problem) {
    if (problems.size() < ScenarioLimits.PROBLEMS) {
      problems.add(problem);
    }
  }
}
