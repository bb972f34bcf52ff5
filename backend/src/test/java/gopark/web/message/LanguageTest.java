package gopark.web.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.ServerWebExchangeDecorator;

class LanguageTest {

  @Test
  void aHeaderAsBrowsersSendItIsReadWhole() {
    for (String header : new String[] {"", "ru", "ru-RU,ru;q=0.9,en;q=0.8", ",,ru", "en,"}) {
      assertThat(Language.firstRanges(header)).isEqualTo(header);
    }
  }

  @Test
  void ofALongHeaderOnlyWholeRangesAtItsBeginningAreRead() {
    String many = "ru;q=0.5" + ",a".repeat(7_000);
    assertThat(Language.firstRanges(many))
        .isEqualTo("ru;q=0.5" + ",a".repeat(Language.MOST_RANGES - 1));
    assertThat(Language.accepted(many)).contains(Language.RU);

    String longRange = "ru," + "x".repeat(7_000) + ",en";
    assertThat(Language.firstRanges(longRange)).isEqualTo("ru");
    assertThat(Language.accepted(longRange)).contains(Language.RU);
    assertThat(Language.accepted("x-".repeat(7_000))).isEmpty();
  }

  @Test
  void theHeaderIsReadOnceForEachExchange() {
    AtomicInteger looks = new AtomicInteger();
    ServerWebExchange exchange =
        new ServerWebExchangeDecorator(
            MockServerWebExchange.from(
                MockServerHttpRequest.get("/").header(HttpHeaders.ACCEPT_LANGUAGE, "ru"))) {
          @Override
          public ServerHttpRequest getRequest() {
            looks.incrementAndGet();
            return super.getRequest();
          }
        };
    for (int i = 0; i < 3; i++) {
      assertThat(LanguageResolver.resolve(exchange)).isEqualTo(Language.RU);
    }
    assertThat(looks).hasValue(1);
  }
}
