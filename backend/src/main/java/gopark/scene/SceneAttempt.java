package gopark.scene;

import gopark.scenario.Problem;
import gopark.scenario.Reading;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.scenario.View;
import gopark.session.Goal;
import gopark.session.Judgement;
import gopark.session.ScenarioRun;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What somebody did at the challenge of a scene, judged from the run that came of it.
 *
 * @param run with the commands that were given, played to where it was judged
 * @param from the step at which the challenge begins
 */
public record SceneAttempt(ScenarioRun run, long from, List<Goal> goals, Judgement judgement) {
  private static final Pattern COMMAND = Pattern.compile("commands\\[([0-9]+)](.*)");

  /**
   * Plays a scene to its end and on from there with these commands, up to where all goals are met
   * or as far as the challenge goes. A command that comes too early or too late, or makes no sense
   * where it comes, is refused.
   */
  public static Reading<SceneAttempt> of(
      LocatedScene located, SceneChallenge challenge, List<Timed> commands, WorkMeter work) {
    long from = located.end().step();
    long last = from + challenge.steps();
    List<Problem> problems = problems(challenge, commands, from, last);
    if (!problems.isEmpty()) {
      return new Reading.Refused<>(problems);
    }
    Scenario begun = begun(located.scene(), from);
    long told = run(located.scene(), begun, work).told(from);
    List<Timed> all = new ArrayList<>(begun.commands());
    all.addAll(commands);
    ScenarioRun run = run(located.scene(), begun.withCommands(all), work);
    for (Problem refusal : run.refusals()) {
      problems.add(renumbered(refusal, begun.commands().size()));
    }
    if (!problems.isEmpty()) {
      return new Reading.Refused<>(problems);
    }
    List<Goal> goals = challenge.asked();
    return new Reading.Read<>(
        new SceneAttempt(run, from, goals, run.judge(goals, from, told, last)));
  }

  /** Whether all goals are met where the challenge begins, so that there is nothing to do. */
  static boolean isIdle(Scene scene, SceneChallenge challenge, long from, WorkMeter work) {
    ScenarioRun run = run(scene, begun(scene, from), work);
    return run.judge(challenge.asked(), from, run.told(from), from).passed();
  }

  /** The scene's scenario without what was planned after a step: from there the learner acts. */
  private static Scenario begun(Scene scene, long from) {
    Scenario scenario = scene.scenario();
    return scenario
        .withCommands(
            scenario.commands().stream().filter(planned -> planned.step() <= from).toList())
        .withView(View.START);
  }

  private static ScenarioRun run(Scene scene, Scenario scenario, WorkMeter work) {
    return new ScenarioRun(scene.id(), scenario, SceneLimits.REHEARSAL, work);
  }

  private static List<Problem> problems(
      SceneChallenge challenge, List<Timed> commands, long from, long last) {
    List<Problem> problems = new ArrayList<>();
    if (commands.size() > challenge.commands()) {
      problems.add(
          Problem.of(
                  "commands",
                  "too-many",
                  "There must be at most " + challenge.commands() + " here.")
              .with("count", commands.size())
              .with("least", 0)
              .with("most", challenge.commands()));
    }
    for (int i = 0; i < commands.size(); i++) {
      long step = commands.get(i).step();
      if (step < from || step > last) {
        problems.add(
            Problem.of(
                    "commands[" + i + "].step",
                    "out-of-range",
                    "This must be between " + from + " and " + last + ".")
                .with("value", step)
                .with("least", from)
                .with("most", last));
      }
    }
    return problems;
  }

  /** A refusal of the run told by the number that the command has among those that were given. */
  private static Problem renumbered(Problem refusal, int before) {
    Matcher matcher = COMMAND.matcher(refusal.path());
    if (!matcher.matches()) {
      return refusal;
    }
    int number = Integer.parseInt(matcher.group(1)) - before;
    return new Problem(
        "commands[" + number + "]" + matcher.group(2),
        refusal.code(),
        refusal.arguments(),
        refusal.sentence());
  }
}
