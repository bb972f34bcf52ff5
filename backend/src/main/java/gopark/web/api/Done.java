package gopark.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import gopark.session.Submitted;
import gopark.web.problem.Refusals;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

  /** Tells what came of commands, or throws what says why nothing did. */
  static Done orThrow(Submitted submitted) {
    return switch (submitted) {
      case Submitted.Done done ->
          new Done(
              done.seq(),
              done.step(),
              done.timeNs(),
              done.created().isEmpty() ? null : new Created(done.created()));
      case Submitted.Stale stale -> throw Refusals.of(stale);
      case Submitted.Refused refused -> throw Refusals.of(refused);
    };
  }
}
