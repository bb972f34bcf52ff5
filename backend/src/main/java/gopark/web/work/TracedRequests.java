package gopark.web.work;

import gopark.web.ApiPaths;
import gopark.web.PathSegments;
import io.opentelemetry.api.OpenTelemetry;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.TextMapGetter;
import io.opentelemetry.context.propagation.TextMapPropagator;
import org.jspecify.annotations.Nullable;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.HandlerMapping;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/**
 * Begins a span for each request, where traces are told at all. It knows the session and no
 * address: traces go to another machine, and clients are nobody's business there.
 */
@Component
@Order(-1)
final class TracedRequests implements WebFilter {

  private static final int FAULT = 500;

  private static final TextMapGetter<HttpHeaders> HEADERS =
      new TextMapGetter<>() {
        @Override
        public Iterable<String> keys(HttpHeaders headers) {
          return headers.headerNames();
        }

        @Override
        public @Nullable String get(@Nullable HttpHeaders headers, String name) {
          return headers == null ? null : headers.getFirst(name);
        }
      };

  private final boolean isOn;
  private final Tracer tracer;
  private final TextMapPropagator propagator;

  TracedRequests(OpenTelemetry telemetry) {
    isOn = !telemetry.equals(OpenTelemetry.noop());
    tracer = telemetry.getTracer("gopark.web");
    propagator = telemetry.getPropagators().getTextMapPropagator();
  }

  @Override
  public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
    if (!isOn || PathSegments.isUnder(exchange.getRequest(), "actuator")) {
      return chain.filter(exchange);
    }
    return Mono.defer(() -> {
      Span span = begin(exchange);
      return chain
          .filter(exchange)
          .doOnError(span::recordException)
          .doFinally(signal -> end(span, exchange))
          .contextWrite(context -> context.put(Context.class, Context.root().with(span)));
    });
  }

  private Span begin(ServerWebExchange exchange) {
    String method = exchange.getRequest().getMethod().name();
    Context before =
        propagator.extract(Context.root(), exchange.getRequest().getHeaders(), HEADERS);
    Span span =
        tracer
            .spanBuilder(method)
            .setParent(before)
            .setSpanKind(SpanKind.SERVER)
            .setAttribute("http.request.method", method)
            .startSpan();
    String session = ApiPaths.session(exchange.getRequest());
    if (session != null) {
      span.setAttribute("gopark.session", session);
    }
    return span;
  }

  private static void end(Span span, ServerWebExchange exchange) {
    Object route = exchange.getAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE);
    if (route != null) {
      span.updateName(exchange.getRequest().getMethod().name() + " " + route);
      span.setAttribute("http.route", route.toString());
    }
    HttpStatusCode status = exchange.getResponse().getStatusCode();
    if (status != null) {
      span.setAttribute("http.response.status_code", status.value());
      if (status.value() >= FAULT) {
        span.setStatus(StatusCode.ERROR);
      }
    }
    span.end();
  }
}
