package gopark.scenario;

import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * What somebody asks of a session: to make something happen in the run, or to show another part of
 * it. As a tree it is an object whose field {@code do} says its name.
 */
public sealed interface Command permits RuntimeCommand, PlaybackCommand {

  /** What {@code do} says: {@code netRead}. */
  String name();

  /** It as a tree. Reading that gives an equal command. */
  SequencedMap<String, Object> tree();

  /** Reads one command. */
  static Reading<Command> read(@Nullable Object tree) {
    return Fields.read(tree, Command::of);
  }

  /** Reads one command, or a list of them. */
  static Reading<List<Command>> readAll(@Nullable Object tree) {
    return Fields.readAll(tree, ScenarioLimits.COMMANDS_AT_ONCE, Command::of);
  }

  /** The command that these fields tell; null if there is none of that name, which is told. */
  static @Nullable Command of(Fields fields) {
    return CommandReader.command(fields);
  }

  /** The names of all commands, in the order in which they are told of. */
  static List<String> names() {
    return CommandReader.NAMES;
  }
}
