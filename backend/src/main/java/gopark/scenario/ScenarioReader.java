package gopark.scenario;

import gopark.runtime.RuntimeConfig;
import gopark.runtime.release.Debug;
import gopark.runtime.release.RefusedSetting;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.release.Rules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Reads scenarios of the newest version. */
final class ScenarioReader {
  private ScenarioReader() {}

  static @Nullable Scenario scenario(Fields fields) {
    long version = fields.number("version", 1, ScenarioLimits.EXACT);
    if (version > Scenario.VERSION) {
      fields.refuse(
          Problem.of(
                  fields.path("version"),
                  "unknown-version",
                  "The newest version known here is " + Scenario.VERSION + ", not " + version + ".")
              .with("version", version)
              .with("newest", Scenario.VERSION));
      fields.leaveRest();
      return null;
    }
    String title = fields.optionalText("title", ScenarioLimits.TITLE);
    String go = release(fields);
    Rules rules = rules(fields, go);
    int gomaxprocs = fields.integer("gomaxprocs", 1, RuntimeConfig.MAX_PROCESSORS, 0);
    int cores = fields.integer("cores", 1, RuntimeConfig.MAX_PROCESSORS, Scenario.DEFAULT_CORES);
    boolean quiet = fields.flag("quiet", false);
    String latency = fields.choice("latency", Latency.NAMES, Latency.LINUX.text());
    Fields quota = fields.optionalObject("quota");
    long seed =
        fields.number("seed", -ScenarioLimits.EXACT, ScenarioLimits.EXACT, Scenario.DEFAULT_SEED);
    SequencedMap<String, String> godebug = godebug(fields, go);
    Fields program = fields.optionalObject("program");
    List<Timed> commands = commands(fields);
    Fields view = fields.optionalObject("view");
    return new Scenario(
        title,
        go,
        rules,
        gomaxprocs,
        cores,
        quiet,
        latency == null ? Latency.LINUX : Latency.of(latency),
        quota == null ? null : CommandReader.quota(quota),
        seed,
        godebug,
        program == null ? new MainProgram.ByHand() : MainProgram.of(program),
        commands,
        view == null ? View.START : View.of(view));
  }

  private static String release(Fields fields) {
    String newest = Releases.newest().name();
    List<String> known = Releases.all().stream().map(Release::name).toList();
    String name = fields.choice("go", known, newest);
    return name == null ? newest : name;
  }

  private static Rules rules(Fields fields, String go) {
    Fields rules = fields.optionalObject("rules");
    if (rules == null) {
      return Rules.NONE;
    }
    Rules read = RulesTree.read(rules);
    try {
      read.appliedTo(Releases.named(go));
      return read;
    } catch (RefusedSetting refused) {
      fields.refuse(RulesTree.problem(rules.path("asyncPreempt"), refused));
      return Rules.NONE;
    }
  }

  private static SequencedMap<String, String> godebug(Fields fields, String go) {
    SequencedMap<String, String> settings = new LinkedHashMap<>();
    Fields debug = fields.optionalObject("godebug");
    if (debug == null) {
      return settings;
    }
    Release release = Releases.named(go);
    debug.mayHave(Debug.NAMES);
    for (String name : debug.names()) {
      if (!Debug.NAMES.contains(name)) {
        continue; // It is told as unknown.
      }
      String value = debug.text(name, ScenarioLimits.NAME);
      try {
        if (!value.isEmpty() && Debug.NOTHING.with(name, value, release) != null) {
          settings.put(name, value);
        }
      } catch (RefusedSetting refused) {
        debug.refuse(RulesTree.problem(debug.path(name), refused));
      }
    }
    return settings;
  }

  private static List<Timed> commands(Fields fields) {
    List<Timed> commands = new ArrayList<>();
    long last = 0;
    for (Fields each : fields.optionalObjects("commands", ScenarioLimits.COMMANDS)) {
      Timed timed = Timed.of(each);
      if (timed != null) {
        if (timed.step() < last) {
          each.refuse(
              Problem.of(
                      each.path("step"),
                      "steps-out-of-order",
                      "Step " + timed.step() + " comes after step " + last + ".")
                  .with("step", timed.step())
                  .with("before", last));
        }
        last = timed.step();
        commands.add(timed);
      }
    }
    return commands;
  }
}
