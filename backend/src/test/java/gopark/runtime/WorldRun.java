package gopark.runtime;

import gopark.conformance.TraceReason;
import gopark.program.Beginning;
import gopark.program.Program;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.Place;
import gopark.runtime.model.Goroutine;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.state.WaitReason;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A run of a program, told in the words of the conformance corpus. */
final class WorldRun implements EventSink {
  private static final int MAX_STEPS = 3_000_000;

  /** The parts of a process that is looked over after each step; a larger one is, less often. */
  private static final int SMALL = 256;

  /** One event, as it was told. */
  record Told(long time, EventKind kind, int rule, int m, int p, int g, long a, long b) {}

  final List<Told> told = new ArrayList<>();
  final GoRuntime runtime;

  /** The numbers that the corpus gives the user's goroutines, by their ids. */
  private final Map<Integer, Integer> users = new HashMap<>();

  private final List<String> order = new ArrayList<>();
  private final Set<Integer> started = new HashSet<>();
  private boolean inMain;
  private long time;

  WorldRun(Program main, Release release, int procs) {
    RuntimeConfig config =
        new RuntimeConfig(
            release,
            procs,
            Math.max(procs, 8),
            1,
            CostModel.ideal(),
            Beginning.QUIET,
            Limits.standard());
    runtime = new GoRuntime(config, main, this);
    runtime.boot();
    inMain = true;
    users.put(Goroutine.MAIN, 0);
    started.add(Goroutine.MAIN);
  }

  private WorldRun(WorldRun original) {
    runtime = original.runtime.copy(this);
  }

  /** A copy in the same state, which goes its own way. */
  WorldRun copy() {
    return new WorldRun(this);
  }

  static WorldRun on(int procs, Program main) {
    WorldRun run = new WorldRun(main, Releases.newest(), procs);
    run.toTheEnd();
    return run;
  }

  void toTheEnd() {
    runFor(Long.MAX_VALUE);
  }

  /** Goes on until the process has ended or that much time has passed. */
  void runFor(long ns) {
    long until = ns == Long.MAX_VALUE ? ns : runtime.now() + ns;
    int steps = 0;
    while (runtime.nextTime() <= until && runtime.step()) {
      if (steps % (1 + runtime.parts() / SMALL) == 0) {
        runtime.checkInvariants();
      }
      steps++;
      if (steps > MAX_STEPS) {
        throw new AssertionError("The program does not end");
      }
    }
  }

  /** The order of events of the user's goroutines, as the corpus writes it. */
  String order() {
    return String.join("\n", order);
  }

  List<Told> of(EventKind kind) {
    return told.stream().filter(one -> one.kind == kind).toList();
  }

  private String name(int goid) {
    int number = Objects.requireNonNull(users.get(goid));
    return number == 0 ? "main" : "g" + number;
  }

  private void say(int g, String what) {
    order.add("%-5s %s".formatted(name(g), what));
  }

  @Override
  public void step(long number, long now) {
    time = now;
  }

  @Override
  public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
    told.add(new Told(time, kind, rule, m, p, g, a, b));
    if (!inMain) {
      return;
    }
    if (kind == EventKind.GO_CREATED && users.containsKey((int) a) && !isSystem(g)) {
      users.put(g, users.size());
      say((int) a, "creates " + name(g));
    }
    if (!users.containsKey(g)) {
      return;
    }
    switch (kind) {
      case GO_STARTED -> {
        say(g, started.add(g) ? "starts" : "resumes");
      }
      case GO_YIELDED -> say(g, "yields");
      case GO_PREEMPTED -> say(g, "preempted");
      case GO_PARKED -> say(g, "blocks (" + TraceReason.of(WaitReason.of((int) a)) + ")");
      case GO_READIED -> {
        if (b != Place.NOWHERE.ordinal()) {
          say(g, "unblocked by " + (users.containsKey((int) a) ? name((int) a) : "runtime"));
        }
      }
      case GO_ENDED -> say(g, "ends");
      case PROCESS_EXITED -> say(Goroutine.MAIN, "ends");
      default -> {
        // No matter for the order.
      }
    }
  }

  private boolean isSystem(int goid) {
    Goroutine g = runtime.core().sched.byGoid(goid, runtime.work());
    return g != null && g.system;
  }

  @Override
  public int text(String text) {
    return 1;
  }
}
