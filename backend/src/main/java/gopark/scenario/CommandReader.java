package gopark.scenario;

import gopark.runtime.RuntimeConfig;
import gopark.runtime.intervention.Intervention;
import gopark.runtime.release.Rules;
import gopark.scenario.PlaybackCommand.Unit;
import gopark.simulation.VirtualTime;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads commands. */
final class CommandReader {
  static final List<String> PLAYBACK =
      List.of("play", "pause", "step", "back", "seek", "runUntil", "breakpoint", "clearBreakpoint");

  static final List<String> RUNTIME =
      List.of(
          "go",
          "syscall",
          "netRead",
          "sleep",
          "block",
          "unblock",
          "gosched",
          "preempt",
          "exit",
          "panic",
          "lockThread",
          "unlockThread",
          "growStack",
          "gc",
          "gomaxprocs",
          "cores",
          "quota",
          "godebug",
          "lines",
          "rules",
          "stdin");

  static final List<String> NAMES = all();

  static final int MOST_STEPS = 1_000_000;
  static final String DEFAULT_PANIC = "stopped by hand";
  static final String DEFAULT_REASON = "chan receive";
  static final long DEFAULT_PERIOD = 100 * VirtualTime.MILLISECOND;

  private CommandReader() {}

  private static List<String> all() {
    List<String> names = new ArrayList<>(PLAYBACK);
    names.addAll(RUNTIME);
    return List.copyOf(names);
  }

  static @Nullable Command command(Fields fields) {
    String name = fields.choice("do", NAMES);
    if (name == null) {
      fields.leaveRest();
      return null;
    }
    return PLAYBACK.contains(name) ? playback(fields, name) : ofRuntime(fields, name);
  }

  static @Nullable RuntimeCommand runtime(Fields fields) {
    String name = fields.choice("do", RUNTIME);
    if (name == null) {
      fields.leaveRest();
      return null;
    }
    return ofRuntime(fields, name);
  }

  // ---- playback

  private static PlaybackCommand playback(Fields fields, String name) {
    return switch (name) {
      case "play" -> {
        Fields pace = fields.optionalObject("pace");
        yield new PlaybackCommand.Play(pace == null ? null : Pace.of(pace));
      }
      case "pause" -> new PlaybackCommand.Pause();
      case "step" -> {
        Unit unit = unit(fields);
        yield new PlaybackCommand.Step(unit, count(fields, unit), ns(fields, unit));
      }
      case "back" -> {
        Unit unit = unit(fields);
        yield new PlaybackCommand.Back(unit, count(fields, unit), ns(fields, unit));
      }
      case "seek" -> seek(fields);
      case "runUntil" ->
          new PlaybackCommand.RunUntil(
              condition(fields), fields.optionalNumber("limitNs", 1, Intervention.MAX_NS));
      case "breakpoint" ->
          new PlaybackCommand.Breakpoint(fields.text("id", ScenarioLimits.NAME), condition(fields));
      default -> new PlaybackCommand.ClearBreakpoint(fields.text("id", ScenarioLimits.NAME));
    };
  }

  private static String condition(Fields fields) {
    return fields.text("condition", ScenarioLimits.CONDITION);
  }

  private static Unit unit(Fields fields) {
    List<String> words = new ArrayList<>();
    for (Unit unit : Unit.values()) {
      words.add(unit.word());
    }
    String word = fields.choice("unit", words, Unit.EVENT.word());
    return word == null ? Unit.EVENT : Unit.values()[words.indexOf(word)];
  }

  private static int count(Fields fields, Unit unit) {
    return unit == Unit.TIME ? 1 : fields.integer("count", 1, MOST_STEPS, 1);
  }

  private static long ns(Fields fields, Unit unit) {
    return unit == Unit.TIME ? fields.number("ns", 1, Intervention.MAX_NS) : 0;
  }

  private static PlaybackCommand seek(Fields fields) {
    fields.needsOneOf("step", "timeNs");
    return fields.has("timeNs")
        ? new PlaybackCommand.SeekTime(fields.number("timeNs", 0, ScenarioLimits.EXACT))
        : new PlaybackCommand.SeekStep(fields.number("step", 0, ScenarioLimits.EXACT, 0));
  }

  // ---- what reaches the runtime

