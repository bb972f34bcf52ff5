package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.computing.CoreScheduler;
import gopark.web.ServerTest;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;

/** A class behind one address, one of which runs a program that does not end. */
@ServerTest
@TestPropertySource(properties = "gopark.computing.cores=1")
class BesideLongRunTest {

  private static final HttpClient OTHER = HttpClient.newHttpClient();

  private static final String ENDLESS =
      "{\"source\": \"package main\\nfunc main() { for {} }\\n\", \"limitNs\": 3600000000000}";

  /** A session whose document stands so far on in its run that it takes minutes to go there. */
  private static final String FAR =
      "{\"scenario\": {\"version\": 1, \"view\": {\"step\": 20000000}, \"program\":"
          + " {\"source\": \"package main\\nfunc main() { for { go func() {}() } }\\n\"}}}";

  private static final long A_LOOK_NANOS = 1_000_000;

  /** Longer than it takes to read what a program says. */
  private static final int LOOKS = 100;

  private final Client client;
  private final CoreScheduler cores;

  @LocalServerPort private int port;

  @Autowired
  BesideLongRunTest(WebTestClient web, CoreScheduler cores) {
    client = new Client(web);
    this.cores = cores;
  }

  private CompletableFuture<HttpResponse<String>> run() {
    return post("/api/programs/run", ENDLESS);
  }

  private CompletableFuture<HttpResponse<String>> post(String path, String body) {
    HttpRequest request =
        HttpRequest.newBuilder(uri(path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    return OTHER.sendAsync(request, HttpResponse.BodyHandlers.ofString());
  }

  private URI uri(String path) {
    return URI.create("http://127.0.0.1:" + port + path);
  }

  private void awaitComputing() {
    for (int looks = 0; looks < LOOKS; looks = cores.started() > 0 ? looks + 1 : 0) {
      LockSupport.parkNanos(A_LOOK_NANOS);
    }
  }

  @Test
  void examsAreMadeWhileItRuns() {
    CompletableFuture<HttpResponse<String>> running = run();
    try {
      awaitComputing();
      client.get("/api/exams/7").is(200);
      assertThat(running).isNotDone();
    } finally {
      running.cancel(true);
    }
  }

  @Test
  void nobodyStandsInItsLineByTheNameOfASession() throws Exception {
    CompletableFuture<HttpResponse<String>> running = run();
    try {
      awaitComputing();
      HttpRequest named =
          HttpRequest.newBuilder(
                  uri("/api/sessions/PROGRAM%20ClientAddress%5Bnetwork=127.0.0.1%5D"))
              .build();
      HttpResponse<String> answer = OTHER.send(named, HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(404);
      assertThat(answer.body()).contains("session-not-found");
      assertThat(cores.started()).isPositive();
      assertThat(running).isNotDone();
    } finally {
      running.cancel(true);
    }
  }

  @Test
  void sessionsAreMadeAndCommandedWhileItRuns() {
    Client.Own before = client.create();
    CompletableFuture<HttpResponse<String>> running = run();
    try {
      awaitComputing();
      before.does("{\"do\": \"step\", \"unit\": \"event\"}");
      Client.Own made = client.create();
      made.does("{\"do\": \"step\", \"unit\": \"event\"}");
      client.post("/api/programs/check", "{\"source\": \"package main\\n\"}").is(200);
      assertThat(running).isNotDone();
    } finally {
      running.cancel(true);
    }
  }

  @Test
  void sessionsAreMadeAndCommandedWhileAnotherGoesFarAhead() {
    Client.Own before = client.create();
    CompletableFuture<HttpResponse<String>> going = post(Client.SESSIONS, FAR);
    CompletableFuture<HttpResponse<String>> behind = post(Client.SESSIONS, FAR);
    try {
      awaitComputing();
      before.does("{\"do\": \"step\", \"unit\": \"event\"}");
      client.create("{\"source\": \"package main\\nfunc main() {}\\n\"}");
      client.post("/api/programs/check", "{\"source\": \"package main\\n\"}").is(200);
      assertThat(going).isNotDone();
      assertThat(behind).isNotDone();
    } finally {
      going.cancel(true);
      behind.cancel(true);
    }
  }
}
