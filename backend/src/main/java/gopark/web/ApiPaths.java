package gopark.web;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.server.reactive.ServerHttpRequest;

/** Where programs ask, of any site: what lives there knows no visitor and sets no cookie. */
public final class ApiPaths {

  private ApiPaths() {}

  public static boolean contain(ServerHttpRequest request) {
    return PathSegments.isUnder(request, "api");
  }

  /** The session that a call names, by an id that a session could have; null: none. */
  public static @Nullable String session(ServerHttpRequest request) {
    List<String> segments = PathSegments.of(request);
    return PathSegments.isUnder(request, "api", "sessions") && SessionId.isOne(segments.get(2))
        ? segments.get(2)
        : null;
  }
}
