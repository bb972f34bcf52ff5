package gopark.web.problem;

import gopark.scenario.Problem;
import java.util.List;
import org.springframework.http.HttpStatus;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.DatabindException;

/** Content that cannot be read, or not as what it should be. */
final class BadContent {

  private BadContent() {}

  static ApiProblem of(JacksonException reason) {
    return switch (reason) {
      case StreamConstraintsException limit ->
          ApiProblem.of(HttpStatus.BAD_REQUEST, "content-too-complex");
      case DatabindException wrong -> ApiProblem.badInput(List.of(wrongShape(wrong)));
      default -> malformed(reason.getLocation());
    };
  }

  private static ApiProblem malformed(TokenStreamLocation place) {
    if (place == null || place.getLineNr() < 1) {
      return ApiProblem.of(HttpStatus.BAD_REQUEST, "unreadable-content");
    }
    return ApiProblem.of(HttpStatus.BAD_REQUEST, "malformed-content")
        .with("line", place.getLineNr())
        .with("column", Math.max(1, place.getColumnNr()));
  }

  private static Problem wrongShape(DatabindException wrong) {
    StringBuilder path = new StringBuilder();
    for (JacksonException.Reference step : wrong.getPath()) {
      String name = step.getPropertyName();
      if (name == null) {
        path.append('[').append(step.getIndex()).append(']');
      } else {
        path.append(path.isEmpty() ? "" : ".").append(Stranger.shown(name));
      }
    }
    return Problem.of(path.toString(), "wrong-shape", "Something else should be here.");
  }
}
