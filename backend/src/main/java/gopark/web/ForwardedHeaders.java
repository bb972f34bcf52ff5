package gopark.web;

import org.springframework.boot.web.server.autoconfigure.ServerProperties;
import org.springframework.boot.web.server.autoconfigure.ServerProperties.ForwardHeadersStrategy;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.server.adapter.ForwardedHeaderTransformer;

/**
 * What a proxy says of its client. Spring has this only if {@code server.forward-headers-strategy}
 * says {@code framework} when the beans are worked out, which is when the image is built; this one
 * asks at each start.
 */
@Component(ForwardedHeaders.NAME)
final class ForwardedHeaders extends ForwardedHeaderTransformer {

  /** The name under which Spring looks for this bean. */
  static final String NAME = "forwardedHeaderTransformer";

  private final boolean isBelieved;

  ForwardedHeaders(ServerProperties server) {
    isBelieved = server.getForwardHeadersStrategy() == ForwardHeadersStrategy.FRAMEWORK;
  }

  @Override
  public ServerHttpRequest apply(ServerHttpRequest request) {
    return isBelieved ? super.apply(request) : request;
  }
}
