package gopark.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.test.web.reactive.server.WebTestClient;

@ServerTest
class SecurityHeadersTest {

  private final WebTestClient client;

  @Autowired
  SecurityHeadersTest(WebTestClient client) {
    this.client = client;
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/style", "/nothing-here", "/robots.txt"})
  void noOtherSiteFramesAPage(String path) {
    HttpHeaders headers = headersOf(path);
    assertThat(policy(headers)).contains("frame-ancestors 'self'");
    assertThat(headers.getFirst("X-Frame-Options")).isEqualTo("SAMEORIGIN");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/embed/legend", "/embed/nothing-here"})
  void anySiteFramesAnEmbed(String path) {
    HttpHeaders headers = headersOf(path);
    assertThat(policy(headers)).contains("frame-ancestors *");
    assertThat(headers.headerNames())
        .doesNotContain("X-Frame-Options", "Cross-Origin-Opener-Policy");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/embed/legend", "/nothing-here"})
  void aPageRunsNothingThatIsNotOurs(String path) {
    HttpHeaders headers = headersOf(path);
    assertThat(policy(headers))
        .contains("default-src 'none'", "script-src 'self'", "style-src 'self'")
        .doesNotContain("unsafe", "http:", "https:", "data:");
    assertThat(headers.getFirst("X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(headers.getFirst("Referrer-Policy")).isEqualTo("strict-origin-when-cross-origin");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/play", "/play/nothing-here"})
  void thePlaygroundAloneShowsPicturesThatItMadeItself(String path) {
    assertThat(policy(headersOf(path)))
        .contains("default-src 'none'", "script-src 'self'", "img-src 'self' blob:;")
        .doesNotContain("unsafe", "http:", "https:", "data:");
    assertThat(policy(headersOf("/playing"))).contains("img-src 'self';");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/assets/nothing-here.js", "/api/nothing-here", "/api/scenes"})
  void aFileOfAPageAndAnAnswerSayLittleAndRunNothingThatIsNotOurs(String path) {
    HttpHeaders headers = headersOf(path);
    assertThat(policy(headers))
        .isEqualTo("default-src 'self'; base-uri 'none'; frame-ancestors 'self'");
    assertThat(headers.getFirst("X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(headers.headerNames()).doesNotContain("Permissions-Policy", "X-Frame-Options");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/nothing-here", "/actuator/health"})
  void noAnswerTellsWhatTheServerIsMadeOf(String path) {
    assertThat(headersOf(path).headerNames())
        .doesNotContain("Server", "X-Powered-By", "X-Application-Context");
  }

  private static String policy(HttpHeaders headers) {
    return String.join("", headers.getOrEmpty("Content-Security-Policy"));
  }

  private HttpHeaders headersOf(String path) {
    return client.get().uri(path).exchange().returnResult(byte[].class).getResponseHeaders();
  }
}
