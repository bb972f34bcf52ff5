package gopark.web.api;

import gopark.practice.Warning;
import gopark.runtime.state.ConstantWords;
import gopark.scenario.Fields;
import gopark.scenario.Reading;
import gopark.scenario.Timed;
import gopark.simulation.WorkMeter;
import gopark.web.document.Body;
import gopark.web.problem.ApiProblem;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** What the calls have in common that judge what somebody says of a run. */
final class PracticeCalls {

  private PracticeCalls() {}

  /** The word for a constant: {@code lockConvoy}. */
  static String word(Enum<?> constant) {
    return ConstantWords.of(constant);
  }

  /** Reads a body that must be there. */
  static <T> T read(Body body, Function<Fields, ? extends @Nullable T> reader) {
    return read(body, WorkMeter.unlimited(), reader);
  }

  /** Reads a body that may hold a program; the meter counts what that takes. */
  static <T> T read(Body body, WorkMeter work, Function<Fields, ? extends @Nullable T> reader) {
    Reading<T> reading = Fields.read(body.required().tree(), work, reader);
    return ApiProblem.right(reading);
  }

  /** The refusal of a command that no button of a challenge gives. */
  static ApiProblem otherCommand(Timed timed) {
    return ApiProblem.of(HttpStatus.UNPROCESSABLE_CONTENT, "other-command")
        .with("command", timed.command().name())
        .with("step", timed.step());
  }

  /** A warning as it is answered. */
  record ToldWarning(
      String symptom, boolean likely, List<Integer> goroutines, Map<String, Object> facts) {

    static List<ToldWarning> of(List<Warning> warnings) {
      return warnings.stream()
          .map(warning ->
              new ToldWarning(
                  word(warning.symptom()), warning.likely(), warning.goroutines(), warning.facts()))
          .toList();
    }
  }
}
