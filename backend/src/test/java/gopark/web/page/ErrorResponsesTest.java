package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

@ServerTest
class ErrorResponsesTest {

  private final WebTestClient client;

  @Autowired
  ErrorResponsesTest(WebTestClient client) {
    this.client = client;
  }

  @Test
  void aProgramIsToldInProblemJsonAndItsOwnLanguage() {
    client
        .get()
        .uri("/api/no-such-thing")
        .header(HttpHeaders.ACCEPT_LANGUAGE, "ru")
        .exchange()
        .expectStatus()
        .isNotFound()
        .expectHeader()
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .expectBody()
        .jsonPath("$.status")
        .isEqualTo(404)
        .jsonPath("$.code")
        .isEqualTo("not-found")
        .jsonPath("$.type")
        .isEqualTo("urn:gopark:problem:not-found")
        .jsonPath("$.title")
        .isEqualTo("Здесь ничего нет")
        .jsonPath("$.trace")
        .doesNotExist();
  }

  @Test
  void aPersonIsToldOnAPage() {
    client
        .get()
        .uri("/no/such/page?lang=ru")
        .accept(MediaType.TEXT_HTML)
        .exchange()
        .expectStatus()
        .isNotFound()
        .expectHeader()
        .contentType("text/html;charset=UTF-8")
        .expectBody(String.class)
        .value(page -> assertThat(page).contains("Здесь ничего нет", "404", "href=\"/\""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"application/json", "application/problem+json, application/json;q=.5"})
  void whoeverWantsJsonGetsItAnywhere(String accepted) {
    client
        .get()
        .uri("/no-such-page")
        .header(HttpHeaders.ACCEPT, accepted)
        .exchange()
        .expectStatus()
        .isNotFound()
        .expectHeader()
        .contentType(MediaType.APPLICATION_PROBLEM_JSON);
  }

  @Test
  void aMalformedAcceptHeaderIsAnsweredAllTheSame() {
    client
        .get()
        .uri("/no-such-page")
        .header(HttpHeaders.ACCEPT, "{{{")
        .exchange()
        .expectStatus()
        .isNotFound();
  }

  @Test
  void aWrongMethodIsRefusedAndTheRightOneNamed() {
    client
        .method(HttpMethod.DELETE)
        .uri("/style")
        .exchange()
        .expectStatus()
        .isEqualTo(405)
        .expectHeader()
        .valueMatches(HttpHeaders.ALLOW, ".*GET.*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"//example.com/", "/..%2f..%2fetc/passwd", "/<script>alert(1)</script>"})
  void aPathThatLooksLikeSomethingElseLeadsNowhere(String path) {
    client
        .get()
        .uri(builder -> URI.create(builder.build() + encoded(path)))
        .accept(MediaType.TEXT_HTML)
        .exchange()
        .expectStatus()
        .value(status -> assertThat(status).isBetween(400, 404))
        .expectBody(String.class)
        .value(page ->
            assertThat(page).doesNotContain("<script>alert", "href=\"//", "root:", "Exception"));
  }

  private static String encoded(String path) {
    return path.replace("<", "%3C").replace(">", "%3E");
  }
}
