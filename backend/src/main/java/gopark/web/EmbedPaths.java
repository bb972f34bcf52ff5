package gopark.web;

import org.springframework.http.server.reactive.ServerHttpRequest;

/** Where the pages live that may stand in a frame elsewhere. */
public final class EmbedPaths {

  private EmbedPaths() {}

  public static boolean contain(ServerHttpRequest request) {
    return PathSegments.isUnder(request, "embed");
  }
}
