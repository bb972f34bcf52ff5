package gopark.runtime;

import gopark.program.Beginning;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.state.Ending;
import java.util.ArrayList;
import java.util.List;

/** A program's run from its first line to its end, and what it told on the way. */
final class Run implements EventSink {
  private static final int MOST_STEPS = 1_000_000;

  /** What happened, as the event's kind, its goroutine and its first two numbers. */
  record Told(EventKind kind, long time, int m, int g, long a, long b) {}

  final List<Told> told = new ArrayList<>();
  private long time;
  private long mainBegan;
  private Ending ending = new Ending(-1, "", Ending.Cause.RETURNED);

  private Run() {}

  static Run of(Code main) {
    return of(Releases.newest(), main);
  }

  static Run of(Release release, Code main) {
    return of(
        new RuntimeConfig(release, 1, 4, 1, CostModel.ideal(), Beginning.QUIET, Limits.standard()),
        main);
  }

  static Run of(RuntimeConfig config, Code main) {
    Run run = new Run();
    GoRuntime runtime = new GoRuntime(config, main, run);
    runtime.boot();
    run.mainBegan = runtime.now();
    run.told.clear();
    int steps = 0;
    while (runtime.step() && steps < MOST_STEPS) {
      runtime.checkInvariants();
      steps++;
    }
    Ending ending = runtime.ending();
    if (ending == null) {
      throw new AssertionError("The program does not end");
    }
    run.ending = ending;
    return run;
  }

  /** The run of a copy that is made after that number of steps in main.main. */
  static Run ofCopy(RuntimeConfig config, Code main, int steps) {
    GoRuntime runtime = new GoRuntime(config, main, new Run());
    runtime.boot();
    for (int i = 0; i < steps; i++) {
      runtime.step();
    }
    Run run = new Run();
    GoRuntime copy = runtime.copy(run);
    while (runtime.step()) {
      // The original goes on alone, which must not touch the copy.
    }
    while (copy.step()) {
      copy.checkInvariants();
    }
    return run;
  }

  int exitCode() {
    return ending.exitCode();
  }

  String stderr() {
    return ending.stderr();
  }

  /** How long main.main and all else took. */
  long took() {
    return time - mainBegan;
  }

  List<Told> of(EventKind kind) {
    return told.stream().filter(event -> event.kind == kind).toList();
  }

  @Override
  public void step(long number, long now) {
    time = now;
  }

  @Override
  public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
    told.add(new Told(kind, time, m, g, a, b));
  }

  @Override
  public int text(String text) {
    return 1;
  }
}
