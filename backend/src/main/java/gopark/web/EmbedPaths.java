package gopark.web;

import org.springframework.http.server.reactive.ServerHttpRequest;

/** Where the pages live that may stand in a frame elsewhere. */
public final class EmbedPaths {

  private static final String PREFIX = "/embed/";

  private EmbedPaths() {}

  public static boolean contain(ServerHttpRequest request) {
    return request.getPath().pathWithinApplication().value().startsWith(PREFIX);
  }
}
