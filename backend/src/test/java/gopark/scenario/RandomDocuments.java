package gopark.scenario;

import gopark.command.Command;
import gopark.command.Orders;
import gopark.command.Pace;
import gopark.command.PlaybackCommand;
import gopark.command.PlaybackCommand.Unit;
import gopark.command.ProcessSignal;
import gopark.command.RuntimeCommand;
import gopark.golang.GoSettings;
import gopark.golang.GoSource;
import gopark.runtime.config.CostModel;
import gopark.runtime.release.Debug;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.release.Rules;
import gopark.simulation.SeededRandom;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Commands, scenarios and trees drawn from a seed: right ones, wrong ones, and anything at all. */
public final class RandomDocuments {
  /** What main may do: a program that needs no other package, so that it is soon compiled. */
  private static final List<MainProgram> PROGRAMS =
      List.of(
          program("package main\n\nfunc main() {\n\tprintln(1)\n}\n", GoSettings.standard()),
          program(
              """
              package main

              var jobs = make(chan int, 2)

              func main() {
                  go func() { jobs <- 1 }()
                  <-jobs
                  select {}
              }
              """,
              new GoSettings(700, 0, 16_000, "a line\n", List.of("-v"), true)));

  private final SeededRandom random;
  private final RandomBehaviours behaviours;

  public RandomDocuments(long seed) {
    random = new SeededRandom(seed);
    behaviours = new RandomBehaviours(random);
  }

  private static MainProgram program(String text, GoSettings settings) {
    return new MainProgram.GoText(GoSource.of(text), settings);
  }

  public SeededRandom random() {
    return random;
  }

  // ---- right ones

  public Command command() {
    return random.below(3) == 0 ? playback() : runtime();
  }

  public PlaybackCommand playback() {
    return switch (random.below(9)) {
      case 0 -> new PlaybackCommand.Play(pace());
      case 1 -> new PlaybackCommand.Pause();
      case 2 -> {
        Unit unit = one(List.of(Unit.values()));
        boolean time = unit == Unit.TIME;
        yield new PlaybackCommand.Step(unit, time ? 1 : upTo(1_000_000), time ? ns(1) : 0);
      }
      case 3 -> {
        Unit unit = one(List.of(Unit.values()));
        boolean time = unit == Unit.TIME;
        yield new PlaybackCommand.Back(unit, time ? 1 : upTo(1_000_000), time ? ns(1) : 0);
      }
      case 4 -> new PlaybackCommand.SeekStep(exact());
      case 5 -> new PlaybackCommand.SeekTime(exact());
      case 6 -> new PlaybackCommand.RunUntil("sched.runqsize > 3", maybe(() -> ns(1)));
      case 7 -> new PlaybackCommand.Breakpoint(behaviours.name(), "gs['7'].status == \"_Gdead\"");
      default -> new PlaybackCommand.ClearBreakpoint(behaviours.name());
    };
  }

  private @Nullable Pace pace() {
    return switch (random.below(4)) {
      case 0 -> new Pace.EventsPerSecond(upTo(1_000_000));
      case 1 -> new Pace.EventsPerSecond(upTo(1_000) / 64.0);
      case 2 -> new Pace.NsPerSecond(upTo(1_000_000_000));
      default -> null;
    };
  }

