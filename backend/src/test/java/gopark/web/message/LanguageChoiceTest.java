package gopark.web.message;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;
import org.springframework.test.web.reactive.server.WebTestClient;

@ServerTest
class LanguageChoiceTest {

  private final WebTestClient client;

  @Autowired
  LanguageChoiceTest(WebTestClient client) {
    this.client = client;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ru            | ru",
        "ru-RU,en;q=.5 | ru",
        "de,ru;q=0.8   | ru",
        "en-GB         | en",
        "de            | en",
        "*             | en"
      })
  void theBrowserIsAnsweredInALanguageItAccepts(String accepted, String spoken) {
    client
        .get()
        .uri("/")
        .header(HttpHeaders.ACCEPT_LANGUAGE, accepted)
        .exchange()
        .expectHeader()
        .valueEquals(HttpHeaders.CONTENT_LANGUAGE, spoken);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ",,;;", "ru;q=zzz", "../../etc/passwd", "en_US", "\"><script>"})
  void aBadHeaderIsAnsweredInEnglish(String accepted) {
    client
        .get()
        .uri("/")
        .header(HttpHeaders.ACCEPT_LANGUAGE, accepted)
        .exchange()
        .expectStatus()
        .isOk()
        .expectHeader()
        .valueEquals(HttpHeaders.CONTENT_LANGUAGE, "en");
  }

  @Test
  void aHugeHeaderIsAnsweredInTheLanguageOfItsFirstRanges() {
    StringBuilder header = new StringBuilder("de,ru;q=0.9,en;q=0.8");
    for (int i = 0; header.length() < 15_000; i++) {
      header.append(",zz-").append(Integer.toString(i, 36)).append(";q=0.7");
    }
    client
        .get()
        .uri("/")
        .header(HttpHeaders.ACCEPT_LANGUAGE, header.toString())
        .exchange()
        .expectStatus()
        .isOk()
        .expectHeader()
        .valueEquals(HttpHeaders.CONTENT_LANGUAGE, "ru");
  }

  @Test
  void theAddressGoesBeforeTheCookieAndTheCookieBeforeTheHeader() {
    client
        .get()
        .uri("/?lang=en")
        .cookie("lang", "ru")
        .exchange()
        .expectHeader()
        .valueEquals(HttpHeaders.CONTENT_LANGUAGE, "en");
    client
        .get()
        .uri("/")
        .cookie("lang", "ru")
        .header(HttpHeaders.ACCEPT_LANGUAGE, "en")
        .exchange()
        .expectHeader()
        .valueEquals(HttpHeaders.CONTENT_LANGUAGE, "ru");
  }

  @Test
  void anUnknownLanguageInTheAddressIsPassedOver() {
    client
        .get()
        .uri("/?lang=tlh")
        .cookie("lang", "ru")
        .exchange()
        .expectStatus()
        .isOk()
        .expectHeader()
        .valueEquals(HttpHeaders.CONTENT_LANGUAGE, "ru")
        .expectCookie()
        .doesNotExist("lang");
  }

  @Test
  void aChoiceIsRememberedButNotByAnEmbed() {
    ResponseCookie remembered =
        client
            .get()
            .uri("/?lang=ru")
            .exchange()
            .returnResult(byte[].class)
            .getResponseCookies()
            .getFirst("lang");
    assertThat(remembered).isNotNull();
    assertThat(remembered.getValue()).isEqualTo("ru");
    assertThat(remembered.getSameSite()).isEqualTo("Lax");

    client
        .get()
        .uri("/embed/legend?lang=ru&theme=dark")
        .exchange()
        .expectHeader()
        .doesNotExist(HttpHeaders.SET_COOKIE)
        .expectHeader()
        .valueEquals(HttpHeaders.CONTENT_LANGUAGE, "ru");
  }
}
