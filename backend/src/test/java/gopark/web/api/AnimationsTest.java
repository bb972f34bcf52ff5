package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.picture.PlayedAnimation;
import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.test.web.reactive.server.WebTestClient;

/** A stretch of a run as a picture that moves. */
@ApiTest
class AnimationsTest {

  private static final String SCENE = "/api/scenes/steal";

  private final Client client;
  private final Own own;

  @Autowired
  AnimationsTest(WebTestClient web) {
    client = new Client(web);
    own = client.create();
    own.does(
        "{\"do\":\"go\",\"by\":1,\"count\":40,\"behaviour\":{\"kind\":\"cpu\",\"ns\":90000}}",
        "{\"do\":\"step\",\"count\":150}");
  }

  @Test
  void aStretchIsOneFrameForEachStepAtWhichSomethingHappens() {
    int changes = own.get("/replay?from=20&to=40").is(200).at("/deltas").size();
    PlayedAnimation played = animation("?from=20&to=40");
    assertThat(played.frames()).isEqualTo(changes + 1);
    assertThat(played.shown(0)).anyMatch(line -> line.contains(">step 20<"));
    assertThat(played.shown(played.frames() - 1)).anyMatch(line -> line.contains(">step 40<"));
  }

  @Test
  void theFirstAndTheLastFrameAreThePicturesOfTheseSteps() {
    String format = "&theme=dark&lang=ru&w=800&h=900";
    PlayedAnimation played = animation("?from=20&to=40" + format);
    List<String> first = board("?step=20" + format);
    List<String> last = board("?step=40" + format);
    assertThat(played.shown(0)).startsWith(first.toArray(String[]::new));
    assertThat(played.shown(played.frames() - 1)).startsWith(last.toArray(String[]::new));
    assertThat(played.still()).isEqualTo(played.shown(played.frames() - 1));
  }

  private PlayedAnimation animation(String query) {
    return PlayedAnimation.of(own.get("/animation.svg" + query).is(200).body());
  }

  private List<String> board(String query) {
    return PlayedAnimation.board(own.get("/board.svg" + query).is(200).body());
  }

  @Test
  void eachFrameSaysWhatHappensInTheReadersLanguage() {
    String sentence = "\"kind\":\"goStarted\"";
    assertThat(own.get("/events?from=1&limit=1000").body()).contains(sentence);
    assertThat(own.get("/animation.svg?from=0&to=60").body()).contains("lang=\"en\"", " runs G");
    Answer russian = own.get("/animation.svg?from=0&to=60", HttpHeaders.ACCEPT_LANGUAGE, "ru");
    assertThat(russian.body()).contains("lang=\"ru\"", "На шаге 0 ничего не произошло.");
    assertThat(russian.headers().getContentLanguage()).hasToString("ru");
  }

  @Test
  void withoutStepsItIsTheLastTwenty() {
    long now = own.step();
    String said = own.get("/animation.svg").is(200).body();
    assertThat(said)
        .isEqualTo(own.get("/animation.svg?from=" + (now - 20) + "&to=" + now).is(200).body());
    assertThat(said).contains("from step " + (now - 20) + " to step " + now);
    assertThat(animation("?from=7&to=7").frames()).isEqualTo(1);
  }

  @Test
  void theSameStepsAreTheSameBytesAndAreAskedForAnew() {
    Answer once = own.get("/animation.svg?from=3&to=30").is(200);
    assertThat(once.headers().getContentType()).hasToString("image/svg+xml");
    assertThat(once.headers().getCacheControl()).isEqualTo("no-cache");
    assertThat(once.headers().get(HttpHeaders.SET_COOKIE)).isNull();
    assertThat(once.headers().getVary()).contains(HttpHeaders.ACCEPT_LANGUAGE);
    String tag = String.valueOf(once.headers().getETag());
    own.get("/animation.svg?from=3&to=30", HttpHeaders.IF_NONE_MATCH, tag).is(304);
    own.does("{\"do\":\"step\",\"count\":20}");
    assertThat(own.get("/animation.svg?from=3&to=30").is(200).body()).isEqualTo(once.body());
  }

  @Test
  void openedByItselfItMayUseItsOwnStyleAndNothingElse() {
    Answer svg = own.get("/animation.svg?from=3&to=5").is(200);
    assertThat(Client.header(svg, "Content-Security-Policy"))
        .startsWith("default-src 'none'; style-src 'sha256-")
        .doesNotContain("script", "unsafe");
    assertThat(svg.body()).doesNotContain("<script", "href");
  }

  @ParameterizedTest
  @CsvSource({
    "from=-1, from, out-of-range",
    "to=100000000, to, out-of-range",
    "from=9&to=8, from, out-of-range",
    "w=10, w, out-of-range"
  })
  void whatCannotBeIsRefusedWithItsPlace(String query, String path, String code) {
    own.get("/animation.svg?" + query).isProblem(400, "bad-input").hasError(path, code);
  }

  @Test
  void moreThanAnybodyLooksAtIsRefusedInBothLanguages() {
    Own running = client.create();
    running.does(
        "{\"do\":\"go\",\"by\":1,\"count\":30,\"behaviour\":"
            + "{\"kind\":\"pingpong\",\"rounds\":100000,\"ns\":1000}}",
        "{\"do\":\"seek\",\"step\":12000}");
    String far = "/animation.svg?from=100&to=12000";
    running
        .get(far, HttpHeaders.ACCEPT_LANGUAGE, "en")
        .isProblem(400, "bad-input")
        .hasError("to", "animation-too-long");
    String many = "/animation.svg?from=100&to=1000";
    Answer english = running.get(many, HttpHeaders.ACCEPT_LANGUAGE, "en");
    english.isProblem(400, "bad-input").hasError("to", "animation-too-many-frames");
    assertThat(english.at("/errors/0/message").asString())
        .startsWith("An animation has at most 120 frames; here they reach to step ");
    Answer russian = running.get(many, HttpHeaders.ACCEPT_LANGUAGE, "ru");
    assertThat(russian.at("/errors/0/message").asString())
        .startsWith("В анимации не больше 120 кадров");
    String words = english.at("/errors/0/message").asString();
    long reach =
        Long.parseLong(words.replaceAll(".*to step ([\\d,]+)\\..*", "$1").replace(",", ""));
    String fits = running.get("/animation.svg?from=100&to=" + reach).is(200).body();
    assertThat(PlayedAnimation.of(fits).frames()).isEqualTo(AnimationFrames.MOST);
  }

  @Test
  void aSceneMovesUpToWhereItShowsMostOfWhatItIsAbout() {
    Answer svg = client.get(SCENE + "/animation.svg?lang=ru&theme=dark").is(200);
    assertThat(svg.headers().getCacheControl()).contains("max-age");
    assertThat(svg.body())
        .contains("lang=\"ru\"", "#0f172a")
        .isEqualTo(client.get(SCENE + "/animation.svg?lang=ru&theme=dark").body());
    PlayedAnimation played = PlayedAnimation.of(svg.body());
    List<String> board =
        PlayedAnimation.board(client.get(SCENE + "/board.svg?lang=ru&theme=dark").is(200).body());
    assertThat(played.frames()).isGreaterThan(5);
    assertThat(played.shown(played.frames() - 1)).startsWith(board.toArray(String[]::new));
    client
        .get(SCENE + "/animation.svg?from=0&to=1000000")
        .isProblem(400, "bad-input")
        .hasError("to", "out-of-range");
    client.get("/api/scenes/steel/animation.svg").isProblem(404, "scene-not-found");
  }
}
