package gopark.web.limit;

import java.time.Duration;
import org.springframework.http.HttpHeaders;
import org.springframework.web.server.ServerWebExchange;

/**
 * Tells a program how much it may still ask: the fields {@code RateLimit-Policy} and {@code
 * RateLimit} of draft-ietf-httpapi-ratelimit-headers-10.
 */
final class RateLimitFields {

  private static final String POLICY = "RateLimit-Policy";
  private static final String LIMIT = "RateLimit";

  private RateLimitFields() {}

  /** Adds the fields of a rate: the quota, its window, what is left and when it is full again. */
  static void add(
      ServerWebExchange exchange,
      String name,
      long quota,
      Duration window,
      long remaining,
      Duration untilFull) {
    HttpHeaders headers = exchange.getResponse().getHeaders();
    append(headers, POLICY, quoted(name) + ";q=" + quota + ";w=" + seconds(window));
    append(headers, LIMIT, quoted(name) + ";r=" + remaining + ";t=" + seconds(untilFull));
  }

  /** Adds the fields of a limit on how much there may be at a time. */
  static void add(ServerWebExchange exchange, String name, long quota, long remaining) {
    HttpHeaders headers = exchange.getResponse().getHeaders();
    append(headers, POLICY, quoted(name) + ";q=" + quota);
    append(headers, LIMIT, quoted(name) + ";r=" + remaining);
  }

  private static String quoted(String name) {
    return '"' + name + '"';
  }

  private static void append(HttpHeaders headers, String field, String item) {
    String before = headers.getFirst(field);
    headers.set(field, before == null ? item : before + ", " + item);
  }

  private static long seconds(Duration duration) {
    return duration.plusNanos(999_999_999).toSeconds();
  }
}