  private static @Nullable RuntimeCommand ofRuntime(Fields fields, String name) {
    return switch (name) {
      case "go" -> go(fields);
      case "gc" -> new RuntimeCommand.Gc();
      case "gomaxprocs" -> new RuntimeCommand.Gomaxprocs(processors(fields));
      case "cores" -> new RuntimeCommand.Cores(processors(fields));
      case "quota" -> quota(fields);
      case "godebug" ->
          new RuntimeCommand.Godebug(
              fields.text("name", ScenarioLimits.NAME), fields.text("value", ScenarioLimits.NAME));
      case "lines" ->
          new RuntimeCommand.Lines(
              fields.integers("lines", Intervention.WatchLines.MOST, 1, ScenarioLimits.PROGRAM));
      case "rules" -> rules(fields);
      case "stdin" -> {
        fields.text("text", ScenarioLimits.TEXT);
        fields.refuse(
            "do", "stdin-at-start", "What a program reads is said when the session is made.");
        yield null;
      }
      default -> ofGoroutine(fields, name, fields.integer("g", 1, Integer.MAX_VALUE, 0));
    };
  }

  private static @Nullable RuntimeCommand ofGoroutine(Fields fields, String name, int g) {
    return switch (name) {
      case "syscall" -> new RuntimeCommand.Syscall(g, ns(fields), fields.flag("raw", false));
      case "netRead" -> new RuntimeCommand.NetRead(g, ns(fields));
      case "sleep" -> new RuntimeCommand.Sleep(g, ns(fields));
      case "block" -> {
        String reason = fields.choice("reason", Behaviour.REASONS, DEFAULT_REASON);
        yield reason == null ? null : new RuntimeCommand.Block(g, reason);
      }
      case "unblock" -> new RuntimeCommand.Unblock(g);
      case "gosched" -> new RuntimeCommand.Gosched(g);
      case "preempt" -> new RuntimeCommand.Preempt(g);
      case "exit" -> new RuntimeCommand.Exit(g, fields.flag("goexit", false));
      case "panic" ->
          new RuntimeCommand.Panic(g, fields.anyText("text", ScenarioLimits.TEXT, DEFAULT_PANIC));
      case "lockThread" -> new RuntimeCommand.LockThread(g);
      case "unlockThread" -> new RuntimeCommand.UnlockThread(g);
      case "growStack" ->
          new RuntimeCommand.GrowStack(g, fields.number("bytes", 1, ScenarioLimits.MEMORY));
      default -> throw new IllegalStateException("There is no reader of " + name);
    };
  }

  private static @Nullable RuntimeCommand go(Fields fields) {
    Behaviour behaviour = BehaviourReader.started(fields.object("behaviour"));
    int count = fields.integer("count", 1, ScenarioLimits.GOROUTINES_AT_ONCE, 1);
    String name = BehaviourReader.optionalName(fields, "name");
    fields.atMostOneOf("by", "p");
    int by = fields.integer("by", 1, Integer.MAX_VALUE, Intervention.WHICHEVER);
    Integer p = fields.optionalInteger("p", 0, RuntimeConfig.MAX_PROCESSORS - 1);
    return behaviour == null ? null : new RuntimeCommand.Go(behaviour, count, name, by, p);
  }

  private static RuntimeCommand rules(Fields fields) {
    Rules rules = RulesTree.read(fields);
    if (rules.equals(Rules.NONE)) {
      fields.refuse(
          Problem.of(fields.path(), "no-rule", "This changes no rule; name at least one."));
    }
    return new RuntimeCommand.ChangeRules(rules);
  }

  static RuntimeCommand.Quota quota(Fields fields) {
    long periodNs =
        fields.number("periodNs", VirtualTime.MILLISECOND, VirtualTime.SECOND, DEFAULT_PERIOD);
    long quotaNs = fields.number("quotaNs", 0, periodNs * RuntimeConfig.MAX_PROCESSORS);
    if (quotaNs > 0 && quotaNs < VirtualTime.MILLISECOND) {
      fields.refuse(
          Problem.of(
                  fields.path("quotaNs"),
                  "quota-too-small",
                  "A quota is 0 for none, or at least a millisecond.")
              .with("least", VirtualTime.MILLISECOND));
    }
    return new RuntimeCommand.Quota(quotaNs, periodNs);
  }

  private static int processors(Fields fields) {
    return fields.integer("n", 1, RuntimeConfig.MAX_PROCESSORS);
  }

  private static long ns(Fields fields) {
    return fields.number("ns", 0, Intervention.MAX_NS);
  }
}
