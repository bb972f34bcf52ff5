package gopark.web.work;

import gopark.computing.CoreScheduler;
import gopark.simulation.WorkMeter;
import gopark.web.AcceptedCodings;
import gopark.web.PathSegments;
import gopark.web.ServingThreads;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.reactivestreams.Publisher;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.core.annotation.Order;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;

/**
 * Compresses large answers away from the event loops. Netty would do so in one piece on one of
 * them, whose connections and streams would all wait for it; it compresses the small ones. What was
 * read of a session is compressed in that session's turn on the cores; pages and documents never
 * wait for a core, and are compressed on threads of their own.
 */
@Component
@Order(1)
final class LargeAnswers implements WebFilter, DisposableBean {

  /** The length up to which an answer is left to Netty: it takes about a millisecond. */
  static final int SMALL = 64 * 1024;

  static final String THREADS = "packing";

  private static final String GZIP = "gzip";

  /** What is compressed at a time, before somebody else may have the core. */
  private static final int PIECE = 32 * 1024;

  private static final int UNITS_PER_BYTE = 5;

  /** Subtypes of what Netty would compress, as {@code server.compression} says. */
  private static final Set<String> PACKED =
      Set.of("html", "plain", "json", "problem+json", "svg+xml");

  private final Scheduler threads = ServingThreads.named(THREADS);

  private final SlowWork slow;
  private final CoreScheduler cores;

  LargeAnswers(SlowWork slow, CoreScheduler cores) {
    this.slow = slow;
    this.cores = cores;
  }

  @Override
  public void destroy() {
    threads.dispose();
  }

  @Override
  public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
    boolean mayBePacked =
        AcceptedCodings.haveGzip(exchange.getRequest().getHeaders())
            && !HttpMethod.HEAD.equals(exchange.getRequest().getMethod());
    return chain.filter(
        mayBePacked
            ? exchange.mutate().response(new Packing(exchange.getResponse(), exchange)).build()
            : exchange);
  }

  private final class Packing extends ServerHttpResponseDecorator {
    private final ServerWebExchange exchange;

    Packing(ServerHttpResponse answer, ServerWebExchange exchange) {
      super(answer);
      this.exchange = exchange;
    }

    @Override
    public Mono<Void> writeWith(Publisher<? extends DataBuffer> body) {
      return body instanceof Mono<? extends DataBuffer> whole && isPackable(getHeaders())
          ? super.writeWith(whole.flatMap(this::packed))
          : super.writeWith(body);
    }

    private Mono<DataBuffer> packed(DataBuffer plain) {
      if (plain.readableByteCount() <= SMALL) {
        return Mono.just(plain);
      }
      return gzip(bytes(plain))
          .doOnError(refused -> getHeaders().remove(HttpHeaders.ETAG))
          .map(gzip -> {
            describe(getHeaders(), gzip.length);
            return bufferFactory().wrap(gzip);
          });
    }

    private Mono<byte[]> gzip(byte[] plain) {
      return PathSegments.isUnder(exchange.getRequest(), "api", "sessions")
          ? slow.computeLong(
              exchange, LongWork.PACKING, () -> LargeAnswers.gzip(plain, cores.meter()))
          : Mono.fromCallable(() -> LargeAnswers.gzip(plain, WorkMeter.unlimited()))
              .subscribeOn(threads);
    }
  }

  private static boolean isPackable(HttpHeaders headers) {
    MediaType type = headers.getContentType();
    return type != null
        && PACKED.contains(type.getSubtype())
        && !headers.containsHeader(HttpHeaders.CONTENT_ENCODING);
  }

  private static void describe(HttpHeaders headers, int length) {
    headers.set(HttpHeaders.CONTENT_ENCODING, GZIP);
    headers.setContentLength(length);
    if (!headers.getVary().contains(HttpHeaders.ACCEPT_ENCODING)) {
      headers.add(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING);
    }
    String tag = headers.getETag();
    if (tag != null && !tag.startsWith("W/")) {
      // The bytes are others than where it is not compressed.
      headers.setETag("W/" + tag);
    }
  }

  private static byte[] bytes(DataBuffer buffer) {
    try {
      byte[] bytes = new byte[buffer.readableByteCount()];
      buffer.read(bytes);
      return bytes;
    } finally {
      DataBufferUtils.release(buffer);
    }
  }

  /** Compresses piece by piece; the meter may take the core in between. */
  static byte[] gzip(byte[] plain, WorkMeter work) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream(plain.length / 8);
    try (Fast packing = new Fast(packed)) {
      for (int at = 0; at < plain.length; at += PIECE) {
        int length = Math.min(PIECE, plain.length - at);
        packing.write(plain, at, length);
        work.checkpoint((long) UNITS_PER_BYTE * length);
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return packed.toByteArray();
  }

  /** Gains most of what there is to gain in a third of the time that the usual level takes. */
  private static final class Fast extends GZIPOutputStream {
    Fast(ByteArrayOutputStream to) throws IOException {
      super(to);
      def.setLevel(Deflater.BEST_SPEED);
    }
  }
}
