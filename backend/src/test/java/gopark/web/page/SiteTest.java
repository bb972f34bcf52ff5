package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.web.RawRequest;
import gopark.web.ServerTest;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.TestPropertySource;

/** A server whose operator has said where the public finds it. */
@ServerTest
@TestPropertySource(properties = "gopark.site=https://gopark.example/")
class SiteTest {

  @LocalServerPort private int port;

  @Test
  void wholeAddressesAreThoseOfTheOperatorWhateverARequestSays() throws IOException {
    String page =
        RawRequest.answer(
            port,
            "GET /play?x=1&lang=en HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    assertThat(page)
        .contains("rel=\"canonical\" href=\"https://gopark.example/play?x=1\"")
        .contains("href=\"https://gopark.example/play?x=1&amp;lang=ru\"")
        .containsPattern("property=\"og:url\"\\s+content=\"https://gopark.example/play\\?x=1\"")
        .contains("property=\"og:image\" content=\"https://gopark.example/og.png\"")
        .doesNotContain("evil");
  }

  @ParameterizedTest
  @CsvSource({
    "http://localhost:8080, http://localhost:8080",
    "https://gopark.example/, https://gopark.example",
    "'', ''"
  })
  void aSiteIsAnAddressWithoutAPath(String set, String site) {
    assertThat(new SiteProperties(set).site()).isEqualTo(site);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gopark.example",
        "//gopark.example",
        "ftp://gopark.example",
        "https://gopark.example/park",
        "https://gopark.example?x",
        "https://me@gopark.example",
        "https://",
        "https://a b"
      })
  void anythingElseIsRefusedAtTheStart(String set) {
    assertThatThrownBy(() -> new SiteProperties(set))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("such as https://gopark.example")
        .hasMessageContaining(set);
  }
}
