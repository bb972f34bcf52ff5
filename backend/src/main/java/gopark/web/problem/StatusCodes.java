package gopark.web.problem;

import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;

/** What is said where a status is all that is known. */
final class StatusCodes {

  private StatusCodes() {}

  static String of(HttpStatusCode status) {
    return switch (HttpStatus.resolve(status.value())) {
      case UNAUTHORIZED -> "unauthorized";
      case FORBIDDEN -> "forbidden";
      case NOT_FOUND -> "not-found";
      case METHOD_NOT_ALLOWED -> "method-not-allowed";
      case NOT_ACCEPTABLE -> "not-acceptable";
      case REQUEST_TIMEOUT -> "request-timeout";
      case CONFLICT -> "conflict";
      case GONE -> "gone";
      case CONTENT_TOO_LARGE -> "content-too-large";
      case UNSUPPORTED_MEDIA_TYPE -> "unsupported-media-type";
      case UNPROCESSABLE_CONTENT -> "not-now";
      case TOO_MANY_REQUESTS -> "too-many-requests";
      case SERVICE_UNAVAILABLE -> "unavailable";
      case null, default -> status.is4xxClientError() ? "bad-request" : "internal-error";
    };
  }
}