  public RuntimeCommand runtime() {
    int g = random.below(2) == 0 ? RuntimeCommand.WHICHEVER : upTo(60);
    return switch (random.below(24)) {
      case 0, 1, 2, 3 -> start(g);
      case 4 -> Orders.syscall(g, ns(0), random.below(2) == 0);
      case 5 -> Orders.netRead(g, ns(0));
      case 6 -> Orders.sleep(g, ns(0));
      case 7 -> Orders.block(g, one(Behaviour.REASONS));
      case 8 -> new RuntimeCommand.Unblock(g);
      case 9 -> Orders.gosched(g);
      case 10 -> new RuntimeCommand.Preempt(g);
      case 11 -> Orders.exit(g, random.below(2) == 0);
      case 12 -> Orders.panic(g, random.below(2) == 0 ? "" : "Беда 🙂");
      case 13 -> Orders.lockThread(g);
      case 14 -> Orders.unlockThread(g);
      case 15 -> Orders.growStack(g, upTo(100_000));
      case 16 -> Orders.gc();
      case 17 -> Orders.gomaxprocs(upTo(8));
      case 18 -> new RuntimeCommand.Cores(upTo(8));
      case 19 -> quota();
      case 20 -> new RuntimeCommand.Godebug(one(Debug.NAMES), "" + random.below(3));
      case 21 -> new RuntimeCommand.Signal(one(List.of(ProcessSignal.values())));
      case 22 -> new RuntimeCommand.Lines(List.of(upTo(9), 10 + random.below(9)));
      default -> new RuntimeCommand.ChangeRules(rules(true));
    };
  }

  /** The names of all commands that reach the runtime; what a program reads is always refused. */
  public static Set<String> runtimeCommands() {
    Set<String> names = new TreeSet<>(CommandTable.names());
    names.remove("stdin");
    return names;
  }

  private RuntimeCommand start(int by) {
    boolean p = random.below(4) == 0;
    return new RuntimeCommand.Go(
        behaviours.behaviour(3),
        random.below(20) == 0 ? 300 : upTo(5),
        maybe(behaviours::name),
        p ? RuntimeCommand.WHICHEVER : by,
        p ? random.below(4) : null);
  }

  private RuntimeCommand.Quota quota() {
    return new RuntimeCommand.Quota(
        random.below(3) == 0 ? 0 : 1_000_000L * upTo(200), 1_000_000L * upTo(1_000));
  }

  private Rules rules(boolean some) {
    return new Rules(
        maybe(this::flag),
        some ? (Boolean) flag() : maybe(this::flag),
        maybe(() -> false),
        maybe(() -> random.below(100)),
        maybe(() -> 1 << random.below(9)),
        maybe(this::flag),
        maybe(this::flag),
        null,
        null);
  }

  public Scenario scenario() {
    Release release = one(Releases.all());
    List<Timed> commands = new ArrayList<>();
    long step = 0;
    for (int i = random.below(8); i > 0; i--) {
      step += random.below(300);
      commands.add(new Timed(step, runtime()));
    }
    SequencedMap<String, String> debug = new LinkedHashMap<>();
    if (random.below(3) == 0) {
      debug.put("schedtrace", "" + random.below(1_000));
      debug.put("gctrace", "1");
    }
    return new Scenario(
        maybe(() -> "Der Titel, заголовок"),
        release.name(),
        random.below(2) == 0 ? Rules.NONE : rules(false),
        random.below(6),
        upTo(6),
        flag(),
        one(List.of(Latency.values())),
        random.below(3) == 0 ? costs() : CostProfile.NONE,
        maybe(this::quota),
        random.below(2) == 0 ? exact() : -exact(),
        debug,
        random.below(3) == 0 ? one(PROGRAMS) : new MainProgram.ByHand(),
        commands,
        View.START);
  }

  private CostProfile costs() {
    SequencedMap<String, Long> costs = new LinkedHashMap<>();
    for (String name : CostModel.NAMES) {
      if (random.below(4) == 0) {
        costs.put(name, (long) upTo(100_000));
      }
    }
    return new CostProfile(costs);
  }

  // ---- wrong ones

  /** The tree with something changed anywhere in it; it may still be right. */
  public @Nullable Object damaged(@Nullable Object tree) {
    if (random.below(4) == 0) {
      return anything(3);
    }
    if (tree instanceof Map<?, ?> map) {
      return damagedMap(map);
    }
    if (tree instanceof List<?> list && !list.isEmpty()) {
      List<@Nullable Object> copy = new ArrayList<>(list);
      int at = random.below(copy.size());
      switch (random.below(4)) {
        case 0 -> copy.remove(at);
        case 1 -> copy.add(at, anything(2));
        default -> copy.set(at, damaged(copy.get(at)));
      }
      return copy;
    }
    return anything(1);
  }

