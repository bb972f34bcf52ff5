package gopark.web.problem;

import gopark.journal.Damage;
import gopark.journal.JournalClosed;
import gopark.journal.JournalCorrupt;
import gopark.journal.JournalFailed;
import gopark.journal.JournalFull;
import gopark.journal.JournalLocked;
import gopark.journal.SessionDamaged;
import gopark.scenario.Problem;
import gopark.session.Submitted;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/** What may be thrown while a request is answered. */
final class Thrown {

  static final String SECRET = "/var/lib/gopark/journal.mv";

  static final Map<String, Supplier<Throwable>> BY_NAME =
      Map.ofEntries(
          Map.entry("bug", () -> new IllegalStateException(SECRET)),
          Map.entry("wrapped", () -> new CompletionException(new JournalFull(SECRET, null))),
          Map.entry("full", () -> new JournalFull(SECRET, null)),
          Map.entry("failed", () -> new JournalFailed(SECRET, null)),
          Map.entry(
              "reset",
              () -> new JournalFailed(SECRET, new IOException("Connection reset by peer"))),
          Map.entry("cut", () -> new UncheckedIOException(new EOFException(SECRET))),
          Map.entry("locked", () -> new JournalLocked(SECRET, null)),
          Map.entry("closed", JournalClosed::new),
          Map.entry("corrupt", () -> new JournalCorrupt(SECRET, null)),
          Map.entry("damaged", () -> new SessionDamaged(new Damage(3, SECRET))),
          Map.entry("late", () -> new TimeoutException(SECRET)),
          Map.entry("large", () -> new DataBufferLimitException(SECRET)),
          Map.entry("odd", () -> new ResponseStatusException(HttpStatus.PAYMENT_REQUIRED, SECRET)),
          Map.entry("no-key", () -> ApiProblem.of(HttpStatus.UNAUTHORIZED, "edit-key-missing")),
          Map.entry("wrong-key", () -> ApiProblem.of(HttpStatus.FORBIDDEN, "edit-key-wrong")),
          Map.entry("no-session", () -> ApiProblem.of(HttpStatus.NOT_FOUND, "session-not-found")),
          Map.entry("ended", () -> ApiProblem.of(HttpStatus.GONE, "session-ended")),
          Map.entry("stale", () -> Refusals.of(new Submitted.Stale(1_234_567))),
          Map.entry("dead", () -> refused(Submitted.Obstacle.NOT_NOW, dead())),
          Map.entry(
              "condition",
              () ->
                  refused(
                      Submitted.Obstacle.CONDITION, Problem.of("[1].condition", "too-deep", "?"))),
          Map.entry(
              "branch",
              () ->
                  refused(
                      Submitted.Obstacle.NO_SUCH_BRANCH, Problem.of("", "no-such-branch", "?"))),
          Map.entry(
              "limit",
              () ->
                  ApiProblem.of(HttpStatus.TOO_MANY_REQUESTS, "too-many-sessions")
                      .retryAfter(Duration.ofSeconds(2))
                      .header("RateLimit", "\"sessions\";r=0;t=2")),
          Map.entry(
              "memory", () -> ApiProblem.of(HttpStatus.SERVICE_UNAVAILABLE, "too-much-memory")));

  private Thrown() {}

  private static ApiProblem refused(Submitted.Obstacle obstacle, Problem problem) {
    return Refusals.of(new Submitted.Refused(obstacle, problem));
  }

  private static Problem dead() {
    return Problem.of("[2]", "goroutine-dead", "G7 has ended.").with("g", 7);
  }
}
