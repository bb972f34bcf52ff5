package gopark.lesson;

import gopark.command.Command;
import gopark.scenario.Scenario;
import gopark.scene.Action;
import gopark.scene.BothTexts;
import gopark.scene.Wanted;
import gopark.session.Goal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something to bring about in a run. It is judged from what happened there.
 *
 * @param actions what may be done; nothing else counts
 * @param hint for a learner who is stuck; or null
 */
public record Challenge(
    Scenario scenario,
    BothTexts ask,
    List<Action> actions,
    List<Wanted> goals,
    @Nullable BothTexts hint) {

  public Challenge {
    actions = List.copyOf(actions);
    goals = List.copyOf(goals);
  }

  /** What a judge asks of a run. */
  public List<Goal> asked() {
    return goals.stream().map(Wanted::goal).toList();
  }

  /** Whether it began as the challenge does, whatever was done in it. */
  public boolean isRunOf(Scenario played) {
    return played.withCommands(List.of()).withView(scenario.view()).equals(scenario);
  }

  /** Whether a command is one of those that may be given. */
  public boolean allows(Command command) {
    return actions.stream().anyMatch(action -> action.commands().contains(command));
  }
}
