package gopark.scenario;

import static gopark.scenario.SharedFields.BYTES;
import static gopark.scenario.SharedFields.CAPACITY;
import static gopark.scenario.SharedFields.COUNT;
import static gopark.scenario.SharedFields.NAME;
import static gopark.scenario.SharedFields.NS;
import static gopark.scenario.SharedFields.RAW;
import static gopark.scenario.SharedFields.ROUNDS;
import static gopark.scenario.SharedFields.TIME;
import static gopark.scenario.SharedFields.WORK;
import static gopark.scenario.SharedFields.unless;

import gopark.scenario.Behaviour.Alloc;
import gopark.scenario.Behaviour.Consumer;
import gopark.scenario.Behaviour.Cpu;
import gopark.scenario.Behaviour.Forever;
import gopark.scenario.Behaviour.Func;
import gopark.scenario.Behaviour.Mutex;
import gopark.scenario.Behaviour.Net;
import gopark.scenario.Behaviour.PingPong;
import gopark.scenario.Behaviour.Producer;
import gopark.scenario.Behaviour.Script;
import gopark.scenario.Behaviour.Sleep;
import gopark.scenario.Behaviour.Spawn;
import gopark.scenario.Behaviour.Syscall;
import gopark.scenario.Behaviour.Worker;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Behaviours as objects, told apart by {@code kind}. */
final class BehaviourTable {
  private static final String KIND = "kind";

  private static final Field<Boolean> CALLS = Field.flag("calls", true);

  /** The channels where players, and producers and consumers, meet if none is named. */
  private static final Field<String> TABLE = NAME.named("channel").otherwise("table");

  private static final Field<String> JOBS = NAME.named("channel").otherwise("jobs");
  private static final Field<String> LOCK = NAME.named("mutex").otherwise("lock");
  private static final Field<@Nullable String> RESULTS = NAME.named("results").optional();
  private static final Field<Integer> VALUES = ROUNDS.named("count");
  private static final Field<Boolean> CLOSE = Field.flag("close", false);
  private static final Field<Long> PAUSE = WORK.named("pauseNs");
  private static final Field<List<Statement>> STEPS = StatementTable.steps("steps", 1);
  private static final Field<String> FUNCTION = Field.text("name", ScenarioLimits.NAME);

  /** Within another behaviour. */
  private static final Field<@Nullable Behaviour> CHILD =
      Field.of("behaviour", reference(), (fields, name) -> within(fields.object(name)));

  /** What a goroutine does that a command starts. */
  static final Field<@Nullable Behaviour> STARTED =
      Field.of("behaviour", reference(), (fields, name) -> started(fields.object(name)));

  private static final List<Row<Behaviour>> ROWS =
      List.of(
          Row.of(
              "cpu",
              Cpu.class,
              it -> new Cpu(TIME.of(it), CALLS.of(it)),
              TIME.from(Cpu::ns),
              CALLS.from(Cpu::calls)),
          Row.of("sleep", Sleep.class, it -> new Sleep(NS.of(it)), NS.from(Sleep::ns)),
          Row.of(
              "syscall",
              Syscall.class,
              it -> new Syscall(NS.of(it), RAW.of(it)),
              NS.from(Syscall::ns),
              RAW.from(Syscall::raw)),
          Row.of("net", Net.class, it -> new Net(NS.of(it)), NS.from(Net::ns)),
          Row.of(
              "spawn",
              Spawn.class,
              BehaviourTable::spawn,
              CHILD.from(spawn -> tree(spawn.behaviour())),
              COUNT.from(Spawn::count)),
          Row.of(
              "pingpong",
              PingPong.class,
              it -> new PingPong(TABLE.of(it), ROUNDS.of(it), WORK.of(it)),
              TABLE.from(PingPong::channel),
              ROUNDS.from(it -> unless(0, it.rounds())),
              WORK.from(PingPong::ns)),
          Row.of(
              "producer",
              Producer.class,
              it ->
                  new Producer(
                      JOBS.of(it), VALUES.of(it), WORK.of(it), CAPACITY.of(it), CLOSE.of(it)),
              JOBS.from(Producer::channel),
              VALUES.from(it -> unless(0, it.count())),
              WORK.from(Producer::ns),
              CAPACITY.from(Producer::capacity),
              CLOSE.from(Producer::closes)),
          Row.of(
              "consumer",
              Consumer.class,
              it -> new Consumer(JOBS.of(it), VALUES.of(it), WORK.of(it)),
              JOBS.from(Consumer::channel),
              VALUES.from(it -> unless(0, it.count())),
              WORK.from(Consumer::ns)),
          Row.of(
              "worker",
              Worker.class,
              it -> new Worker(JOBS.of(it), RESULTS.of(it), WORK.of(it)),
              JOBS.from(Worker::channel),
              RESULTS.from(Worker::results),
              WORK.from(Worker::ns)),
          Row.of(
              "mutex",
              Mutex.class,
              it -> new Mutex(LOCK.of(it), ROUNDS.of(it), WORK.of(it), PAUSE.of(it)),
              LOCK.from(Mutex::mutex),
              ROUNDS.from(it -> unless(0, it.rounds())),
              WORK.from(Mutex::ns),
              PAUSE.from(Mutex::pauseNs)),
          Row.of(
              "alloc",
              Alloc.class,
              it -> new Alloc(BYTES.of(it), ROUNDS.of(it), WORK.of(it)),
              BYTES.from(Alloc::bytes),
              ROUNDS.from(it -> unless(0, it.rounds())),
              WORK.from(Alloc::ns)),
          Row.of(
              "forever",
              Forever.class,
              it -> new Forever(CALLS.of(it)),
              CALLS.from(Forever::calls)),
          Row.of(
              "script",
              Script.class,
              it -> new Script(STEPS.of(it)),
              STEPS.from(it -> StatementTable.trees(it.steps()))));

  /** What a goroutine does that a command starts: a function of the session's program, too. */
  private static final Table<Behaviour> ALL =
      table(Row.of("func", Func.class, it -> new Func(FUNCTION.of(it)), FUNCTION.from(Func::name)));

  /** What is a part of something else. */
  private static final Table<Behaviour> WITHIN = table(Row.refused("func", BehaviourTable::func));

  static final List<String> KINDS = ALL.words();

  private BehaviourTable() {}

  private static Table<Behaviour> table(Row<Behaviour> ofFunctions) {
    List<Row<Behaviour>> rows = new ArrayList<>(ROWS);
    rows.add(ofFunctions);
    return new Table<>(KIND, rows);
  }

  private static SequencedMap<String, Object> reference() {
    return Schema.reference("behaviour");
  }

  private static @Nullable Spawn spawn(Fields fields) {
    int count = COUNT.of(fields);
    Behaviour child = CHILD.of(fields);
    return child == null ? null : new Spawn(child, count);
  }

  private static @Nullable Behaviour func(Fields fields) {
    FUNCTION.of(fields);
    fields.refuse(KIND, "func-within", "A function can only be started by itself.");
    return null;
  }

  private static @Nullable Behaviour started(Fields fields) {
    return ALL.read(fields);
  }

  /** What is a step of a script, or what a goroutine does that a behaviour starts. */
  static @Nullable Behaviour within(Fields fields) {
    return WITHIN.read(fields);
  }

  static String kind(Behaviour behaviour) {
    return ALL.word(behaviour);
  }

  static SequencedMap<String, Object> tree(Behaviour behaviour) {
    return ALL.tree(behaviour);
  }

  static SequencedMap<String, Object> schema() {
    return ALL.schema();
  }
}
