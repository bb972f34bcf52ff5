package gopark.web.work;

import static java.net.http.HttpResponse.BodyHandlers.ofString;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.simulation.WorkMeter;
import gopark.web.ServerTest;
import io.netty.util.concurrent.FastThreadLocalThread;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Publisher;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.core.annotation.Order;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;
import org.springframework.web.server.WebFilter;
import reactor.core.publisher.Mono;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Answers of many bytes, over the network. */
@ServerTest
@Import(LargeAnswersTest.Threads.class)
class LargeAnswersTest {

  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final Threads threads;

  @LocalServerPort private int port;

  @Autowired
  LargeAnswersTest(Threads threads) {
    this.threads = threads;
  }

  /** Notes on which threads large answers come out of the compression. */
  @TestConfiguration(proxyBeanMethods = false)
  static class Threads {
    private final List<Thread> seen = new CopyOnWriteArrayList<>();

    @Bean
    @Order(0)
    WebFilter threadsOfAnswers() {
      return (exchange, chain) ->
          chain.filter(
              exchange
                  .mutate()
                  .response(
                      new ServerHttpResponseDecorator(exchange.getResponse()) {
                        @Override
                        public Mono<Void> writeWith(Publisher<? extends DataBuffer> body) {
                          return super.writeWith(
                              body instanceof Mono<? extends DataBuffer> whole
                                  ? whole.doOnNext(buffer -> seen.add(Thread.currentThread()))
                                  : body);
                        }
                      })
                  .build());
    }
  }

  private HttpResponse<byte[]> get(String path, String... headers) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
  }

  private static String header(HttpResponse<?> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  private static byte[] unpacked(byte[] gzip) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(gzip))) {
      return in.readAllBytes();
    }
  }

  private JsonNode post(String path, String body, String key) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .header("Content-Type", "application/json")
            .header("Authorization", "Bearer " + key)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    return new JsonMapper().readTree(CLIENT.send(request, ofString()).body());
  }

  /** The replay of a session that has many goroutines. */
  private String large() throws Exception {
    JsonNode made = post("/api/sessions", "{}", "none");
    String session = "/api/sessions/" + made.at("/id").asString();
    JsonNode done =
        post(
            session + "/commands",
            "[{\"do\":\"go\",\"by\":1,\"count\":500,\"behaviour\":{\"kind\":\"forever\"}},"
                + "{\"do\":\"step\",\"count\":100}]",
            made.at("/editKey").asString());
    assertThat(done.at("/seq").asLong()).as("%s", done).isPositive();
    return session + "/replay?from=50&to=90&branch=0";
  }

  @Test
  void aLargeAnswerIsCompressedForWhoAsksAndPlainForWhoDoesNot() throws Exception {
    String path = large();
    HttpResponse<byte[]> plain = get(path);
    assertThat(plain.statusCode()).isEqualTo(200);
    assertThat(plain.body().length).isGreaterThan(LargeAnswers.SMALL);
    assertThat(header(plain, "content-encoding")).isEmpty();
    threads.seen.clear();

    HttpResponse<byte[]> packed = get(path, "Accept-Encoding", "gzip");

    assertThat(header(packed, "content-encoding")).isEqualTo("gzip");
    assertThat(header(packed, "content-length")).isEqualTo("" + packed.body().length);
    assertThat(packed.headers().allValues("vary").toString())
        .containsIgnoringCase("accept-encoding");
    assertThat(packed.body().length).isLessThan(plain.body().length / 3);
    assertThat(unpacked(packed.body())).isEqualTo(plain.body());
    assertThat(header(packed, "etag")).isEqualTo("W/" + header(plain, "etag"));
    assertThat(threads.seen)
        .isNotEmpty()
        .noneMatch(thread -> thread instanceof FastThreadLocalThread)
        .noneMatch(thread -> thread.getName().contains("epoll"));
    HttpResponse<byte[]> known =
        get(path, "Accept-Encoding", "gzip", "If-None-Match", header(packed, "etag"));
    assertThat(known.statusCode()).isEqualTo(304);
  }

  @Test
  void aLargePageIsCompressedOnThreadsOfItsOwn() throws Exception {
    byte[] plain = get("/docs").body();
    assertThat(plain.length).isGreaterThan(LargeAnswers.SMALL);
    threads.seen.clear();

    HttpResponse<byte[]> packed = get("/docs", "Accept-Encoding", "gzip");

    assertThat(header(packed, "content-encoding")).isEqualTo("gzip");
    assertThat(unpacked(packed.body())).isEqualTo(plain);
    assertThat(threads.seen)
        .isNotEmpty()
        .allMatch(thread -> thread.getName().startsWith(LargeAnswers.THREADS));
  }

  @Test
  void aSmallAnswerIsCompressedAllTheSame() throws Exception {
    byte[] plain = get("/api/designs").body();
    assertThat(plain.length).isLessThan(LargeAnswers.SMALL);

    HttpResponse<byte[]> packed = get("/api/designs", "Accept-Encoding", "gzip");

    assertThat(header(packed, "content-encoding")).isEqualTo("gzip");
    assertThat(unpacked(packed.body())).isEqualTo(plain);
  }

  @Test
  void whateverIsCompressedComesOutAsItWas() throws IOException {
    Random random = new Random(7);
    for (int length : new int[] {0, 1, 32 * 1024, 32 * 1024 + 1, 1_000_000}) {
      byte[] plain = new byte[length];
      random.nextBytes(plain);
      assertThat(unpacked(LargeAnswers.gzip(plain, WorkMeter.unlimited()))).isEqualTo(plain);
    }
  }
}
