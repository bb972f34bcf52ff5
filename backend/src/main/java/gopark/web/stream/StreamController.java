package gopark.web.stream;

import gopark.session.Session;
import gopark.web.AcceptedCodings;
import gopark.web.ClientAddress;
import gopark.web.limit.Limits;
import gopark.web.limit.Permit;
import gopark.web.session.SessionCalls;
import io.netty.channel.Channel;
import io.netty.handler.codec.http.HttpVersion;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;
import reactor.netty.http.server.HttpServerResponse;

/** Streams a session to any client. */
@RestController
final class StreamController {

  private final SessionCalls calls;
  private final Broadcasts broadcasts;
  private final Limits limits;
  private final Frame greeting;

  StreamController(
      SessionCalls calls, Broadcasts broadcasts, Limits limits, StreamProperties properties) {
    this.calls = calls;
    this.broadcasts = broadcasts;
    this.limits = limits;
    greeting = Frame.lasting("retry: " + properties.retry().toMillis() + "\n\n");
  }

  /**
   * Tells what happens in a session while it happens.
   *
   * @param lastEventId of the last message that was got before the connection broke
   * @param lastEventIdInAddress the same, for a client that cannot set the header
   */
  @GetMapping(path = "/api/sessions/{session}/stream", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
  Mono<Void> stream(
      @PathVariable("session") String id,
      @RequestHeader(name = "Last-Event-ID", required = false) @Nullable String lastEventId,
      @RequestParam(name = "lastEventId", required = false) @Nullable String lastEventIdInAddress,
      ServerWebExchange exchange) {
    LastSeen seen = LastSeen.read(lastEventId == null ? lastEventIdInAddress : lastEventId);
    return Mono.using(
        () -> limits.streamOpened(exchange),
        permit -> calls.session(id).flatMap(session -> answer(session, seen, exchange)),
        Permit::close);
  }

  private Mono<Void> answer(Session session, @Nullable LastSeen seen, ServerWebExchange exchange) {
    ServerHttpResponse response = exchange.getResponse();
    HttpHeaders headers = response.getHeaders();
    headers.setContentType(MediaType.TEXT_EVENT_STREAM);
    headers.setCacheControl(CacheControl.noStore());
    // A proxy that collects messages before it sends them on makes a stream useless.
    headers.set("X-Accel-Buffering", "no");
    headers.setVary(List.of(HttpHeaders.ACCEPT_ENCODING));
    if (AcceptedCodings.haveGzip(exchange.getRequest().getHeaders())) {
      headers.set(HttpHeaders.CONTENT_ENCODING, "gzip");
    }
    if (HttpMethod.HEAD.equals(exchange.getRequest().getMethod())) {
      return response.setComplete();
    }
    return Mono.using(
        () -> broadcasts.enter(session),
        broadcast -> response.writeAndFlushWith(Mono.just(body(exchange, broadcast, seen))),
        Broadcast::leave);
  }

  private ViewerBody body(
      ServerWebExchange exchange, Broadcast broadcast, @Nullable LastSeen seen) {
    ServerHttpResponse response = exchange.getResponse();
    HttpServerResponse own = ServerHttpResponseDecorator.getNativeResponse(response);
    // HTTP/1.0 knows no chunks. Nobody needs the connection for anything else afterwards.
    boolean isChunked = !HttpVersion.HTTP_1_0.equals(own.version());
    own.chunkedTransfer(isChunked).keepAlive(false);
    AtomicReference<Channel> channel = new AtomicReference<>();
    own.withConnection(connection -> channel.set(connection.channel()));
    boolean isCompressed = response.getHeaders().containsHeader(HttpHeaders.CONTENT_ENCODING);
    return new ViewerBody(
        channel.get(),
        ClientAddress.of(exchange),
        isChunked,
        isCompressed,
        broadcast,
        seen,
        greeting);
  }
}
