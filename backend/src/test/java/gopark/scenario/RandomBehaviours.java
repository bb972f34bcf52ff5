package gopark.scenario;

import gopark.simulation.SeededRandom;
import java.util.ArrayList;
import java.util.List;

/** Behaviours drawn from a seed. */
final class RandomBehaviours {
  static final List<String> NAMES = List.of("jobs", "table", "lock", "Канал_1", "a.b");

  /** Names of fields, some of no object. */
  static final List<String> FIELDS =
      List.of(
          "do",
          "kind",
          "g",
          "ns",
          "raw",
          "count",
          "behaviour",
          "name",
          "by",
          "p",
          "steps",
          "channel",
          "value",
          "text",
          "reason",
          "n",
          "step",
          "timeNs",
          "unit",
          "condition",
          "id",
          "pace",
          "eventsPerSecond",
          "nsPerSecond",
          "quotaNs",
          "periodNs",
          "globalTick",
          "localQueue",
          "stealing",
          "version",
          "seed",
          "commands",
          "program",
          "script",
          "source",
          "times",
          "cases",
          "default",
          "__proto__",
          "G",
          "",
          "ein Feld",
          "\uDC00",
          "x".repeat(2_000));

  private final SeededRandom random;

  RandomBehaviours(SeededRandom random) {
    this.random = random;
  }

  String name() {
    return NAMES.get(random.below(NAMES.size()));
  }

  Behaviour behaviour(int depth) {
    return switch (random.below(depth > 0 ? 14 : 11)) {
      case 0 -> new Behaviour.Cpu(ns(), flag());
      case 1 -> new Behaviour.Sleep(ns());
      case 2 -> new Behaviour.Syscall(ns(), flag());
      case 3 -> new Behaviour.Net(ns());
      case 4 -> new Behaviour.PingPong(name(), rounds(), ns());
      case 5 -> new Behaviour.Producer(name(), rounds(), ns(), random.below(4), flag());
      case 6 -> new Behaviour.Consumer(name(), rounds(), ns());
      case 7 -> new Behaviour.Worker(name(), flag() ? name() : null, ns());
      case 8 -> new Behaviour.Mutex(name(), rounds(), ns(), ns());
      case 9 -> new Behaviour.Alloc(1 + random.below(3_000_000), rounds(), ns());
      case 10 -> new Behaviour.Forever(flag());
      case 11 -> new Behaviour.Spawn(behaviour(depth - 1), 1 + random.below(5));
      default -> new Behaviour.Script(steps(depth - 1, 1));
    };
  }

  private List<Statement> steps(int depth, int least) {
    List<Statement> steps = new ArrayList<>();
    for (int i = least + random.below(4); i > 0; i--) {
      steps.add(statement(depth));
    }
    return steps;
  }

  private Statement statement(int depth) {
    Statement.Verb[] verbs = Statement.Verb.values();
    Statement.Plain[] plain = Statement.Plain.values();
    return switch (random.below(depth > 0 ? 15 : 11)) {
      case 0, 1, 2 -> new Statement.With(verbs[random.below(verbs.length)], name());
      case 3 -> new Statement.Do(plain[random.below(plain.length)]);
      case 4 -> new Statement.Channel(name(), random.below(4));
      case 5 -> new Statement.Send(name(), random.next() & ScenarioLimits.EXACT);
      case 6 -> new Statement.Add(name(), random.below(5) - 2);
      case 7 -> new Statement.GrowStack(1 + random.below(100_000));
      case 8 -> new Statement.Block(Behaviour.REASONS.get(random.below(Behaviour.REASONS.size())));
      case 9 -> new Statement.Print(flag() ? "" : "Привет");
      case 10 -> flag() ? new Statement.Panic("oh") : new Statement.Behave(behaviour(0));
      case 11 -> new Statement.Repeat(rounds(), steps(depth - 1, 1));
      case 12 -> new Statement.Range(name(), steps(depth - 1, 0));
      case 13 ->
          new Statement.Go(behaviour(depth - 1), 1 + random.below(3), flag() ? name() : null);
      default -> select(depth - 1);
    };
  }

  private Statement select(int depth) {
    List<Statement.Case> cases = new ArrayList<>();
    for (int i = random.below(4); i > 0; i--) {
      cases.add(
          new Statement.Case(
              name(), flag() ? (Long) (long) random.below(9) : null, steps(depth, 0)));
    }
    return new Statement.Select(cases, flag() ? steps(depth, 0) : null);
  }

  private int rounds() {
    return random.below(4);
  }

  private long ns() {
    return 1L + (random.below(5) == 0 ? random.below(30_000_000) : random.below(20_000));
  }

  private boolean flag() {
    return random.below(2) == 0;
  }
}
