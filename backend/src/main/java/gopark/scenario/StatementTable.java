package gopark.scenario;

import static gopark.scenario.SharedFields.BYTES;
import static gopark.scenario.SharedFields.CAPACITY;
import static gopark.scenario.SharedFields.COUNT;
import static gopark.scenario.SharedFields.FUNCTION;
import static gopark.scenario.SharedFields.NAME;
import static gopark.scenario.SharedFields.PANIC;
import static gopark.scenario.SharedFields.REASON;
import static gopark.scenario.SharedFields.ROUNDS;
import static gopark.scenario.SharedFields.unless;

import gopark.scenario.Statement.Add;
import gopark.scenario.Statement.Block;
import gopark.scenario.Statement.Case;
import gopark.scenario.Statement.Channel;
import gopark.scenario.Statement.Do;
import gopark.scenario.Statement.Go;
import gopark.scenario.Statement.GrowStack;
import gopark.scenario.Statement.Panic;
import gopark.scenario.Statement.Plain;
import gopark.scenario.Statement.Print;
import gopark.scenario.Statement.Range;
import gopark.scenario.Statement.Repeat;
import gopark.scenario.Statement.Select;
import gopark.scenario.Statement.Send;
import gopark.scenario.Statement.Verb;
import gopark.scenario.Statement.With;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** The steps of a behaviour's script as objects, told apart by {@code do}. */
final class StatementTable {
  private static final String STEPS_NAME = "steps";
  private static final int MOST_ADDED = 1_000_000;

  private static final Field<String> CHANNEL = NAME.named("channel");
  private static final Field<Long> VALUE =
      Field.number("value", -ScenarioLimits.EXACT, ScenarioLimits.EXACT, 1);
  private static final Field<String> GROUP = NAME.named("group");
  private static final Field<Integer> DELTA = Field.integer("delta", -MOST_ADDED, MOST_ADDED, 1);
  private static final Field<String> LINE = Field.anyText("text", ScenarioLimits.TEXT, "");
  private static final Field<Integer> TIMES = ROUNDS.named("times");
  private static final Field<List<Statement>> SOME_STEPS = steps(STEPS_NAME, 1);
  private static final Field<List<Statement>> ANY_STEPS = steps(STEPS_NAME, 0);
  private static final Field<List<Statement>> STEPS_OR_NONE = ANY_STEPS.unless(List.of());
  private static final Field<@Nullable List<Statement>> OTHERWISE = steps("default", 0).optional();
  private static final Field<String> RECEIVE = NAME.named("receive");
  private static final Field<String> SEND = NAME.named("send");
  private static final Field<List<Case>> CASES =
      Field.of(
          "cases",
          Schema.list(casesSchema(), 0, ScenarioLimits.STEPS),
          (fields, name) -> cases(fields.objects(name, 0, ScenarioLimits.STEPS)));
  private static final Field<@Nullable Behaviour> BEHAVIOUR =
      Field.of(
          "behaviour",
          Schema.reference("behaviour"),
          (fields, name) -> BehaviourTable.within(fields.object(name)));

  private static final Table<Statement> TABLE = new Table<>("do", rows());

  static final List<String> WORDS = TABLE.words();

  private StatementTable() {}

  private static List<Row<Statement>> rows() {
    List<Row<Statement>> rows = new ArrayList<>();
    for (Plain plain : Plain.values()) {
      Do statement = new Do(plain);
      rows.add(Row.of(plain.word, Do.class, statement::equals, it -> statement, List.of()));
    }
    for (Verb verb : Verb.values()) {
      Field<String> thing = NAME.named(verb.thing);
      rows.add(
          Row.of(
              verb.word,
              With.class,
              it -> it instanceof With with && with.what() == verb,
              it -> new With(verb, thing.of(it)),
              List.of(thing.from(With::name))));
    }
    rows.addAll(others());
    return rows;
  }

