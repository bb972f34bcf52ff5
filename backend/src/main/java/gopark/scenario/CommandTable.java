package gopark.scenario;

import static gopark.scenario.BehaviourTable.STARTED;
import static gopark.scenario.SharedFields.BYTES;
import static gopark.scenario.SharedFields.COUNT;
import static gopark.scenario.SharedFields.FUNCTION;
import static gopark.scenario.SharedFields.G;
import static gopark.scenario.SharedFields.NS;
import static gopark.scenario.SharedFields.PANIC;
import static gopark.scenario.SharedFields.PERIOD;
import static gopark.scenario.SharedFields.QUOTA;
import static gopark.scenario.SharedFields.RAW;
import static gopark.scenario.SharedFields.REASON;
import static gopark.scenario.SharedFields.unless;

import gopark.command.ProcessSignal;
import gopark.command.RuntimeCommand;
import gopark.command.RuntimeCommand.ChangeRules;
import gopark.command.RuntimeCommand.Cores;
import gopark.command.RuntimeCommand.Go;
import gopark.command.RuntimeCommand.Godebug;
import gopark.command.RuntimeCommand.Lines;
import gopark.command.RuntimeCommand.OnGoroutine;
import gopark.command.RuntimeCommand.OnProcess;
import gopark.command.RuntimeCommand.Preempt;
import gopark.command.RuntimeCommand.Quota;
import gopark.command.RuntimeCommand.Signal;
import gopark.command.RuntimeCommand.Unblock;
import gopark.program.Operation;
import gopark.program.Operation.SyscallKind;
import gopark.program.ProgramSource;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.release.Rules;
import gopark.scenario.Field.Member;
import gopark.simulation.VirtualTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** The commands that reach the runtime, a line each. */
final class CommandTable {
  private static final Field<Boolean> GOEXIT = Field.flag("goexit", false);
  private static final Field<Integer> BY = G.named("by");
  private static final Field<@Nullable Integer> P =
      Field.integer("p", 0, RuntimeConfig.MAX_PROCESSORS - 1).optional();
  private static final Field<Integer> N = Field.integer("n", 1, RuntimeConfig.MAX_PROCESSORS);
  private static final List<String> SIGNALS =
      Arrays.stream(ProcessSignal.values()).map(Enum::name).toList();
  private static final Field<ProcessSignal> SIGNAL =
      Field.of("signal", Schema.of("enum", SIGNALS), CommandTable::signal);
  private static final Field<String> SETTING = Field.text("name", ScenarioLimits.NAME);
  private static final Field<String> VALUE = Field.text("value", ScenarioLimits.NAME);
  private static final Field<List<Integer>> LINES =
      Field.of(
          "lines",
          Schema.list(Schema.integer(1, ScenarioLimits.PROGRAM), 0, Lines.MOST),
          (fields, name) -> fields.integers(name, Lines.MOST, 1, ScenarioLimits.PROGRAM));

  private static final Table<RuntimeCommand> TABLE = new Table<>("do", rows());

  private CommandTable() {}

  private static List<Row<RuntimeCommand>> rows() {
    List<Row<RuntimeCommand>> rows = new ArrayList<>();
    rows.add(
        Row.<RuntimeCommand, Go>of(
                Go.NAME,
                Go.class,
                CommandTable::go,
                STARTED.from(it -> behaviour(it.behaviour()).tree()),
                COUNT.from(Go::count),
                FUNCTION.from(Go::function),
                BY.from(it -> unless(RuntimeCommand.WHICHEVER, it.by())),
                P.from(Go::p))
            .notBoth(BY, P));
    rows.addAll(ofGoroutines());
    rows.addAll(ofProcess());
    rows.add(Row.refused("stdin", CommandTable::stdin));
    return rows;
  }

