package gopark.scenario;

import static gopark.scenario.Field.integer;
import static gopark.scenario.Field.number;

import gopark.command.RuntimeCommand;
import gopark.runtime.config.RuntimeConfig;
import gopark.simulation.VirtualTime;
import java.util.List;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The fields that objects of several kinds have; most are definitions of the schema. */
final class SharedFields {
  private static final String LETTERS = "[\\p{L}_][\\p{L}\\p{Nd}_.]*";
  private static final Pattern NAME_FORM = Pattern.compile(LETTERS);

  /** What a piece of work takes if nothing is said. */
  private static final long USUAL_WORK = 10 * VirtualTime.MICROSECOND;

  private static final long USUAL_PERIOD = 100 * VirtualTime.MILLISECOND;

  static final Field<Integer> G =
      integer("g", 1, Integer.MAX_VALUE)
          .about("A goroutine's id; without it the kernel chooses.")
          .as("g")
          .unless(RuntimeCommand.WHICHEVER);

  static final Field<Long> NS = number("ns", 0, RuntimeCommand.MAX_NS).as("ns");
  static final Field<Long> TIME = number("ns", 1, RuntimeCommand.MAX_NS).as("time");
  static final Field<Long> WORK = number("ns", 1, RuntimeCommand.MAX_NS, USUAL_WORK).as("work");
  static final Field<Boolean> RAW = Field.flag("raw", false);

  static final Field<Long> BYTES = number("bytes", 1, ScenarioLimits.MEMORY).as("bytes");

  /** 0 stands for no end. */
  static final Field<Integer> ROUNDS =
      integer("rounds", 1, ScenarioLimits.ROUNDS)
          .about("Without it there is no end.")
          .as("rounds")
          .unless(0);

  static final Field<Integer> CAPACITY =
      integer("capacity", 0, ScenarioLimits.CAPACITY, 0).as("capacity");

  /** How many goroutines are started. */
  static final Field<Integer> COUNT = integer("count", 1, ScenarioLimits.GOROUTINES_AT_ONCE, 1);

  /** A name as Go's identifiers are, which may have dots within. */
  static final Field<String> NAME = Field.of("name", nameSchema(), SharedFields::name).as("name");

  static final Field<@Nullable String> FUNCTION = NAME.optional();

  static final Field<String> REASON =
      Field.choice("reason", Behaviour.REASONS, Behaviour.REASONS.getFirst());

  static final Field<String> PANIC = Field.anyText("text", ScenarioLimits.TEXT, "stopped by hand");

  static final Field<Long> PERIOD =
      number("periodNs", VirtualTime.MILLISECOND, VirtualTime.SECOND, USUAL_PERIOD).as("periodNs");

  /** How large it may be depends on the period, which its reader knows. */
  static final Field<Long> QUOTA =
      number("quotaNs", 0, VirtualTime.SECOND * RuntimeConfig.MAX_PROCESSORS)
          .about("Of each period; 0: no limit, else at least a millisecond.")
          .as("quotaNs");

  /** What takes no time could be done for ever without any passing; and no cost is a second. */
  static final Field<Long> COST = number("cost", 1, VirtualTime.SECOND).as("cost");

  /** The fields that the schema defines once. */
  static final List<Field<?>> DEFINED =
      List.of(G, NS, TIME, WORK, BYTES, ROUNDS, CAPACITY, COST, QUOTA, PERIOD, NAME);

  private SharedFields() {}

  private static SequencedMap<String, Object> nameSchema() {
    return Schema.with(Schema.text(1, ScenarioLimits.NAME), "pattern", "^" + LETTERS + "$");
  }

  private static String name(Fields fields, String field) {
    String name = fields.text(field, ScenarioLimits.NAME);
    if (!name.isEmpty() && !NAME_FORM.matcher(name).matches()) {
      fields.refuse(
          field,
          "no-name",
          "A name begins with a letter and has letters, digits, underscores and dots.");
    }
    return name;
  }

  /** The value, or null for one that as a tree is no field. */
  static @Nullable Integer unless(int silent, int value) {
    return value == silent ? null : value;
  }
}
