package gopark.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;

@ServerTest
@Import(StandingTime.class)
@TestPropertySource(
    properties = {
      "gopark.limits.requests.burst=3",
      "gopark.limits.requests.per-second=1",
      // Every test is a visitor of its own, as a proxy tells.
      "server.forward-headers-strategy=framework"
    })
class RequestLimitsTest {

  private final WebTestClient client;

  @Autowired
  RequestLimitsTest(WebTestClient client) {
    this.client = client;
  }

  @Test
  void whoHammersTheInterfaceIsToldToWaitInHisOwnLanguage() {
    String ada = "192.0.2.1";
    ask(ada)
        .exchange()
        .expectStatus()
        .isNotFound()
        .expectHeader()
        .valueEquals("RateLimit-Policy", "\"requests\";q=3;w=3, \"address-requests\";q=5000;w=5")
        .expectHeader()
        .valueEquals("RateLimit", "\"requests\";r=2;t=1, \"address-requests\";r=4999;t=1");
    ask(ada).exchange().expectStatus().isNotFound();
    ask(ada).exchange().expectStatus().isNotFound();

    ask(ada)
        .header("Accept-Language", "ru")
        .exchange()
        .expectStatus()
        .isEqualTo(429)
        .expectHeader()
        .valueEquals("Retry-After", "1")
        .expectHeader()
        .valueEquals("RateLimit", "\"requests\";r=0;t=3")
        .expectBody()
        .jsonPath("$.code")
        .isEqualTo("too-many-requests")
        .jsonPath("$.title")
        .isEqualTo("Слишком много запросов");
  }

  private WebTestClient.RequestHeadersSpec<?> ask(String address) {
    return client.get().uri("/api/nothing").header("X-Forwarded-For", address);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/%61pi/event-kinds",
        "/api;/event-kinds",
        "/api;x=1/event-kinds",
        "/api/%65vent-kinds",
        "/api/event%2dkinds",
        "/api/event%2Dkinds;x"
      })
  void aPathThatMeansTheSameInAnotherSpellingIsRefusedAndNoWayAroundTheLimits(String path) {
    client
        .get()
        .uri(here -> here.build().resolve(path))
        .header("X-Forwarded-For", "192.0.2.3")
        .exchange()
        .expectStatus()
        .isBadRequest()
        .expectHeader()
        .valueEquals("Cache-Control", "no-store")
        .expectHeader()
        .valueEquals("Content-Type", "application/problem+json")
        .expectBody()
        .jsonPath("$.code")
        .isEqualTo("ambiguous-path");
  }

  @Test
  void pagesAndProbesAreNotLimitedAsCallsAre() {
    for (int i = 0; i < 10; i++) {
      client.get().uri("/actuator/health/liveness").exchange().expectStatus().isOk();
      client.get().uri("/").exchange().expectStatus().isOk();
    }
  }

  @Test
  void theServerToldHowOftenItRefused() {
    for (int i = 0; i < 4; i++) {
      ask("192.0.2.2").exchange();
    }
    client
        .get()
        .uri("/actuator/prometheus")
        .exchange()
        .expectBody(String.class)
        .value(metrics ->
            assertThat(metrics)
                .contains("gopark_refusals_total{", "code=\"too-many-requests\"")
                .contains("gopark_sessions_memory", "gopark_sessions_stored")
                .contains("gopark_journal_size_bytes", "gopark_journal_append_seconds_count")
                .contains("gopark_tasks_wait_seconds", "gopark_streams", "gopark_commands_total"));
  }
}
