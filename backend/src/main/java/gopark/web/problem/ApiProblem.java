package gopark.web.problem;

import java.time.Duration;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.ErrorResponseException;

/** A request that was refused, with a code that stays the same. */
public final class ApiProblem extends ErrorResponseException {

  private static final long serialVersionUID = 1;

  private ApiProblem(HttpStatus status, String code) {
    super(status);
    getBody().setProperty("code", code);
  }

  public static ApiProblem of(HttpStatus status, String code) {
    return new ApiProblem(status, code);
  }

  public ApiProblem with(String name, Object value) {
    getBody().setProperty(name, value);
    return this;
  }

  public ApiProblem retryAfter(Duration duration) {
    long seconds = Math.max(1, duration.plusMillis(999).toSeconds());
    getHeaders().set(HttpHeaders.RETRY_AFTER, Long.toString(seconds));
    return this;
  }
}
