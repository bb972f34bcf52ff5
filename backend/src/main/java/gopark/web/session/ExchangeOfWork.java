package gopark.web.session;

import org.springframework.stereotype.Component;
import org.springframework.web.filter.reactive.ServerWebExchangeContextFilter;

/**
 * Lets work for a session find the request that asks for it: who asks, and whether with the key,
 * decides how long the work waits.
 */
@Component
final class ExchangeOfWork extends ServerWebExchangeContextFilter {}
