package gopark.session;

import gopark.command.Command;
import gopark.command.Orders;
import gopark.command.Pace;
import gopark.command.PlaybackCommand;
import gopark.command.PlaybackCommand.Unit;
import gopark.command.RuntimeCommand;
import gopark.runtime.release.Debug;
import gopark.runtime.release.Releases;
import gopark.runtime.release.Rules;
import gopark.runtime.release.SomeRules;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.scenario.Behaviour;
import gopark.scenario.Latency;
import gopark.scenario.MainProgram;
import gopark.scenario.RandomDocuments;
import gopark.scenario.Scenario;
import gopark.simulation.SeededRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Commands of every kind drawn from a seed, most of which make sense at the moment they are drawn
 * for: somebody who plays with a session, goes back, tries another way and looks what happens.
 */
public final class RandomCommands {
  /** The step beyond which the next command goes back. */
  private static final int FAR = 4_000;

  private static final List<String> CONDITIONS =
      List.of(
          "sched.runqsize > 3",
          "ev.kind == 'steal'",
          "ev.kind == 'goEnded' && ev.g > 6",
          "ps[0].runqsize == 2",
          "stats.goroutines > 12");

  /** Cheap to ask at every step of a long way. */
  private static final List<String> HAPPENINGS =
      List.of("ev.kind == 'steal'", "ev.kind == 'goEnded' && ev.g > 6", "ev.kind == 'pRetaken'");

  private static final List<String> IDS = List.of("a", "b", "Точка", "__proto__", "7");
  private static final List<String> NAMES = List.of("jobs", "table", "lock");

  /** Some of each kind; what the engine does is compared by them, so that they stay these. */
  private static final List<String> RELEASES =
      List.of("1.26", "1.25", "1.24", "1.14", "1.13", "article");

  private final SeededRandom random;

  /** Where commands of any kind come from; null: only those that are drawn here. */
  private final @Nullable RandomDocuments documents;

  public RandomCommands(long seed) {
    this(seed, new RandomDocuments(seed));
  }

  private RandomCommands(long seed, @Nullable RandomDocuments documents) {
    random = new SeededRandom(seed ^ 0xC0117A4DL);
    this.documents = documents;
  }

  /** Commands that stay the same for a seed when a new one comes to be. */
  static RandomCommands lasting(long seed) {
    return new RandomCommands(seed, null);
  }

  public SeededRandom random() {
    return random;
  }

  /** What a session begins with: a hand, mostly in the newest release. */
  public Scenario scenario() {
    return new Scenario(
        null,
        random.below(4) == 0 ? one(RELEASES) : Releases.usual().name(),
        Rules.NONE,
        1 + random.below(6),
        1 + random.below(6),
        random.below(4) == 0,
        one(List.of(Latency.values())),
        null,
        random.next() >>> 12,
        new LinkedHashMap<>(),
        new MainProgram.ByHand(),
        List.of());
  }

  /** How long somebody looks before the next command, in milliseconds. */
  public long pauseMs() {
    return random.below(4) == 0 ? random.below(1_500) : random.below(60);
  }

  /** A command for a session that shows this. */
  public Command next(Moment now) {
    if (now.runtime().ended() != null && random.below(3) > 0) {
      return new PlaybackCommand.Back(Unit.EVENT, 1 + random.below(60), 0);
    }
    if (now.step() > FAR) {
      return new PlaybackCommand.SeekStep(random.below(FAR / 2));
    }
    return switch (random.below(20)) {
      case 0, 1, 2, 3, 4, 5, 6, 7 -> playback(now);
      case 8 -> documents == null ? ofTheWorld() : documents.runtime();
      case 9, 10, 11 -> start(now);
      case 12 -> ofTheWorld();
      default -> ofGoroutine(now);
    };
  }

  // ---- playback

  private PlaybackCommand playback(Moment now) {
    return switch (random.below(20)) {
      case 0, 1, 2 -> new PlaybackCommand.Play(pace());
      case 3, 4 -> new PlaybackCommand.Pause();
      case 5, 6, 7, 8, 9 -> new PlaybackCommand.Step(unit(), 1 + random.below(40), 0);
      case 10 -> new PlaybackCommand.Step(Unit.TIME, 1, 1 + random.below(2_000_000));
      case 11, 12 -> new PlaybackCommand.Back(unit(), 1 + random.below(40), 0);
      case 13 -> new PlaybackCommand.Back(Unit.TIME, 1, 1 + random.below(200_000));
      case 14 -> new PlaybackCommand.SeekStep(upTo(now.farthest() + 30));
      case 15 -> new PlaybackCommand.SeekTime(upTo(now.timeNs() + 100_000));
      case 16 -> new PlaybackCommand.RunUntil(one(CONDITIONS), 1L + random.below(200_000));
      case 17, 18 -> new PlaybackCommand.Breakpoint(one(IDS), one(HAPPENINGS));
      default ->
          new PlaybackCommand.ClearBreakpoint(
              now.breakpoints().isEmpty()
                  ? one(IDS)
                  : one(List.copyOf(now.breakpoints().sequencedKeySet())));
    };
  }

  private Unit unit() {
    return one(List.of(Unit.EVENT, Unit.EVENT, Unit.DECISION, Unit.INSTRUCTION));
  }

  private Pace pace() {
    return switch (random.below(3)) {
      case 0 -> new Pace.EventsPerSecond(1 + random.below(200));
      case 1 -> new Pace.EventsPerSecond(random.below(1_000) / 8.0 + 1);
      default -> new Pace.NsPerSecond(1 + random.below(1_000_000));
    };
  }

