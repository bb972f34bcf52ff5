package gopark.scenario;

import gopark.command.RuntimeCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * A command, and how many steps the runtime had made when it took effect.
 *
 * @param step as GoRuntime.steps() counts; one that has passed when main begins is then
 */
public record Timed(long step, RuntimeCommand command) {
  private static final Field<Long> STEP = Field.number("step", 0, ScenarioLimits.EXACT);

  /** The command and its step as a document. */
  public SequencedMap<String, Object> tree() {
    return new Tree().with(STEP.name, step).withAll(CommandTable.tree(command)).done();
  }

  /** The command and step that these fields tell; null if they are wrong, which they know. */
  public static @Nullable Timed of(Fields fields) {
    long step = STEP.of(fields);
    RuntimeCommand command = CommandTable.read(fields);
    return command == null ? null : new Timed(step, command);
  }

  /** The commands of a field's list, which must be in the order of their steps. */
  public static List<Timed> all(Fields fields, String name, int most) {
    List<Timed> commands = new ArrayList<>();
    long last = 0;
    for (Fields each : fields.objects(name, 0, most)) {
      Timed timed = of(each);
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

  static SequencedMap<String, Object> schema() {
    return CommandTable.schema(STEP);
  }
}
