package gopark.scenario;

import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * A command, and how many steps the runtime had made when it took effect.
 *
 * @param step as GoRuntime.steps() counts; one that has passed when main begins is then
 */
public record Timed(long step, RuntimeCommand command) {

  /** It as a document. */
  public SequencedMap<String, Object> tree() {
    return new Tree().with("step", step).withAll(command.tree()).done();
  }

  /** The command and step that these fields tell; null if they are wrong, which they know. */
  public static @Nullable Timed of(Fields fields) {
    long step = fields.number("step", 0, ScenarioLimits.EXACT);
    RuntimeCommand command = CommandReader.runtime(fields);
    return command == null ? null : new Timed(step, command);
  }
}