  // ---- what reaches the runtime

  private RuntimeCommand start(Moment now) {
    boolean named = random.below(3) == 0;
    int by = random.below(2) == 0 ? 1 : g(now, RandomCommands::isAlive);
    return new RuntimeCommand.Go(
        behaviour(3), 1 + random.below(6), named ? one(NAMES) : null, by, null);
  }

  private Behaviour behaviour(int depth) {
    return switch (random.below(depth > 0 ? 13 : 12)) {
      case 0, 1 -> new Behaviour.Cpu(ns(), random.below(2) == 0);
      case 2 -> new Behaviour.Sleep(ns());
      case 3 -> new Behaviour.Syscall(ns(), random.below(2) == 0);
      case 4 -> new Behaviour.Net(ns());
      case 5 -> new Behaviour.PingPong("table", 1 + random.below(9), ns());
      case 6 -> new Behaviour.Producer("jobs", 1 + random.below(9), ns(), 2, false);
      case 7 -> new Behaviour.Consumer("jobs", 1 + random.below(9), ns());
      case 8 -> new Behaviour.Worker("jobs", "results", ns());
      case 9 -> new Behaviour.Mutex("lock", 1 + random.below(9), ns(), ns());
      case 10 -> new Behaviour.Alloc(1 + random.below(3_000_000), 1 + random.below(4), ns());
      case 11 -> new Behaviour.Forever(random.below(2) == 0);
      default -> new Behaviour.Spawn(behaviour(depth - 1), 1 + random.below(3));
    };
  }

  private RuntimeCommand ofTheWorld() {
    return switch (random.below(6)) {
      case 0 -> Orders.gc();
      case 1 -> Orders.gomaxprocs(1 + random.below(8));
      case 2 -> new RuntimeCommand.Cores(1 + random.below(8));
      case 3 -> new RuntimeCommand.Quota(1_000_000L * (1 + random.below(200)), 100_000_000);
      case 4 -> new RuntimeCommand.Godebug(one(Debug.NAMES), "" + random.below(2));
      default -> new RuntimeCommand.ChangeRules(rules());
    };
  }

  private Rules rules() {
    return switch (random.below(4)) {
      case 0 -> SomeRules.of("stealing", random.below(2) == 0);
      case 1 -> SomeRules.of("runnext", random.below(2) == 0);
      case 2 -> SomeRules.of("globalTick", random.below(100));
      default -> SomeRules.of("spinning", random.below(2) == 0);
    };
  }

  /** Ends come seldom, or there would soon be nobody left. */
  private RuntimeCommand ofGoroutine(Moment now) {
    int g = random.below(4) == 0 ? RuntimeCommand.WHICHEVER : g(now, RandomCommands::isAlive);
    return switch (random.below(26)) {
      case 0, 1, 2, 3 -> Orders.syscall(g, ns(), random.below(2) == 0);
      case 4, 5, 6 -> Orders.netRead(g, ns());
      case 7, 8, 9 -> Orders.sleep(g, ns());
      case 10, 11 -> Orders.block(g, one(Behaviour.REASONS));
      case 12, 13, 14 -> unblock(now);
      case 15, 16 -> Orders.gosched(g);
      case 17, 18 -> new RuntimeCommand.Preempt(g(now, RandomCommands::isRunning));
      case 19 -> Orders.exit(g(now, RandomCommands::isOrdinary), flag());
      case 20 -> random.below(10) == 0 ? Orders.panic(g, "Беда") : start(now);
      case 21 -> Orders.lockThread(g);
      case 22 -> Orders.unlockThread(g);
      case 23, 24 -> Orders.growStack(g, 1 + random.below(100_000));
      default -> start(now);
    };
  }

  /** Unblocks one of the goroutines that were blocked by hand; if there are none, blocks one. */
  private RuntimeCommand unblock(Moment now) {
    return now.runtime().gs().values().stream().anyMatch(RandomCommands::isBlocked)
        ? new RuntimeCommand.Unblock(g(now, RandomCommands::isBlocked))
        : Orders.block(g(now, RandomCommands::isOrdinary), one(Behaviour.REASONS));
  }

  private static boolean isRunning(GoroutineState g) {
    return isAlive(g) && g.status() == GoroutineStatus.RUNNING;
  }

  private static boolean isAlive(GoroutineState g) {
    return !g.system() && g.status() != GoroutineStatus.DEAD;
  }

  private static boolean isOrdinary(GoroutineState g) {
    return isAlive(g) && g.id() != 1;
  }

  private static boolean isBlocked(GoroutineState g) {
    return g.status() == GoroutineStatus.WAITING && "block".equals(g.operation());
  }

  /** One of those that are so, or main. */
  private int g(Moment now, Predicate<GoroutineState> is) {
    List<GoroutineState> all = now.runtime().gs().values().stream().filter(is).toList();
    return all.isEmpty() ? 1 : one(all).id();
  }

  // ---- parts

  private boolean flag() {
    return random.below(2) == 0;
  }

  private long ns() {
    return 1L + (random.below(6) == 0 ? random.below(5_000_000) : random.below(50_000));
  }

  private long upTo(long most) {
    return random.below((int) Math.min(Integer.MAX_VALUE, most + 1));
  }

  private <T> T one(List<T> some) {
    return some.get(random.below(some.size()));
  }
}
