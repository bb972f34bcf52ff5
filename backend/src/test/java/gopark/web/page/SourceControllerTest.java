package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

/** The address of a function leads to its line in Go's source. */
@ServerTest
class SourceControllerTest {

  private final WebTestClient client;

  @Autowired
  SourceControllerTest(WebTestClient client) {
    this.client = client;
  }

  private WebTestClient.ResponseSpec ask(String path) {
    return client.get().uri(path).accept(MediaType.TEXT_HTML).exchange();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/source/1.26/runtime.findRunnable",
        "/source/1.26/findRunnable",
        "/source/1.26/runtime.m.becomeSpinning",
        "/source/1.26/runtime.(*m).becomeSpinning",
        "/source/N:1/runtime.findRunnable"
      })
  void aFunctionLeadsToItsLineInTheRelease(String path) {
    ask(path)
        .expectStatus()
        .isFound()
        .expectHeader()
        .valueMatches(
            "Location",
            "https://github\\.com/golang/go/blob/go1\\.26\\.\\d+/src/runtime/proc\\.go#L\\d+");
  }

  @Test
  void aPackageMayHaveASlash() {
    ask("/source/1.24/internal/sync.Mutex.Lock")
        .expectStatus()
        .isFound()
        .expectHeader()
        .valueMatches("Location", ".*/go1\\.24\\.\\d+/src/internal/sync/mutex\\.go#L\\d+");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/source/1.13/runtime.findRunnable",
        "/source/1.26/runtime.noSuchFunction",
        "/source/1.26/",
        "/source/nowhere/findRunnable",
        "/source/1.26",
        "/source/1.26//evil.example"
      })
  void whatIsNotThereSaysSo(String path) {
    String page =
        ask(path + "?lang=ru")
            .expectStatus()
            .isNotFound()
            .expectHeader()
            .doesNotExist("Location")
            .expectBody(String.class)
            .returnResult()
            .getResponseBody();
    assertThat(page).contains("Такого места в исходном коде Go нет");
  }

  @Test
  void theTableOfTheModelLeadsThereToo() {
    String page =
        ask("/fidelity?lang=en")
            .expectStatus()
            .isOk()
            .expectBody(String.class)
            .returnResult()
            .getResponseBody();
    assertThat(page)
        .contains("href=\"/source/1.26/runtime.handoffp\"")
        .contains("href=\"/source/1.26/runtime.timers.siftDown\"")
        .contains("title=\"Source of Go 1.26, in a new tab\"");
  }
}
