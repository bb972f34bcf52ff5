package gopark.runtime;

import gopark.program.Beginning;
import gopark.program.Operation;
import gopark.program.Operation.SyncKind;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.state.WaitReason;
import java.util.ArrayList;
import java.util.List;

/** A run of a {@link ListProgram} from its start to its end, and what it told on the way. */
final class ListRun implements EventSink {
  private static final int MAX_STEPS = 1_000_000;

  /** Why the program's goroutines parked, in the order in which they did. */
  final List<WaitReason> parked = new ArrayList<>();

  /** The kinds of all events, in order. */
  final List<EventKind> kinds = new ArrayList<>();

  /** The ids of the program's own goroutines. */
  private final List<Integer> goroutines = new ArrayList<>();

  private final List<String> texts = new ArrayList<>();
  private String stderr = "";
  private final String noted;

  private ListRun(ListProgram main, Release release, int processors, long seed) {
    RuntimeConfig config =
        new RuntimeConfig(
            release,
            processors,
            processors,
            seed,
            CostModel.ideal(),
            Beginning.QUIET,
            Limits.standard());
    GoRuntime runtime = new GoRuntime(config, main, this);
    runtime.boot();
    kinds.clear();
    goroutines.clear();
    parked.clear();
    int steps = 0;
    while (runtime.step()) {
      steps++;
      if (steps > MAX_STEPS) {
        throw new AssertionError("The program does not end");
      }
    }
    noted = main.noted();
  }

  /** A run on one processor of a one-core machine. */
  static ListRun of(ListProgram main) {
    return new ListRun(main, Releases.newest(), 1, 1);
  }

  /** A run on the given number of processors, and on as many cores. */
  static ListRun onProcessors(ListProgram main, int processors) {
    return new ListRun(main, Releases.newest(), processors, 1);
  }

  static ListRun withSeed(ListProgram main, long seed) {
    return new ListRun(main, Releases.newest(), 1, seed);
  }

  static ListRun ofOldRelease(ListProgram main) {
    return new ListRun(main, Releases.named("1.14"), 1, 1);
  }

  String noted() {
    return noted;
  }

  /** What the process wrote to standard error when it ended. */
  String stderr() {
    return stderr;
  }

  @Override
  public void step(long number, long time) {}

  @Override
  public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
    kinds.add(kind);
    if (kind == EventKind.GO_CREATED) {
      goroutines.add(g);
    }
    if (kind == EventKind.GO_PARKED && goroutines.contains(g)) {
      parked.add(WaitReason.of((int) a));
    }
    if (kind == EventKind.PROCESS_EXITED && b > 0) {
      stderr = texts.get((int) b - 1);
    }
  }

  @Override
  public int text(String text) {
    texts.add(text);
    return texts.size();
  }

  // ---- short names for the operations that tests are made of

  static Operation channel(int capacity) {
    return new Operation.MakeChannel(capacity, "");
  }

  static Operation send(int channel, Object value) {
    return new Operation.Send(channel, value);
  }

  static Operation receive(int channel) {
    return new Operation.Receive(channel);
  }

  static Operation close(int channel) {
    return new Operation.Close(channel);
  }

  static Operation make(SyncKind kind) {
    return new Operation.MakeSync(kind, "");
  }

  static Operation lock(int mutex) {
    return new Operation.Lock(mutex);
  }

  static Operation unlock(int mutex) {
    return new Operation.Unlock(mutex);
  }

  static Operation gosched() {
    return new Operation.Gosched();
  }
}
