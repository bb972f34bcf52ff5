package gopark.golang.articles;

import gopark.runtime.GoRuntime;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.state.Ending;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.Scenario;
import gopark.session.ScenarioRun;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A program's run from beginning to end, or to where nobody waits any longer. */
final class PlayedProgram {
  private static final long MOST_STEPS = 3_000_000;
  private static final ScenarioRun.Limits LIMITS =
      new ScenarioRun.Limits(MOST_STEPS * 4, 1_100_000);

  /** Kinds with too many events to keep them all. */
  private static final Set<EventKind> LEFT_OUT =
      EnumSet.of(
          EventKind.THREAD_ON_CORE,
          EventKind.THREAD_OFF_CORE,
          EventKind.SYSMON_ROUND,
          EventKind.STEAL_ROUND,
          EventKind.HEAP_CHANGED);

  private final Collected collected;
  private final GoRuntime runtime;
  private final Scenario scenario;
  private final ScenarioRun run;

  private PlayedProgram(Collected collected, GoRuntime runtime, Scenario scenario) {
    this.collected = collected;
    this.runtime = runtime;
    this.scenario = scenario;
    this.run = new ScenarioRun("article", scenario, LIMITS);
  }

  static PlayedProgram until(Scenario scenario, long mostNs) {
    Collected collected = new Collected();
    GoRuntime runtime = scenario.start(collected);
    while (runtime.now() < mostNs && runtime.steps() < MOST_STEPS && runtime.step()) {
      // It goes on.
    }
    return new PlayedProgram(collected, runtime, scenario);
  }

  String stdout() {
    return collected.stdout.toString();
  }

  List<String> lines() {
    return stdout().lines().toList();
  }

  String stderr() {
    Ending ending = runtime.ending();
    return collected.stderr + (ending == null ? "" : ending.stderr());
  }

  @Nullable Ending ending() {
    return runtime.ending();
  }

  boolean hasEnded() {
    return runtime.ending() != null;
  }

  /** Minus one while it has not ended. */
  int exitCode() {
    Ending ending = runtime.ending();
    return ending == null ? -1 : ending.exitCode();
  }

  long timeNs() {
    return runtime.now();
  }

  /** The state at the end. */
  RuntimeSnapshot last() {
    return runtime.snapshot();
  }

  List<Seen> events(EventKind kind) {
    return collected.events.stream().filter(event -> event.kind() == kind).toList();
  }

  List<Seen> events(EventKind kind, Predicate<Seen> which) {
    return events(kind).stream().filter(which).toList();
  }

  int count(EventKind kind) {
    return events(kind).size();
  }

  /** What a session of it shows after the step of the event. */
  RuntimeSnapshot after(Seen event) {
    return at(event.step());
  }

  /** What a session of it shows at the step. */
  RuntimeSnapshot at(long step) {
    return run.at(step).runtime();
  }

  /** What a session of it shows after the first step that leaves it so. */
  RuntimeSnapshot when(Predicate<RuntimeSnapshot> looks) {
    GoRuntime again = scenario.start(new Collected());
    while (!looks.test(again.snapshot())) {
      if (again.steps() >= runtime.steps() || !again.step()) {
        throw new AssertionError("it never looks so");
      }
    }
    return at(again.steps());
  }

  /** Keeps what happens. */
  private static final class Collected implements EventSink {
    private final StringBuilder stdout = new StringBuilder();
    private final StringBuilder stderr = new StringBuilder();
    private final List<String> texts = new ArrayList<>();
    private final List<Seen> events = new ArrayList<>();
    private long step;
    private long timeNs;

    @Override
    public void step(long number, long time) {
      step = number;
      timeNs = time;
    }

    @Override
    public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
      if (kind == EventKind.PRINTED) {
        (b == 0 ? stdout : stderr).append(texts.get((int) a));
      }
      if (!LEFT_OUT.contains(kind)) {
        events.add(new Seen(step, timeNs, kind, m, p, g, a, b, c));
      }
    }

    @Override
    public int text(String text) {
      texts.add(text);
      return texts.size() - 1;
    }
  }
}
