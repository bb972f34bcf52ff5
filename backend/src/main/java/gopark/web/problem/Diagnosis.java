package gopark.web.problem;

import gopark.journal.JournalException;
import gopark.runtime.release.RefusedSetting;
import gopark.session.SessionUnreadable;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.springframework.core.codec.DecodingException;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.ErrorResponse;
import org.springframework.web.server.MethodNotAllowedException;
import org.springframework.web.server.NotAcceptableStatusException;
import org.springframework.web.server.ServerWebInputException;
import org.springframework.web.server.UnsupportedMediaTypeStatusException;
import reactor.core.Exceptions;
import tools.jackson.core.JacksonException;

/** Whatever went wrong, as a problem that may be told: no word of the exception's own gets out. */
public final class Diagnosis {

  private static final int DEEPEST = 8;
  private static final Duration SOON = Duration.ofSeconds(2);
  private static final Duration LATER = Duration.ofSeconds(5);

  private Diagnosis() {}

  /**
   * The problem that an error is told as.
   *
   * @param thrown what went wrong; null: nobody knows
   */
  public static ApiProblem of(@Nullable Throwable thrown) {
    ApiProblem problem = thrown == null ? internal() : known(unwrapped(thrown));
    boolean mayBeTriedAgain =
        problem.status() == HttpStatus.TOO_MANY_REQUESTS
            || problem.status() == HttpStatus.SERVICE_UNAVAILABLE;
    return mayBeTriedAgain && problem.retryAfterSeconds() == null
        ? problem.retryAfter(LATER)
        : problem;
  }

  private static ApiProblem known(Throwable error) {
    return switch (error) {
      case ApiProblem problem -> problem;
      case JournalException failure -> Refusals.of(failure);
      case SessionUnreadable unreadable -> Refusals.of(unreadable);
      case RefusedSetting refused -> Refusals.of("", refused);
      case ServerWebInputException bad -> ofInput(bad);
      case ErrorResponse response -> ofFramework(response);
      case DataBufferLimitException large -> BadContent.tooLarge();
      case DecodingException undecodable -> ofContent(undecodable);
      case JacksonException unreadable -> BadContent.of(unreadable);
      case TimeoutException late ->
          ApiProblem.of(HttpStatus.SERVICE_UNAVAILABLE, "timed-out").retryAfter(SOON);
      case RejectedExecutionException busy ->
          ApiProblem.of(HttpStatus.SERVICE_UNAVAILABLE, "unavailable").retryAfter(SOON);
      default -> internal();
    };
  }

  private static ApiProblem internal() {
    return ApiProblem.of(HttpStatus.INTERNAL_SERVER_ERROR, "internal-error");
  }

  private static Throwable unwrapped(Throwable thrown) {
    Throwable error = Exceptions.unwrap(thrown);
    while ((error instanceof CompletionException || error instanceof ExecutionException)
        && error.getCause() != null) {
      error = error.getCause();
    }
    return error;
  }

  // ---- what the framework refuses

  private static ApiProblem ofFramework(ErrorResponse response) {
    HttpStatus known = HttpStatus.resolve(response.getStatusCode().value());
    HttpStatus status = known == null ? HttpStatus.INTERNAL_SERVER_ERROR : known;
    ApiProblem problem = ApiProblem.of(status, StatusCodes.of(status));
    response
        .getHeaders()
        .forEach((name, values) -> problem.header(name, String.join(", ", values)));
    switch (response) {
      case MethodNotAllowedException wrong ->
          problem.with(
              "allowed",
              wrong.getSupportedMethods().stream().map(String::valueOf).sorted().toList());
      case NotAcceptableStatusException wrong ->
          problem.with(
              "supported",
              wrong.getSupportedMediaTypes().stream().map(MediaType::toString).toList());
      case UnsupportedMediaTypeStatusException wrong ->
          problem.with(
              "supported",
              wrong.getSupportedMediaTypes().stream().map(MediaType::toString).toList());
      default -> {
        // Other answers are explained by their status alone.
      }
    }
    return problem;
  }

  private static ApiProblem ofInput(ServerWebInputException bad) {
    Throwable cause = bad.getCause();
    return cause instanceof DecodingException undecodable
        ? ofContent(undecodable)
        : BadParameter.of(bad);
  }

  private static ApiProblem ofContent(DecodingException undecodable) {
    if (find(undecodable, DataBufferLimitException.class) != null) {
      return BadContent.tooLarge();
    }
    JacksonException reason = find(undecodable, JacksonException.class);
    if (reason != null) {
      return BadContent.of(reason);
    }
    boolean isEmpty = undecodable.getCause() == null;
    return isEmpty ? BadContent.missing() : BadContent.unreadable();
  }

  private static <T> @Nullable T find(Throwable error, Class<T> wanted) {
    Throwable cause = error;
    for (int i = 0; i < DEEPEST && cause != null; i++) {
      if (wanted.isInstance(cause)) {
        return wanted.cast(cause);
      }
      cause = cause.getCause();
    }
    return null;
  }
}