  private static List<Row<RuntimeCommand>> ofGoroutines() {
    return List.of(
        order(
            "syscall",
            Operation.Syscall.class,
            it -> new Operation.Syscall(NS.of(it), kind(RAW.of(it))),
            NS.from(Operation.Syscall::ns),
            RAW.from(it -> it.kind() == SyscallKind.RAW)),
        order(
            "netRead",
            Operation.NetworkRead.class,
            it -> new Operation.NetworkRead(NS.of(it)),
            NS.from(Operation.NetworkRead::readyAfterNs)),
        order(
            "sleep",
            Operation.Sleep.class,
            it -> new Operation.Sleep(NS.of(it)),
            NS.from(Operation.Sleep::ns)),
        order(
            "block",
            Operation.Block.class,
            it -> new Operation.Block(REASON.of(it)),
            REASON.from(Operation.Block::waitReason)),
        Row.of(Unblock.NAME, Unblock.class, it -> new Unblock(G.of(it)), g(Unblock::g)),
        order("gosched", Operation.Gosched.class, it -> new Operation.Gosched()),
        Row.of(Preempt.NAME, Preempt.class, it -> new Preempt(G.of(it)), g(Preempt::g)),
        order(
            "exit",
            Operation.Order.class,
            it -> GOEXIT.of(it) ? new Operation.Goexit() : new Operation.Return(),
            GOEXIT.from(Operation.Goexit.class::isInstance)),
        order(
            "panic",
            Operation.Panic.class,
            it -> new Operation.Panic(PANIC.of(it)),
            PANIC.from(Operation.Panic::text)),
        order("lockThread", Operation.LockThread.class, it -> new Operation.LockThread()),
        order("unlockThread", Operation.UnlockThread.class, it -> new Operation.UnlockThread()),
        order(
            "growStack",
            Operation.UseStack.class,
            it -> new Operation.UseStack(BYTES.of(it)),
            BYTES.from(Operation.UseStack::bytes)));
  }

  private static List<Row<RuntimeCommand>> ofProcess() {
    return List.of(
        byAnybody("gc", Operation.CollectGarbage.class, it -> new Operation.CollectGarbage()),
        byAnybody(
            "gomaxprocs",
            Operation.SetMaxProcs.class,
            it -> new Operation.SetMaxProcs(N.of(it)),
            N.from(Operation.SetMaxProcs::n)),
        Row.of(Cores.NAME, Cores.class, it -> new Cores(N.of(it)), N.from(Cores::n)),
        Row.of(
            Quota.NAME,
            Quota.class,
            CommandTable::quota,
            QUOTA.from(Quota::quotaNs),
            PERIOD.from(Quota::periodNs)),
        Row.of(
            Signal.NAME,
            Signal.class,
            it -> new Signal(SIGNAL.of(it)),
            SIGNAL.from(it -> it.signal().name())),
        Row.of(
            Godebug.NAME,
            Godebug.class,
            it -> new Godebug(SETTING.of(it), VALUE.of(it)),
            SETTING.from(Godebug::setting),
            VALUE.from(Godebug::value)),
        Row.of(
            Lines.NAME,
            Lines.class,
            it -> new Lines(LINES.of(it)),
            LINES.from(it -> it.lines().stream().map(Integer::longValue).toList())),
        Row.<RuntimeCommand, ChangeRules>of(
                ChangeRules.NAME, ChangeRules.class, CommandTable::rules, ruleSwitches())
            .withAtLeast(1));
  }

  // ---- lines that are alike

  /** A line for what a goroutine does itself. */
  @SafeVarargs
  private static <O extends Operation.Order> Row<RuntimeCommand> order(
      String name, Class<O> type, Function<Fields, O> reader, Member<? super O>... members) {
    List<Member<? super OnGoroutine>> all = new ArrayList<>();
    all.add(g(OnGoroutine::g));
    for (Member<? super O> member : members) {
      all.add(member.within((OnGoroutine it) -> type.cast(it.operation())));
    }
    return Row.of(
        name,
        OnGoroutine.class,
        command -> command.name().equals(name),
        it -> new OnGoroutine(name, G.of(it), reader.apply(it)),
        all);
  }

