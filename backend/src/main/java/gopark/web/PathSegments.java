package gopark.web;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.springframework.http.server.PathContainer;
import org.springframework.http.server.reactive.ServerHttpRequest;

/**
 * The path of a request as the framework compares it with the addresses of controllers: segment by
 * segment, decoded and without {@code ;parameters}. Whatever decides something by the path asks
 * here, so that it means the request that will be answered, however its path is written.
 */
public final class PathSegments {

  /**
   * What may be read in two ways: parameters, and encoded characters that nobody has to encode. The
   * tilde, which stands before what is chosen in a scene, is one that some programs encode.
   */
  private static final Pattern AMBIGUOUS =
      Pattern.compile(";|%(2[DdEe]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff])");

  private PathSegments() {}

  /** The segments; one that is empty stands between two slashes, and behind the last. */
  public static List<String> of(ServerHttpRequest request) {
    List<String> segments = new ArrayList<>();
    boolean isBehindSlash = false;
    for (PathContainer.Element element : path(request).elements()) {
      if (element instanceof PathContainer.PathSegment segment) {
        segments.add(segment.valueToMatch());
        isBehindSlash = false;
      } else {
        if (isBehindSlash) {
          segments.add("");
        }
        isBehindSlash = true;
      }
    }
    if (isBehindSlash) {
      segments.add("");
    }
    return segments;
  }

  private static PathContainer path(ServerHttpRequest request) {
    return request.getPath().pathWithinApplication();
  }

  /** Whether the path is this one. */
  public static boolean isAt(ServerHttpRequest request, String... names) {
    return of(request).equals(List.of(names));
  }

  /** Whether the path goes on behind this one. */
  public static boolean isUnder(ServerHttpRequest request, String... names) {
    List<String> segments = of(request);
    return segments.size() > names.length
        && segments.subList(0, names.length).equals(List.of(names));
  }

  /** Whether the path is written in the one way in which everybody reads it alike. */
  public static boolean arePlain(ServerHttpRequest request) {
    return !AMBIGUOUS.matcher(path(request).value()).find();
  }
}
