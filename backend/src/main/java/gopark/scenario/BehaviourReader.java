package gopark.scenario;

import gopark.runtime.intervention.Intervention;
import gopark.simulation.VirtualTime;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads behaviours. */
final class BehaviourReader {
  static final List<String> KINDS =
      List.of(
          "cpu",
          "sleep",
          "syscall",
          "net",
          "spawn",
          "pingpong",
          "producer",
          "consumer",
          "worker",
          "mutex",
          "alloc",
          "forever",
          "script",
          "func");

  /** Where who plays, and who makes and uses values, meet if nothing is said. */
  static final String TABLE = "table";

  static final String JOBS = "jobs";
  static final String LOCK = "lock";

  /** What a piece of work takes if nothing is said. */
  static final long WORK = 10 * VirtualTime.MICROSECOND;

  private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{Nd}_.]*");

  private BehaviourReader() {}

  /** What a goroutine does that a command starts: a function of the session's program too. */
  static @Nullable Behaviour started(Fields fields) {
    if ("func".equals(fields.choice("kind", KINDS))) {
      return new Behaviour.Func(fields.text("name", ScenarioLimits.NAME));
    }
    return behaviour(fields);
  }

  static @Nullable Behaviour behaviour(Fields fields) {
    String kind = fields.choice("kind", KINDS);
    if (kind == null) {
      fields.leaveRest();
      return null;
    }
    return switch (kind) {
      case "cpu" -> new Behaviour.Cpu(ns(fields, 1), fields.flag("calls", true));
      case "sleep" -> new Behaviour.Sleep(ns(fields, 0));
      case "syscall" -> new Behaviour.Syscall(ns(fields, 0), fields.flag("raw", false));
      case "net" -> new Behaviour.Net(ns(fields, 0));
      case "spawn" -> {
        int count = fields.integer("count", 1, ScenarioLimits.GOROUTINES_AT_ONCE, 1);
        Behaviour child = behaviour(fields.object("behaviour"));
        yield child == null ? null : new Behaviour.Spawn(child, count);
      }
      case "forever" -> new Behaviour.Forever(fields.flag("calls", true));
      case "script" -> new Behaviour.Script(StatementReader.steps(fields, "steps", 1));
      case "func" -> {
        fields.text("name", ScenarioLimits.NAME);
        fields.refuse("kind", "func-within", "A function can only be started by itself.");
        yield null;
      }
      default -> withThings(fields, kind);
    };
  }

  private static Behaviour withThings(Fields fields, String kind) {
    return switch (kind) {
      case "pingpong" ->
          new Behaviour.PingPong(
              name(fields, "channel", TABLE), rounds(fields), work(fields, "ns"));
      case "producer" ->
          new Behaviour.Producer(
              name(fields, "channel", JOBS),
              count(fields),
              work(fields, "ns"),
              fields.integer("capacity", 0, ScenarioLimits.CAPACITY, 0),
              fields.flag("close", false));
      case "consumer" ->
          new Behaviour.Consumer(name(fields, "channel", JOBS), count(fields), work(fields, "ns"));
      case "worker" ->
          new Behaviour.Worker(
              name(fields, "channel", JOBS), optionalName(fields, "results"), work(fields, "ns"));
      case "mutex" ->
          new Behaviour.Mutex(
              name(fields, "mutex", LOCK),
              rounds(fields),
              work(fields, "ns"),
              work(fields, "pauseNs"));
      case "alloc" ->
          new Behaviour.Alloc(
              fields.number("bytes", 1, ScenarioLimits.MEMORY), rounds(fields), work(fields, "ns"));
      default -> throw new IllegalStateException("There is no reader of " + kind);
    };
  }

  private static long ns(Fields fields, long least) {
    return fields.number("ns", least, Intervention.MAX_NS);
  }

  private static long work(Fields fields, String name) {
    return fields.number(name, 1, Intervention.MAX_NS, WORK);
  }

  private static int rounds(Fields fields) {
    return fields.integer("rounds", 1, ScenarioLimits.ROUNDS, 0);
  }

  private static int count(Fields fields) {
    return fields.integer("count", 1, ScenarioLimits.ROUNDS, 0);
  }

  private static String name(Fields fields, String field, String otherwise) {
    return fields.has(field) ? name(fields, field) : fields.text(field, 0, otherwise);
  }

  /** A name as Go's identifiers are, which may have dots within. */
  static String name(Fields fields, String field) {
    String name = fields.text(field, ScenarioLimits.NAME);
    if (!name.isEmpty() && !NAME.matcher(name).matches()) {
      fields.refuse(
          field,
          "no-name",
          "A name begins with a letter and has letters, digits, underscores and dots.");
    }
    return name;
  }

  static @Nullable String optionalName(Fields fields, String field) {
    return fields.has(field) ? name(fields, field) : null;
  }
}
