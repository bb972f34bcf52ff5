package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.test.web.reactive.server.WebTestClient;

@ServerTest
class StaticFilesTest {

  private static final Pattern ASSET = Pattern.compile("(?:src|href)=\"(/assets/[^\"]+)\"");

  private final WebTestClient client;

  @Autowired
  StaticFilesTest(WebTestClient client) {
    this.client = client;
  }

  @Test
  void whatAPageLoadsIsKeptForEverAndForAnyOrigin() {
    List<String> assets = assetsOf("/");
    assertThat(assets).hasSizeGreaterThanOrEqualTo(4);
    for (String asset : assets) {
      client
          .get()
          .uri(asset)
          .header(HttpHeaders.ORIGIN, "null")
          .exchange()
          .expectStatus()
          .isOk()
          .expectHeader()
          .valueMatches(HttpHeaders.CACHE_CONTROL, "max-age=31536000, public, immutable")
          .expectHeader()
          .valueEquals(HttpHeaders.ACCESS_CONTROL_ALLOW_ORIGIN, "*");
    }
  }

  @Test
  void scriptsAndStylesTravelCompressed() {
    assetsOf("/").stream()
        .filter(asset -> asset.endsWith(".css"))
        .forEach(asset ->
            client
                .get()
                .uri(asset)
                .header(HttpHeaders.ACCEPT_ENCODING, "br")
                .exchange()
                .expectHeader()
                .valueEquals(HttpHeaders.CONTENT_ENCODING, "br")
                .expectHeader()
                .contentType("text/css"));
  }

  @Test
  void aPageItselfIsAskedForEachTime() {
    client
        .get()
        .uri("/")
        .exchange()
        .expectHeader()
        .valueEquals(HttpHeaders.CACHE_CONTROL, "no-cache")
        .expectHeader()
        .valueMatches(HttpHeaders.VARY, ".*Accept-Language, Cookie.*");
  }

  @Test
  void whatTheBuildNeedsIsNotServed() {
    for (String path :
        List.of("/.vite/manifest.json", "/manifest.json", "/assets/", "/assets/..")) {
      client.get().uri(path).exchange().expectStatus().isNotFound();
    }
  }

  private List<String> assetsOf(String path) {
    String page =
        client.get().uri(path).exchange().expectBody(String.class).returnResult().getResponseBody();
    return ASSET
        .matcher(page == null ? "" : page)
        .results()
        .map((MatchResult found) -> found.group(1))
        .toList();
  }
}
