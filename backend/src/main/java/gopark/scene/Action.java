package gopark.scene;

import gopark.command.Command;
import gopark.scenario.Commands;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** A button: what stands on it, and the commands that pressing it gives. */
public record Action(BothTexts text, List<Command> commands) {
  public Action {
    commands = List.copyOf(commands);
  }

  /** The action as a document. */
  public SequencedMap<String, Object> tree() {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("text", text.tree());
    tree.put("commands", commands.stream().map(Commands::tree).toList());
    return tree;
  }
}
