package gopark.web.problem;

import gopark.scenario.Problem;
import gopark.scenario.Reading;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/**
 * Why a request is refused. Thrown anywhere in the web layer, it reaches the reader as problem+json
 * or as a page, in the words of the texts {@code problem.<code>.title} and {@code .detail}.
 */
public final class ApiProblem extends RuntimeException {

  /** What was sent cannot be read as what it should be; the errors say why. */
  private static final String BAD_INPUT = "bad-input";

  private static final long serialVersionUID = 1;

  private final HttpStatus status;
  private final String code;
  private final transient SequencedMap<String, Object> arguments = new LinkedHashMap<>();
  private final transient Map<String, String> headers = new LinkedHashMap<>();
  private transient List<Problem> errors = List.of();
  private transient @Nullable Duration retryAfter;

  private ApiProblem(HttpStatus status, String code) {
    // The code says where a problem comes from; a stack trace would only cost time.
    super(status.value() + " " + code, null, false, false);
    this.status = status;
    this.code = code;
  }

  /** The code is stable, in kebab case, and has texts. */
  public static ApiProblem of(HttpStatus status, String code) {
    return new ApiProblem(status, code);
  }

  /** What a reader made of what was sent under a path; throws if that was wrong. */
  public static <T> T right(String path, Reading<T> reading) {
    return switch (reading) {
      case Reading.Read<T>(T value) -> value;
      case Reading.Refused<T>(List<Problem> problems) ->
          throw badInput(problems.stream().map(problem -> problem.within(path)).toList());
    };
  }

  /** What a reader made of what was sent; throws if that was wrong. */
  public static <T> T right(Reading<T> reading) {
    return switch (reading) {
      case Reading.Read<T>(T value) -> value;
      case Reading.Refused<T>(List<Problem> problems) -> throw badInput(problems);
    };
  }

  /** All that is wrong with what was sent. */
  public static ApiProblem badInput(List<Problem> problems) {
    return ApiProblem.of(HttpStatus.BAD_REQUEST, BAD_INPUT).withErrors(problems);
  }

  /** What the texts may mention, and a program finds beside them under the same name. */
  public ApiProblem with(String name, Object value) {
    arguments.put(name, value);
    return this;
  }

  public ApiProblem withErrors(List<Problem> problems) {
    errors = List.copyOf(problems);
    return this;
  }

  /** When it may be worth trying again. */
  public ApiProblem retryAfter(Duration wait) {
    retryAfter = wait;
    return this;
  }

  /** A header of the answer, such as a limit's state. */
  public ApiProblem header(String name, String value) {
    headers.put(name, value);
    return this;
  }

  public HttpStatus status() {
    return status;
  }

  public String code() {
    return code;
  }

  public SequencedMap<String, Object> arguments() {
    return Collections.unmodifiableSequencedMap(arguments);
  }

  public List<Problem> errors() {
    return errors;
  }

  Map<String, String> headers() {
    return Collections.unmodifiableMap(headers);
  }

  /** Whole seconds, at least one; null: nobody knows. */
  @Nullable Long retryAfterSeconds() {
    Duration wait = retryAfter;
    return wait == null ? null : Math.max(1, wait.plusNanos(999_999_999).toSeconds());
  }

  @Override
  public String getMessage() {
    List<String> all = new ArrayList<>();
    all.add(super.getMessage() + (arguments.isEmpty() ? "" : " " + arguments));
    errors.forEach(error -> all.add(error.toString()));
    return String.join("; ", all);
  }
}
