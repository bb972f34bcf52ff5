package gopark.web;

import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * A page runs our own scripts and styles only, asks no other host, and only an embed may be framed.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
final class SecurityHeaders implements WebFilter {

  private static final String POLICY =
      String.join(
          "; ",
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "img-src 'self'",
          "font-src 'self'",
          "connect-src 'self'",
          "manifest-src 'self'",
          "frame-src 'self'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors ");

  /** The playground draws pictures that it made itself, frame by frame, to save them as video. */
  private static final String POLICY_OF_PLAYGROUND =
      POLICY.replace("img-src 'self'", "img-src 'self' blob:");

  /**
   * What a page consists of, and what it asks for, is guarded by the page's own policy. A page has
   * dozens of such files and answers, so that each says no more than what matters when somebody
   * opens it by itself.
   */
  private static final String POLICY_OF_PARTS =
      "default-src 'self'; base-uri 'none'; frame-ancestors 'self'";

  private final String policyOfEmbeds;

  SecurityHeaders(EmbedProperties embeds) {
    policyOfEmbeds = POLICY + String.join(" ", embeds.frameAncestors());
  }

  @Override
  public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
    HttpHeaders headers = exchange.getResponse().getHeaders();
    headers.set("X-Content-Type-Options", "nosniff");
    ServerHttpRequest request = exchange.getRequest();
    if (PathSegments.isUnder(request, "assets") || PathSegments.isUnder(request, "api")) {
      headers.set("Content-Security-Policy", POLICY_OF_PARTS);
      return chain.filter(exchange);
    }
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
    if (EmbedPaths.contain(request)) {
      headers.set("Content-Security-Policy", policyOfEmbeds);
    } else {
      boolean isPlayground =
          PathSegments.isAt(request, "play") || PathSegments.isUnder(request, "play");
      String policy = isPlayground ? POLICY_OF_PLAYGROUND : POLICY;
      headers.set("Content-Security-Policy", policy + "'self'");
      headers.set("X-Frame-Options", "SAMEORIGIN");
      headers.set("Cross-Origin-Opener-Policy", "same-origin");
    }
    return chain.filter(exchange);
  }
}
