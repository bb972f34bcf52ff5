package gopark;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.Api.Answer;
import gopark.container.StorageContainer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Two real servers, of which one has a wrong clock, and a real storage. They serve all tests here,
 * and the first test has the allowance of an address for itself.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ClusterTest {

  private static final int TESTS = 3;

  /** Sessions that an address may make. */
  private static final int ALLOWED = 40;

  private Path folder;
  private StorageContainer storage;
  private ServerProcess first;
  private ServerProcess second;
  private Api one;
  private Api two;
  private String id;
  private String key;

  /** Sessions that wait for a test. */
  private final Deque<JsonNode> made = new ArrayDeque<>();

  @SuppressWarnings("NullAway.Init")
  ClusterTest() {}

  @BeforeAll
  void start(@TempDir Path shared) throws IOException {
    folder = shared;
    storage = StorageContainer.start();
    first = server("one", "--gopark.clock-wrong-by=4s");
    second = server("two");
    one = new Api(first.address());
    two = new Api(second.address());
    ready(one);
    ready(two);
    for (int i = 0; i < TESTS; i++) {
      made.add(one.post("/api/sessions", "{\"seed\": 7}", null).json());
    }
  }

  @BeforeEach
  void takeSession() {
    JsonNode mine = made.remove();
    id = mine.path("id").asString();
    key = mine.path("editKey").asString();
  }

  /** A server answers before it is warm, and says that it is not ready. */
  private static void ready(Api api) throws IOException {
    LongestWait wait = new LongestWait();
    int status = api.get("/actuator/health/readiness").status();
    while (status != 200 && !wait.isOver()) {
      status = api.get("/actuator/health/readiness").status();
    }
    assertThat(status).isEqualTo(200);
  }

  private ServerProcess server(String name, String... settings) throws IOException {
    List<String> all = new ArrayList<>(List.of(settings));
    all.add("--gopark.journal=" + storage.address());
    all.add("--gopark.limits.sessions.burst=" + ALLOWED);
    all.add("--gopark.limits.sessions.per-hour=1");
    return ServerProcess.start(folder.resolve(name), all.toArray(String[]::new));
  }

  @AfterAll
  @SuppressWarnings("ConstantValue")
  void stop() {
    for (AutoCloseable each : new AutoCloseable[] {one, two, first, second, storage}) {
      try {
        if (each != null) {
          each.close();
        }
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private Answer tell(Api api, String command) throws IOException {
    return api.post("/api/sessions/" + id + "/commands", command, key);
  }

  private JsonNode done(Api api, String command) throws IOException {
    Answer answer = tell(api, command);
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    return answer.json();
  }

  private String events(Api api) throws IOException {
    return api.get("/api/sessions/" + id + "/events?from=0&limit=1000").body();
  }

  /** Asks until both say the same, which they do once the follower has heard. */
  private void same() throws IOException {
    LongestWait wait = new LongestWait();
    String path = "/api/sessions/" + id;
    while (!one.get(path).body().equals(two.get(path).body()) && !wait.isOver()) {
      Thread.onSpinWait();
    }
    assertThat(two.get(path).body()).isEqualTo(one.get(path).body());
    assertThat(events(two)).isEqualTo(events(one));
  }

  /** Reads a stream, and keeps the data of its messages. */
  private BlockingQueue<String> watch(ServerProcess server) throws IOException {
    HttpURLConnection stream =
        (HttpURLConnection)
            server.address().resolve("/api/sessions/" + id + "/stream").toURL().openConnection();
    stream.setRequestProperty("Accept", "text/event-stream");
    InputStream bytes = stream.getInputStream();
    BlockingQueue<String> told = new LinkedBlockingQueue<>();
    Thread.ofVirtual()
        .start(() -> {
          try (BufferedReader lines =
              new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
            lines.lines().forEach(told::add);
          } catch (IOException | UncheckedIOException ended) {
            told.add("ended");
          }
        });
    return told;
  }

  private static void until(BlockingQueue<String> told, String part) throws InterruptedException {
    LongestWait wait = new LongestWait();
    String line = "";
    while (line != null && !line.contains(part) && !wait.isOver()) {
      line = told.poll(LongestWait.millis(), TimeUnit.MILLISECONDS);
    }
    assertThat(line).as("the last line").isNotNull().contains(part);
  }

  @Test
  @Order(3)
  void twoServersServeOneSession() throws Exception {
    assertThat(two.get("/api/sessions/" + id).status()).isEqualTo(200);
    assertThat(two.post("/api/sessions/" + id + "/commands", "{\"do\": \"pause\"}", "no").status())
        .isEqualTo(403);
    BlockingQueue<String> told = watch(second);
    until(told, "event: snapshot");
    JsonNode go = done(one, "{\"do\": \"go\", \"behaviour\": {\"kind\": \"cpu\", \"ns\": 9000}}");
    until(told, "\"seq\":" + go.path("seq").asLong());
    done(two, "{\"do\": \"step\", \"unit\": \"event\", \"count\": 20}");
    same();

    done(one, "{\"do\": \"play\", \"pace\": {\"eventsPerSecond\": 50}}");
    until(told, "\"playing\":true");
    done(two, "{\"do\": \"gc\"}");
    done(one, "{\"do\": \"pause\"}");
    until(told, "\"playing\":false");
    same();
    assertThat(one.get("/api/sessions/" + id + "/branches").json().path("branches").size())
        .as("nothing forks though one clock is wrong")
        .isEqualTo(1);

    first.kill();
    done(two, "{\"do\": \"step\", \"unit\": \"event\", \"count\": 5}");
    until(told, "\"seq\"");
    try (ServerProcess again = server("one");
        Api third = new Api(again.address())) {
      assertThat(events(third)).isEqualTo(events(two));
      assertThat(third.delete("/api/sessions/" + id, key).status()).isEqualTo(204);
      until(told, "event: end");
      assertThat(two.get("/api/sessions/" + id).status()).isEqualTo(404);
    }
  }

  @Test
  @Order(2)
  void whileTheStorageIsAwaySessionsAreWatchedAndCommandsRefused() throws Exception {
    done(one, "{\"do\": \"go\", \"behaviour\": {\"kind\": \"forever\"}, \"count\": 20}");
    done(one, "{\"do\": \"play\", \"pace\": {\"eventsPerSecond\": 50}}");
    BlockingQueue<String> told = watch(second);
    until(told, "event: snapshot");
    storage.freeze();
    try {
      Answer refused = tell(two, "{\"do\": \"pause\"}");
      assertThat(refused.status()).as(refused.body()).isEqualTo(503);
      assertThat(refused.json().path("code").asString()).isEqualTo("journal-unavailable");
      assertThat(refused.retryAfter()).isPositive();
      told.clear();
      until(told, "event: delta");
      assertThat(two.get("/api/sessions/" + id).status()).isEqualTo(200);
      assertThat(two.get("/actuator/health/readiness").status()).isEqualTo(200);
      assertThat(two.get("/actuator/health/liveness").status()).isEqualTo(200);
    } finally {
      storage.thaw();
    }
    Answer answer = tell(two, "{\"do\": \"pause\"}");
    for (int i = 0; i < 1_000 && answer.status() == 503; i++) {
      answer = tell(two, "{\"do\": \"pause\"}");
    }
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    until(told, "\"playing\":false");
    same();
    assertThat(List.of(first.output(), second.output()))
        .noneMatch(said -> said.contains("REPLAYS"));
  }

  @Test
  @Order(1)
  void whoAsksTwoServersHasOneAllowance() throws IOException {
    for (int i = TESTS; i < ALLOWED; i++) {
      assertThat(one.post("/api/sessions", "{\"seed\": 7}", null).status()).isEqualTo(201);
    }
    // The other server alone would let in as many again; it hears the news long before that.
    Answer refused = two.post("/api/sessions", "{\"seed\": 7}", null);
    int more = 0;
    while (refused.status() == 201 && more < ALLOWED) {
      more++;
      refused = two.post("/api/sessions", "{\"seed\": 7}", null);
    }
    assertThat(more).as("what was let in before the news came").isLessThan(ALLOWED);
    assertThat(refused.status()).as(refused.body()).isEqualTo(429);
  }
}
