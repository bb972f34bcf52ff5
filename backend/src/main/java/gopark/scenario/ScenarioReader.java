package gopark.scenario;

import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.release.Debug;
import gopark.runtime.release.RefusedSetting;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.release.Rules;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Scenarios of the newest version as fields. */
final class ScenarioReader {
  private static final Field<Long> VERSION =
      Field.of(
          "version",
          Schema.of("const", Scenario.VERSION),
          (fields, name) -> fields.number(name, 1, ScenarioLimits.EXACT));

  private static final Field<@Nullable String> TITLE =
      Field.text("title", ScenarioLimits.TITLE).optional();
  private static final Field<String> GO =
      Field.choice(
          "go", Releases.all().stream().map(Release::name).toList(), Releases.usual().name());

  /** What may be changed of the rules, and how, depends on the release. */
  private static final Field<@Nullable Fields> RULES = object("rules", RulesTree.schema());

  private static final Field<Integer> GOMAXPROCS =
      Field.integer("gomaxprocs", 1, RuntimeConfig.MAX_PROCESSORS).unless(0);
  private static final Field<Integer> CORES =
      Field.integer("cores", 1, RuntimeConfig.MAX_PROCESSORS, Scenario.DEFAULT_CORES);
  private static final Field<Boolean> QUIET = Field.flag("quiet", false);
  private static final Field<String> LATENCY =
      Field.choice("latency", Latency.NAMES, Latency.LINUX.text());
  private static final Field<@Nullable Fields> COSTS = object("costs", CostProfile.schema());
  private static final Field<@Nullable Fields> QUOTA =
      object("quota", Field.object(List.of(SharedFields.QUOTA, SharedFields.PERIOD)));
  private static final Field<Long> SEED =
      Field.number("seed", -ScenarioLimits.EXACT, ScenarioLimits.EXACT, Scenario.DEFAULT_SEED);
  private static final Field<@Nullable Fields> GODEBUG = object("godebug", settings());
  private static final Field<@Nullable Fields> PROGRAM =
      object("program", GoProgramReader.schema());
  private static final Field<List<Timed>> COMMANDS =
      Field.of(
              "commands",
              Schema.list(Schema.reference("timedCommand"), 0, ScenarioLimits.COMMANDS),
              (fields, name) -> Timed.all(fields, name, ScenarioLimits.COMMANDS))
          .otherwise(List.of());
  private static final Field<@Nullable Fields> VIEW = object("view", View.schema());

  private ScenarioReader() {}

  /** An object that need not be there. */
  private static Field<@Nullable Fields> object(String name, SequencedMap<String, Object> schema) {
    return Field.<Fields>of(name, schema, Fields::object).optional();
  }

  private static SequencedMap<String, Object> settings() {
    SequencedMap<String, Object> schema = Schema.of("type", "object");
    schema.put("additionalProperties", Schema.text(1, ScenarioLimits.NAME));
    schema.put("propertyNames", Schema.of("enum", Debug.NAMES));
    return schema;
  }

  static SequencedMap<String, Object> schema() {
    return Field.object(
        List.of(
            VERSION,
            TITLE,
            GO,
            RULES,
            GOMAXPROCS,
            CORES,
            QUIET,
            LATENCY,
            COSTS,
            QUOTA,
            SEED,
            GODEBUG,
            PROGRAM,
            COMMANDS,
            VIEW));
  }

  static @Nullable Scenario scenario(Fields fields) {
    long version = VERSION.of(fields);
    if (fields.refusesVersion(version, Scenario.VERSION)) {
      return null;
    }
    String title = TITLE.of(fields);
    String go = GO.of(fields);
    Rules rules = rules(fields, RULES.of(fields), go);
    int gomaxprocs = GOMAXPROCS.of(fields);
    int cores = CORES.of(fields);
    boolean quiet = QUIET.of(fields);
    String latency = LATENCY.of(fields);
    Fields costs = COSTS.of(fields);
    Fields quota = QUOTA.of(fields);
    long seed = SEED.of(fields);
    SequencedMap<String, String> godebug = godebug(GODEBUG.of(fields), go);
    Fields program = PROGRAM.of(fields);
    List<Timed> commands = COMMANDS.of(fields);
    Fields view = VIEW.of(fields);
    return new Scenario(
        title,
        go,
        rules,
        gomaxprocs,
        cores,
        quiet,
        Latency.of(latency),
        costs == null ? CostProfile.NONE : CostProfile.read(costs),
        quota == null ? null : CommandTable.quota(quota),
        seed,
        godebug,
        program == null ? new MainProgram.ByHand() : MainProgram.of(program),
        commands,
        view == null ? View.START : View.of(view));
  }

  private static Rules rules(Fields fields, @Nullable Fields rules, String go) {
    if (rules == null) {
      return Rules.NONE;
    }
    Rules read = RulesTree.read(rules);
    try {
      read.appliedTo(Releases.named(go));
      return read;
    } catch (RefusedSetting refused) {
      fields.refuse(RulesTree.problem(rules.path(refused.field()), refused));
      return Rules.NONE;
    }
  }

  private static SequencedMap<String, String> godebug(@Nullable Fields debug, String go) {
    SequencedMap<String, String> settings = new LinkedHashMap<>();
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
}
