package gopark.web.problem;

import gopark.journal.JournalClosed;
import gopark.journal.JournalCorrupt;
import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import gopark.journal.JournalFull;
import gopark.journal.JournalLocked;
import gopark.journal.SessionDamaged;
import gopark.runtime.release.RefusedSetting;
import gopark.scenario.Problem;
import gopark.session.SessionUnreadable;
import gopark.session.Submitted;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.springframework.http.HttpStatus;

/** What sessions, the runtime and the journal refuse, as problems of a request. */
public final class Refusals {

  private static final Duration SOON = Duration.ofSeconds(5);

  private Refusals() {}

  /** Commands that were not done. */
  public static ApiProblem of(Submitted.Refused refused) {
    Problem problem = refused.problem();
    return switch (refused.obstacle()) {
      case NOT_NOW ->
          ApiProblem.of(HttpStatus.UNPROCESSABLE_CONTENT, "not-now").withErrors(List.of(problem));
      case CONDITION -> ApiProblem.badInput(List.of(problem));
      case ENDED -> ApiProblem.of(HttpStatus.GONE, "session-ended");
      case READ_ONLY -> readOnly(problem);
      case NO_SUCH_BRANCH -> ApiProblem.of(HttpStatus.NOT_FOUND, "branch-not-found");
      case NO_MEMORY ->
          ApiProblem.of(HttpStatus.SERVICE_UNAVAILABLE, "too-much-memory").retryAfter(SOON);
    };
  }

  private static ApiProblem readOnly(Problem problem) {
    return ApiProblem.of(HttpStatus.CONFLICT, "session-read-only")
        .with("trouble", Objects.requireNonNull(problem.arguments().get("trouble")))
        .with("step", Objects.requireNonNull(problem.arguments().get("step")));
  }

  /** The sender thought the session to be at another step. */
  public static ApiProblem of(Submitted.Stale stale) {
    return ApiProblem.of(HttpStatus.CONFLICT, "stale").with("step", stale.step());
  }

  /** A release, a rule or a setting that does not exist. */
  public static ApiProblem of(String path, RefusedSetting refused) {
    return ApiProblem.badInput(
        List.of(new Problem(path, refused.code(), refused.arguments(), refused.sentence())));
  }

  /** The problem of a session that cannot be run; what is stored can be downloaded. */
  static ApiProblem of(SessionUnreadable unreadable) {
    return ApiProblem.of(HttpStatus.CONFLICT, "session-unreadable")
        .with("why", unreadable.why().word())
        .withErrors(unreadable.problems());
  }

  /** What the journal complains of is for the log: the reader learns whether to wait. */
  static ApiProblem of(JournalException failure) {
    return switch (failure) {
      case JournalFull full ->
          ApiProblem.of(HttpStatus.INSUFFICIENT_STORAGE, "journal-full").retryAfter(SOON);
      case JournalCorrupt corrupt -> ApiProblem.of(HttpStatus.GONE, "journal-corrupt");
      case SessionDamaged damaged ->
          ApiProblem.of(HttpStatus.CONFLICT, "session-damaged")
              .with("whole", damaged.damage().lastWholeSeq());
      case JournalFailed failed -> unavailable();
      case JournalLocked locked -> unavailable();
      case JournalClosed closed -> unavailable();
    };
  }

  private static ApiProblem unavailable() {
    return ApiProblem.of(HttpStatus.SERVICE_UNAVAILABLE, "journal-unavailable").retryAfter(SOON);
  }
}
