package gopark.scenario;

import gopark.command.Command;
import gopark.command.PlaybackCommand;
import gopark.command.RuntimeCommand;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Commands as trees: objects whose field {@code do} says the command's name. */
public final class Commands {
  /** The names of all commands, in the order in which they are told of. */
  static final List<String> NAMES =
      Stream.concat(PlaybackTable.names().stream(), CommandTable.names().stream()).toList();

  private Commands() {}

  /** Reads one command, or a list of them. */
  public static Reading<List<Command>> readAll(@Nullable Object tree) {
    return Fields.readAll(tree, ScenarioLimits.COMMANDS_AT_ONCE, Commands::of);
  }

  /** The command that these fields tell; null if there is none of that name, which is told. */
  public static @Nullable Command of(Fields fields) {
    String name = fields.choice("do", NAMES);
    if (name == null) {
      fields.leaveRest();
      return null;
    }
    return PlaybackTable.names().contains(name)
        ? PlaybackTable.read(name, fields)
        : CommandTable.read(name, fields);
  }

  /** The command as a tree. Reading that gives an equal command. */
  public static SequencedMap<String, Object> tree(Command command) {
    return switch (command) {
      case RuntimeCommand it -> CommandTable.tree(it);
      case PlaybackCommand it -> PlaybackTable.tree(it);
    };
  }
}
