package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gopark.web.ServerTest;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;

@ServerTest
@TestPropertySource(
    properties = {
      "gopark.security-contact=mailto:security@gopark.example",
      "gopark.site=https://gopark.example"
    })
class SecurityTextTest {

  private final WebTestClient client;

  @Autowired
  SecurityTextTest(WebTestClient client) {
    this.client = client;
  }

  @Test
  void whoFindsAWeaknessIsToldWhomToTell() {
    String text =
        client
            .get()
            .uri("/.well-known/security.txt")
            .exchange()
            .expectStatus()
            .isOk()
            .expectHeader()
            .valueMatches("Content-Type", "text/plain.*")
            .expectBody(String.class)
            .returnResult()
            .getResponseBody();
    assertThat(text)
        .contains("Contact: mailto:security@gopark.example\n")
        .contains("Canonical: https://gopark.example/.well-known/security.txt\n");
    Instant expires =
        Instant.parse(String.valueOf(text).replaceAll("(?s).*Expires: (\\S+).*", "$1"));
    assertThat(expires)
        .isBetween(
            Instant.now().plus(7, ChronoUnit.DAYS), Instant.now().plus(365, ChronoUnit.DAYS));
  }

  @ParameterizedTest
  @ValueSource(strings = {"me", "http://plain.example", "javascript:alert(1)", "::"})
  void aContactThatIsNoneIsRefused(String contact) {
    assertThatIllegalArgumentException().isThrownBy(() -> new SecurityContact(contact));
  }
}
