package gopark.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import gopark.session.Submitted;
import gopark.web.problem.ApiProblem;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/**
 * What was done is safe.
 *
 * @param seq the number of its entry in the journal
 * @param step where the session is now, as is the time
 * @param created what is new; null: nothing
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Done(long seq, long step, long timeNs, @Nullable Created created) {

  /**
   * What commands have made.
   *
   * @param g ids of goroutines
   */
  record Created(List<Integer> g) {}

  /** Tells what came of commands, or throws an {@link ApiProblem} that says why nothing did. */
  static Done orThrow(Submitted submitted) {
    return switch (submitted) {
      case Submitted.Done done ->
          new Done(
              done.seq(),
              done.step(),
              done.timeNs(),
              done.created().isEmpty() ? null : new Created(done.created()));
      case Submitted.Stale(long step) ->
          throw ApiProblem.of(HttpStatus.CONFLICT, "stale").with("step", step);
      case Submitted.Refused(var problem) ->
          throw ApiProblem.of(HttpStatus.UNPROCESSABLE_CONTENT, "command-refused")
              .withErrors(List.of(problem));
    };
  }
}
