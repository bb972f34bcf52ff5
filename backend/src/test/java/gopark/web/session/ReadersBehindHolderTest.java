package gopark.web.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import gopark.computing.CoreScheduler;
import gopark.computing.Urgency;
import gopark.web.ServerTest;
import gopark.web.problem.ApiProblem;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.filter.reactive.ServerWebExchangeContextFilter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is asked about one session, with its key and without, while the only core is taken. */
@ServerTest
@TestPropertySource(
    properties = {"gopark.computing.cores=1", "gopark.limits.requests.longest-wait=1h"})
class ReadersBehindHolderTest {

  private static final String READER = "192.0.2.1";
  private static final String OTHER = "192.0.2.2";

  private final WebTestClient web;
  private final SessionCalls calls;
  private final CoreScheduler cores;
  private final List<String> order = new CopyOnWriteArrayList<>();
  private final CountDownLatch gate = new CountDownLatch(1);
  private String id = "";
  private String key = "";

  @Autowired
  ReadersBehindHolderTest(WebTestClient web, SessionCalls calls, CoreScheduler cores) {
    this.web = web;
    this.calls = calls;
    this.cores = cores;
  }

  @AfterEach
  void open() {
    gate.countDown();
  }

  private void createSession() {
    byte[] made =
        web.post()
            .uri("/api/sessions")
            .contentType(MediaType.APPLICATION_JSON)
            .bodyValue(Map.of())
            .exchange()
            .expectStatus()
            .isCreated()
            .expectBody()
            .returnResult()
            .getResponseBody();
    JsonNode tree = new JsonMapper().readTree(made);
    id = tree.at("/id").asString();
    key = tree.at("/editKey").asString();
  }

  private void takeTheCore() {
    CountDownLatch taken = new CountDownLatch(1);
    cores.submit(
        "somebody else",
        Urgency.WAITED_FOR,
        () -> {
          taken.countDown();
          pass(gate);
        });
    pass(taken);
  }

  private static void pass(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void ask(String address, String authorization, String name) {
    MockServerWebExchange exchange =
        MockServerWebExchange.from(
            MockServerHttpRequest.get("/api/sessions/" + id + "/events")
                .remoteAddress(new InetSocketAddress(address, 40_000))
                .header("Authorization", authorization));
    calls
        .with(id, (session, nowMs) -> order.add(name))
        .doOnError(ApiProblem.class, problem -> order.add(name + " " + problem.status().value()))
        .onErrorComplete(ApiProblem.class)
        .contextWrite(context ->
            context.put(ServerWebExchangeContextFilter.EXCHANGE_CONTEXT_ATTRIBUTE, exchange))
        .subscribe();
  }

  @Test
  void whoHoldsTheKeyIsServedBeforeAnyNumberOfReadersAndAnAddressHasOnlySoManyOfThem() {
    createSession();
    ask(OTHER, "none", "before");
    await().until(() -> order.remove("before"));
    await().until(() -> cores.started() == 0);
    takeTheCore();
    for (int i = 0; i < 256; i++) {
      ask(READER, "none", "reader");
    }
    ask(OTHER, "none", "other reader");
    ask(READER, "Bearer " + key, "holder");
    assertThat(order).as("refused at once").hasSize(6).containsOnly("reader 503");
    gate.countDown();
    await().until(() -> order.size() == 256 + 2);
    assertThat(order.subList(6, 9)).containsExactly("holder", "reader", "other reader");
  }
}
