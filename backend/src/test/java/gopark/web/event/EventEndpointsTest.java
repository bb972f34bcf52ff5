package gopark.web.event;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.EventKind;
import gopark.runtime.release.Releases;
import gopark.web.ServerTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

@ServerTest
class EventEndpointsTest {
  private final WebTestClient client;
  private final int port;

  @Autowired
  EventEndpointsTest(WebTestClient client, @LocalServerPort int port) {
    this.client = client;
    this.port = port;
  }

  @Test
  void theKindsOfEventsComeWithWhatSentencesNeed() {
    client
        .get()
        .uri("/api/event-kinds")
        .exchange()
        .expectStatus()
        .isOk()
        .expectHeader()
        .contentTypeCompatibleWith(MediaType.APPLICATION_JSON)
        .expectBody()
        .jsonPath("$.kinds.length()")
        .isEqualTo(EventKind.values().length)
        .jsonPath("$.kinds[?(@.kind == 'steal')].group")
        .isEqualTo("scheduler")
        .jsonPath("$.kinds[?(@.kind == 'steal')].fn")
        .isEqualTo("runtime.runqsteal")
        .jsonPath("$.kinds[?(@.kind == 'steal')].name.ru")
        .isEqualTo("кража работы")
        .jsonPath("$.kinds[?(@.kind == 'steal')].fields[0].type")
        .isEqualTo("p")
        .jsonPath("$.kinds[?(@.kind == 'goCreated')].fields[0].none")
        .isEqualTo(0)
        .jsonPath("$.checks[0].name.en")
        .isEqualTo("Is the world being stopped?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ru"})
  void whoReadsOneLanguageIsSentNoOther(String language) {
    String other = language.equals("en") ? "ru" : "en";
    client
        .get()
        .uri("/api/event-kinds?lang={language}", language)
        .exchange()
        .expectStatus()
        .isOk()
        .expectBody()
        .jsonPath("$.kinds.length()")
        .isEqualTo(EventKind.values().length)
        .jsonPath("$.kinds[?(@.kind == 'steal')].name." + language)
        .isEqualTo(language.equals("en") ? "work stolen" : "кража работы")
        .jsonPath("$.." + other)
        .isEmpty();
  }

  @Test
  void theReleasesComeWithTheirRules() {
    client
        .get()
        .uri("/api/releases")
        .exchange()
        .expectStatus()
        .isOk()
        .expectBody()
        .jsonPath("$.releases.length()")
        .isEqualTo(Releases.all().size())
        .jsonPath("$.releases[0].newest")
        .isEqualTo(true)
        .jsonPath("$.articleRules[3].rule")
        .isEqualTo("T4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/event-kinds", "/api/event-kinds?lang=ru", "/api/releases"})
  void anAnswerIsCompressedOnceAndTheSameForThoseWhoTakeItPlain(String path) throws IOException {
    HttpResponse<byte[]> plain = answer(path, "gzip;q=0");
    HttpResponse<byte[]> packed = answer(path, "br, gzip");
    assertThat(plain.headers().firstValue(HttpHeaders.CONTENT_ENCODING)).isEmpty();
    assertThat(packed.headers().firstValue(HttpHeaders.CONTENT_ENCODING)).contains("gzip");
    assertThat(packed.headers().firstValue(HttpHeaders.CONTENT_LENGTH)).isPresent();
    assertThat(packed.headers().firstValue(HttpHeaders.ETAG))
        .isEqualTo(plain.headers().firstValue(HttpHeaders.ETAG));
    try (InputStream unpacked = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
      assertThat(unpacked).hasBinaryContent(plain.body());
    }
  }

  /** The answer as it came over the connection: the other client unpacks by itself. */
  private HttpResponse<byte[]> answer(String path, String accepted) throws IOException {
    URI address = URI.create("http://localhost:" + port + path);
    HttpRequest request =
        HttpRequest.newBuilder(address).header(HttpHeaders.ACCEPT_ENCODING, accepted).build();
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(request, HttpResponse.BodyHandlers.ofByteArray());
    } catch (InterruptedException unexpected) {
      throw new AssertionError(unexpected);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/event-kinds", "/api/event-kinds?lang=en", "/api/releases"})
  void whoHasTheAnswerIsNotSentItAgain(String path) {
    HttpHeaders headers =
        client
            .get()
            .uri(path)
            .exchange()
            .expectHeader()
            .valueMatches(HttpHeaders.CACHE_CONTROL, "max-age=\\d+, public")
            .expectBody()
            .returnResult()
            .getResponseHeaders();
    String tag = Objects.requireNonNull(headers.getETag());
    client
        .get()
        .uri(path)
        .header(HttpHeaders.IF_NONE_MATCH, tag)
        .exchange()
        .expectStatus()
        .isNotModified()
        .expectBody()
        .isEmpty();
    assertThat(tag).startsWith("W/\"");
  }
}
