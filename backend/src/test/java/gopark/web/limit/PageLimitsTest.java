package gopark.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.http.MediaType;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;

/** A server that renders few pages for an address. */
@ServerTest
@Import(StandingTime.class)
@TestPropertySource(
    properties = {
      "gopark.limits.pages.burst=4",
      "gopark.limits.pages.per-second=1",
      // Every test is a visitor of its own, as a proxy tells.
      "server.forward-headers-strategy=framework"
    })
class PageLimitsTest {

  private final WebTestClient client;

  @Autowired
  PageLimitsTest(WebTestClient client) {
    this.client = client;
  }

  private WebTestClient.ResponseSpec ask(
      String address, String path, String language, MediaType accepted) {
    return client
        .get()
        .uri(path)
        .header("X-Forwarded-For", address)
        .header("Accept-Language", language)
        .accept(accepted)
        .exchange();
  }

  private WebTestClient.ResponseSpec page(String address, String path, String language) {
    return ask(address, path, language, MediaType.TEXT_HTML);
  }

  /** Asks for as many pages as it may have. */
  private void use(String address) {
    page(address, "/style", "en").expectStatus().isOk();
    page(address, "/play", "en").expectStatus().isOk();
    page(address, "/", "en").expectStatus().isOk();
    page(address, "/no-such-page", "en").expectStatus().isNotFound();
  }

  @Test
  void whoAsksForTooManyPagesIsToldToWaitByAPageInHisOwnLanguage() {
    String ada = "192.0.2.11";
    use(ada);
    for (String path : new String[] {"/", "/style", "/no-such-page", "/embed/legend", "/oembed"}) {
      page(ada, path, "en").expectStatus().isEqualTo(429);
    }
    page(ada, "/compare", "en")
        .expectStatus()
        .isEqualTo(429)
        .expectHeader()
        .valueEquals("Retry-After", "1")
        .expectHeader()
        .contentTypeCompatibleWith(MediaType.TEXT_HTML)
        .expectBody(String.class)
        .value(text -> assertThat(text).contains("<html", "Too many requests"));
    page(ada, "/compare", "ru")
        .expectStatus()
        .isEqualTo(429)
        .expectHeader()
        .contentTypeCompatibleWith(MediaType.TEXT_HTML)
        .expectBody(String.class)
        .value(text -> assertThat(text).contains("<html", "Слишком много запросов"));
  }

  @Test
  void aProgramThatAsksForPagesIsToldInADocument() {
    String ada = "192.0.2.12";
    use(ada);
    ask(ada, "/style", "en", MediaType.APPLICATION_JSON)
        .expectStatus()
        .isEqualTo(429)
        .expectHeader()
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .expectBody()
        .jsonPath("$.code")
        .isEqualTo("too-many-requests");
  }

  @Test
  void filesCallsAndProbesAreAnsweredAllTheSameAndSoAreOthers() {
    String ada = "192.0.2.13";
    use(ada);
    page(ada, "/style", "en").expectStatus().isEqualTo(429);
    for (int i = 0; i < 10; i++) {
      ask(ada, "/favicon.svg", "en", MediaType.ALL).expectStatus().isOk();
      ask(ada, "/api/event-kinds", "en", MediaType.ALL).expectStatus().isOk();
      ask(ada, "/actuator/health/liveness", "en", MediaType.ALL).expectStatus().isOk();
    }
    page("192.0.2.14", "/style", "en").expectStatus().isOk();
  }

  @Test
  void pagesAboutFilesThatAreNotThereCount() {
    String ada = "192.0.2.15";
    for (int i = 0; i < 4; i++) {
      page(ada, "/assets/nothing.js", "en").expectStatus().isNotFound();
    }
    page(ada, "/assets/nothing.js", "en").expectStatus().isEqualTo(429);
    page(ada, "/style", "en").expectStatus().isEqualTo(429);
  }
}
