package gopark.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.LongestWait;
import gopark.web.ServerTest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.parallel.Isolated;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.TestPropertySource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Two hundred students behind one address, with the limits as they are by default. */
@Isolated("a class of two hundred takes the whole machine")
@ServerTest
// A slow machine sends people away for its own sake; here it is the limits that must not.
@TestPropertySource(properties = "gopark.limits.requests.longest-wait=1m")
@EnabledOnOs(value = OS.LINUX, disabledReason = "only there has a machine all addresses 127.x.x.x")
class ClassroomTest {

  private static final int STUDENTS = 200;
  private static final int ROUNDS = 3;
  private static final String CLASS = "127.0.1.1";
  private static final String ANOTHER = "127.0.1.2";

  /** Something that can always be done, and shows. */
  private static final String COMMANDS =
      "[{\"do\":\"go\",\"count\":2,\"behaviour\":{\"kind\":\"pingpong\",\"ns\":20000}},"
          + "{\"do\":\"step\"}]";

  private static final JsonMapper JSON = new JsonMapper();

  @LocalServerPort private int port;

  private final Queue<Socket> sockets = new ConcurrentLinkedQueue<>();
  private final Queue<String> refused = new ConcurrentLinkedQueue<>();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final HttpClient inClass = client(CLASS);

  private static HttpClient client(String address) {
    return HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .localAddress(InetAddress.ofLiteral(address))
        .build();
  }

  @AfterEach
  void goHome() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
    inClass.shutdownNow();
    threads.shutdownNow();
  }

  /** A session and its key. */
  private record Owned(String path, String key) {}

  /** A stream that counts its messages. */
  private final class Watched {
    final AtomicInteger messages = new AtomicInteger();

    Watched(String session) throws IOException {
      Socket socket = new Socket();
      sockets.add(socket);
      socket.bind(new InetSocketAddress(InetAddress.ofLiteral(CLASS), 0));
      socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port));
      socket
          .getOutputStream()
          .write(
              ("GET " + session + "/stream HTTP/1.1\r\nHost: localhost\r\n\r\n")
                  .getBytes(StandardCharsets.US_ASCII));
      BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
      String status = String.valueOf(lines.readLine());
      if (!status.contains(" 200 ")) {
        refused.add("stream: " + status);
      }
      Future<?> _ = threads.submit(() -> read(lines));
    }

    private Void read(BufferedReader lines) throws IOException {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("data:")) {
          messages.incrementAndGet();
        }
      }
      return null;
    }
  }

  private HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
        .timeout(LongestWait.TIME)
        .header("Content-Type", "application/json");
  }

  private JsonNode ask(HttpRequest.Builder request) throws Exception {
    HttpResponse<String> answer = inClass.send(request.build(), BodyHandlers.ofString());
    if (answer.statusCode() >= 300) {
      refused.add(answer.statusCode() + " " + answer.uri() + " " + answer.body());
    }
    return JSON.readTree(answer.body());
  }

  private Owned create() throws Exception {
    JsonNode made = ask(to("/api/sessions").POST(BodyPublishers.ofString("{\"gomaxprocs\":2}")));
    return new Owned(
        "/api/sessions/" + made.path("id").asString(), made.path("editKey").asString());
  }

  private void step(Owned session) throws Exception {
    ask(
        to(session.path + "/commands")
            .header("Authorization", "Bearer " + session.key)
            .POST(BodyPublishers.ofString(COMMANDS)));
  }

  private static void await(BooleanSupplier condition, String what) {
    LongestWait wait = new LongestWait();
    while (!condition.getAsBoolean()) {
      assertThat(wait.isOver()).as(what).isFalse();
      LockSupport.parkNanos(50_000_000);
    }
  }

  /** Opens both streams, and shows in each round what the student did and what the teacher did. */
  private Void learn(Owned teacher, AtomicInteger round, AtomicInteger ready) throws Exception {
    Owned own = create();
    ask(to(teacher.path).GET());
    ask(to("/api/event-kinds").GET());
    Watched mine = new Watched(own.path);
    Watched teachers = new Watched(teacher.path);
    await(() -> mine.messages.get() > 0 && teachers.messages.get() > 0, "the first messages");
    for (int i = 1; i <= ROUNDS; i++) {
      int before = mine.messages.get();
      int shown = teachers.messages.get();
      ready.incrementAndGet();
      int now = i;
      await(() -> round.get() >= now, "the teacher's next step");
      step(own);
      ask(to(own.path + "/goroutines").GET());
      ask(to(teacher.path).GET());
      await(() -> mine.messages.get() > before, "a message about one's own step");
      await(() -> teachers.messages.get() > shown, "a message about the teacher's step");
    }
    return null;
  }

  @Test
  void aClassPlaysAndWatchesAndNobodyIsRefusedButWhoFloods() throws Exception {
    Owned teacher = create();
    AtomicInteger round = new AtomicInteger();
    AtomicInteger ready = new AtomicInteger();
    List<Future<Void>> students = new ArrayList<>();
    for (int i = 0; i < STUDENTS; i++) {
      students.add(threads.submit(() -> learn(teacher, round, ready)));
    }
    Future<Integer> flood = threads.submit(this::flood);
    for (int i = 1; i <= ROUNDS; i++) {
      int all = i * STUDENTS;
      await(
          () -> ready.get() >= all || students.stream().anyMatch(Future::isDone),
          "all students are ready");
      step(teacher);
      round.set(i);
    }
    for (Future<Void> student : students) {
      student.get();
    }
    assertThat(refused).isEmpty();
    assertThat(flood.get()).as("documents of 800 KB, until one was refused").isBetween(1, 50);
    ask(to("/api/sessions").POST(BodyPublishers.ofString("{}")));
    assertThat(refused).isEmpty();
  }

  /** A client elsewhere fills the disk as fast as it can; gives how often it could. */
  private int flood() throws Exception {
    String large = "{}" + " ".repeat(800_000);
    try (HttpClient flooding = client(ANOTHER)) {
      for (int times = 0; ; times++) {
        HttpRequest request = to("/api/sessions").POST(BodyPublishers.ofString(large)).build();
        int status = flooding.send(request, BodyHandlers.discarding()).statusCode();
        if (status == 429) {
          return times;
        }
        assertThat(status).isEqualTo(201);
      }
    }
  }
}