  private Map<String, @Nullable Object> damagedMap(Map<?, ?> map) {
    Map<String, @Nullable Object> copy = new LinkedHashMap<>();
    int at = map.isEmpty() ? -1 : random.below(map.size());
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String name = (String) entry.getKey();
      if (at-- != 0) {
        copy.put(name, entry.getValue());
        continue;
      }
      switch (random.below(6)) {
        case 0 -> {} // It is gone.
        case 1 -> copy.put(one(RandomBehaviours.FIELDS), entry.getValue());
        default -> copy.put(name, damaged(entry.getValue()));
      }
    }
    if (random.below(8) == 0) {
      copy.put(one(RandomBehaviours.FIELDS), anything(2));
    }
    return copy;
  }

  /** A tree of any kind, not too deep; now and then far too deep, or long. */
  public @Nullable Object anything(int depth) {
    return switch (random.below(depth > 0 ? 20 : 17)) {
      case 0 -> null;
      case 1 -> flag();
      case 2, 3 -> (long) random.below(100);
      case 4 -> random.next();
      case 5 -> -1L * random.below(3);
      case 6 -> one(List.<Object>of(1 << 20, (short) 7, (byte) 1, 2.0f));
      case 7 -> random.below(50) / 4.0;
      case 8 ->
          one(
              List.<Object>of(
                  Double.NaN, Double.POSITIVE_INFINITY, 1e300, -0.0, 0x1p53, 0x1p53 - 1, 0x1p63));
      case 9 -> BigInteger.ONE.shiftLeft(random.below(200));
      case 10 -> one(List.<Object>of(new BigDecimal("1e900"), new BigDecimal("7.5")));
      case 11, 12 -> one(RandomBehaviours.FIELDS);
      case 13 -> one(Commands.NAMES);
      case 14 -> one(BehaviourTable.KINDS);
      case 15 -> one(List.of("", "\uD800", "a\u0000b", "\u202E", "ein Name", "x".repeat(5_000)));
      case 16 -> random.below(20) == 0 ? nested(200) : one(StatementTable.WORDS);
      case 17 -> list(depth);
      default -> map(depth);
    };
  }

  private Object list(int depth) {
    List<@Nullable Object> list = new ArrayList<>();
    for (int i = random.below(random.below(30) == 0 ? 300 : 4); i > 0; i--) {
      list.add(anything(depth - 1));
    }
    return list;
  }

  private Object map(int depth) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    if (random.below(2) == 0) {
      map.put("do", one(random.below(2) == 0 ? Commands.NAMES : StatementTable.WORDS));
    }
    if (random.below(3) == 0) {
      map.put("kind", one(BehaviourTable.KINDS));
    }
    for (int i = random.below(5); i > 0; i--) {
      map.put(one(RandomBehaviours.FIELDS), anything(depth - 1));
    }
    return map;
  }

  /** Objects within each other. */
  private static Object nested(int depth) {
    Object tree = 1L;
    for (int i = 0; i < depth; i++) {
      Map<String, Object> around = new LinkedHashMap<>();
      around.put("kind", "spawn");
      around.put("behaviour", tree);
      tree = around;
    }
    return tree;
  }

  // ---- parts

  private boolean flag() {
    return random.below(2) == 0;
  }

  private int upTo(int most) {
    return 1 + random.below(most);
  }

  private long ns(int least) {
    return least
        + (random.below(10) == 0 ? RuntimeCommand.MAX_NS - least : random.below(5_000_000));
  }

  private long exact() {
    return random.next() & ScenarioLimits.EXACT;
  }

  private <T> T one(List<T> some) {
    return some.get(random.below(some.size()));
  }

  private <T> @Nullable T maybe(Supplier<T> maker) {
    return random.below(2) == 0 ? maker.get() : null;
  }
}
