package gopark.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.reactive.server.WebTestClient;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

@ServerTest
class OperationsTest {

  private final WebTestClient client;

  @Autowired
  OperationsTest(WebTestClient client) {
    this.client = client;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/actuator/health", "/actuator/health/liveness", "/actuator/health/readiness"})
  void theServerSaysThatItIsUp(String path) {
    client
        .get()
        .uri(path)
        .exchange()
        .expectStatus()
        .isOk()
        .expectBody()
        .jsonPath("$.status")
        .isEqualTo("UP");
  }

  @Test
  void theServerSaysThatItIsUpWhileAllOthersStandInLine() {
    CountDownLatch answered = new CountDownLatch(1);
    List<Scheduler.Worker> line = new ArrayList<>();
    for (int i = 0; i < 2 * Schedulers.DEFAULT_POOL_SIZE; i++) {
      line.add(Schedulers.parallel().createWorker());
    }
    line.forEach(worker -> worker.schedule(() -> await(answered)));
    try {
      client.get().uri("/actuator/health/readiness").exchange().expectStatus().isOk();
    } finally {
      answered.countDown();
      line.forEach(Scheduler.Worker::dispose);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException disposed) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void theServerSaysWhichCommitItWasBuiltFrom() {
    client
        .get()
        .uri("/actuator/info")
        .exchange()
        .expectStatus()
        .isOk()
        .expectBody()
        .jsonPath("$.git.commit.id")
        .value(String.class, commit -> assertThat(commit).matches("[0-9a-f]{7,40}"));
  }

  @Test
  void theServerCountsItsAnswersForPrometheus() {
    client.get().uri("/").exchange().expectStatus().isOk();
    client
        .get()
        .uri("/actuator/prometheus")
        .exchange()
        .expectStatus()
        .isOk()
        .expectBody(String.class)
        .value(
            metrics -> assertThat(metrics).contains("http_server_requests_seconds_count", "jvm_"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/actuator/env", "/actuator/heapdump", "/actuator/beans"})
  void whatIsInsideStaysInside(String path) {
    client.get().uri(path).exchange().expectStatus().isNotFound();
  }
}
