package gopark.web.limit;

import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/** How much one visitor may ask. */
@Component
public final class Limits {

  /** Counts a new session. */
  public void sessionCreated(ServerWebExchange exchange) {}

  /** Counts commands to a session. */
  public void commands(ServerWebExchange exchange, String sessionId, int count) {}
}
