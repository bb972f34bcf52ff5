package gopark.web.limit;

import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/** What an address may still do. */
@Component
public final class Limits {

  /** A stream, until the permit is closed. */
  public Permit streamOpened(ServerWebExchange exchange) {
    return () -> {};
  }
}
