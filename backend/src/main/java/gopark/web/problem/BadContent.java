package gopark.web.problem;

import gopark.scenario.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.DatabindException;

/** Content that cannot be read, or not as what it should be. */
public final class BadContent {

  private BadContent() {}

  static ApiProblem of(JacksonException reason) {
    return switch (reason) {
      case StreamConstraintsException limit -> tooComplex();
      case DatabindException wrong -> ApiProblem.badInput(List.of(wrongShape(wrong)));
      default -> malformed(reason.getLocation());
    };
  }

  /** There is no content where some is needed. */
  public static ApiProblem missing() {
    return ApiProblem.of(HttpStatus.BAD_REQUEST, "missing-content");
  }

  /** The content has more bytes than may come. */
  public static ApiProblem tooLarge() {
    return ApiProblem.of(HttpStatus.CONTENT_TOO_LARGE, "content-too-large");
  }

  /** The content is nested too deeply, or has a name or a number that is too long. */
  public static ApiProblem tooComplex() {
    return ApiProblem.of(HttpStatus.BAD_REQUEST, "content-too-complex");
  }

  /** The content breaks the rules of its format at a place that its reader tells, if it does. */
  public static ApiProblem malformed(@Nullable TokenStreamLocation place) {
    return place == null || place.getLineNr() < 1
        ? unreadable()
        : malformed(place.getLineNr(), place.getColumnNr());
  }

  /** The content breaks the rules of its format at this place, counted from 1. */
  public static ApiProblem malformed(int line, int column) {
    return ApiProblem.of(HttpStatus.BAD_REQUEST, "malformed-content")
        .with("line", line)
        .with("column", Math.max(1, column));
  }

  /** The content cannot be read, and nobody knows where it is wrong. */
  public static ApiProblem unreadable() {
    return ApiProblem.of(HttpStatus.BAD_REQUEST, "unreadable-content");
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
