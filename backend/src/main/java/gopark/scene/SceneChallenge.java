package gopark.scene;

import gopark.command.Command;
import gopark.session.Goal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * Something to bring about where a scene ends. It is judged from what happens after that.
 *
 * @param actions what may be done; everything else is locked
 * @param says what a learner is told who has done it; or null
 * @param steps how long the run is judged, from the scene's end on
 * @param commands the most that may be given
 */
public record SceneChallenge(
    BothTexts ask,
    List<Action> actions,
    List<Wanted> goals,
    @Nullable BothTexts says,
    int steps,
    int commands) {

  public SceneChallenge {
    actions = List.copyOf(actions);
    goals = List.copyOf(goals);
  }

  /** What a judge asks of a run. */
  public List<Goal> asked() {
    return goals.stream().map(Wanted::goal).toList();
  }

  /** Whether a command is one of those that may be given. */
  public boolean allows(Command command) {
    return actions.stream().anyMatch(action -> action.commands().contains(command));
  }

  /** The challenge as a document. */
  public SequencedMap<String, Object> tree() {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("ask", ask.tree());
    tree.put("actions", actions.stream().map(Action::tree).toList());
    tree.put("goals", goals.stream().map(Wanted::tree).toList());
    if (says != null) {
      tree.put("says", says.tree());
    }
    tree.put("steps", (long) steps);
    tree.put("commands", (long) commands);
    return tree;
  }
}
