package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.test.web.reactive.server.WebTestClient;

@ApiTest
class TextsAndPicturesTest {

  private static final String PLAIN = "text/plain;charset=UTF-8";

  private final Own own;

  @Autowired
  TextsAndPicturesTest(WebTestClient web) {
    own = new Client(web).create();
    own.does(
        "{\"do\":\"go\",\"by\":1,\"count\":3,\"name\":\"painter\",\"behaviour\":"
            + "{\"kind\":\"script\",\"steps\":[{\"do\":\"print\",\"text\":\"привет\"},"
            + "{\"kind\":\"cpu\",\"ns\":3000000}]}}",
        "{\"do\":\"step\",\"count\":40}");
  }

  @Test
  void schedtraceIsWhatGoPrints() {
    Answer trace = own.get("/schedtrace").is(200);
    assertThat(trace.headers().getContentType()).hasToString(PLAIN);
    assertThat(trace.body()).startsWith("SCHED 0ms: gomaxprocs=4 ").doesNotContain("  P0:");
    assertThat(own.get("/schedtrace?detail=true").is(200).body()).contains("  P0: status=");
    assertThat(own.get("/schedtrace?everyMs=1000").is(200).body().lines()).hasSize(1);
  }

  @Test
  void goroutinesAreWhatGoPrintsOnSigquit() {
    Answer text = own.get("/goroutines.txt").is(200);
    assertThat(text.headers().getContentType()).hasToString(PLAIN);
    assertThat(text.body()).contains("goroutine 1 ");
    assertThat(own.get("/goroutines.txt?step=0").is(200).body()).contains("painter");
  }

  @Test
  void whatWasPrintedIsThere() {
    Answer text = own.get("/stdout").is(200);
    assertThat(text.headers().getContentType()).hasToString(PLAIN);
    assertThat(text.body()).contains("привет");
    assertThat(own.get("/stdout?step=0").is(200).body()).isEmpty();
  }

  @Test
  void theBoardIsDrawnInTwoLanguagesAndOnTwoPapers() {
    Answer picture = own.get("/board.svg").is(200);
    assertThat(picture.headers().getContentType()).hasToString("image/svg+xml");
    assertThat(picture.body()).startsWith("<svg ").contains("width=\"1200\"", "lang=\"en\"");
    Answer other = own.get("/board.svg?theme=dark&lang=ru&w=800&h=600&step=0").is(200);
    assertThat(other.body()).contains("width=\"800\" height=\"600\"", "lang=\"ru\"");
    assertThat(other.body()).doesNotContain("#fbfaf7").contains("#0f172a");
    assertThat(own.get("/board.svg", HttpHeaders.ACCEPT_LANGUAGE, "ru").body())
        .contains("lang=\"ru\"");
  }

  @Test
  void thePictureSetsNoCookieAndIsAskedForAnew() {
    Answer picture = own.get("/board.svg?theme=dark&lang=ru").is(200);
    assertThat(picture.headers().get(HttpHeaders.SET_COOKIE)).isNull();
    assertThat(picture.headers().getCacheControl()).isEqualTo("no-cache");
    assertThat(picture.headers().getVary()).contains(HttpHeaders.ACCEPT_LANGUAGE);
    String tag = String.valueOf(picture.headers().getETag());
    own.get("/board.svg?theme=dark&lang=ru", HttpHeaders.IF_NONE_MATCH, tag).is(304);
    own.does("{\"do\":\"step\",\"count\":20}");
    own.get("/board.svg?theme=dark&lang=ru", HttpHeaders.IF_NONE_MATCH, tag).is(200);
  }

  @Test
  void whatCannotBeInTheWantedFormatIsRefused() {
    own.get("/board.svg", HttpHeaders.ACCEPT, "image/png").isProblem(406, "not-acceptable");
    own.get("/stdout", HttpHeaders.ACCEPT, "application/json").isProblem(406, "not-acceptable");
  }
}
