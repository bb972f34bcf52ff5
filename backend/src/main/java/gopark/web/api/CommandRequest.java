package gopark.web.api;

import gopark.command.Command;
import gopark.scenario.Commands;
import gopark.scenario.Fields;
import gopark.scenario.Problem;
import gopark.scenario.Reading;
import gopark.scenario.ScenarioLimits;
import gopark.web.document.Body;
import gopark.web.problem.ApiProblem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Commands as they were sent.
 *
 * @param ifStep the step at which all of them are meant, if somebody said one
 */
record CommandRequest(List<Command> commands, OptionalLong ifStep) {

  private static final String IF_STEP = "ifStep";

  static CommandRequest of(Body body, @Nullable Long ifStep) {
    Object sent = body.required().tree();
    CommandSteps steps = new CommandSteps();
    if (ifStep != null) {
      steps.take("", Asked.number(IF_STEP, ifStep, 0, ScenarioLimits.EXACT, 0));
    }
    Reading<List<Command>> reading = Commands.readAll(steps.withoutThem(sent));
    steps.problems.addAll(reading.problems());
    if (!steps.problems.isEmpty()) {
      throw ApiProblem.badInput(steps.problems);
    }
    return new CommandRequest(reading.orThrow(), steps.step);
  }

  /** What the commands say of the step, which the reader of commands does not know. */
  private static final class CommandSteps {
    private final List<Problem> problems = new ArrayList<>();
    private OptionalLong step = OptionalLong.empty();

    @Nullable Object withoutThem(@Nullable Object tree) {
      if (!(tree instanceof List<?> list)) {
        return withoutIt("", tree);
      }
      List<@Nullable Object> commands = new ArrayList<>();
      for (int i = 0; i < list.size(); i++) {
        commands.add(withoutIt("[" + i + "]", list.get(i)));
      }
      return commands;
    }

    private @Nullable Object withoutIt(String path, @Nullable Object command) {
      if (!(command instanceof Map<?, ?> map) || !map.containsKey(IF_STEP)) {
        return command;
      }
      Map<String, @Nullable Object> rest = new LinkedHashMap<>();
      map.forEach((name, value) -> rest.put(String.valueOf(name), value));
      Map<String, @Nullable Object> alone = new LinkedHashMap<>();
      alone.put(IF_STEP, rest.remove(IF_STEP));
      Reading<Long> reading =
          Fields.read(alone, fields -> fields.number(IF_STEP, 0, ScenarioLimits.EXACT));
      switch (reading) {
        case Reading.Read<Long>(Long said) -> take(path, said);
        case Reading.Refused<Long>(List<Problem> wrong) ->
            wrong.forEach(problem -> problems.add(at(path, problem)));
      }
      return rest;
    }

    /** All commands take effect at one step, so that they cannot be meant for two. */
    void take(String path, long said) {
      if (step.isPresent() && step.getAsLong() != said) {
        problems.add(
            at(
                path,
                Problem.of(
                        IF_STEP,
                        "different-steps",
                        "The commands are for two steps, "
                            + step.getAsLong()
                            + " and "
                            + said
                            + ".")
                    .with("one", step.getAsLong())
                    .with("other", said)));
      }
      step = OptionalLong.of(said);
    }

    private static Problem at(String path, Problem problem) {
      return new Problem(
          path.isEmpty() ? problem.path() : path + "." + problem.path(),
          problem.code(),
          problem.arguments(),
          problem.sentence());
    }
  }
}
