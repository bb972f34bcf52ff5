package gopark.web.page;

import java.net.URI;
import java.util.Arrays;
import java.util.Locale;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;

/** What can go wrong with any request, whatever it asks for. Each has texts of its name. */
enum Problem {
  BAD_REQUEST(HttpStatus.BAD_REQUEST),
  NOT_FOUND(HttpStatus.NOT_FOUND),
  METHOD_NOT_ALLOWED(HttpStatus.METHOD_NOT_ALLOWED),
  NOT_ACCEPTABLE(HttpStatus.NOT_ACCEPTABLE),
  CONTENT_TOO_LARGE(HttpStatus.CONTENT_TOO_LARGE),
  UNSUPPORTED_MEDIA_TYPE(HttpStatus.UNSUPPORTED_MEDIA_TYPE),
  INTERNAL_ERROR(HttpStatus.INTERNAL_SERVER_ERROR);

  private final HttpStatus status;

  Problem(HttpStatus status) {
    this.status = status;
  }

  /** A status without texts of its own is told in the words of its class. */
  static Problem of(HttpStatusCode status) {
    return Arrays.stream(values())
        .filter(problem -> problem.status.isSameCodeAs(status))
        .findFirst()
        .orElse(status.is4xxClientError() ? BAD_REQUEST : INTERNAL_ERROR);
  }

  String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  URI type() {
    return URI.create("urn:gopark:problem:" + code());
  }

  String titleKey() {
    return "error." + code() + ".title";
  }

  String detailKey() {
    return "error." + code() + ".detail";
  }
}
