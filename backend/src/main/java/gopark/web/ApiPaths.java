package gopark.web;

import org.springframework.http.server.reactive.ServerHttpRequest;

/** Where programs ask, of any site: what lives there knows no visitor and sets no cookie. */
public final class ApiPaths {

  private static final String PREFIX = "/api/";

  private ApiPaths() {}

  public static boolean contain(ServerHttpRequest request) {
    return request.getPath().pathWithinApplication().value().startsWith(PREFIX);
  }
}
