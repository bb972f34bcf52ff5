package gopark.scene;

import gopark.command.Command;
import gopark.command.PlaybackCommand;
import gopark.scenario.Commands;
import gopark.scenario.Fields;
import gopark.scenario.Problem;
import gopark.session.Goal;
import java.util.ArrayList;
import java.util.List;

/** Reads what challenges are made of: those of scenes, and those of lessons. */
public final class ChallengeReader {
  private final Words words;
  private final int longestLabel;

  /** Reads a text in both languages of at most so many characters each. */
  @FunctionalInterface
  public interface Words {
    BothTexts read(Fields fields, int most);
  }

  /**
   * A reader of the actions and goals of one document.
   *
   * @param longestLabel characters of what stands on a button or beside a goal
   */
  public ChallengeReader(Words words, int longestLabel) {
    this.words = words;
    this.longestLabel = longestLabel;
  }

  /** The challenge of a scene. */
  SceneChallenge ofScene(Fields fields) {
    BothTexts ask = words.read(fields.object("ask"), SceneLimits.TEXT);
    List<Action> actions = actions(fields, SceneLimits.CHALLENGE_ACTIONS, SceneLimits.COMMANDS);
    List<Wanted> goals = goals(fields, SceneLimits.GOALS);
    refusePlayback(fields, actions);
    Fields says = fields.optionalObject("says");
    return new SceneChallenge(
        ask,
        actions,
        goals,
        says == null ? null : words.read(says, SceneLimits.TEXT),
        fields.integer("steps", 1, SceneLimits.MOST_STEPS, SceneLimits.USUAL_STEPS),
        fields.integer("commands", 1, SceneLimits.MOST_GIVEN, SceneLimits.USUAL_GIVEN));
  }

  /** Playing and stepping are never locked; a button is for what changes the run. */
  private static void refusePlayback(Fields fields, List<Action> actions) {
    for (int i = 0; i < actions.size(); i++) {
      List<Command> commands = actions.get(i).commands();
      for (int j = 0; j < commands.size(); j++) {
        if (commands.get(j) instanceof PlaybackCommand plays) {
          String name = String.valueOf(Commands.tree(plays).get("do"));
          fields.refuse(
              Problem.of(
                      fields.path("actions") + "[" + i + "].commands[" + j + "].do",
                      "only-plays",
                      "A button gives commands to the run, and " + name + " is none.")
                  .with("command", name));
        }
      }
    }
  }

  /** The buttons that a learner may press, at least one. */
  public List<Action> actions(Fields fields, int most, int mostCommands) {
    List<Action> actions = new ArrayList<>();
    for (Fields each : fields.objects("actions", 1, most)) {
      actions.add(action(each, mostCommands));
    }
    return actions;
  }

  /** One button. */
  Action action(Fields fields, int mostCommands) {
    BothTexts text = words.read(fields.object("text"), longestLabel);
    List<Command> commands = new ArrayList<>();
    for (Fields each : fields.objects("commands", 1, mostCommands)) {
      Command command = Commands.of(each);
      if (command != null) {
        commands.add(command);
      }
    }
    return new Action(text, commands);
  }

  /** What is to be brought about, at least one goal. */
  public List<Wanted> goals(Fields fields, int most) {
    List<Wanted> goals = new ArrayList<>();
    for (Fields each : fields.objects("goals", 1, most)) {
      BothTexts text = words.read(each.object("text"), longestLabel);
      Goal goal = GoalReader.goal(each);
      if (goal != null) {
        goals.add(new Wanted(text, goal));
      }
    }
    return goals;
  }
}