  private static List<Row<Statement>> others() {
    return List.of(
        Row.of(
            "channel",
            Channel.class,
            it -> new Channel(CHANNEL.of(it), CAPACITY.of(it)),
            CHANNEL.from(Channel::channel),
            CAPACITY.from(Channel::capacity)),
        Row.of(
            "send",
            Send.class,
            it -> new Send(CHANNEL.of(it), VALUE.of(it)),
            CHANNEL.from(Send::channel),
            VALUE.from(Send::value)),
        Row.of(
            "add",
            Add.class,
            it -> new Add(GROUP.of(it), DELTA.of(it)),
            GROUP.from(Add::group),
            DELTA.from(Add::delta)),
        Row.of(
            "go",
            Go.class,
            StatementTable::go,
            BEHAVIOUR.from(it -> it.behaviour().tree()),
            COUNT.from(Go::count),
            FUNCTION.from(Go::name)),
        Row.of(
            "growStack",
            GrowStack.class,
            it -> new GrowStack(BYTES.of(it)),
            BYTES.from(GrowStack::bytes)),
        Row.of("block", Block.class, it -> new Block(REASON.of(it)), REASON.from(Block::reason)),
        Row.of("print", Print.class, it -> new Print(LINE.of(it)), LINE.from(Print::text)),
        Row.of("panic", Panic.class, it -> new Panic(PANIC.of(it)), PANIC.from(Panic::text)),
        Row.of(
            "repeat",
            Repeat.class,
            it -> new Repeat(TIMES.of(it), SOME_STEPS.of(it)),
            TIMES.from(it -> unless(0, it.times())),
            SOME_STEPS.from(it -> trees(it.steps()))),
        Row.of(
            "range",
            Range.class,
            it -> new Range(CHANNEL.of(it), ANY_STEPS.of(it)),
            CHANNEL.from(Range::channel),
            ANY_STEPS.from(it -> trees(it.steps()))),
        Row.of(
            "select",
            Select.class,
            it -> new Select(CASES.of(it), OTHERWISE.of(it)),
            CASES.from(it -> it.cases().stream().map(StatementTable::tree).toList()),
            OTHERWISE.from(StatementTable::otherwise)));
  }

  private static @Nullable Go go(Fields fields) {
    int count = COUNT.of(fields);
    String name = FUNCTION.of(fields);
    Behaviour behaviour = BEHAVIOUR.of(fields);
    return behaviour == null ? null : new Go(behaviour, count, name);
  }

  // ---- the cases of a select

  private static List<Case> cases(List<Fields> all) {
    List<Case> cases = new ArrayList<>();
    for (Fields each : all) {
      each.needsOneOf(RECEIVE.name, SEND.name);
      boolean sends = each.has(SEND.name);
      cases.add(
          new Case(
              (sends ? SEND : RECEIVE).of(each),
              sends ? VALUE.of(each) : null,
              STEPS_OR_NONE.of(each)));
    }
    return cases;
  }

  private static SequencedMap<String, Object> tree(Case one) {
    return new Tree()
        .with((one.value() == null ? RECEIVE : SEND).name, one.channel())
        .with(VALUE.name, one.value())
        .with(STEPS_NAME, trees(one.steps()))
        .done();
  }

  private static SequencedMap<String, Object> casesSchema() {
    return Schema.of(
        Schema.ONE_OF,
        List.of(
            Field.object(List.of(RECEIVE, STEPS_OR_NONE)),
            Field.object(List.of(SEND, VALUE, STEPS_OR_NONE))));
  }

  private static @Nullable Object otherwise(Select select) {
    List<Statement> otherwise = select.otherwise();
    return otherwise == null ? null : trees(otherwise);
  }

  // ---- lists of them

  /** A list of at least {@code least} statements. */
  static Field<List<Statement>> steps(String name, int least) {
    return Field.of(
        name,
        Schema.list(Schema.reference("step"), least, ScenarioLimits.STEPS),
        (fields, it) -> read(fields.objects(it, least, ScenarioLimits.STEPS)));
  }

  private static List<Statement> read(List<Fields> all) {
    List<Statement> steps = new ArrayList<>();
    for (Fields each : all) {
      Statement statement = statement(each);
      if (statement != null) {
        steps.add(statement);
      }
    }
    return steps;
  }

  private static @Nullable Statement statement(Fields fields) {
    if (fields.has("kind")) {
      Behaviour behaviour = BehaviourTable.within(fields);
      return behaviour == null ? null : new Statement.Behave(behaviour);
    }
    return TABLE.read(fields);
  }

  static SequencedMap<String, Object> tree(Statement statement) {
    return statement instanceof Statement.Behave(Behaviour behaviour)
        ? behaviour.tree()
        : TABLE.tree(statement);
  }

  static List<SequencedMap<String, Object>> trees(List<Statement> steps) {
    return steps.stream().map(StatementTable::tree).toList();
  }

  static SequencedMap<String, Object> schema() {
    return TABLE.schema();
  }
}
