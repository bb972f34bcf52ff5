package gopark.scenario;

import gopark.command.Refusal;
import gopark.command.RuntimeCommand;
import gopark.command.RuntimeCommand.Quota;
import gopark.program.Beginning;
import gopark.runtime.GoRuntime;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.Debug;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.release.Rules;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * A run that can be repeated exactly: what it begins with, and what was done to it at which step.
 * Rules, settings and quota begin to hold when main does.
 *
 * @param title for people, or null
 * @param go the release whose rules hold
 * @param rules changed from the release's
 * @param gomaxprocs how many processors; 0: as the release would choose
 * @param cores how many the machine has
 * @param quiet whether the runtime's own goroutines have parked before main begins; in a real
 *     program some still wait in the queue
 * @param latency how soon the system beneath wakes threads
 * @param costs what operations cost, where that is other than usual
 * @param quota of the machine's time, or null
 * @param seed of all that is random
 * @param godebug settings by name
 * @param program what main does
 * @param commands in their order, by step
 * @param view where a session of it stands
 */
public record Scenario(
    @Nullable String title,
    String go,
    Rules rules,
    int gomaxprocs,
    int cores,
    boolean quiet,
    Latency latency,
    CostProfile costs,
    @Nullable Quota quota,
    long seed,
    SequencedMap<String, String> godebug,
    MainProgram program,
    List<Timed> commands,
    View view) {

  /** The version of the documents that are written. */
  public static final int VERSION = 1;

  static final int DEFAULT_CORES = 4;
  static final long DEFAULT_SEED = 1;

  public Scenario {
    godebug = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(godebug));
    commands = List.copyOf(commands);
  }

  /** A scenario with the usual costs, whose sessions stand at the beginning. */
  public Scenario(
      @Nullable String title,
      String go,
      Rules rules,
      int gomaxprocs,
      int cores,
      boolean quiet,
      Latency latency,
      @Nullable Quota quota,
      long seed,
      SequencedMap<String, String> godebug,
      MainProgram program,
      List<Timed> commands) {
    this(
        title,
        go,
        rules,
        gomaxprocs,
        cores,
        quiet,
        latency,
        CostProfile.NONE,
        quota,
        seed,
        godebug,
        program,
        commands,
        View.START);
  }

  /** A scenario of the newest release without a program, with nothing special. */
  public static Scenario standard() {
    return new Scenario(
        null,
        Releases.usual().name(),
        Rules.NONE,
        0,
        DEFAULT_CORES,
        false,
        Latency.LINUX,
        null,
        DEFAULT_SEED,
        new LinkedHashMap<>(),
        new MainProgram.ByHand(),
        List.of());
  }

  /** This scenario with other commands. */
  public Scenario withCommands(List<Timed> others) {
    return new Scenario(
        title,
        go,
        rules,
        gomaxprocs,
        cores,
        quiet,
        latency,
        costs,
        quota,
        seed,
        godebug,
        program,
        others,
        view);
  }

  /** This scenario with sessions that stand elsewhere. */
  public Scenario withView(View other) {
    return new Scenario(
        title,
        go,
        rules,
        gomaxprocs,
        cores,
        quiet,
        latency,
        costs,
        quota,
        seed,
        godebug,
        program,
        commands,
        other);
  }

  /** Reads a document of this version or an older one. */
  public static Reading<Scenario> read(@Nullable Object tree) {
    return read(tree, WorkMeter.unlimited());
  }

  /** Reads a stranger's document; the meter counts what reading and compiling it takes. */
  public static Reading<Scenario> read(@Nullable Object tree, WorkMeter work) {
    return Fields.read(Upgrades.newest(tree), work, ScenarioReader::scenario);
  }

  /** Reads a document that this server has stored, whatever has been added to it. */
  public static Reading<Scenario> readStored(@Nullable Object tree, WorkMeter work) {
    return Fields.readStored(Upgrades.newest(tree), work, ScenarioReader::scenario);
  }

  /** The scenario as a document. Reading that gives an equal scenario. */
  public SequencedMap<String, Object> tree() {
    Tree tree =
        new Tree()
            .with("version", VERSION)
            .with("title", title)
            .with("go", go)
            .unless(0, "gomaxprocs", gomaxprocs)
            .with("cores", cores);
    if (quiet) {
      tree.with("quiet", true);
    }
    if (latency != Latency.LINUX) {
      tree.with("latency", latency.text());
    }
    if (!costs.isEmpty()) {
      tree.with("costs", costs.tree());
    }
    tree.with("seed", seed);
    if (!rules.equals(Rules.NONE)) {
      tree.with("rules", RulesTree.of(rules));
    }
    if (quota != null) {
      tree.with(
          "quota",
          new Tree().with("quotaNs", quota.quotaNs()).with("periodNs", quota.periodNs()).done());
    }
    if (!godebug.isEmpty()) {
      tree.with("godebug", new Tree().withAll(new LinkedHashMap<>(godebug)).done());
    }
    tree.with("program", program.tree())
        .withList("commands", commands.stream().map(Timed::tree).toList());
    if (!view.equals(View.START)) {
      tree.with("view", view.tree());
    }
    return tree.done();
  }

  /** What everything costs. */
  public CostModel costModel() {
    return latency.costs().with(costs.costs());
  }

  /** The release before rules and settings change it. */
  public Release release() {
    return Releases.named(go);
  }

  /**
   * The process, with main at its first line, and none of the commands done. Throws
   * IllegalArgumentException for settings that reading would have refused.
   */
  public GoRuntime start(EventSink events) {
    return start(events, WorkMeter.unlimited());
  }

  /**
   * The process, with main at its first line, and none of the commands done; the meter counts what
   * the computer does for it.
   */
  public GoRuntime start(EventSink events, WorkMeter work) {
    GoRuntime runtime =
        new GoRuntime(config(), program.program(release().minor(), seed, work), events, work);
    runtime.boot();
    for (RuntimeCommand setting : settings()) {
      if (runtime.apply(setting) instanceof Refusal refusal) {
        throw new IllegalArgumentException(refusal.sentence());
      }
    }
    return runtime;
  }

  /** The process, with main at its first line, and its commands, none of which is done. */
  public Replay begin(EventSink events, WorkMeter work) {
    return new Replay(start(events, work), commands);
  }

  /** Plays the scenario up to the last of its commands. */
  public Replay replay(EventSink events) {
    return replay(events, Long.MAX_VALUE >> 1);
  }

  /** Plays the scenario up to the last of its commands, in no more steps than that. */
  public Replay replay(EventSink events, long mostSteps) {
    return begin(events, WorkMeter.unlimited()).toLastCommand(mostSteps);
  }

  private RuntimeConfig config() {
    return new RuntimeConfig(
        release(),
        processors(),
        cores,
        seed,
        costModel(),
        quiet ? Beginning.QUIET : program.beginning(),
        ScenarioLimits.ofRun());
  }

  /**
   * The number of processors: under a quota, what the runtime would have chosen. That it would
   * choose anew when the quota changes is not modelled here.
   */
  private int processors() {
    if (gomaxprocs != 0 || quota == null) {
      return gomaxprocs;
    }
    return Math.min(
        RuntimeConfig.MAX_PROCESSORS,
        debug().appliedTo(release()).defaultMaxProcs(cores, quota.quotaNs(), quota.periodNs()));
  }

  private Debug debug() {
    Debug debug = Debug.NOTHING;
    for (var setting : godebug.entrySet()) {
      debug = debug.with(setting.getKey(), setting.getValue(), release());
    }
    return debug;
  }

  private List<RuntimeCommand> settings() {
    List<RuntimeCommand> settings = new ArrayList<>();
    if (!rules.equals(Rules.NONE)) {
      settings.add(new RuntimeCommand.ChangeRules(rules));
    }
    godebug.forEach((name, value) -> settings.add(new RuntimeCommand.Godebug(name, value)));
    if (quota != null) {
      settings.add(quota);
    }
    return settings;
  }
}