  /** A line for what any goroutine may do, as it concerns them all. */
  @SafeVarargs
  private static <O extends Operation.Order> Row<RuntimeCommand> byAnybody(
      String name, Class<O> type, Function<Fields, O> reader, Member<? super O>... members) {
    List<Member<? super OnProcess>> all = new ArrayList<>();
    for (Member<? super O> member : members) {
      all.add(member.within((OnProcess it) -> type.cast(it.operation())));
    }
    return Row.of(
        name,
        OnProcess.class,
        command -> command.name().equals(name),
        it -> new OnProcess(name, reader.apply(it)),
        all);
  }

  private static <S> Member<S> g(ToIntFunction<S> id) {
    return G.from(it -> unless(RuntimeCommand.WHICHEVER, id.applyAsInt(it)));
  }

  // ---- values

  private static @Nullable Go go(Fields fields) {
    Behaviour behaviour = STARTED.of(fields);
    int count = COUNT.of(fields);
    String name = FUNCTION.of(fields);
    fields.atMostOneOf(BY.name, P.name);
    int by = BY.of(fields);
    Integer p = P.of(fields);
    return behaviour == null ? null : new Go(behaviour, count, name, by, p);
  }

  /** Documents know no other source of programs. */
  private static Behaviour behaviour(ProgramSource source) {
    if (source instanceof Behaviour behaviour) {
      return behaviour;
    }
    throw new IllegalArgumentException("No document can say what these do: " + source);
  }

  private static SyscallKind kind(boolean raw) {
    return raw ? SyscallKind.RAW : SyscallKind.BLOCKING;
  }

  /** The quota that these fields tell; it depends on the period how large one may be. */
  static Quota quota(Fields fields) {
    long periodNs = PERIOD.of(fields);
    long quotaNs = fields.number(QUOTA.name, 0, periodNs * RuntimeConfig.MAX_PROCESSORS);
    if (quotaNs > 0 && quotaNs < VirtualTime.MILLISECOND) {
      fields.refuse(
          Problem.of(
                  fields.path(QUOTA.name),
                  "quota-too-small",
                  "A quota is 0 for none, or at least a millisecond.")
              .with("least", VirtualTime.MILLISECOND));
    }
    return new Quota(quotaNs, periodNs);
  }

  /** What is no signal is told as a mistake, and stands for one here. */
  private static ProcessSignal signal(Fields fields, String name) {
    String word = fields.choice(name, SIGNALS);
    return word == null ? ProcessSignal.SIGINT : ProcessSignal.valueOf(word);
  }

  private static ChangeRules rules(Fields fields) {
    Rules rules = RulesTree.read(fields);
    if (rules.equals(Rules.NONE)) {
      fields.refuse(
          Problem.of(fields.path(), "no-rule", "This changes no rule; name at least one."));
    }
    return new ChangeRules(rules);
  }

  private static List<Member<? super ChangeRules>> ruleSwitches() {
    List<Member<? super ChangeRules>> switches = new ArrayList<>();
    RulesTree.MEMBERS.forEach(member -> switches.add(member.within(ChangeRules::rules)));
    return switches;
  }

  private static @Nullable RuntimeCommand stdin(Fields fields) {
    fields.text("text", ScenarioLimits.TEXT);
    fields.refuse("do", "stdin-at-start", "What a program reads is said when the session is made.");
    return null;
  }

  // ---- use

  static List<String> names() {
    return TABLE.words();
  }

  /** The command that these fields tell; null if there is none of that name, which is told. */
  static @Nullable RuntimeCommand read(Fields fields) {
    return TABLE.read(fields);
  }

  /** The command of that name that these fields tell. */
  static @Nullable RuntimeCommand read(String name, Fields fields) {
    return TABLE.read(name, fields);
  }

  static SequencedMap<String, Object> tree(RuntimeCommand command) {
    return TABLE.tree(command);
  }

  /** The schema, in which each command has some fields before its name. */
  static SequencedMap<String, Object> schema(Field<?>... before) {
    return TABLE.schema(before);
  }
}
