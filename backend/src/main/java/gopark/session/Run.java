package gopark.session;

import gopark.runtime.GoRuntime;
import gopark.runtime.intervention.Answer;
import gopark.runtime.intervention.Refusal;
import gopark.scenario.RuntimeCommand;
import gopark.scenario.Scenario;
import gopark.simulation.Digest;
import gopark.simulation.WorkMeter;
import gopark.trace.EventLog;
import org.jspecify.annotations.Nullable;

/** A simulation on its way along a branch: at some step, with all commands up to there done. */
final class Run {
  private final Tap tap;
  private final GoRuntime runtime;

  /** How many of the branch's commands are done. */
  private int done;

  private Run(Tap tap, GoRuntime runtime, int done) {
    this.tap = tap;
    this.runtime = runtime;
    this.done = done;
  }

  /** At step 0, where main stands at its first line; no command is done yet. */
  static Run begin(Scenario scenario, WorkMeter work, @Nullable EventLog log) {
    Tap tap = new Tap();
    tap.connect(log, 0, 0);
    return new Run(tap, scenario.start(tap, work), 0);
  }

  /** Another in the same state, which nobody listens to. */
  Run copy() {
    Tap copied = tap.copy();
    return new Run(copied, runtime.copy(copied), done);
  }

  GoRuntime runtime() {
    return runtime;
  }

  Tap tap() {
    return tap;
  }

  void listen(@Nullable EventLog log) {
    tap.connect(log, step(), runtime.now());
  }

  long step() {
    return runtime.steps();
  }

  /** How many of the branch's commands are done. */
  int done() {
    return done;
  }

  /** Stands for the state, and for what has been told and printed. */
  long digest() {
    return new Digest()
        .add(runtime.digest())
        .add(tap.told())
        .add(tap.shown())
        .add(tap.output().length())
        .add(tap.output().hash())
        .add(tap.errors().length())
        .add(tap.errors().hash())
        .value();
  }

  /** Does what the branch says is done at this step, and tells it what does not fit. */
  void obey(Recorded branch) {
    branch.check(this);
    while (done < branch.size() && branch.command(done).step() <= runtime.steps()) {
      if (runtime.apply(branch.command(done).command().intervention()) instanceof Refusal) {
        branch.notDone(done, runtime.steps());
      }
      done++;
      branch.check(this);
    }
  }

  /** Whether nothing would ever happen from here. */
  boolean isAtRest(Recorded branch) {
    return done == branch.size() && runtime.isAtRest();
  }

  /** One step, and the commands that took effect at its end. False if nothing is left to happen. */
  boolean advance(Recorded branch) {
    boolean moved = runtime.step();
    if (moved) {
      obey(branch);
    }
    return moved;
  }

  /** A command that is new, here and now. One that is refused has changed nothing. */
  Answer apply(RuntimeCommand command) {
    Answer answer = runtime.apply(command.intervention());
    if (!(answer instanceof Refusal)) {
      done++;
    }
    return answer;
  }
}
