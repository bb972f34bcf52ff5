package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.RawRequest;
import gopark.web.ServerTest;
import java.io.IOException;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.web.reactive.server.WebTestClient;

/** What a page says of its own address: links to other languages, the address to be found under. */
@ServerTest
class PageAddressTest {

  private final WebTestClient client;
  private final int port;
  private final String site;

  @Autowired
  PageAddressTest(WebTestClient client, @LocalServerPort int port) {
    this.client = client;
    this.port = port;
    this.site = "http://localhost:" + port;
  }

  @ParameterizedTest
  @CsvSource({
    "/,                          /",
    "/?lang=ru&theme=dark,       /",
    "/style?x=1&lang=ru&y=2,     /style?x=1&amp;y=2",
    "/?language=ru&=&&a,         /?language=ru&amp;=&amp;a"
  })
  void aPageHasOneAddressInWhicheverLanguageAndThemeItIsRead(String asked, String canonical) {
    assertThat(read(asked)).contains("<link rel=\"canonical\" href=\"" + canonical + "\"");
  }

  @ParameterizedTest
  @CsvSource({"/?lang=en, ?lang=ru", "/?x=1&lang=en&theme=dark, ?x=1&amp;lang=ru"})
  void theOtherLanguageKeepsTheRestOfTheAddress(String asked, String link) {
    assertThat(read(asked)).contains("href=\"" + link + "\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/play",
        "/style?x=1",
        "/nothing-here",
        "//evil.example/",
        "//evil.example/play",
        "///evil.example",
        "http://evil.example/play",
        "http://evil.example//evil.example/",
        "/embed/nothing-here",
        "/api/docs",
        "/api/nothing-here",
        "/actuator"
      })
  void whatARequestCallsTheServerStandsInNoAnswer(String asked) throws IOException {
    String answer =
        RawRequest.answer(
            port,
            "GET " + asked + " HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n"
                + "X-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\n"
                + "Accept: text/html\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 ").doesNotContain("//evil.example");
    if (!asked.contains("//evil")) {
      assertThat(answer).doesNotContain("evil");
    }
  }

  @Test
  void aSiteThatIsNotKnownHasNoPreview() {
    assertThat(read("/play"))
        .contains("property=\"og:title\"")
        .doesNotContain("og:url", "og:image", "http://localhost");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/?x=[", "/nothing-here?x=[1]", "/?x=%00"})
  void anOddQueryIsNoFaultOfOurs(String asked) {
    client
        .get()
        .uri(URI.create(site + asked))
        .exchange()
        .expectStatus()
        .value(status -> assertThat(status).isIn(200, 400, 404));
  }

  private String read(String asked) {
    String page =
        client
            .get()
            .uri(URI.create(site + asked))
            .exchange()
            .expectBody(String.class)
            .returnResult()
            .getResponseBody();
    return page == null ? "" : page;
  }
}
