package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Answer;
import gopark.command.Applied;
import gopark.command.Orders;
import gopark.command.Refusal;
import gopark.command.RuntimeCommand;
import gopark.program.Beginning;
import gopark.program.Hand;
import gopark.program.Program;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.trace.EventLog;
import gopark.trace.TraceText;
import java.util.List;
import java.util.function.BooleanSupplier;

/** A process whose main is a learner's hand, and what it does when it is told. */
final class Ordered {
  static final int MAIN = 1;
  private static final int MAX_STEPS = 1_000_000;

  final EventLog log;
  final GoRuntime runtime;

  private Ordered(GoRuntime runtime, EventLog log) {
    this.runtime = runtime;
    this.log = log;
  }

  /** Main stands at its first line. */
  static Ordered hand(int gomaxprocs) {
    return process(new Hand("main.main"), gomaxprocs, Releases.newest());
  }

  static Ordered process(Program main, int gomaxprocs, Release release) {
    Ordered process = starting(config(release, gomaxprocs), main);
    process.runtime.boot();
    return process;
  }

  /** A hand in a process of this kind. */
  static Ordered with(RuntimeConfig config) {
    Ordered process = starting(config, new Hand("main.main"));
    process.runtime.boot();
    return process;
  }

  /** The runtime is about to start. */
  static Ordered starting() {
    return starting(config(Releases.newest(), 1), new Hand("main.main"));
  }

  private static Ordered starting(RuntimeConfig config, Program main) {
    EventLog log = new EventLog();
    return new Ordered(new GoRuntime(config, main, log), log);
  }

  private static RuntimeConfig config(Release release, int gomaxprocs) {
    return new RuntimeConfig(
        release, gomaxprocs, 4, 1, CostModel.ideal(), Beginning.QUIET, Limits.standard());
  }

  Ordered copy() {
    EventLog copied = log.copy();
    return new Ordered(runtime.copy(copied), copied);
  }

  Answer apply(RuntimeCommand command) {
    return runtime.apply(command);
  }

  /** Must be done; gives the ids of the new. */
  List<Integer> does(RuntimeCommand command) {
    Answer answer = apply(command);
    assertThat(answer).isInstanceOf(Applied.class);
    runtime.checkInvariants();
    return ((Applied) answer).created();
  }

  /** Must be refused, and leave no trace. */
  Refusal refuses(RuntimeCommand command) {
    RuntimeSnapshot before = runtime.snapshot();
    String told = told();
    Answer answer = apply(command);
    assertThat(answer).as("%s", command).isInstanceOf(Refusal.class);
    assertThat(runtime.snapshot()).isEqualTo(before);
    assertThat(told()).isEqualTo(told);
    return (Refusal) answer;
  }

  int starts(Program program) {
    return does(Orders.start(List.of(program), MAIN)).getFirst();
  }

  /** All that has been told, a line an event. */
  String told() {
    return new TraceText(true, true).text(log, log.firstKept(), log.size());
  }

  RuntimeSnapshot snapshot() {
    return runtime.snapshot();
  }

  GoroutineState g(int id) {
    GoroutineState state = snapshot().gs().get(id);
    assertThat(state).as("G%d", id).isNotNull();
    return state;
  }

  GoroutineStatus status(int id) {
    return g(id).status();
  }

  Ordered until(BooleanSupplier holds) {
    for (int steps = 0; !holds.getAsBoolean(); steps++) {
      assertThat(steps).as("steps").isLessThan(MAX_STEPS);
      assertThat(runtime.step()).as("something is left to happen").isTrue();
      runtime.checkInvariants();
    }
    return this;
  }

  Ordered untilTime(long ns) {
    return until(() -> runtime.now() >= ns);
  }

  Ordered untilStatus(int id, GoroutineStatus status) {
    return until(() -> status(id) == status);
  }

  /** Steps until the process ends or nothing is left to happen. */
  Ordered untilEnd() {
    for (int steps = 0; runtime.step(); steps++) {
      runtime.checkInvariants();
      assertThat(steps).as("steps").isLessThan(MAX_STEPS);
    }
    return this;
  }
}
