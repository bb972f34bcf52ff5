package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

/** What each release makes of a container's limits, as a page. */
@ServerTest
class KubernetesPageTest {

  private final WebTestClient client;

  @Autowired
  KubernetesPageTest(WebTestClient client) {
    this.client = client;
  }

  private String read(String language) {
    return Objects.requireNonNull(
        client
            .get()
            .uri("/kubernetes?limits=2&cores=64&lang=" + language)
            .accept(MediaType.TEXT_HTML)
            .exchange()
            .expectStatus()
            .isOk()
            .expectBody(String.class)
            .returnResult()
            .getResponseBody());
  }

  @Test
  void theTimesOfAPeriodAreSpelledAsTheReaderDoes() {
    assertThat(read("en")).contains(">3.1</td>", ">96.9</td>").doesNotContain(">96,9</td>");
    assertThat(read("ru")).contains(">3,1</td>", ">96,9</td>").doesNotContain(">96.9</td>");
  }
}
