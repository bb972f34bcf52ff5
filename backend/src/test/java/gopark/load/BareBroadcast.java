package gopark.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.http.codec.autoconfigure.CodecsAutoConfiguration;
import org.springframework.boot.reactor.netty.autoconfigure.NettyReactiveWebServerAutoConfiguration;
import org.springframework.boot.webflux.autoconfigure.HttpHandlerAutoConfiguration;
import org.springframework.boot.webflux.autoconfigure.WebFluxAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ReactiveHttpOutputMessage;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

/**
 * The least that WebFlux can do: each tick the same bytes to all who listen. Arguments: a file with
 * frames of an event stream, how many of them a second, and properties of Spring.
 */
@ImportAutoConfiguration({
  NettyReactiveWebServerAutoConfiguration.class,
  HttpHandlerAutoConfiguration.class,
  WebFluxAutoConfiguration.class,
  CodecsAutoConfiguration.class
})
class BareBroadcast {
  static final String PATH = "/raw";

  private static final String STAMP = "\"atMs\":";
  private static final int DIGITS = 13;

  private final Sinks.Many<byte[]> frames = Sinks.many().multicast().directBestEffort();

  public static void main(String[] arguments) throws IOException {
    List<byte[]> recorded = recorded(Path.of(arguments[0]));
    Duration between = Duration.ofNanos(Math.round(1e9 / Double.parseDouble(arguments[1])));
    BareBroadcast broadcast =
        SpringApplication.run(BareBroadcast.class, arguments).getBean(BareBroadcast.class);
    Flux.interval(between)
        .onBackpressureDrop()
        .subscribe(tick -> {
          byte[] frame = recorded.get((int) (tick % recorded.size())).clone();
          stamp(frame, System.currentTimeMillis());
          broadcast.frames.tryEmitNext(frame);
        });
  }

  /** The one address that there is. */
  @Bean
  RouterFunction<ServerResponse> raw() {
    return RouterFunctions.route()
        .GET(
            PATH,
            request ->
                ServerResponse.ok()
                    .contentType(MediaType.TEXT_EVENT_STREAM)
                    .cacheControl(CacheControl.noCache())
                    .body((response, context) -> response.writeAndFlushWith(to(response))))
        .build();
  }

  private Flux<Mono<DataBuffer>> to(ReactiveHttpOutputMessage response) {
    DataBufferFactory buffers = response.bufferFactory();
    return frames.asFlux().map(frame -> Mono.just(buffers.wrap(frame)));
  }

  static List<byte[]> recorded(Path file) throws IOException {
    List<byte[]> frames = new ArrayList<>();
    for (String frame : Files.readString(file).split("(?<=\n\n)", -1)) {
      if (!frame.isEmpty()) {
        frames.add(frame.getBytes(StandardCharsets.UTF_8));
      }
    }
    return frames;
  }

  /** Says anew when the frame was made. */
  static void stamp(byte[] frame, long nowMs) {
    int at = new String(frame, StandardCharsets.ISO_8859_1).indexOf(STAMP) + STAMP.length();
    byte[] digits = Long.toString(nowMs).getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(digits, 0, frame, at, DIGITS);
  }
}
