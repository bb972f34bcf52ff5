package gopark.session;

import gopark.command.Answer;
import gopark.command.Refusal;
import gopark.command.RuntimeCommand;
import gopark.runtime.GoRuntime;
import gopark.scenario.Scenario;
import gopark.simulation.Digest;
import gopark.simulation.WorkMeter;
import gopark.trace.EventLog;
import org.jspecify.annotations.Nullable;

/** A simulation on its way along a branch: at some step, with all commands up to there done. */
final class Run {
  private final RunSink sink;
  private final GoRuntime runtime;

  /** How many of the branch's commands are done. */
  private int done;

  private Run(RunSink sink, GoRuntime runtime, int done) {
    this.sink = sink;
    this.runtime = runtime;
    this.done = done;
  }

  /** A run at step 0, where main stands at its first line; no command is done yet. */
  static Run begin(Scenario scenario, WorkMeter work, @Nullable EventLog log) {
    RunSink sink = new RunSink();
    sink.connect(log, 0, 0);
    return new Run(sink, scenario.start(sink, work), 0);
  }

  /** A copy of the run in the same state, which nobody listens to. */
  Run copy() {
    RunSink copied = sink.copy();
    return new Run(copied, runtime.copy(copied), done);
  }

  GoRuntime runtime() {
    return runtime;
  }

  RunSink sink() {
    return sink;
  }

  void listen(@Nullable EventLog log) {
    sink.connect(log, step(), runtime.now());
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
        .add(sink.told())
        .add(sink.shown())
        .add(sink.output().length())
        .add(sink.output().hash())
        .add(sink.errors().length())
        .add(sink.errors().hash())
        .value();
  }

  /** Does what the branch says is done at this step, and tells it what does not fit. */
  void obey(Recorded branch) {
    branch.check(this);
    while (done < branch.size() && branch.command(done).step() <= runtime.steps()) {
      if (runtime.apply(branch.command(done).command()) instanceof Refusal) {
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

  /** Makes a step, and does the commands at its end. False if nothing is left to happen. */
  boolean advance(Recorded branch) {
    boolean moved = runtime.step();
    if (moved) {
      obey(branch);
    }
    return moved;
  }

  /** A command that is new, here and now. One that is refused has changed nothing. */
  Answer apply(RuntimeCommand command) {
    Answer answer = runtime.apply(command);
    if (!(answer instanceof Refusal)) {
      done++;
    }
    return answer;
  }
}
